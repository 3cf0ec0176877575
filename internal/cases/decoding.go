package cases

import (
	"encoding/json"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Number takes a number that no float64 holds.
//
//toolgen:schema
type Number struct {
	ID int64 `json:"id"`
}

// Since takes a name that is easily misspelt.
//
//toolgen:schema
type Since struct {
	Since string `json:"start_rfc_3339,omitempty"`
}

// Named takes a name.
//
//toolgen:schema
type Named struct {
	Name string `json:"name"`
}

// File is a file to edit.
type File struct {
	Path string `json:"path"`
}

// Files takes a list of objects.
//
//toolgen:schema
type Files struct {
	Files []File `json:"files"`
}

// Limit takes a number that models like to quote.
//
//toolgen:schema
type Limit struct {
	Limit int `json:"limit"`
}

// State takes a string or nothing.
//
//toolgen:schema
type State struct {
	State *string `json:"state,omitempty"`
}

// Null takes numbers that can be null.
//
//toolgen:schema
type Null struct {
	Value *float64                  `json:"value" jsonschema:"nullable"`
	Other toolkit.Optional[float64] `json:"other,omitzero" jsonschema:"nullable"`
}

// Edit takes a text.
//
//toolgen:schema
type Edit struct {
	OldText string `json:"oldText"`
}

// Op is what to do.
type Op string

// The operations.
const (
	Init Op = "init"
	Sync Op = "sync"
)

// Run takes an operation.
//
//toolgen:schema
type Run struct {
	Op Op `json:"op"`
}

// Write takes a path and what to write there.
//
//toolgen:schema
type Write struct {
	Path    string `json:"path"`
	Content string `json:"content,omitempty"`
}

// Wait takes a length of time.
//
//toolgen:schema
type Wait struct {
	Dur time.Duration `json:"dur"`
}

// Tags takes a list of strings.
//
//toolgen:schema
type Tags struct {
	Tags []string `json:"tags"`
}

// Part has a default.
type Part struct {
	Size int `json:"size,omitempty" jsonschema:"default=7"`
}

// Pair has two parts.
//
//toolgen:schema
type Pair struct {
	A Part `json:"a"`
	B Part `json:"b"`
}

// Optional takes nothing that must be there.
//
//toolgen:schema
type Optional struct {
	Value json.RawMessage `json:"value,omitempty"`
}
