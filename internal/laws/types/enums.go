package types

import "github.com/toolgen-go/toolgen/internal/laws/other"

// Mode is a string enum.
type Mode string

// The modes.
const (
	// Exact compares byte by byte.
	Exact Mode = "exact"
	Regex Mode = "regex" // Regex reads the text as a pattern.
	Fuzzy Mode = "fuzzy"
)

// Rank is an integer enum, out of order.
type Rank int

// The ranks.
const (
	Third  Rank = 3
	First  Rank = 1
	Bottom Rank = -7
)

// Bit is an unsigned enum.
type Bit uint64

// The bits.
const (
	Zero Bit = 0
	Top  Bit = 1 << 63
)

// Colour has constants but takes any string.
//
//toolgen:open
type Colour string

// Two colours of many.
const (
	Red  Colour = "red"
	Blue Colour = "blue"
)

// Single has one constant, which is not a choice.
type Single string

// Only is that constant.
const Only Single = "only"

// EnumStrings has string enums.
//
//toolgen:schema
type EnumStrings struct {
	Mode   Mode        `json:"mode"`
	Maybe  *Mode       `json:"maybe,omitempty"`
	Level  other.Level `json:"level,omitempty"`
	Modes  []Mode      `json:"modes,omitempty"`
	ByName map[string]other.Level
	Open   Colour `json:"open,omitempty"`
	Single Single `json:"single,omitempty"`
}

// EnumInts has integer enums.
//
//toolgen:schema
type EnumInts struct {
	Rank   Rank         `json:"rank"`
	Maybe  *Rank        `json:"maybe,omitempty"`
	Bit    Bit          `json:"bit"`
	Weight other.Weight `json:"weight,omitempty"`
	Ranks  []Rank       `json:"ranks,omitempty"`
}
