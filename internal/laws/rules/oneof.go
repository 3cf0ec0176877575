package rules

// Oneof has choices of strings and integers.
//
//toolgen:schema
type Oneof struct {
	String string  `json:"string" validate:"oneof=red green blue"`
	Quoted string  `json:"quoted,omitempty" validate:"oneof='light red' green"`
	Int    int     `json:"int,omitempty" validate:"oneof=1 -2 300"`
	Uint   uint8   `json:"uint,omitempty" validate:"oneof=0 255"`
	Ptr    *string `json:"ptr,omitempty" validate:"omitempty,oneof=a b"`
	IntPtr *int    `json:"int_ptr,omitempty" validate:"oneof=0 5"`
	Named  Text    `json:"named,omitempty" validate:"oneof=A a Ä"`
}

// OneofItems has choices for elements.
//
//toolgen:schema
type OneofItems struct {
	List []string       `json:"list,omitempty" validate:"max=3,dive,oneof=a b"`
	Map  map[string]int `json:"map,omitempty" validate:"dive,oneof=1 2"`
}
