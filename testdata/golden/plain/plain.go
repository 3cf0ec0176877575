// Package plain has tags as they are written for go-sdk, mcp-go and adk.
package plain

//toolgen:package jsonschema=description

// Params are written for a library that reads descriptions.
//
//toolgen:schema
type Params struct {
	City    string `json:"city" jsonschema:"The city, or a part of it" validate:"min=1"`
	Descend bool   `json:"descend,omitempty" jsonschema:"If true, descend"`
	// Days is a comment, which the tag would replace.
	Days int    `json:"days,omitempty" validate:"lte=7"`
	Unit string `json:"unit,omitempty" jsonschema:"a unit; it's said 'C' or 'F'" validate:"oneof=C F"`
	Like string `json:"like,omitempty" jsonschema:"like x=y"`
}
