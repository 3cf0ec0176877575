// Package constants has enums with constants that do not compile.
package constants

// Color has a constant whose value is missing.
type Color string

// The colors.
const (
	Red, Blue Color = "red", "blue"
	Bad       Color = Missing
)

// Level has a constant of another type.
type Level int

// The levels.
const (
	Low  Level = 1
	High Level = "high"
)

// Params has both, in a field, a list and the names of a map.
//
//toolgen:schema
type Params struct {
	Color  Color         `json:"color"`
	Levels []Level       `json:"levels"`
	ByName map[Color]int `json:"byName"`
}
