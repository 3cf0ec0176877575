package types

import (
	"encoding/json"
	"time"
)

// Times has points in time.
//
//toolgen:schema
type Times struct {
	At       time.Time            `json:"at"`
	Optional time.Time            `json:"optional,omitzero"`
	Pointer  *time.Time           `json:"pointer,omitempty"`
	List     []time.Time          `json:"list,omitempty"`
	ByName   map[string]time.Time `json:"by_name,omitempty"`
}

// Durations has lengths of time.
//
//toolgen:schema
type Durations struct {
	Wait     time.Duration            `json:"wait"`
	Optional time.Duration            `json:"optional,omitempty"`
	Pointer  *time.Duration           `json:"pointer,omitempty"`
	List     []time.Duration          `json:"list,omitempty"`
	ByName   map[string]time.Duration `json:"by_name,omitempty"`
}

// Bytes has bytes as base64.
//
//toolgen:schema
type Bytes struct {
	Data     []byte            `json:"data"`
	Optional []byte            `json:"optional,omitempty"`
	Pointer  *[]byte           `json:"pointer,omitempty"`
	Named    Blob              `json:"named,omitempty"`
	List     [][]byte          `json:"list,omitempty"`
	ByName   map[string][]byte `json:"by_name,omitempty"`
}

// Blob is a named byte slice.
type Blob []byte

// Raws has JSON that is kept as it came.
//
//toolgen:schema
type Raws struct {
	Raw      json.RawMessage            `json:"raw"`
	Optional json.RawMessage            `json:"optional,omitempty"`
	List     []json.RawMessage          `json:"list,omitempty"`
	ByName   map[string]json.RawMessage `json:"by_name,omitempty"`
}

// Anys has JSON of any kind, decoded.
//
//toolgen:schema
type Anys struct {
	Value    any            `json:"value"`
	Optional any            `json:"optional,omitempty"`
	List     []any          `json:"list,omitempty"`
	ByName   map[string]any `json:"by_name,omitempty"`
}
