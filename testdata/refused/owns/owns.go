// Package owns has types with a form of their own that is not known, or with rules that
// they cannot have.
package owns

import (
	"encoding/json"
	"math/big"
	"net/netip"
	"net/url"
	"time"
)

// Unstated says no form.
type Unstated struct{}

// UnmarshalJSON reads anything.
func (*Unstated) UnmarshalJSON([]byte) error { return nil }

// Twice states its form.
//
//toolgen:json type=string
type Twice struct{ Unstated }

// Typeless states no type.
//
//toolgen:json pattern=^a$
type Typeless struct{ Unstated }

// Misspelt states no type of JSON.
//
//toolgen:json type=strng
type Misspelt struct{ Unstated }

// Wrong has a rule that does not fit.
//
//toolgen:json type=boolean,minLength=3
type Wrong struct{ Unstated }

// Plain has no UnmarshalJSON.
//
//toolgen:json type=string
type Plain struct{}

// Text has UnmarshalText, and its values cannot be compared.
type Text []string

// UnmarshalText reads anything.
func (*Text) UnmarshalText([]byte) error { return nil }

//toolgen:json type=string
func function() {}

// Params has one of each.
//
//toolgen:schema
type Params struct {
	Unstated  Unstated       `json:"unstated"`
	Items     []*Unstated    `json:"items"`
	Twice     Twice          `json:"twice" jsonschema:"type=integer"`
	Typeless  Typeless       `json:"typeless"`
	Misspelt  Misspelt       `json:"misspelt"`
	Wrong     Wrong          `json:"wrong"`
	Field     Unstated       `json:"field" jsonschema:"type=text"`
	TextType  Text           `json:"text_type" jsonschema:"type=integer"`
	TextMin   Text           `json:"text_min" validate:"min=1"`
	TextZero  Text           `json:"text_zero" validate:"required"`
	TextNum   Text           `json:"text_num" jsonschema:"minimum=1"`
	TextEnum  Text           `json:"text_enum" jsonschema:"enum=a,pattern=^b$"`
	IntType   int            `json:"int_type" jsonschema:"type=string"`
	Number    json.Number    `json:"number" validate:"min=1"`
	Big       big.Int        `json:"big" validate:"required" jsonschema:"minimum=1"`
	URL       url.URL        `json:"url" jsonschema:"pattern=^https:"`
	Addr      netip.Addr     `json:"addr" validate:"ip"`
	String    string         `json:"string,string"`
	List      []int          `json:"list,string"`
	Pointer   **[]int        `json:"pointer,string"`
	Quoted    int            `json:"quoted,string,omitempty" jsonschema:"default=1"`
	QuotedMin int8           `json:"quoted_min,string" validate:"min=200"`
	QuotedNo  int            `json:"quoted_no,string" validate:"min=5,max=3"`
	Unit      time.Duration  `json:"unit" toolgen:"unit=weeks"`
	UnitInt   int            `json:"unit_int" toolgen:"unit=seconds"`
	UnitPart  time.Duration  `json:"unit_part" toolgen:"unit=hours" validate:"min=90m"`
	UnitNone  time.Duration  `json:"unit_none" toolgen:"unit"`
	UnitEnd   time.Duration  `json:"unit_end" toolgen:"unit=hours" jsonschema:"minimum=3000000"`
	ByList    map[[1]int]int `json:"by_list"`
}

// Stated says a form that no text can have.
//
//toolgen:json type=integer
type Stated int

// UnmarshalText reads anything.
func (*Stated) UnmarshalText([]byte) error { return nil }

// More has one more.
//
//toolgen:schema
type More struct {
	Stated Stated         `json:"stated"`
	ByKey  map[Stated]int `json:"by_key"`
	Any    any            `json:"any" jsonschema:"enum=1,enum=2"`
}
