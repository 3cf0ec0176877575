// Package five has the smallest parser that is worth looking at.
package five

// Params has five plain fields.
//
//toolgen:schema
type Params struct {
	// Path is the file to read.
	Path string `json:"path"`
	// Offset is the first line, from 1.
	Offset int `json:"offset,omitempty" validate:"min=1"`
	// Ratio is how much of the file to read.
	Ratio float64 `json:"ratio"`
	// Raw leaves line ends as they are.
	Raw bool `json:"raw,omitempty"`
	// Tags are kept with the result.
	Tags []string `json:"tags,omitempty"`
}
