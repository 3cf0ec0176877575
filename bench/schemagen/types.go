// Package schemagen has the structs of the benchmark for the schemagen of kaptinlin/jsonschema v0.7.5,
// which writes schemas that are validated at run time. Search lacks a field of a struct type, since what
// schemagen writes for one does not compile.
package schemagen

import "time"

// Echo has one field.
type Echo struct {
	Value string `json:"value" jsonschema:"required"`
}

// EditOp replaces a text.
type EditOp struct {
	OldText string `json:"oldText" jsonschema:"required,minLength=1"`
	NewText string `json:"newText" jsonschema:"required"`
}

// Edit has a list of structs.
type Edit struct {
	Path       string   `json:"path" jsonschema:"required,minLength=1,maxLength=4096"`
	Edits      []EditOp `json:"edits" jsonschema:"required,minItems=1"`
	ReplaceAll *bool    `json:"replaceAll,omitempty"`
	Mode       string   `json:"mode" jsonschema:"required,enum=exact regex fuzzy"`
}

// Range is a range of lines.
type Range struct {
	From      int  `json:"from" jsonschema:"required,minimum=0"`
	To        int  `json:"to" jsonschema:"required,minimum=0"`
	Inclusive bool `json:"inclusive" jsonschema:"required"`
}

// Search has a field of most kinds.
type Search struct {
	Query         string            `json:"query" jsonschema:"required,minLength=1,maxLength=256"`
	Lang          string            `json:"lang" jsonschema:"required,enum=go rust python any"`
	Sort          string            `json:"sort" jsonschema:"required,enum=relevance date name"`
	Limit         int               `json:"limit" jsonschema:"required,minimum=1,maximum=1000"`
	Offset        int64             `json:"offset" jsonschema:"required,minimum=0"`
	MinScore      float64           `json:"minScore" jsonschema:"required,minimum=0,maximum=1"`
	CaseSensitive bool              `json:"caseSensitive" jsonschema:"required"`
	Paths         []string          `json:"paths" jsonschema:"required,minItems=1,maxItems=64"`
	Labels        map[string]string `json:"labels" jsonschema:"required"`
	Since         time.Time         `json:"since" jsonschema:"required"`
	SessionID     string            `json:"sessionId" jsonschema:"required,pattern=^sess_[0-9a-f]{16}$"`
}

// Write has a long text.
type Write struct {
	Path    string `json:"path" jsonschema:"required,minLength=1,maxLength=4096"`
	Content string `json:"content" jsonschema:"required"`
}

// Item is one of a batch.
type Item struct {
	ID    int64   `json:"id" jsonschema:"required,minimum=0"`
	Name  string  `json:"name" jsonschema:"required,minLength=1"`
	Score float64 `json:"score" jsonschema:"required,minimum=0"`
	OK    bool    `json:"ok" jsonschema:"required"`
	Note  string  `json:"note" jsonschema:"required"`
}

// Batch is a long list.
type Batch struct {
	Items []Item `json:"items" jsonschema:"required,minItems=1,maxItems=5000"`
}
