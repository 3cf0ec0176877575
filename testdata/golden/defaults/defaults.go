// Package defaults has fields that are never empty.
package defaults

import "time"

// Order is how results are sorted.
type Order string

// The orders.
const (
	Up   Order = "up"
	Down Order = "down"
)

// Params has a default of each kind.
//
//toolgen:schema
type Params struct {
	Text  string        `json:"text,omitempty" jsonschema:"default=a \"quoted\" text"`
	Limit *int          `json:"limit,omitempty" jsonschema:"default=10,minimum=1"`
	Ratio float32       `json:"ratio,omitempty" jsonschema:"default=0.5"`
	On    bool          `json:"on,omitempty" jsonschema:"default=true"`
	Order Order         `json:"order,omitempty" jsonschema:"default=down"`
	Next  *Order        `json:"next,omitempty" jsonschema:"default=up"`
	Wait  time.Duration `json:"wait,omitempty" jsonschema:"default=1m30s"`
	Langs []string      `json:"langs,omitempty" jsonschema:"default=go,default=rust"`
	Deep  **uint8       `json:"deep,omitempty" jsonschema:"default=3"`
	Sizes *[]uint16     `json:"sizes,omitempty" jsonschema:"default=1,default=2"`
}
