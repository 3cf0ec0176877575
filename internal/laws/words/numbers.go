package words

// Bounds has inclusive bounds.
//
//toolgen:schema
type Bounds struct {
	Int    int      `json:"int,omitempty" jsonschema:"minimum=-3,maximum=3"`
	Int8   int8     `json:"int8,omitempty" jsonschema:"minimum=-100"`
	Int64  *int64   `json:"int64,omitempty" jsonschema:"maximum=9007199254740993"`
	Uint   uint     `json:"uint,omitempty" jsonschema:"minimum=5"`
	Uint64 uint64   `json:"uint64,omitempty" jsonschema:"minimum=1,maximum=18446744073709551614"`
	Float  float64  `json:"float,omitempty" jsonschema:"minimum=0.3,maximum=1.5"`
	Short  float32  `json:"short,omitempty" jsonschema:"minimum=-0.1,maximum=0.1"`
	Ptr    *float64 `json:"ptr,omitempty" jsonschema:"maximum=1e3"`
	Items  []int    `json:"items,omitempty" jsonschema:"minimum=1,maximum=2"`
}

// ExclusiveBounds has exclusive bounds.
//
//toolgen:schema
type ExclusiveBounds struct {
	Int   int       `json:"int,omitempty" jsonschema:"exclusiveMinimum=-3,exclusiveMaximum=3"`
	Uint  *uint16   `json:"uint,omitempty" jsonschema:"exclusiveMinimum=0"`
	Float float64   `json:"float,omitempty" jsonschema:"exclusiveMinimum=0,exclusiveMaximum=1"`
	Short float32   `json:"short,omitempty" jsonschema:"exclusiveMaximum=0.1"`
	Items []float64 `json:"items,omitempty" jsonschema:"exclusiveMinimum=0.5"`
}

// MultipleOf has steps.
//
//toolgen:schema
type MultipleOf struct {
	Int   int      `json:"int,omitempty" jsonschema:"multipleOf=5"`
	Uint  uint8    `json:"uint,omitempty" jsonschema:"multipleOf=7"`
	Int64 *int64   `json:"int64,omitempty" jsonschema:"multipleOf=1000000007"`
	Tenth float64  `json:"tenth,omitempty" jsonschema:"multipleOf=0.1"`
	Cent  *float32 `json:"cent,omitempty" jsonschema:"multipleOf=0.01"`
	Half  float64  `json:"half" jsonschema:"multipleOf=2.5,minimum=0,maximum=10"`
	Items []int    `json:"items,omitempty" jsonschema:"multipleOf=2"`
}
