// Package tagwords has tags that say nothing, or not what they seem to.
package tagwords

// Params has a mistake in each tag.
//
//toolgen:schema
type Params struct {
	Cut      string `json:"cut" jsonschema:"description=If true, descend"`
	Typo     int    `json:"typo" jsonschema:"mininum=1"`
	Unknown  int    `json:"unknown" jsonschema:"colour=red"`
	Nullable string `json:"nullable" jsonschema:"nullable"`
	Type     string `json:"type" jsonschema:"type=integer"`
	OneOf    string `json:"oneof" jsonschema:"oneof_type=string;integer"`
	Inline   string `json:",inline"`
	Option   string `json:"option,omitEmpty"`
	Name     string `json:"na\"me"`
	Extras   string `json:"extras" jsonschema_extras:"const=x"`
	Toolgen  string `json:"toolgen" toolgen:"x"`
	Twice    string `json:"twice" json:"again"`
	Broken   string `json:"broken`
	NoSpace  string `json:"nospace"validate:"min=1"`
	Flag     string `json:"flag" jsonschema:"required=true"`
	Bare     int    `json:"bare" jsonschema:"minimum"`
	ReadOnly int    `json:"read_only" jsonschema:"readOnly=true"`
	Access   string `json:"access" jsonschema:"writeOnly=yes"`
	Key      string `jsn:"key"`
	Rule     string `json:"rule" valdate:"min=1"`
	Outside  int    `json:"outside" jsonschema:"example=500,maximum=10"`
	Example  int    `json:"example" jsonschema:"example=many"`
}
