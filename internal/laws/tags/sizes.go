package tags

// Sizes have the words that judge the size of a value, or the value itself, on each kind that
// they fit.
//
//toolgen:schema
type Sizes struct {
	StringLen     string `json:"string_len,omitempty" validate:"len=3"`
	StringMin     string `json:"string_min,omitempty" validate:"min=3"`
	StringMax     string `json:"string_max,omitempty" validate:"max=3"`
	StringGte     string `json:"string_gte,omitempty" validate:"gte=3"`
	StringLte     string `json:"string_lte,omitempty" validate:"lte=3"`
	StringGt      string `json:"string_gt,omitempty" validate:"gt=3"`
	StringLt      string `json:"string_lt,omitempty" validate:"lt=3"`
	StringEq      string `json:"string_eq,omitempty" validate:"eq=abé"`
	StringNe      string `json:"string_ne,omitempty" validate:"ne=abé"`
	StringOneof   string `json:"string_oneof,omitempty" validate:"oneof=abé 'a b' 12"`
	StringDefault string `json:"string_default,omitempty" validate:"isdefault"`

	IntLen   int64  `json:"int_len,omitempty" validate:"len=20"`
	IntMin   int32  `json:"int_min,omitempty" validate:"min=-3"`
	IntMax   int16  `json:"int_max,omitempty" validate:"max=20"`
	IntGte   uint   `json:"int_gte,omitempty" validate:"gte=20"`
	IntLte   uint8  `json:"int_lte,omitempty" validate:"lte=20"`
	IntGt    uint64 `json:"int_gt,omitempty" validate:"gt=20"`
	IntLt    int    `json:"int_lt,omitempty" validate:"lt=20"`
	IntEq    int    `json:"int_eq,omitempty" validate:"eq=-3"`
	IntNe    uint16 `json:"int_ne,omitempty" validate:"ne=20"`
	IntOneof int    `json:"int_oneof,omitempty" validate:"oneof=1 20 -3"`

	FloatLen float64 `json:"float_len,omitempty" validate:"len=45.5"`
	FloatMin float64 `json:"float_min,omitempty" validate:"min=-1.5"`
	FloatMax float32 `json:"float_max,omitempty" validate:"max=45.5"`
	FloatGte float64 `json:"float_gte,omitempty" validate:"gte=0.5"`
	FloatLte float64 `json:"float_lte,omitempty" validate:"lte=0.5"`
	FloatGt  float64 `json:"float_gt,omitempty" validate:"gt=0.5"`
	FloatLt  float64 `json:"float_lt,omitempty" validate:"lt=0.5"`
	FloatEq  float64 `json:"float_eq,omitempty" validate:"eq=0.5"`
	FloatNe  float32 `json:"float_ne,omitempty" validate:"ne=0.5"`

	ListLen     []int     `json:"list_len,omitempty" validate:"len=2"`
	ListMin     []int     `json:"list_min,omitempty" validate:"min=2"`
	ListMax     []int     `json:"list_max,omitempty" validate:"max=2"`
	ListGte     []int     `json:"list_gte,omitempty" validate:"gte=2"`
	ListLte     []int     `json:"list_lte,omitempty" validate:"lte=2"`
	ListGt      []int     `json:"list_gt,omitempty" validate:"gt=2"`
	ListLt      []int     `json:"list_lt,omitempty" validate:"lt=2"`
	ListEq      []int     `json:"list_eq,omitempty" validate:"eq=2"`
	ListNe      []int     `json:"list_ne,omitempty" validate:"ne=2"`
	ListUnique  []int     `json:"list_unique,omitempty" validate:"unique"`
	ListUniqueF []float64 `json:"list_unique_f,omitempty" validate:"unique"`

	MapLen map[string]int `json:"map_len,omitempty" validate:"len=2"`
	MapMin map[string]int `json:"map_min,omitempty" validate:"min=2"`
	MapMax map[string]int `json:"map_max,omitempty" validate:"max=2"`
	MapGte map[string]int `json:"map_gte,omitempty" validate:"gte=2"`
	MapLte map[string]int `json:"map_lte,omitempty" validate:"lte=2"`
	MapGt  map[string]int `json:"map_gt,omitempty" validate:"gt=2"`
	MapLt  map[string]int `json:"map_lt,omitempty" validate:"lt=2"`
	MapEq  map[string]int `json:"map_eq,omitempty" validate:"eq=2"`
	MapNe  map[string]int `json:"map_ne,omitempty" validate:"ne=2"`
}

// RequiredString has the word required on one kind. It makes a field required in the schema, so
// each kind has a struct of its own.
//
//toolgen:schema
type RequiredString struct {
	V string `json:"v" validate:"required"`
}

// RequiredInt is one of them.
//
//toolgen:schema
type RequiredInt struct {
	V int `json:"v" validate:"required"`
}

// RequiredFloat is one of them.
//
//toolgen:schema
type RequiredFloat struct {
	V float64 `json:"v" validate:"required"`
}

// RequiredList is one of them.
//
//toolgen:schema
type RequiredList struct {
	V []int `json:"v" validate:"required"`
}

// RequiredMap is one of them.
//
//toolgen:schema
type RequiredMap struct {
	V map[string]int `json:"v" validate:"required"`
}
