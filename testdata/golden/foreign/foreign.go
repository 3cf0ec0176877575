// Package foreign holds types that other packages use as parameters.
package foreign

// Region is a place in the world.
type Region struct {
	// Name is the name in English.
	Name string `json:"name" validate:"required"`
	// Climate is what to pack for.
	Climate Climate `json:"climate,omitempty"`
	note    string
}

// Note returns what this package keeps for itself.
func (r Region) Note() string { return r.note }

// Climate is a kind of weather.
type Climate int

// The climates.
const (
	Dry Climate = iota + 1 // little rain
	Wet                    // much rain
	hidden
)

// Secret is a climate that no other package can name.
const Secret = hidden
