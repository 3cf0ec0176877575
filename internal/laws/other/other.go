// Package other holds types that the fixtures take from another package.
package other

// Level is a string enum.
type Level string

// The levels.
const (
	// Low is hardly noticed.
	Low  Level = "low"
	High Level = "high"

	hidden Level = "hidden" // not exported: no value for users of the package
)

// Hidden returns the level that only this package names.
func Hidden() Level { return hidden }

// Weight is an integer enum.
type Weight int8

// The weights.
const (
	Light Weight = 1
	Heavy Weight = 100
)

// Place is a point on a map.
type Place struct {
	// Lat is the latitude in degrees.
	Lat float64 `json:"lat"`
	// Lon is the longitude in degrees.
	Lon float64 `json:"lon"`
	// Label is shown beside the point.
	Label string `json:"label,omitempty"`
}

// Stamp is made to be embedded.
type Stamp struct {
	// Author is who wrote it.
	Author string `json:"author"`
	// Revision counts the changes.
	Revision uint16 `json:"revision,omitempty"`
}
