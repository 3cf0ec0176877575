package rules

import "time"

// Item is a struct with a rule of its own.
type Item struct {
	Name  string `json:"name" validate:"min=2"`
	Count *int   `json:"count,omitempty" validate:"omitempty,gte=1"`
}

// Free is a struct without rules.
type Free struct {
	X int `json:"x,omitempty"`
}

// RequiredScalars must be there and not be zero.
//
//toolgen:schema
type RequiredScalars struct {
	String   string        `json:"string" validate:"required"`
	Int      int           `json:"int" validate:"required"`
	Uint     uint8         `json:"uint" validate:"required"`
	Float    float64       `json:"float" validate:"required"`
	Float32  float32       `json:"float32" validate:"required"`
	Duration time.Duration `json:"duration" validate:"required"`
	Beside   string        `json:"beside,omitempty" validate:"required"`
}

// RequiredOthers must be there; only structs and times must not be zero.
//
//toolgen:schema
type RequiredOthers struct {
	Slice  []string       `json:"slice" validate:"required"`
	Map    map[string]int `json:"map" validate:"required"`
	Ptr    *int           `json:"ptr" validate:"required"`
	Beside *string        `json:"beside,omitempty" validate:"required"`
	Struct Free           `json:"struct" validate:"required"`
	Time   time.Time      `json:"time" validate:"required"`
	Bytes  []byte         `json:"bytes" validate:"required"`
	Item   *Item          `json:"item" validate:"required"`
}

// Omitempty says what json says already.
//
//toolgen:schema
type Omitempty struct {
	String string   `json:"string,omitempty" validate:"omitempty,min=3"`
	Int    int      `json:"int,omitzero" validate:"omitempty,min=3"`
	Float  *float64 `json:"float,omitempty" validate:"omitempty,max=3.5"`
	Slice  []int    `json:"slice,omitempty" validate:"omitempty,min=2"`
	Email  string   `json:"email,omitempty" validate:"omitempty,email"`
}
