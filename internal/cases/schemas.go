package cases

import (
	"encoding/json"
	"time"

	"github.com/toolgen-go/toolgen/internal/laws/other"
)

// Raw takes JSON and bytes.
//
//toolgen:schema
type Raw struct {
	Raw  json.RawMessage `json:"raw"`
	Data []byte          `json:"data"`
}

// Node contains itself.
//
//toolgen:schema
type Node struct {
	Kids []Node `json:"kids,omitempty"`
}

// Between takes two times of one type.
//
//toolgen:schema
type Between struct {
	Before *time.Time `json:"before"`
	After  *time.Time `json:"after"`
}

// Sentence has a description with a comma.
//
//toolgen:schema
type Sentence struct {
	Deep bool `json:"deep" jsonschema:"description=If true\\, descend"`
}

// Zero takes an int that may be left out.
//
//toolgen:schema
type Zero struct {
	A int `json:"a,omitzero"`
}

// Least takes an int with a bound of zero.
//
//toolgen:schema
type Least struct {
	A int `json:"a" jsonschema:"minimum=0"`
}

// Nothing takes nothing.
//
//toolgen:schema
type Nothing struct{}

// Any takes any JSON.
//
//toolgen:schema
type Any struct {
	X any `json:"x"`
}

// Quoted takes an integer in a string.
//
//toolgen:schema
type Quoted struct {
	N int `json:"n,string"`
}

// Visit has types of another package.
//
//toolgen:schema
type Visit struct {
	Place other.Place `json:"place"`
	Level other.Level `json:"level"`
}
