// Package nulls has parameters that can be null or absent.
package nulls

//go:generate go tool toolgen

import (
	"encoding/json"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Mode is how to search.
type Mode string

// The modes.
const (
	Exact Mode = "exact"
	Fuzzy Mode = "fuzzy"
)

// Point is a place.
type Point struct {
	X int `json:"x"`
}

// Params can be null or absent.
//
//toolgen:schema
type Params struct {
	// Value is a number or nothing.
	Value  *float64       `json:"value" jsonschema:"nullable,maximum=10"`
	Names  []string       `json:"names,omitempty" jsonschema:"nullable" validate:"omitempty,min=2"`
	Counts map[string]int `json:"counts,omitempty" jsonschema:"nullable"`
	Data   []byte         `json:"data,omitempty" jsonschema:"nullable"`
	Place  *Point         `json:"place,omitempty" jsonschema:"nullable,description=where it is"`
	Level  *int           `json:"level,omitempty" jsonschema:"nullable,default=3"`

	Limit toolkit.Optional[int]             `json:"limit" validate:"min=1"`
	Mode  toolkit.Optional[Mode]            `json:"mode,omitzero" jsonschema:"nullable"`
	Where toolkit.Optional[Point]           `json:"where,omitzero" jsonschema:"nullable"`
	Tags  toolkit.Optional[[]string]        `json:"tags,omitzero" jsonschema:"nullable" validate:"max=3,dive,min=1"`
	Since toolkit.Optional[time.Time]       `json:"since,omitzero"`
	Raw   toolkit.Optional[json.RawMessage] `json:"raw,omitzero"`
	Any   toolkit.Optional[any]             `json:"any,omitzero"`
}
