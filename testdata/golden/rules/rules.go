// Package rules has rules of every kind.
package rules

import (
	"encoding/json"
	"time"
)

// Params has a field for each kind of value.
//
//toolgen:schema
type Params struct {
	Name     string            `json:"name" validate:"required,max=40"`
	Code     string            `json:"code,omitempty" jsonschema:"pattern=^[A-Z]{2\\,4}$,example=AB,title=The code"`
	Email    string            `json:"email,omitempty" validate:"email"`
	Site     *string           `json:"site,omitempty" validate:"omitempty,url"`
	Count    uint8             `json:"count" validate:"gt=0,lt=100,ne=50"`
	Share    float64           `json:"share" jsonschema:"minimum=0,maximum=1,multipleOf=0.05"`
	Weight   float32           `json:"weight,omitempty" validate:"gte=0.1,lte=0.9"`
	Tags     []string          `json:"tags" validate:"min=1,max=3,unique,dive,min=2"`
	Triple   [3]int            `json:"triple,omitempty" validate:"unique"`
	Matrix   [][]float64       `json:"matrix,omitempty" validate:"dive,len=2,dive,min=-1"`
	Labels   map[string]string `json:"labels,omitempty" validate:"min=1,dive,required"`
	Wait     time.Duration     `json:"wait,omitempty" validate:"min=1s,max=1h"`
	Since    time.Time         `json:"since" validate:"required"`
	Data     []byte            `json:"data,omitempty" validate:"max=16"`
	Raw      json.RawMessage   `json:"raw,omitempty"`
	Any      any               `json:"any,omitempty"`
	Agree    bool              `json:"agree" validate:"eq=true"`
	Window   Window            `json:"window" validate:"required"`
	Fallback string            `json:"fallback,omitempty" validate:"ne=none"`
}

// Window is a span of lines.
type Window struct {
	First int      `json:"first,omitempty"`
	Last  *int     `json:"last,omitempty"`
	Marks []string `json:"marks,omitempty"`
	Pairs [2][]int `json:"pairs,omitzero"`
}
