package types

import "github.com/toolgen-go/toolgen/internal/laws/other"

// Nested has structs inside structs.
//
//toolgen:schema
type Nested struct {
	Point    Point       `json:"point"`
	Optional Point       `json:"optional,omitzero"`
	Pointer  *Line       `json:"pointer,omitempty"`
	Other    other.Place `json:"other"`
	Inline   struct {
		Depth int      `json:"depth"`
		Tags  []string `json:"tags,omitempty"`
	} `json:"inline"`
	Empty struct{} `json:"empty,omitzero"`
}

// Line has two points.
type Line struct {
	From Point  `json:"from"`
	To   *Point `json:"to"`
}

// Base is made to be embedded.
type Base struct {
	ID   string `json:"id"`
	Note string `json:"note,omitempty"`
}

type secret struct {
	Token string `json:"token"`
}

// Embedded flattens structs, also an unexported one and one of another package.
//
//toolgen:schema
type Embedded struct {
	Base
	secret
	other.Stamp
	Name string `json:"name"`
}

// EmbeddedPointers flattens structs behind pointers.
//
//toolgen:schema
type EmbeddedPointers struct {
	Name string `json:"name"`
	*Base
	*other.Stamp
}

// EmbeddedNamed has an embedded struct that its tag makes a member.
//
//toolgen:schema
type EmbeddedNamed struct {
	Base `json:"base"`
	*Point
}

// Shadow has a field of its own for a name of the embedded struct.
//
//toolgen:schema
type Shadow struct {
	ID int `json:"id"`
	Base
}

// Names has names that need care.
//
//toolgen:schema
type Names struct {
	Untagged string
	Space    int    `json:"a b,omitempty"`
	Slash    int    `json:"a/b,omitempty"`
	Tilde    int    `json:"a~b,omitempty"`
	Umlaut   int    `json:"grün,omitempty"`
	Dash     int    `json:"-,omitempty"`
	Kilo     int    `json:"Kelvin,omitempty"`
	Ignored  string `json:"-"`
	Dollar   int    `json:"$ref,omitempty"`
	Long     int    `json:"a_name_that_is_longer_than_most_names_and_still_one_name,omitempty"`
	unlisted int
	Prefix   int `json:"pre,omitempty"`
	Prefixed int `json:"prefix,omitempty"`
	Prefixes int `json:"prefixes,omitempty"`
}

// Unlisted returns the field that no name leads to.
func (n Names) Unlisted() int { return n.unlisted }

// Empty takes nothing.
//
//toolgen:schema
type Empty struct{}
