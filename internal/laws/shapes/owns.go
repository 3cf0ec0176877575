package shapes

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/big"
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"time"
)

// Known has types of the standard library with forms of their own.
//
//toolgen:schema
type Known struct {
	Number  json.Number            `json:"number,omitempty"`
	Numbers []json.Number          `json:"numbers,omitempty"`
	Big     big.Int                `json:"big,omitzero"`
	BigPtr  *big.Int               `json:"big_ptr,omitempty"`
	Addr    netip.Addr             `json:"addr,omitzero"`
	Addrs   map[string]*netip.Addr `json:"addrs,omitempty"`
	Net     netip.Prefix           `json:"net,omitzero"`
	IP      net.IP                 `json:"ip,omitempty"`
	ByAddr  map[netip.Addr]int     `json:"by_addr,omitempty"`
	Null    *big.Int               `json:"null,omitempty" jsonschema:"nullable"`
	Nested  [][2]json.Number       `json:"nested,omitempty"`
}

// Links have URLs, which encoding/json does not read from strings.
//
//toolgen:schema
type Links struct {
	URL  url.URL    `json:"url,omitzero"`
	URLs []*url.URL `json:"urls,omitempty"`
}

// Hex is two bytes in hexadecimal.
type Hex [2]byte

// UnmarshalText reads four digits.
func (h *Hex) UnmarshalText(text []byte) error {
	n, err := strconv.ParseUint(string(text), 16, 16)
	if len(text) != 4 || err != nil {
		return errors.New("not hexadecimal")
	}
	*h = Hex{byte(n >> 8), byte(n)}
	return nil
}

// MarshalText writes four digits.
func (h Hex) MarshalText() ([]byte, error) {
	const digits = "0123456789abcdef"
	return []byte{digits[h[0]>>4], digits[h[0]&15], digits[h[1]>>4], digits[h[1]&15]}, nil
}

// Upper is a string that decodes itself: an upper-case letter.
type Upper string

// UnmarshalText keeps the first byte and refuses the empty text.
func (u *Upper) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		return errors.New("empty")
	}
	*u = Upper(bytes.ToUpper(text[:1]))
	return nil
}

// Even decodes any JSON whose text has an even length.
type Even struct{ Text string }

// UnmarshalJSON keeps the text.
func (e *Even) UnmarshalJSON(data []byte) error {
	if len(data)%2 != 0 {
		return errors.New("odd")
	}
	e.Text = string(data)
	return nil
}

// MarshalJSON writes the text.
func (e Even) MarshalJSON() ([]byte, error) { return []byte(e.Text), nil }

// Grams is a number with a unit.
//
//toolgen:json type=string,pattern=^[0-9]+g$
type Grams int

// UnmarshalJSON reads "12g".
func (g *Grams) UnmarshalJSON(data []byte) error {
	n, err := strconv.Atoi(string(bytes.TrimSuffix(bytes.Trim(data, `"`), []byte("g"))))
	*g = Grams(n)
	return err
}

// MarshalJSON writes "12g".
func (g Grams) MarshalJSON() ([]byte, error) { return []byte(`"` + strconv.Itoa(int(g)) + `g"`), nil }

// Own has types that decode themselves.
//
//toolgen:schema
type Own struct {
	Hex      Hex           `json:"hex,omitzero"`
	HexPtr   *Hex          `json:"hex_ptr,omitempty"`
	HexList  []Hex         `json:"hex_list,omitempty" jsonschema:"pattern=^[0-9]"`
	ByHex    map[Hex]bool  `json:"by_hex,omitempty"`
	HexSome  Hex           `json:"hex_some,omitzero" validate:"required"`
	Upper    Upper         `json:"upper,omitempty" jsonschema:"maxLength=3"`
	UpperOne *Upper        `json:"upper_one,omitempty" jsonschema:"enum=a,enum=Bc"`
	ByUpper  map[Upper]int `json:"by_upper,omitempty"`
	Text     Even          `json:"text,omitzero" jsonschema:"type=string,minLength=1"`
	Number   *Even         `json:"number,omitempty" jsonschema:"type=number"`
	Integer  Even          `json:"integer,omitzero" jsonschema:"type=integer"`
	Bool     Even          `json:"bool,omitzero" jsonschema:"type=boolean"`
	Object   Even          `json:"object,omitzero" jsonschema:"type=object"`
	Arrays   []Even        `json:"arrays,omitempty" jsonschema:"type=array"`
	Grams    Grams         `json:"grams,omitempty"`
	Weights  []*Grams      `json:"weights,omitempty" jsonschema:"maxLength=4"`
}

// Quoted has booleans and numbers in strings.
//
//toolgen:schema
type Quoted struct {
	Int     int      `json:"int,string,omitempty"`
	Int8    *int8    `json:"int8,string,omitempty" validate:"min=-5,max=2,ne=1"`
	Uint    uint16   `json:"uint,string,omitempty" jsonschema:"multipleOf=5"`
	Uint64  uint64   `json:"uint64,string,omitempty" validate:"oneof=1 20 300"`
	Some    int32    `json:"some,string,omitempty" validate:"required,gt=-3"`
	Float   float64  `json:"float,string,omitempty" validate:"lt=0.5,gte=-2"`
	Float32 *float32 `json:"float32,string,omitempty" validate:"ne=0.5"`
	Bool    bool     `json:"bool,string,omitempty"`
	True    *bool    `json:"true,string,omitempty" validate:"eq=true"`
	Rank    Rank     `json:"rank,string,omitempty"`
}

// Units has durations that are numbers.
//
//toolgen:schema
type Units struct {
	Hours   time.Duration   `json:"hours,omitempty" toolgen:"unit=hours"`
	Minutes *time.Duration  `json:"minutes,omitempty" toolgen:"unit=minutes" validate:"omitempty,min=2m,lt=1h"`
	Seconds []time.Duration `json:"seconds,omitempty" toolgen:"unit=seconds" jsonschema:"minimum=-3,maximum=10"`
	Nanos   time.Duration   `json:"nanos,omitempty" toolgen:"unit=nanoseconds" validate:"required"`
	Latency time.Duration   `json:"latency,omitempty" toolgen:"unit=milliseconds" validate:"ne=5ms" jsonschema:"default=20"`
}
