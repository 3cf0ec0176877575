// Package predeclared declares words that generated code needs.
package predeclared

type string struct{}

func len() int { return 0 }

// Params has a field.
//
//toolgen:schema
type Params struct{ V int }
