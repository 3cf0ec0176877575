// Package contradict has rules that cannot be obeyed together, and defaults that break
// their own.
package contradict

import "time"

// Mode has constants.
type Mode string

// The modes.
const (
	Up   Mode = "up"
	Down Mode = "down"
)

// Params has one of each.
//
//toolgen:schema
type Params struct {
	Bounds    int            `json:"bounds" validate:"min=5,max=3"`
	Exclusive float64        `json:"exclusive" validate:"gt=1,lt=1"`
	Between   int            `json:"between" validate:"gt=1,lt=2"`
	Type      uint8          `json:"type" validate:"gt=255"`
	Lengths   string         `json:"lengths" validate:"min=5,max=3"`
	Empty     string         `json:"empty" validate:"required,max=0"`
	Items     []int          `json:"items" validate:"min=2,max=1"`
	Sources   string         `json:"sources" validate:"min=1" jsonschema:"minLength=2"`
	Formats   string         `json:"formats" validate:"email,url"`
	Member    Mode           `json:"member" validate:"oneof=up left"`
	Long      string         `json:"long" validate:"oneof=a bb,min=2"`
	Equal     int            `json:"equal" validate:"eq=3,max=2"`
	Only      int            `json:"only" validate:"min=3,max=3,ne=3"`
	Multiple  int            `json:"multiple" jsonschema:"minimum=1,maximum=4,multipleOf=5"`
	Zero      int            `json:"zero" validate:"required,min=0,max=0"`
	Bools     []bool         `json:"bools" validate:"min=3,unique"`
	Inner     []string       `json:"inner" validate:"dive,min=3,max=2"`
	Required  string         `json:"required" jsonschema:"default=x"`
	Default   int            `json:"default,omitempty" jsonschema:"default=0,minimum=1"`
	Word      int            `json:"word,omitempty" jsonschema:"default=many"`
	NotMember Mode           `json:"not_member,omitempty" jsonschema:"default=left"`
	Bool      bool           `json:"bool,omitempty" jsonschema:"default=yes"`
	Two       string         `json:"two,omitempty" jsonschema:"default=a,default=b"`
	Map       map[string]int `json:"map,omitempty" jsonschema:"default=x"`
	Moment    time.Time      `json:"moment,omitzero" jsonschema:"default=now"`
	ItemRule  []int          `json:"item_rule,omitempty" validate:"dive,min=3" jsonschema:"default=1"`
	Enum      string         `json:"enum" validate:"oneof=a b" jsonschema:"enum=a,enum=c"`
	Twice     string         `json:"twice" jsonschema:"enum=a,enum=a"`
	Title     string         `json:"title" jsonschema:"title=a,title=b"`
	Titled    string         `json:"titled" jsonschema:"title=a,title=a"`
	Read      string         `json:"read" jsonschema:"readOnly=true,readOnly=false"`
	Told      string         `json:"told" jsonschema:"description=a,description=b"`
	Address   string         `json:"address" jsonschema:"format=email" validate:"url"`
	URI       string         `json:"uri" jsonschema:"format=uri" validate:"uri"`
	Reference string         `json:"reference" jsonschema:"format=uri-reference" validate:"uri"`
	Narrower  string         `json:"narrower" jsonschema:"format=uri" validate:"http_url"`
}
