// Package tools has functions that are no tools.
package tools

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// P are parameters.
type P struct{ V int }

//toolgen:tool
func NoDoc(context.Context) error { return nil }

// NoContext has none.
//
//toolgen:tool
func NoContext(p P) error { return nil }

// NoError returns none.
//
//toolgen:tool
func NoError(context.Context, P) P { return P{} }

// Nothing returns nothing.
//
//toolgen:tool
func Nothing(context.Context) {}

// Many takes too much.
//
//toolgen:tool
func Many(context.Context, P, P) error { return nil }

// Variadic takes a list.
//
//toolgen:tool
func Variadic(context.Context, ...P) error { return nil }

// Generic is generic.
//
//toolgen:tool
func Generic[T any](context.Context, T) error { return nil }

// Pointer takes a pointer.
//
//toolgen:tool
func Pointer(context.Context, *P) error { return nil }

// Text takes no struct.
//
//toolgen:tool
func Text(context.Context, string) error { return nil }

// Missing takes a type that is not there.
//
//toolgen:tool
func Missing(context.Context, Undeclared) error { return nil }

// Result returns a type that is not there.
//
//toolgen:tool
func Result(context.Context) (Undeclared, error) { panic("never") }

// Written returns what cannot be written.
//
//toolgen:tool
func Written(context.Context) (struct{ C chan int }, error) { panic("never") }

// Args has arguments.
//
//toolgen:tool label=x
func Args(context.Context) error { return nil }

// Quoted has a name in quotes.
//
//toolgen:tool name="quoted"
func Quoted(context.Context) error { return nil }

// Taken generates a name that is taken.
//
//toolgen:tool
func Taken(context.Context) error { return nil }

// TakenTool is that name.
func TakenTool() {}

// Same has the name of Other.
//
//toolgen:tool name=other
func Same(context.Context) error { return nil }

// Other has its own name.
//
//toolgen:tool
func Other(context.Context) error { return nil }

// Tools takes the name of the list.
func Tools() {}

// S is a receiver.
type S struct{}

// Do is all right, but its list is not.
//
//toolgen:tool
func (S) Do(context.Context, toolkit.CallContext) error { return nil }

// Tools takes the name of the list.
func (S) Tools() {}

// Box is generic.
type Box[T any] struct{ v T }

// Open has a generic receiver.
//
//toolgen:tool
func (b Box[T]) Open(context.Context) error { return nil }
