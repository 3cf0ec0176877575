// Package tagged has the structs of the benchmark with the tags of Huma.
package tagged

import "time"

// Echo has one field. As the others it lets further names pass.
type Echo struct {
	_     struct{} `additionalProperties:"true"`
	Value string   `json:"value"`
}

// EditOp replaces a text.
type EditOp struct {
	OldText string `json:"oldText" minLength:"1"`
	NewText string `json:"newText"`
}

// Edit has a list of structs.
type Edit struct {
	Path       string   `json:"path" minLength:"1" maxLength:"4096"`
	Edits      []EditOp `json:"edits" minItems:"1"`
	ReplaceAll *bool    `json:"replaceAll,omitempty"`
	Mode       string   `json:"mode" enum:"exact,regex,fuzzy"`
}

// Range is a part of Search.
type Range struct {
	From      int  `json:"from" minimum:"0"`
	To        int  `json:"to" minimum:"0"`
	Inclusive bool `json:"inclusive"`
}

// Search has a field of most kinds.
type Search struct {
	Query         string            `json:"query" minLength:"1" maxLength:"256"`
	Lang          string            `json:"lang" enum:"go,rust,python,any"`
	Sort          string            `json:"sort" enum:"relevance,date,name"`
	Limit         int               `json:"limit" minimum:"1" maximum:"1000"`
	Offset        int64             `json:"offset" minimum:"0"`
	MinScore      float64           `json:"minScore" minimum:"0" maximum:"1"`
	CaseSensitive bool              `json:"caseSensitive"`
	Paths         []string          `json:"paths" minItems:"1" maxItems:"64"`
	Range         Range             `json:"range"`
	Labels        map[string]string `json:"labels"`
	Since         time.Time         `json:"since"`
	SessionID     string            `json:"sessionId" pattern:"^sess_[0-9a-f]{16}$"`
}

// Write has a long text.
type Write struct {
	Path    string `json:"path" minLength:"1" maxLength:"4096"`
	Content string `json:"content"`
}

// Item is one of a batch.
type Item struct {
	ID    int64   `json:"id" minimum:"0"`
	Name  string  `json:"name" minLength:"1"`
	Score float64 `json:"score" minimum:"0"`
	OK    bool    `json:"ok"`
	Note  string  `json:"note"`
}

// Batch is a long list.
type Batch struct {
	Items []Item `json:"items" minItems:"1" maxItems:"5000"`
}
