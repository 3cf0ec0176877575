// Package rules has rules that toolgen does not know, or that do not fit.
package rules

import (
	"encoding/json"
	"time"
)

// Params has a mistake in each rule.
//
//toolgen:schema
type Params struct {
	Typo      string            `json:"typo" validate:"emial"`
	Second    string            `json:"second" validate:"min=1,mix=3"`
	Kind      int               `json:"kind" validate:"email"`
	Bool      bool              `json:"bool" validate:"required"`
	BoolMin   bool              `json:"bool_min" validate:"min=1"`
	Clock     time.Time         `json:"clock" validate:"gt=2020-01-01"`
	Raw       json.RawMessage   `json:"raw" validate:"min=3"`
	Octal     int               `json:"octal" validate:"min=010"`
	Fraction  int               `json:"fraction" validate:"min=1.5"`
	Wide      int8              `json:"wide" validate:"max=300"`
	Negative  uint              `json:"negative" jsonschema:"minimum=-1"`
	Word      int               `json:"word" validate:"max=many"`
	NoParam   int               `json:"no_param" validate:"max"`
	Param     string            `json:"param" validate:"email=x"`
	Length    string            `json:"length" validate:"len=-1"`
	Less      []int             `json:"less" validate:"lt=0"`
	OneOf     float64           `json:"one_of" validate:"oneof=1 2"`
	Quote     string            `json:"quote" validate:"oneof='a b"`
	Plus      int               `json:"plus" validate:"oneof=+1 2"`
	Twice     string            `json:"twice" validate:"oneof=a b a"`
	Pointers  []*string         `json:"pointers" validate:"unique"`
	Lists     [][]string        `json:"lists" validate:"unique"`
	Map       map[string]string `json:"map" validate:"unique"`
	Array     [2]int            `json:"array" validate:"min=1"`
	Dive      string            `json:"dive" validate:"dive,min=1"`
	Item      []string          `json:"item" validate:"email"`
	Omit      string            `json:"omit" validate:"omitempty,email"`
	OmitItem  []string          `json:"omit_item,omitempty" validate:"dive,omitempty,email"`
	Keys      map[string]string `json:"keys" validate:"dive,keys,min=3,max=1,endkeys"`
	NoDive    map[string]string `json:"no_dive" validate:"keys,min=1,endkeys"`
	NoKeys    map[string]string `json:"no_keys" validate:"dive,endkeys"`
	Endless   map[string]string `json:"endless" validate:"dive,keys,min=1"`
	Within    map[string][]int  `json:"within" validate:"dive,keys,dive,endkeys"`
	Dot       string            `json:"dot" jsonschema:"pattern=^.+$"`
	Lookahead string            `json:"lookahead" jsonschema:"pattern=^(?!a)b$"`
	Paren     string            `json:"paren" jsonschema:"pattern=(a"`
	Format    string            `json:"format" jsonschema:"format=color"`
	Multiple  int               `json:"multiple" jsonschema:"multipleOf=0"`
	Digits    float64           `json:"digits" jsonschema:"maximum=0.30000000000000000001"`
	Infinite  float64           `json:"infinite" jsonschema:"maximum=NaN"`
	Unique    []string          `json:"unique" jsonschema:"uniqueItems=false"`
	MinLength int               `json:"min_length" jsonschema:"minLength=1"`
	Required  [2]int            `json:"required" validate:"required"`
	Duration  time.Duration     `json:"duration" validate:"min=soon"`
	Either    string            `json:"either" validate:"email|required_with=Kind"`
	Other     int               `json:"other" validate:"minimum=1"`
	Another   int               `json:"another" jsonschema:"min=1"`
	DiveParam []string          `json:"dive_param" validate:"dive=3"`
	EqBool    bool              `json:"eq_bool" validate:"eq=1"`
}
