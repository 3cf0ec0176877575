package shapes

// Shape is one of a few structs.
type Shape interface{ shape() }

// Circle is round.
//
//toolgen:variant
type Circle struct {
	Radius float32 `json:"radius" validate:"gt=0.1"`
	Name   string  `json:"name,omitempty"`
}

// Box has sides.
//
//toolgen:variant name=box-like
type Box struct {
	Type  string    `json:"type"`
	Sides []float64 `json:"sides" validate:"len=2"`
	In    Shape     `json:"in,omitempty"`
}

// Nothing has no fields.
//
//toolgen:variant
type Nothing struct{}

func (Circle) shape()  {}
func (*Box) shape()    {}
func (Nothing) shape() {}

// Expr is one of a few structs that contain it.
//
//toolgen:union key=op
type Expr interface{ expr() }

// Not contains one.
//
//toolgen:variant
type Not struct {
	Part Expr `json:"part"`
}

// Or contains several.
//
//toolgen:variant
type Or struct {
	Parts []Expr `json:"parts" validate:"min=1,max=3"`
}

// Is ends it.
//
//toolgen:variant
type Is struct {
	Field string  `json:"field"`
	Value float64 `json:"value" validate:"max=0.3"`
	Shape Shape   `json:"shape,omitempty"`
}

func (Not) expr() {}
func (Or) expr()  {}
func (Is) expr()  {}

// Unions are everywhere.
//
//toolgen:schema
type Unions struct {
	Shape Shape            `json:"shape"`
	List  []Shape          `json:"list,omitempty" validate:"max=3"`
	Map   map[string]Shape `json:"map,omitempty"`
	Null  Shape            `json:"null,omitempty" jsonschema:"nullable"`
	Expr  Expr             `json:"expr,omitempty"`
	Fixed [1]Expr          `json:"fixed,omitzero"`
}
