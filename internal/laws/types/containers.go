package types

// Pointers has pointers to several kinds, also to pointers.
//
//toolgen:schema
type Pointers struct {
	String *string            `json:"string"`
	Int    *int               `json:"int,omitempty"`
	Deep   **int              `json:"deep,omitempty"`
	Slice  *[]string          `json:"slice,omitempty"`
	Map    *map[string]bool   `json:"map,omitempty"`
	Struct *Point             `json:"struct,omitempty"`
	Items  []*Point           `json:"items,omitempty"`
	Values map[string]*uint8  `json:"values,omitempty"`
	Array  *[2]int            `json:"array,omitempty"`
	Mixed  *[]map[string]*int `json:"mixed,omitempty"`
}

// Point is a small struct.
type Point struct {
	X int `json:"x"`
	Y int `json:"y,omitempty"`
}

// Slices has lists of several kinds.
//
//toolgen:schema
type Slices struct {
	Strings []string   `json:"strings"`
	Ints    []int      `json:"ints,omitempty"`
	Floats  []float32  `json:"floats,omitempty"`
	Bools   []bool     `json:"bools,omitempty"`
	Nested  [][]int8   `json:"nested,omitempty"`
	Structs []Point    `json:"structs,omitempty"`
	Named   Words      `json:"named,omitempty"`
	Times   [][]string `json:"times,omitzero"`
}

// Words is a named list.
type Words []string

// Arrays has lists of fixed length.
//
//toolgen:schema
type Arrays struct {
	Three   [3]int       `json:"three"`
	Strings [2]string    `json:"strings,omitzero"`
	None    [0]bool      `json:"none"`
	Bytes   [4]byte      `json:"bytes"`
	Nested  [2][1]Point  `json:"nested,omitzero"`
	Floats  [1]float64   `json:"floats,omitzero"`
	Lists   [1][]string  `json:"lists,omitzero"`
	Ptrs    *[2]*float64 `json:"ptrs,omitempty"`
}

// Maps has maps of several kinds.
//
//toolgen:schema
type Maps struct {
	Strings map[string]string            `json:"strings"`
	Ints    map[string]int32             `json:"ints,omitempty"`
	Floats  map[string]float64           `json:"floats,omitempty"`
	Lists   map[string][]string          `json:"lists,omitempty"`
	Nested  map[string]map[string]uint16 `json:"nested,omitempty"`
	Structs map[string]Point             `json:"structs,omitempty"`
	Any     map[string]any               `json:"any,omitempty"`
	Named   Labels                       `json:"named,omitempty"`
}

// Labels is a named map.
type Labels map[string]string
