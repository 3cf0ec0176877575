// Package maps has parameters whose maps have keys of all kinds.
package maps

//go:generate go tool toolgen

// Side is where something is.
type Side string

// The sides.
const (
	Left  Side = "left"  // the left
	Right Side = "right" // the right
)

// Rank is how good something is.
type Rank int8

// The ranks.
const (
	First  Rank = 1
	Second Rank = 2
)

// ID names a thing.
type ID string

// Params have a map of each kind.
//
//toolgen:schema
type Params struct {
	Plain  map[ID]bool        `json:"plain"`
	Sides  map[Side]int       `json:"sides,omitempty"`
	Ranks  map[Rank]string    `json:"ranks,omitempty"`
	Small  map[int8]string    `json:"small,omitempty"`
	Large  map[uint64]float64 `json:"large,omitempty"`
	Labels map[string]string  `json:"labels,omitempty" validate:"max=8,dive,keys,min=1,max=3,ne=all,endkeys,max=10"`
	Words  map[ID][]string    `json:"words,omitempty" validate:"dive,keys,oneof=a b,endkeys,min=1,dive,max=5"`
}
