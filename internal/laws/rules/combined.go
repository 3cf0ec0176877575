package rules

import "time"

// Combined has several rules on one field.
//
//toolgen:schema
type Combined struct {
	String   string        `json:"string" validate:"required,min=2,max=4,ne=bad"`
	Int      int           `json:"int" validate:"required,gt=-5,lt=5,ne=2"`
	Float    *float64      `json:"float,omitempty" validate:"gt=0,lte=1"`
	Slice    []string      `json:"slice" validate:"required,min=1,max=3,unique,dive,required,max=2"`
	Duration time.Duration `json:"duration" validate:"required,min=1s,max=1h"`
	Uint     *uint8        `json:"uint,omitempty" validate:"omitempty,gte=10,lte=250,ne=100"`
}

// CombinedForms has several formats and patterns on one field, in either order: each of them
// counts.
//
//toolgen:schema
type CombinedForms struct {
	Before string `json:"before" validate:"hostname,hexadecimal"`
	After  string `json:"after" validate:"hexadecimal,hostname"`
	Both   string `json:"both" validate:"hostname,uuid4_rfc4122"`
}
