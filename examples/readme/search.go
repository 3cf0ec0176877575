// Package readme is the example of README.md. Its test holds the page to what the code gives.
package readme

//go:generate go tool toolgen

import (
	"context"
	"time"
)

// SearchParams are the arguments of search.
//
//toolgen:schema
type SearchParams struct {
	// Query is the text to look for.
	Query string `json:"query" validate:"min=1"`
	// Mode says how the query is read.
	Mode string `json:"mode,omitempty" validate:"oneof=exact regex fuzzy"`
	// Limit is the largest number of results.
	Limit int `json:"limit,omitempty" validate:"min=1,max=100" jsonschema:"default=10"`
	// Tags are the tags that every result has.
	Tags []string `json:"tags,omitempty" validate:"max=3,dive,min=1"`
	// Since leaves out results from before this time.
	Since time.Time `json:"since,omitzero"`
}

// Hits are what search found.
type Hits struct {
	Names []string `json:"names"`
}

// Search finds documents by their text.
//
//toolgen:tool
func Search(ctx context.Context, p SearchParams) (Hits, error) {
	return Hits{Names: []string{"about " + p.Query}}, nil
}
