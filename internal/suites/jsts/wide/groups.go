package wide

import "encoding/json"

// OnePair wants foo with exactly one of bar and baz.
//
//toolgen:schema
type OnePair struct {
	Foo json.RawMessage `json:"foo,omitempty" jsonschema:"oneof_required=bar,oneof_required=baz"`
	Bar json.RawMessage `json:"bar,omitempty" jsonschema:"oneof_required=bar"`
	Baz json.RawMessage `json:"baz,omitempty" jsonschema:"oneof_required=baz"`
}

// OneOf wants bar or foo, and not both.
//
//toolgen:schema
type OneOf struct {
	Bar json.RawMessage `json:"bar,omitempty" jsonschema:"oneof_required=bar"`
	Baz json.RawMessage `json:"baz,omitempty"`
	Foo json.RawMessage `json:"foo,omitempty" jsonschema:"oneof_required=foo"`
}

// OneTyped wants a number bar or a text foo, and not both.
//
//toolgen:schema
type OneTyped struct {
	Bar *int    `json:"bar,omitempty" jsonschema:"oneof_required=bar"`
	Foo *string `json:"foo,omitempty" jsonschema:"oneof_required=foo"`
}

// AnyTyped wants a number bar or a text foo, or both.
//
//toolgen:schema
type AnyTyped struct {
	Bar *int    `json:"bar,omitempty" jsonschema:"anyof_required=bar"`
	Foo *string `json:"foo,omitempty" jsonschema:"anyof_required=foo"`
}

// Dependent wants foo where bar is given.
//
//toolgen:schema
type Dependent struct {
	Foo *int `json:"foo,omitempty" validate:"required_with=Bar"`
	Bar *int `json:"bar,omitempty"`
}

// Dependents wants foo and bar where quux is given.
//
//toolgen:schema
type Dependents struct {
	Foo  *int `json:"foo,omitempty" validate:"required_with=Quux"`
	Bar  *int `json:"bar,omitempty" validate:"required_with=Quux"`
	Quux *int `json:"quux,omitempty"`
}
