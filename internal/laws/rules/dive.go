package rules

import "time"

// Dive has rules on the elements of lists and maps.
//
//toolgen:schema
type Dive struct {
	Strings   []string          `json:"strings,omitempty" validate:"min=1,dive,min=2,max=4"`
	Ints      []int             `json:"ints,omitempty" validate:"dive,gte=-1,lte=1"`
	Floats    [2]float64        `json:"floats,omitzero" validate:"dive,gt=0"`
	Map       map[string]string `json:"map,omitempty" validate:"max=2,dive,ne=x"`
	Nested    [][]string        `json:"nested,omitempty" validate:"dive,min=1,dive,len=1"`
	MapList   map[string][]int  `json:"map_list,omitempty" validate:"dive,unique,dive,max=3"`
	Ptr       *[]uint           `json:"ptr,omitempty" validate:"dive,lt=10"`
	Elems     []*int            `json:"elems,omitempty" validate:"dive,min=3"`
	Required  []string          `json:"required,omitempty" validate:"dive,required"`
	Emails    []string          `json:"emails,omitempty" validate:"dive,email"`
	Durations []time.Duration   `json:"durations,omitempty" validate:"dive,min=1s"`
	Bytes     map[string][]byte `json:"bytes,omitempty" validate:"dive,max=2"`
}

// DiveStructs has structs with rules of their own: below a member, a pointer, a list and
// a map, with and without dive.
//
//toolgen:schema
type DiveStructs struct {
	Item   Item              `json:"item"`
	Ptr    *Item             `json:"ptr,omitempty"`
	List   []Item            `json:"list,omitempty"`
	Dived  []Item            `json:"dived,omitempty" validate:"max=2,dive"`
	Map    map[string]Item   `json:"map,omitempty"`
	Ptrs   []*Item           `json:"ptrs,omitempty" validate:"min=1"`
	Array  [1]Item           `json:"array,omitzero"`
	Twice  [][]Item          `json:"twice,omitempty"`
	Mapped []map[string]Item `json:"mapped,omitempty"`
}

// DiveEmbedded has rules on embedded fields.
//
//toolgen:schema
type DiveEmbedded struct {
	Item
	*Extra
}

// Extra is made to be embedded behind a pointer.
type Extra struct {
	Tags []string `json:"tags,omitempty" validate:"max=2,unique,dive,min=1"`
}
