// Package relations has mistakes in the rules between fields.
package relations

import (
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Names has names that are none.
//
//toolgen:schema
type Names struct {
	Mode   string `json:"mode,omitempty"`
	Count  int    `json:"how_many,omitempty"`
	Hidden int    `json:"-"`

	Slip     string `json:"slip,omitempty" validate:"required_with=Mod"`
	JSONName string `json:"json_name,omitempty" validate:"required_with=how_many"`
	Unknown  string `json:"unknown,omitempty" validate:"required_if=Elephant 1"`
	Absent   string `json:"absent,omitempty" validate:"excluded_with=Hidden"`
	Self     string `json:"self,omitempty" validate:"required_without=Self"`
	Twice    string `json:"twice,omitempty" validate:"required_with=Mode Mode"`
	Path     string `json:"path,omitempty" validate:"required_with=Inner.Mode"`
	None     string `json:"none,omitempty" validate:"required_with="`
	Bare     string `json:"bare,omitempty" validate:"eqfield"`
	Again    string `json:"again,omitempty" validate:"required_with=Mode,required_with=Mode"`
}

// Values has values that do not fit.
//
//toolgen:schema
type Values struct {
	Mode  string        `json:"mode,omitempty" validate:"oneof=a b"`
	Count int           `json:"count,omitempty"`
	On    bool          `json:"on,omitempty"`
	Wait  time.Duration `json:"wait,omitempty"`
	Limit int           `json:"limit,omitempty" jsonschema:"default=3"`

	Odd     string `json:"odd,omitempty" validate:"required_if=Mode"`
	Never   string `json:"never,omitempty" validate:"required_if=Mode c"`
	Number  string `json:"number,omitempty" validate:"required_unless=Count x"`
	Form    string `json:"form,omitempty" validate:"required_unless=Count 1e2"`
	Boolean string `json:"boolean,omitempty" validate:"excluded_if=On yes"`
	Waiting string `json:"waiting,omitempty" validate:"excluded_if=Wait 5"`
	Default string `json:"default,omitempty" validate:"required_with=Limit"`
	Own     int    `json:"own,omitempty" jsonschema:"default=3" validate:"required_with=Mode"`
}

// Presence has fields that are always there, or never judged.
//
//toolgen:schema
type Presence struct {
	Mode   string                   `json:"mode,omitempty"`
	Opt    toolkit.Optional[string] `json:"opt,omitzero"`
	Array  [2]int                   `json:"array,omitzero"`
	Struct struct{}                 `json:"struct,omitzero" validate:"excluded_with=Mode"`

	Always  string   `json:"always" validate:"required_with=Mode"`
	Skipped string   `json:"skipped,omitempty" validate:"omitempty,required_with=Mode"`
	Arrays  string   `json:"arrays,omitempty" validate:"required_with=Array"`
	Wrapped string   `json:"wrapped,omitempty" validate:"required_if=Opt a"`
	Items   []string `json:"items,omitempty" validate:"dive,required_with=Mode"`
}

// Compared has fields that do not compare.
//
//toolgen:schema
type Compared struct {
	Text  string   `json:"text,omitempty"`
	Int   int      `json:"int,omitempty"`
	Ptr   *string  `json:"ptr,omitempty"`
	Ptrs  **int    `json:"ptrs,omitempty"`
	Slice []string `json:"slice,omitempty"`

	Kinds    int64    `json:"kinds,omitempty" validate:"gtfield=Int"`
	Bytes    string   `json:"bytes,omitempty" validate:"ltfield=Text"`
	Lengths  []string `json:"lengths,omitempty" validate:"eqfield=Slice"`
	Address  string   `json:"address,omitempty" validate:"fieldcontains=Ptr"`
	Pointers int      `json:"pointers,omitempty" validate:"eqfield=Ptrs"`
	Flag     bool     `json:"flag,omitempty" validate:"gtfield=Int"`
}

// Words has words that are refused.
//
//toolgen:schema
type Words struct {
	Mode string `json:"mode,omitempty"`

	Skip     string `json:"skip,omitempty" validate:"skip_unless=Mode a"`
	Cross    string `json:"cross,omitempty" validate:"eqcsfield=Mode"`
	Postcode string `json:"postcode,omitempty" validate:"postcode_iso3166_alpha2_field=Mode"`
	Near     string `json:"near,omitempty" validate:"required_wiht=Mode"`
}

// Base is embedded.
type Base struct {
	ID   string `json:"id,omitempty"`
	Code string `json:"code,omitempty" validate:"required_with=ID"`
}

// Embedding has rules in and about an embedded struct.
//
//toolgen:schema
type Embedding struct {
	*Base
	Outer string `json:"outer,omitempty" validate:"required_with=ID"`
}

// Groups has a field twice in a group.
//
//toolgen:schema
type Groups struct {
	A string `json:"a,omitempty" jsonschema:"oneof_required=x,oneof_required=x"`
	B string `json:"b,omitempty" jsonschema:"anyof_required"`
}

// Choices has groups that are always there.
//
//toolgen:schema
type Choices struct {
	A string `json:"a" jsonschema:"oneof_required=x"`
	B string `json:"b" jsonschema:"oneof_required=y"`
}

// Opposed has rules that never hold together, and some that do.
//
//toolgen:schema
type Opposed struct {
	A int    `json:"a,omitempty"`
	B int    `json:"b,omitempty" validate:"required_with=A,excluded_with=A"`
	C int    `json:"c,omitempty" validate:"excluded_if=A 1,required_if=A 1"`
	D int    `json:"d,omitempty" validate:"excluded_if=A 1,required_if=A 2"`
	E int    `json:"e,omitempty" validate:"eqfield=A,nefield=A"`
	F int    `json:"f,omitempty" validate:"ltfield=A,gtefield=A"`
	G int    `json:"g,omitempty" validate:"ltefield=A,gtefield=A"`
	H int    `json:"h,omitempty" validate:"ltfield=A,gtfield=B"`
	I string `json:"i,omitempty"`
	J string `json:"j,omitempty" validate:"fieldexcludes=I,fieldcontains=I"`
}
