package shapes

// Side has constants.
type Side string

// The sides.
const (
	Left  Side = "left"
	Right Side = "right"
)

// Rank has constants.
type Rank int16

// The ranks.
const (
	Low  Rank = -1
	High Rank = 300
)

// ID is a plain name.
type ID string

// Keys are those of enums, integers and named strings.
//
//toolgen:schema
type Keys struct {
	Sides  map[Side]int       `json:"sides,omitempty"`
	Ranks  map[Rank]string    `json:"ranks,omitempty" validate:"max=1"`
	Int8   map[int8]bool      `json:"int8,omitempty"`
	Int64  map[int64]float32  `json:"int64,omitempty"`
	Uint   map[uint]*int      `json:"uint,omitempty"`
	IDs    map[ID]bool        `json:"ids,omitempty"`
	Nested map[int]map[ID]int `json:"nested,omitempty"`
}

// KeyRules are rules on the keys of maps.
//
//toolgen:schema
type KeyRules struct {
	Length map[string]int            `json:"length,omitempty" validate:"min=1,dive,keys,min=2,max=3,endkeys,max=5"`
	Oneof  map[string]string         `json:"oneof,omitempty" validate:"dive,keys,oneof=a b,endkeys"`
	Not    map[ID]string             `json:"not,omitempty" validate:"dive,keys,ne=a,endkeys,min=1"`
	Email  map[string]bool           `json:"email,omitempty" validate:"dive,keys,email,endkeys"`
	Inner  map[string]map[string]int `json:"inner,omitempty" validate:"dive,keys,min=1,endkeys,dive,keys,max=1,endkeys,min=2"`
}
