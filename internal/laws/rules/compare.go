package rules

import "time"

// Gt has gt on numbers, on what has a length, and on durations.
//
//toolgen:schema
type Gt struct {
	String   string          `json:"string,omitempty" validate:"gt=3"`
	Int      int             `json:"int,omitempty" validate:"gt=-3"`
	Int8     int8            `json:"int8,omitempty" validate:"gt=100"`
	Uint     uint            `json:"uint,omitempty" validate:"gt=7"`
	Uint64   uint64          `json:"uint64,omitempty" validate:"gt=9223372036854775807"`
	Float    float64         `json:"float,omitempty" validate:"gt=0.3"`
	Float32  float32         `json:"float32,omitempty" validate:"gt=-1.5"`
	Slice    []string        `json:"slice,omitempty" validate:"gt=2"`
	Map      map[string]bool `json:"map,omitempty" validate:"gt=2"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"gt=2"`
	Duration time.Duration   `json:"duration,omitempty" validate:"gt=1m30s"`
}

// GtPtr has gt on pointers and on required fields.
//
//toolgen:schema
type GtPtr struct {
	String   *string         `json:"string,omitempty" validate:"omitempty,gt=2"`
	Int      *int64          `json:"int,omitempty" validate:"gt=0"`
	Uint     *uint16         `json:"uint,omitempty" validate:"gt=300"`
	Float    *float64        `json:"float" validate:"gt=2"`
	Slice    *[]int          `json:"slice,omitempty" validate:"gt=1"`
	Map      *map[string]int `json:"map,omitempty" validate:"gt=1"`
	Bytes    *[]byte         `json:"bytes,omitempty" validate:"gt=3"`
	Duration *time.Duration  `json:"duration,omitempty" validate:"gt=2s"`
	Plain    int             `json:"plain" validate:"gt=5"`
	Named    Text            `json:"named" validate:"gt=4"`
}

// Gte has gte on numbers, on what has a length, and on durations.
//
//toolgen:schema
type Gte struct {
	String   string          `json:"string,omitempty" validate:"gte=3"`
	Int      int             `json:"int,omitempty" validate:"gte=-3"`
	Int8     int8            `json:"int8,omitempty" validate:"gte=100"`
	Uint     uint            `json:"uint,omitempty" validate:"gte=7"`
	Uint64   uint64          `json:"uint64,omitempty" validate:"gte=9223372036854775807"`
	Float    float64         `json:"float,omitempty" validate:"gte=0.3"`
	Float32  float32         `json:"float32,omitempty" validate:"gte=-1.5"`
	Slice    []string        `json:"slice,omitempty" validate:"gte=2"`
	Map      map[string]bool `json:"map,omitempty" validate:"gte=2"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"gte=2"`
	Duration time.Duration   `json:"duration,omitempty" validate:"gte=1m30s"`
}

// GtePtr has gte on pointers and on required fields.
//
//toolgen:schema
type GtePtr struct {
	String   *string         `json:"string,omitempty" validate:"omitempty,gte=2"`
	Int      *int64          `json:"int,omitempty" validate:"gte=0"`
	Uint     *uint16         `json:"uint,omitempty" validate:"gte=300"`
	Float    *float64        `json:"float" validate:"gte=2"`
	Slice    *[]int          `json:"slice,omitempty" validate:"gte=1"`
	Map      *map[string]int `json:"map,omitempty" validate:"gte=1"`
	Bytes    *[]byte         `json:"bytes,omitempty" validate:"gte=3"`
	Duration *time.Duration  `json:"duration,omitempty" validate:"gte=2s"`
	Plain    int             `json:"plain" validate:"gte=5"`
	Named    Text            `json:"named" validate:"gte=4"`
}

// Lt has lt on numbers, on what has a length, and on durations.
//
//toolgen:schema
type Lt struct {
	String   string          `json:"string,omitempty" validate:"lt=3"`
	Int      int             `json:"int,omitempty" validate:"lt=-3"`
	Int8     int8            `json:"int8,omitempty" validate:"lt=100"`
	Uint     uint            `json:"uint,omitempty" validate:"lt=7"`
	Uint64   uint64          `json:"uint64,omitempty" validate:"lt=9223372036854775807"`
	Float    float64         `json:"float,omitempty" validate:"lt=0.3"`
	Float32  float32         `json:"float32,omitempty" validate:"lt=-1.5"`
	Slice    []string        `json:"slice,omitempty" validate:"lt=2"`
	Map      map[string]bool `json:"map,omitempty" validate:"lt=2"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"lt=2"`
	Duration time.Duration   `json:"duration,omitempty" validate:"lt=1m30s"`
}

// LtPtr has lt on pointers and on required fields.
//
//toolgen:schema
type LtPtr struct {
	String   *string         `json:"string,omitempty" validate:"omitempty,lt=2"`
	Int      *int64          `json:"int,omitempty" validate:"lt=0"`
	Uint     *uint16         `json:"uint,omitempty" validate:"lt=300"`
	Float    *float64        `json:"float" validate:"lt=2"`
	Slice    *[]int          `json:"slice,omitempty" validate:"lt=1"`
	Map      *map[string]int `json:"map,omitempty" validate:"lt=1"`
	Bytes    *[]byte         `json:"bytes,omitempty" validate:"lt=3"`
	Duration *time.Duration  `json:"duration,omitempty" validate:"lt=2s"`
	Plain    int             `json:"plain" validate:"lt=5"`
	Named    Text            `json:"named" validate:"lt=4"`
}

// Lte has lte on numbers, on what has a length, and on durations.
//
//toolgen:schema
type Lte struct {
	String   string          `json:"string,omitempty" validate:"lte=3"`
	Int      int             `json:"int,omitempty" validate:"lte=-3"`
	Int8     int8            `json:"int8,omitempty" validate:"lte=100"`
	Uint     uint            `json:"uint,omitempty" validate:"lte=7"`
	Uint64   uint64          `json:"uint64,omitempty" validate:"lte=9223372036854775807"`
	Float    float64         `json:"float,omitempty" validate:"lte=0.3"`
	Float32  float32         `json:"float32,omitempty" validate:"lte=-1.5"`
	Slice    []string        `json:"slice,omitempty" validate:"lte=2"`
	Map      map[string]bool `json:"map,omitempty" validate:"lte=2"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"lte=2"`
	Duration time.Duration   `json:"duration,omitempty" validate:"lte=1m30s"`
}

// LtePtr has lte on pointers and on required fields.
//
//toolgen:schema
type LtePtr struct {
	String   *string         `json:"string,omitempty" validate:"omitempty,lte=2"`
	Int      *int64          `json:"int,omitempty" validate:"lte=0"`
	Uint     *uint16         `json:"uint,omitempty" validate:"lte=300"`
	Float    *float64        `json:"float" validate:"lte=2"`
	Slice    *[]int          `json:"slice,omitempty" validate:"lte=1"`
	Map      *map[string]int `json:"map,omitempty" validate:"lte=1"`
	Bytes    *[]byte         `json:"bytes,omitempty" validate:"lte=3"`
	Duration *time.Duration  `json:"duration,omitempty" validate:"lte=2s"`
	Plain    int             `json:"plain" validate:"lte=5"`
	Named    Text            `json:"named" validate:"lte=4"`
}
