// Package extras has extras that are more than annotations.
package extras

// Params has a mistake in each tag.
//
//toolgen:schema
type Params struct {
	Rule     int    `json:"rule" jsonschema_extras:"minimum=0"`
	Title    string `json:"title" jsonschema_extras:"title=A title"`
	Examples string `json:"examples" jsonschema_extras:"examples=a"`
	Nullable *int   `json:"nullable" jsonschema_extras:"nullable=true"`
	Const    string `json:"const" jsonschema_extras:"a=b,const=x"`
	Ref      string `json:"ref" jsonschema_extras:"$ref=#"`
	Twice    string `json:"twice" jsonschema_extras:"isOn=true,isOn=no"`
	Bare     string `json:"bare" jsonschema_extras:"deprecated"`
	Comma    string `json:"comma" jsonschema_extras:"note=One, two"`
}
