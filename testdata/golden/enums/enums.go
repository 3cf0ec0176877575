// Package enums has constants as values.
package enums

import "github.com/toolgen-go/toolgen/testdata/golden/foreign"

// Mode is how text is compared.
type Mode string

// The modes.
const (
	// Exact compares byte by byte.
	Exact Mode = "exact"
	// Fuzzy allows for typing errors.
	Fuzzy Mode = "fuzzy"
	Regex Mode = "regex"
)

// Color is any name of a colour; the constants are the common ones.
//
//toolgen:open
type Color string

// Common colours.
const (
	Red  Color = "red"
	Blue Color = "blue"
)

// Page is a part of a longer list.
type Page[T any] struct {
	Items []T `json:"items"`
	// Next is empty on the last page.
	Next string `json:"next,omitempty"`
}

// RegionPage is a page of regions.
//
//toolgen:schema
type RegionPage = Page[foreign.Region]

// Params uses all of them.
//
//toolgen:schema
type Params struct {
	// Mode says how to compare.
	Mode Mode `json:"mode"`
	// Other modes are tried in turn.
	Other []Mode `json:"other,omitempty"`
	// Narrow is one of two modes.
	Narrow *Mode `json:"narrow,omitempty" validate:"oneof=exact regex"`

	Color   Color                     `json:"color"`
	Lang    string                    `json:"lang" jsonschema:"enum=go,enum=rust"` // Lang is a language.
	Level   int                       `json:"level,omitempty" validate:"oneof=1 2 3"`
	Region  foreign.Region            `json:"region"`
	Climate *foreign.Climate          `json:"climate,omitempty"`
	Named   map[string]foreign.Region `json:"named,omitempty"`
}
