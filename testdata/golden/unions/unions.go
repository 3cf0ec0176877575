// Package unions has parameters that are one of several structs.
package unions

//go:generate go tool toolgen

// Shape is what to draw.
type Shape interface{ isShape() }

// Circle is round.
//
//toolgen:variant
type Circle struct {
	// Radius is half of its width.
	Radius float64 `json:"radius" validate:"gt=0"`
}

// Polygon has corners.
//
//toolgen:variant name=poly
type Polygon struct {
	Type    string  `json:"type"` // the kind of shape
	Corners []Point `json:"corners" validate:"min=3"`
}

// Hidden is a shape that nobody can ask for.
type Hidden struct{}

func (Circle) isShape()   {}
func (*Polygon) isShape() {}
func (Hidden) isShape()   {}

// Point is a place.
type Point struct {
	X int `json:"x"`
	Y int `json:"y"`
}

// Expr is a condition.
//
//toolgen:union key=op
type Expr interface{ expr() }

// And holds when all of its parts do.
//
//toolgen:variant
type And struct {
	Parts []Expr `json:"parts" validate:"min=1"`
}

// Not holds when its part does not.
//
//toolgen:variant
type Not struct {
	Part Expr `json:"part"`
}

// Is compares a field.
//
//toolgen:variant
type Is struct {
	Field string `json:"field"`
	Value any    `json:"value"`
}

func (And) expr() {}
func (Not) expr() {}
func (Is) expr()  {}

// Params have unions everywhere.
//
//toolgen:schema
type Params struct {
	// Shape is drawn first.
	Shape Shape            `json:"shape"`
	More  []Shape          `json:"more,omitempty" validate:"max=3"`
	Named map[string]Shape `json:"named,omitempty"`
	Maybe Shape            `json:"maybe,omitempty" jsonschema:"nullable"`
	Where Expr             `json:"where,omitempty"`
}

// Circles uses a variant by itself.
//
//toolgen:schema
type Circles struct {
	One  Circle  `json:"one"`
	Poly Polygon `json:"poly"`
}
