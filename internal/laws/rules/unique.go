package rules

// Unique has lists whose elements differ.
//
//toolgen:schema
type Unique struct {
	Strings []string  `json:"strings,omitempty" validate:"unique"`
	Ints    []int     `json:"ints,omitempty" validate:"unique"`
	Uints   []uint16  `json:"uints,omitempty" validate:"unique"`
	Bools   []bool    `json:"bools,omitempty" validate:"unique"`
	Floats  []float64 `json:"floats,omitempty" validate:"unique"`
	Short   []float32 `json:"short,omitempty" validate:"unique"`
	Array   [3]int    `json:"array,omitzero" validate:"unique"`
	Named   []Text    `json:"named,omitempty" validate:"unique,min=2"`
	Ptr     *[]string `json:"ptr,omitempty" validate:"unique"`
}
