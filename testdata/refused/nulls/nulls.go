// Package nulls has nulls and absences that cannot be.
package nulls

import "github.com/toolgen-go/toolgen/toolkit"

// Params has one of each.
//
//toolgen:schema
type Params struct {
	Int      int                                     `json:"int" jsonschema:"nullable"`
	Struct   struct{}                                `json:"struct" jsonschema:"nullable"`
	Any      any                                     `json:"any" jsonschema:"nullable"`
	Value    *int                                    `json:"value" jsonschema:"nullable=true"`
	Required *int                                    `json:"required" validate:"required" jsonschema:"nullable"`
	Inner    *[]int                                  `json:"inner" validate:"dive,required" jsonschema:"nullable"` // fine
	Must     toolkit.Optional[int]                   `json:"must" jsonschema:"required"`
	MustToo  toolkit.Optional[int]                   `json:"must_too" validate:"required"`
	Default  toolkit.Optional[int]                   `json:"default" jsonschema:"default=1"`
	Pointer  toolkit.Optional[*int]                  `json:"pointer"`
	Twice    toolkit.Optional[toolkit.Optional[int]] `json:"twice"`
	Item     []toolkit.Optional[int]                 `json:"item"`
	Behind   *toolkit.Optional[int]                  `json:"behind"`
	Func     toolkit.Optional[func()]                `json:"func"`
}
