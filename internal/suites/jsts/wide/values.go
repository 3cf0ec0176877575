package wide

// IntegerOrString is any JSON that is an integer or a text.
//
//toolgen:schema
type IntegerOrString struct {
	V any `json:"v" jsonschema:"anyof_type=integer;string"`
}

// OnlyString is any JSON that is a text.
//
//toolgen:schema
type OnlyString struct {
	V any `json:"v" jsonschema:"oneof_type=string"`
}

// ArrayOrObject is any JSON that is an array or an object.
//
//toolgen:schema
type ArrayOrObject struct {
	V any `json:"v" jsonschema:"oneof_type=array;object"`
}

// ArrayObjectOrNull is any JSON that is an array, an object or null.
//
//toolgen:schema
type ArrayObjectOrNull struct {
	V any `json:"v" jsonschema:"oneof_type=array;object;null"`
}

// OnlyNull is any JSON that is null.
//
//toolgen:schema
type OnlyNull struct {
	V any `json:"v" jsonschema:"oneof_type=null"`
}

// Lengths is a text with one of two rules.
//
//toolgen:schema
type Lengths struct {
	V string `json:"v" validate:"max=2|min=4"`
}

// ShortNames is an object with short names.
//
//toolgen:schema
type ShortNames struct {
	V map[string]any `json:"v" validate:"dive,keys,max=3,endkeys"`
}

// ConstName is an object with one name.
//
//toolgen:schema
type ConstName struct {
	V map[string]any `json:"v" validate:"dive,keys,eq=foo,endkeys"`
}

// Name is one of two.
type Name string

// The names.
const (
	Foo Name = "foo"
	Bar Name = "bar"
)

// EnumNames is an object with the names of an enumeration.
//
//toolgen:schema
type EnumNames struct {
	V map[Name]any `json:"v"`
}

// NumbersOfShortNames is an object of numbers with short names.
//
//toolgen:schema
type NumbersOfShortNames struct {
	V map[string]float64 `json:"v" validate:"dive,keys,max=5,endkeys"`
}
