// Package invopop has what Reflector takes and toolgen refuses: shapes and words that
// invopop/jsonschema itself is tested with.
package invopop

import "time"

// Moment is a time with a name, which encoding/json reads as an object.
type Moment time.Time

// Letters is a list that is no object.
//
//toolgen:schema
type Letters []string

// Values is a map.
//
//toolgen:schema
type Values map[string]any

// Part is embedded.
type Part struct {
	Body string `yaml:"body"`
}

// Words has words that Reflector drops without a word, or that no parser can keep.
//
//toolgen:schema
type Words struct {
	Bad      int      `json:"bad" jsonschema:"minimum=bad"`
	Any      string   `json:"any" jsonschema:"pattern=.*"`
	Given    string   `json:"given" jsonschema:"default=Ann"`
	Typo     []int    `json:"typo,omitempty" jsonschema:"enum=-1,enun=2"`
	Ref      any      `json:"ref" jsonschema:"oneof_ref=One;Two"`
	AnyRef   any      `json:"any_ref" jsonschema:"anyof_ref=#/$defs/one"`
	Extra    int      `json:"extra" jsonschema_extras:"minimum=0"`
	Null     string   `json:"null" jsonschema:"nullable"`
	Anchor   string   `json:"anchor" jsonschema:"anchor=Name"`
	Moment   Moment   `json:"moment"`
	List     []string `json:"list" jsonschema:"type=array,format=uri"`
	Odd      []string `json:"odd" jsonschema:"format=odd"`
	Part     `json:",inline"`
	Stringly int `json:"stringly,stringly"`
	Quoted   int `json:"quoted,string" jsonschema:"minLength=2,default=12"`
	hidden   int `json:"hidden" jsonschema:"required"`
}
