// Package owns has parameters whose types have a form of their own in JSON.
package owns

//go:generate go tool toolgen

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/big"
	"net"
	"net/netip"
	"net/url"
	"time"
)

// ID is 2 bytes, written in hexadecimal.
type ID [2]byte

// UnmarshalText reads four hexadecimal digits.
func (id *ID) UnmarshalText(text []byte) error {
	var n uint16
	for _, c := range text {
		i := bytes.IndexByte([]byte("0123456789abcdef"), c)
		if i < 0 || len(text) != 4 {
			return errors.New("owns: four hexadecimal digits are wanted")
		}
		n = n<<4 | uint16(i)
	}
	*id = ID{byte(n >> 8), byte(n)}
	return nil
}

// Celsius is written as text with a unit, or as a number.
//
//toolgen:json type=string,pattern=^-?[0-9]+C$
type Celsius struct{ Degrees int }

// UnmarshalJSON reads "20C".
func (c *Celsius) UnmarshalJSON(data []byte) error {
	return json.Unmarshal(bytes.ReplaceAll(bytes.Trim(data, `"`), []byte("C"), nil), &c.Degrees)
}

// Any decodes whatever its field says.
type Any struct{ Text string }

// UnmarshalJSON keeps the text, but for false.
func (a *Any) UnmarshalJSON(data []byte) error {
	if string(data) == "false" {
		return errors.New("owns: not false")
	}
	a.Text = string(data)
	return nil
}

// Level has constants.
type Level int

// The levels.
const (
	Low  Level = 1
	High Level = 2
)

// Params have one of each.
//
//toolgen:schema
type Params struct {
	Number  json.Number    `json:"number"`
	Big     big.Int        `json:"big"`
	Bigger  *big.Int       `json:"bigger,omitempty"`
	Link    url.URL        `json:"link"`
	Links   []*url.URL     `json:"links,omitempty"`
	Addr    netip.Addr     `json:"addr"`
	Net     netip.Prefix   `json:"net"`
	IP      net.IP         `json:"ip,omitempty"`
	ID      ID             `json:"id" validate:"required"`
	IDs     []ID           `json:"ids,omitempty" jsonschema:"minLength=4"`
	Maybe   *ID            `json:"maybe,omitempty"`
	ByID    map[ID]int     `json:"by_id,omitempty"`
	Warm    Celsius        `json:"warm"`
	Warms   []*Celsius     `json:"warms,omitempty" jsonschema:"minLength=3"`
	Text    Any            `json:"text" jsonschema:"type=string,enum=a,enum=b"`
	Count   Any            `json:"count" jsonschema:"type=integer"`
	Object  Any            `json:"object" jsonschema:"type=object"`
	Bools   []Any          `json:"bools" jsonschema:"type=boolean"`
	N       int            `json:"n,string" validate:"min=2,max=20"`
	Small   *uint8         `json:"small,string,omitempty" jsonschema:"multipleOf=5"`
	Ratio   float64        `json:"ratio,string,omitempty" validate:"gt=0"`
	On      bool           `json:"on,string,omitempty" validate:"eq=true"`
	Level   Level          `json:"level,string,omitempty"`
	Wait    time.Duration  `json:"wait" toolgen:"unit=seconds" validate:"min=1m,max=1h"`
	Latency *time.Duration `json:"latency,omitempty" toolgen:"unit=milliseconds" jsonschema:"maximum=500,default=100"`
	ByLevel map[Level]bool `json:"by_level,omitempty"`
	ByInt   map[int]bool   `json:"by_int,omitempty" validate:"dive,keys,min=1,endkeys"`
}
