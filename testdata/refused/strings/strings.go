// Package strings has words for strings where they do not fit, and alternatives that
// are none.
package strings

import "time"

// Params has one of each.
//
//toolgen:schema
type Params struct {
	OnInt     int       `json:"on_int" validate:"alpha"`
	OnList    []string  `json:"on_list" validate:"lowercase"`
	NumberInt int       `json:"number_int" validate:"numeric"`
	PortText  string    `json:"port_text" validate:"port"`
	Param     string    `json:"param" validate:"alpha=1"`
	NoParam   string    `json:"no_param" validate:"contains="`
	TwoRunes  string    `json:"two_runes" validate:"containsrune=ab"`
	Spicedb   string    `json:"spicedb" validate:"spicedb=table"`
	Layout    string    `json:"layout" validate:"datetime=soon"`
	LayoutOn  time.Time `json:"layout_on" validate:"datetime=2006"`
	Floats    float64   `json:"floats" validate:"noneof=1 2"`
	Quote     string    `json:"quote" validate:"oneofci=a'b c"`
	NilList   []int     `json:"nil_list" validate:"isdefault"`
	Default   string    `json:"default,omitempty" validate:"lowercase,startswith=a" jsonschema:"default=Ab"`
	Member    string    `json:"member" validate:"oneof=ab Ba,lowercase"`
	Steer     []string  `json:"steer" validate:"dive|min=1"`
	Omit      string    `json:"omit,omitempty" validate:"omitempty|email"`
	Required  string    `json:"required" validate:"required|eq=a"`
	Alias     string    `json:"alias" validate:"iscolor|alpha"`
	AliasArg  string    `json:"alias_arg" validate:"iscolor=1"`
	Misspelt  string    `json:"misspelt" validate:"alpah|numeric"`
	WrongKind int       `json:"wrong_kind" validate:"eq=1|alpha"`
	EitherDef int       `json:"either_def,omitempty" validate:"eq=1|gt=5" jsonschema:"default=3"`
	EitherEnu int       `json:"either_enum" validate:"oneof=1 2 9,eq=1|gt=5"`
}
