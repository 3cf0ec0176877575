package rules

import "time"

// Text is a named string.
type Text string

// Min has min on numbers, on what has a length, and on durations.
//
//toolgen:schema
type Min struct {
	String   string          `json:"string,omitempty" validate:"min=3"`
	Int      int             `json:"int,omitempty" validate:"min=-3"`
	Int8     int8            `json:"int8,omitempty" validate:"min=100"`
	Uint     uint            `json:"uint,omitempty" validate:"min=7"`
	Uint64   uint64          `json:"uint64,omitempty" validate:"min=9223372036854775807"`
	Float    float64         `json:"float,omitempty" validate:"min=0.3"`
	Float32  float32         `json:"float32,omitempty" validate:"min=-1.5"`
	Slice    []string        `json:"slice,omitempty" validate:"min=2"`
	Map      map[string]bool `json:"map,omitempty" validate:"min=2"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"min=2"`
	Duration time.Duration   `json:"duration,omitempty" validate:"min=1m30s"`
}

// MinPtr has min on pointers and on required fields.
//
//toolgen:schema
type MinPtr struct {
	String   *string         `json:"string,omitempty" validate:"omitempty,min=2"`
	Int      *int64          `json:"int,omitempty" validate:"min=0"`
	Uint     *uint16         `json:"uint,omitempty" validate:"min=300"`
	Float    *float64        `json:"float" validate:"min=2"`
	Slice    *[]int          `json:"slice,omitempty" validate:"min=1"`
	Map      *map[string]int `json:"map,omitempty" validate:"min=1"`
	Bytes    *[]byte         `json:"bytes,omitempty" validate:"min=3"`
	Duration *time.Duration  `json:"duration,omitempty" validate:"min=2s"`
	Plain    int             `json:"plain" validate:"min=5"`
	Named    Text            `json:"named" validate:"min=4"`
}

// Max has max on numbers, on what has a length, and on durations.
//
//toolgen:schema
type Max struct {
	String   string          `json:"string,omitempty" validate:"max=3"`
	Int      int             `json:"int,omitempty" validate:"max=-3"`
	Int8     int8            `json:"int8,omitempty" validate:"max=100"`
	Uint     uint            `json:"uint,omitempty" validate:"max=7"`
	Uint64   uint64          `json:"uint64,omitempty" validate:"max=9223372036854775807"`
	Float    float64         `json:"float,omitempty" validate:"max=0.3"`
	Float32  float32         `json:"float32,omitempty" validate:"max=-1.5"`
	Slice    []string        `json:"slice,omitempty" validate:"max=2"`
	Map      map[string]bool `json:"map,omitempty" validate:"max=2"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"max=2"`
	Duration time.Duration   `json:"duration,omitempty" validate:"max=1m30s"`
}

// MaxPtr has max on pointers and on required fields.
//
//toolgen:schema
type MaxPtr struct {
	String   *string         `json:"string,omitempty" validate:"omitempty,max=2"`
	Int      *int64          `json:"int,omitempty" validate:"max=0"`
	Uint     *uint16         `json:"uint,omitempty" validate:"max=300"`
	Float    *float64        `json:"float" validate:"max=2"`
	Slice    *[]int          `json:"slice,omitempty" validate:"max=1"`
	Map      *map[string]int `json:"map,omitempty" validate:"max=1"`
	Bytes    *[]byte         `json:"bytes,omitempty" validate:"max=3"`
	Duration *time.Duration  `json:"duration,omitempty" validate:"max=2s"`
	Plain    int             `json:"plain" validate:"max=5"`
	Named    Text            `json:"named" validate:"max=4"`
}

// Len has len on numbers, on what has a length, and on durations.
//
//toolgen:schema
type Len struct {
	String   string          `json:"string,omitempty" validate:"len=3"`
	Int      int             `json:"int,omitempty" validate:"len=-3"`
	Int8     int8            `json:"int8,omitempty" validate:"len=100"`
	Uint     uint            `json:"uint,omitempty" validate:"len=7"`
	Uint64   uint64          `json:"uint64,omitempty" validate:"len=9223372036854775807"`
	Float    float64         `json:"float,omitempty" validate:"len=0.3"`
	Float32  float32         `json:"float32,omitempty" validate:"len=-1.5"`
	Slice    []string        `json:"slice,omitempty" validate:"len=2"`
	Map      map[string]bool `json:"map,omitempty" validate:"len=2"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"len=2"`
	Duration time.Duration   `json:"duration,omitempty" validate:"len=1m30s"`
}

// LenPtr has len on pointers and on required fields.
//
//toolgen:schema
type LenPtr struct {
	String   *string         `json:"string,omitempty" validate:"omitempty,len=2"`
	Int      *int64          `json:"int,omitempty" validate:"len=0"`
	Uint     *uint16         `json:"uint,omitempty" validate:"len=300"`
	Float    *float64        `json:"float" validate:"len=2"`
	Slice    *[]int          `json:"slice,omitempty" validate:"len=1"`
	Map      *map[string]int `json:"map,omitempty" validate:"len=1"`
	Bytes    *[]byte         `json:"bytes,omitempty" validate:"len=3"`
	Duration *time.Duration  `json:"duration,omitempty" validate:"len=2s"`
	Plain    int             `json:"plain" validate:"len=5"`
	Named    Text            `json:"named" validate:"len=4"`
}
