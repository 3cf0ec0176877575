package shapes

import (
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Point is a struct.
type Point struct {
	X float64 `json:"x"`
	Y int8    `json:"y,omitempty"`
}

// Nullable can be null.
//
//toolgen:schema
type Nullable struct {
	Float  *float64       `json:"float" jsonschema:"nullable"`
	Int    *int8          `json:"int,omitempty" validate:"omitempty,min=2" jsonschema:"nullable"`
	Text   *string        `json:"text,omitempty" validate:"omitempty,email" jsonschema:"nullable"`
	Side   *Side          `json:"side,omitempty" jsonschema:"nullable"`
	List   []float32      `json:"list" jsonschema:"nullable,minItems=1"`
	Map    map[ID]float32 `json:"map,omitempty" jsonschema:"nullable"`
	Bytes  []byte         `json:"bytes,omitempty" jsonschema:"nullable"`
	Struct *Point         `json:"struct,omitempty" jsonschema:"nullable"`
	Time   *time.Time     `json:"time,omitempty" jsonschema:"nullable"`
	Tree   *Tree          `json:"tree,omitempty" jsonschema:"nullable"`
}

// Absent tells absent, null and value apart.
//
//toolgen:schema
type Absent struct {
	Int    toolkit.Optional[int8]           `json:"int,omitzero" jsonschema:"minimum=-5"`
	Float  toolkit.Optional[float32]        `json:"float" jsonschema:"nullable,maximum=0.3"`
	Text   toolkit.Optional[string]         `json:"text,omitzero" jsonschema:"nullable,minLength=2"`
	Side   toolkit.Optional[Side]           `json:"side,omitzero"`
	List   toolkit.Optional[[]uint8]        `json:"list,omitzero" jsonschema:"nullable"`
	Struct toolkit.Optional[Point]          `json:"struct,omitzero" jsonschema:"nullable"`
	Map    toolkit.Optional[map[string]int] `json:"map,omitzero"`
	Time   toolkit.Optional[time.Time]      `json:"time,omitzero" jsonschema:"nullable"`
	Any    toolkit.Optional[any]            `json:"any,omitzero"`
	Bool   toolkit.Optional[bool]           `json:"bool,omitzero" jsonschema:"nullable"`
}
