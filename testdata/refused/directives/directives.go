// Package directives has directives that would do nothing.
package directives

// toolgen:schema

//toolgen:shcema

//toolgen:frobnicate

//toolgen:package jsonschema=words

//toolgen:package tools=9lives

//toolgen schema

//tolgen:schema

// +toolgen:schema

/*toolgen:schema*/

//toolgen

// Spaced is a comment only.
//
// toolgen:schema
type Spaced struct{}

// Args has arguments.
//
//toolgen:schema strict
type Args struct{}

// Var is no type.
//
//toolgen:schema
var Var int

// Fn is no type.
//
//toolgen:schema
func Fn() {
	//toolgen:schema
	type local struct{}
	_ = local{}
}

// Generic has no one schema.
//
//toolgen:schema
type Generic[T any] struct{ V T }

// Group is above a group.
//
//toolgen:schema
type (
	First  struct{}
	Second struct{}
)

//toolgen:tool
type Tool struct{}

//toolgen:open
func Open() {}

// Good is all right.
//
//toolgen:schema
type Good struct {
	//toolgen:schema
	F int
}
