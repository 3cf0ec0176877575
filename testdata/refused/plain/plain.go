// Package plain has descriptions that are something else.
package plain

//toolgen:package jsonschema=description

// Params has a mistake in each tag.
//
//toolgen:schema
type Params struct {
	Rule  int    `json:"rule" jsonschema:"minimum=0"`
	Words string `json:"words" jsonschema:"description=The city,minLength=1"`
	Two   string `json:"two" jsonschema_description:"The town" jsonschema:"The city"`
}
