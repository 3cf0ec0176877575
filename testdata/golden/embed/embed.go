// Package embed has structs inside structs.
package embed

import "time"

// Base is embedded by value.
type Base struct {
	ID   int64  `json:"id" validate:"min=1"`
	Note string `json:"note,omitempty"`
}

// Range is embedded by pointer.
type Range struct {
	From *time.Time `json:"from,omitempty"`
	To   *time.Time `json:"to,omitempty"`
	Step string     `json:"step,omitempty" jsonschema:"default=day,enum=day,enum=week"`
}

//toolgen:schema
type hidden struct {
	Visible bool `json:"visible,omitempty"`
	secret  int
}

// Params embeds all of them and hides one field.
//
//toolgen:schema
type Params struct {
	Base
	*Range
	hidden
	// Note hides that of Base.
	Note   string `json:"note"`
	Nested struct {
		Deep []struct {
			X, Y int
		} `json:"deep"`
	} `json:"nested"`
	Base2 *Base `json:"base2,omitempty"`
	skip  int
	Skip  chan int `json:"-"`
	Gone  string   `json:"gone" jsonschema:"-"`
}
