// Package prose has descriptions where words are read.
package prose

// Params has a mistake in each tag.
//
//toolgen:schema
type Params struct {
	City    string `json:"city" jsonschema:"The city to look up"`
	Descend bool   `json:"descend" jsonschema:"If true, descend"`
	One     string `json:"one" jsonschema:"Name"`
	Behind  string `json:"behind" jsonschema:"minLength=1,and a sentence"`
	Two     string `json:"two" jsonschema_description:"The town" jsonschema:"description=The city"`
}
