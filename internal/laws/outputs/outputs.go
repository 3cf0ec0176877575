// Package outputs has tools whose results are of many types, for the law of output
// schemas: whatever encoding/json writes for a result is valid under its schema.
package outputs

//go:generate go tool toolgen

import (
	"context"
	"encoding/json"
	"math/big"
	"net/netip"
	"time"
)

// Scalars has the basic types.
type Scalars struct {
	Bool    bool
	Int     int
	Int8    int8
	Uint    uint
	Uint16  uint16
	Float32 float32
	Float64 float64
	String  string
	Mode    Mode
	Pointer *int
	Deep    **string
	Quoted  int      `json:",string"`
	QuotedP *bool    `json:",string"`
	QuotedS string   `json:",string"`
	Empty   string   `json:",omitempty"`
	Zero    float64  `json:",omitzero"`
	Skipped chan int `json:"-"`
	Dash    string   `json:"-,"`
	private int
}

// Mode has constants, but a result may hold any text.
type Mode string

// The modes.
const (
	On  Mode = "on"
	Off Mode = "off"
)

// Containers has lists and maps.
type Containers struct {
	Slice      []int
	SliceOmit  []int `json:",omitempty"`
	SliceZero  []int `json:",omitzero"`
	Nested     [][]string
	Array      [2]bool
	Map        map[string]*int
	MapOmit    map[string]int `json:",omitempty"`
	Ints       map[int]string
	Bytes      []byte
	ByteArray  [3]byte
	Pointers   []*Inner
	Structs    map[string]Inner
	SlicePtr   *[]int
	Any        any
	AnyList    []any
	Err        error
	Tree       Tree
	Anonymous  struct{ X []int }
	NamedBytes []Small
}

// Small is a byte with a name.
type Small byte

// Inner is a struct inside others.
type Inner struct {
	A int    `json:"a"`
	B string `json:"b,omitempty"`
}

// Tree contains itself.
type Tree struct {
	Value int     `json:"value"`
	Kids  []*Tree `json:"kids"`
}

// Special has types that encoding/json writes in ways of their own.
type Special struct {
	Time     time.Time
	TimePtr  *time.Time
	TimeZero time.Time `json:",omitzero"`
	Duration time.Duration
	Raw      json.RawMessage
	Number   json.Number
	Big      *big.Int
	Addr     netip.Addr
	Text     Text
	TextPtr  *Text
	JSON     Custom
	Pointer  PointerMethods
	List     []Text
	Keys     map[Text]int
}

// Text writes itself as text.
type Text struct{ S string }

// MarshalText returns the text.
func (t Text) MarshalText() ([]byte, error) { return []byte(t.S), nil }

// Custom writes itself as JSON.
type Custom struct{ N int }

// MarshalJSON writes a list.
func (c Custom) MarshalJSON() ([]byte, error) { return json.Marshal([]int{c.N}) }

// PointerMethods writes itself only where it can be addressed.
type PointerMethods struct{ N int }

// MarshalJSON writes a string.
func (p *PointerMethods) MarshalJSON() ([]byte, error) { return []byte(`"p"`), nil }

// Embedding has embedded structs, hidden fields and names that collide.
type Embedding struct {
	Base
	*Optional
	lower
	Left
	Right
	Hidden string `json:"hidden"`
	Named  Inner  `json:"named"`
}

// Base has a field that Embedding hides.
type Base struct {
	ID     int   `json:"id"`
	Hidden []int `json:"hidden"`
}

// Optional may be nil, and then its fields are absent.
type Optional struct {
	Maybe  string `json:"maybe"`
	Always []int  `json:"always"`
}

type lower struct{ Seen *bool }

// Left has a field that Right has too: encoding/json writes neither.
type Left struct{ Both int }

// Right has a field that Left has too.
type Right struct{ Both string }

// GetScalars returns Scalars.
//
//toolgen:tool
func GetScalars(context.Context) (Scalars, error) { return Scalars{}, nil }

// GetContainers returns Containers.
//
//toolgen:tool
func GetContainers(context.Context) (Containers, error) { return Containers{}, nil }

// GetSpecial returns Special.
//
//toolgen:tool
func GetSpecial(context.Context) (Special, error) { return Special{}, nil }

// GetEmbedding returns Embedding.
//
//toolgen:tool
func GetEmbedding(context.Context) (Embedding, error) { return Embedding{}, nil }

// GetMap returns a map.
//
//toolgen:tool
func GetMap(context.Context) (map[string]Inner, error) { return nil, nil }

// GetNamedMap returns a map with a name and keys with one.
//
//toolgen:tool
func GetNamedMap(context.Context) (map[Mode][]int, error) { return nil, nil }

// GetText returns a type that writes itself, and has no output schema.
//
//toolgen:tool
func GetText(context.Context) (Text, error) { return Text{}, nil }

// GetList returns a list, which has no output schema.
//
//toolgen:tool
func GetList(context.Context) ([]int, error) { return nil, nil }
