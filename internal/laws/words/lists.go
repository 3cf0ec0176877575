package words

import "encoding/json"

// Items has bounds on the number of elements.
//
//toolgen:schema
type Items struct {
	Min    []string         `json:"min,omitempty" jsonschema:"minItems=2"`
	Max    []int            `json:"max,omitempty" jsonschema:"maxItems=2"`
	Both   *[]bool          `json:"both,omitempty" jsonschema:"minItems=1,maxItems=1"`
	Struct []Pair           `json:"struct" jsonschema:"minItems=1,maxItems=2"`
	Nested [][]string       `json:"nested,omitempty" jsonschema:"maxItems=1"`
	Maps   []map[string]int `json:"maps,omitempty" jsonschema:"minItems=1"`
}

// Pair is a small struct.
type Pair struct {
	A int    `json:"a" jsonschema:"minimum=0"`
	B string `json:"b,omitempty" jsonschema:"maxLength=2"`
}

// UniqueItems has lists whose elements differ.
//
//toolgen:schema
type UniqueItems struct {
	Strings []string  `json:"strings,omitempty" jsonschema:"uniqueItems=true"`
	Ints    []int64   `json:"ints,omitempty" jsonschema:"uniqueItems=true"`
	Floats  []float32 `json:"floats,omitempty" jsonschema:"uniqueItems=true,maxItems=3"`
	Bools   []bool    `json:"bools,omitempty" jsonschema:"uniqueItems=true"`
}

// UniqueAny has lists of any JSON whose elements differ.
//
//toolgen:schema
type UniqueAny struct {
	Any []any             `json:"any,omitempty" jsonschema:"uniqueItems=true"`
	Raw []json.RawMessage `json:"raw,omitempty" jsonschema:"uniqueItems=true,minItems=2"`
}

// Kinds has any JSON of some types.
//
//toolgen:schema
type Kinds struct {
	One any             `json:"one,omitempty" jsonschema:"oneof_type=string;integer"`
	Any any             `json:"any,omitempty" jsonschema:"anyof_type=number;integer;null"`
	Raw json.RawMessage `json:"raw,omitempty" jsonschema:"oneof_type=object;array;boolean"`
}
