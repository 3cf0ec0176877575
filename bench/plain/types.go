// Package plain has the five structs of the benchmark: for toolgen, and for the libraries that
// decode by reflection and leave the rules to validator.
package plain

import "time"

//go:generate go tool toolgen

// Echo has one field.
//
//toolgen:schema
type Echo struct {
	Value string `json:"value"`
}

// EditOp replaces a text.
type EditOp struct {
	OldText string `json:"oldText" validate:"min=1"`
	NewText string `json:"newText"`
}

// Edit changes a file.
//
//toolgen:schema
type Edit struct {
	Path       string   `json:"path" validate:"min=1,max=4096"`
	Edits      []EditOp `json:"edits" validate:"min=1,dive"`
	ReplaceAll *bool    `json:"replaceAll,omitempty"`
	Mode       string   `json:"mode" validate:"oneof=exact regex fuzzy"`
}

// Range is a range of lines.
type Range struct {
	From      int  `json:"from" validate:"min=0"`
	To        int  `json:"to" validate:"min=0"`
	Inclusive bool `json:"inclusive"`
}

// Search has fields of all kinds.
//
//toolgen:schema
type Search struct {
	Query         string            `json:"query" validate:"min=1,max=256"`
	Lang          string            `json:"lang" validate:"oneof=go rust python any"`
	Sort          string            `json:"sort" validate:"oneof=relevance date name"`
	Limit         int               `json:"limit" validate:"min=1,max=1000"`
	Offset        int64             `json:"offset" validate:"min=0"`
	MinScore      float64           `json:"minScore" validate:"min=0,max=1"`
	CaseSensitive bool              `json:"caseSensitive"`
	Paths         []string          `json:"paths" validate:"min=1,max=64,dive,min=1"`
	Range         Range             `json:"range"`
	Labels        map[string]string `json:"labels"`
	Since         time.Time         `json:"since"`
	SessionID     string            `json:"sessionId" jsonschema:"pattern=^sess_[0-9a-f]{16}$"`
}

// Write writes a file.
//
//toolgen:schema
type Write struct {
	Path    string `json:"path" validate:"min=1,max=4096"`
	Content string `json:"content"`
}

// Item is one of a batch.
type Item struct {
	ID    int64   `json:"id" validate:"min=0"`
	Name  string  `json:"name" validate:"min=1"`
	Score float64 `json:"score" validate:"min=0"`
	OK    bool    `json:"ok"`
	Note  string  `json:"note"`
}

// Batch has many items.
//
//toolgen:schema
type Batch struct {
	Items []Item `json:"items" validate:"min=1,max=5000,dive"`
}
