// Package unions has interfaces that are no unions.
package unions

import "fmt"

// Open has no unexported method.
type Open interface{ String() string }

// Alone has no variant.
type Alone interface{ alone() }

// Unmarked is not marked as a variant.
type Unmarked struct{}

func (Unmarked) alone() {}

// Shape has variants with faults.
type Shape interface{ shape() }

// Number is no object.
//
//toolgen:variant
type Number int

// Twin has the name of another one.
//
//toolgen:variant name=same
type Twin struct{}

// Twin2 has the name of another one.
//
//toolgen:variant name=same
type Twin2 struct{}

func (Number) shape() {}

// Pair has two variants of one name.
type Pair interface{ pair() }

func (Twin) pair()  {}
func (Twin2) pair() {}

// Keyed has a field for the key that is no string.
//
//toolgen:union key=kind
type Keyed interface{ keyed() }

// Counted counts its kind.
//
//toolgen:variant
type Counted struct {
	Kind int `json:"kind"`
}

// Limited has a rule on its kind.
//
//toolgen:variant name=lim
type Limited struct {
	Kind string `json:"kind" validate:"oneof=a b"`
}

// Folded has a field that differs in case.
//
//toolgen:variant
type Folded struct {
	Kind string `json:"Kind"`
}

func (Counted) keyed() {}
func (Limited) keyed() {}
func (Folded) keyed()  {}

// Endless never ends.
type Endless interface{ endless() }

// Both needs two more.
//
//toolgen:variant
type Both struct {
	Left  Endless `json:"left"`
	Right Endless `json:"right"`
}

func (Both) endless() {}

// Generic has a parameter.
type Generic[T any] interface{ generic(T) }

// Spaced directives, and such as stand above the wrong thing.
//
//toolgen:variant name="x"
type Spaced struct{}

//toolgen:union key
type Bad interface{ bad() }

//toolgen:union
type NotInterface struct{}

//toolgen:variant
type NotStruct interface{ x() }

//toolgen:variants
type Plural struct{}

// Params has one of each.
//
//toolgen:schema
type Params struct {
	Open     Open                  `json:"open"`
	Stringer fmt.Stringer          `json:"stringer"`
	Inline   interface{ hidden() } `json:"inline"`
	Alone    Alone                 `json:"alone"`
	Shape    Shape                 `json:"shape"`
	Pair     []Pair                `json:"pair"`
	Keyed    Keyed                 `json:"keyed"`
	Endless  Endless               `json:"endless"`
	Generic  Generic[int]          `json:"generic"`
	Root     Endless               `json:"root"`
}

// Rooted is no struct.
//
//toolgen:schema
type Rooted interface{ rooted() }

// Leaf is its variant.
//
//toolgen:variant
type Leaf struct{}

func (Leaf) rooted() {}
