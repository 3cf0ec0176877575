package rules

import "time"

// Eq has eq, which compares values, and lengths of lists and maps.
//
//toolgen:schema
type Eq struct {
	String   string          `json:"string,omitempty" validate:"eq=ab c"`
	Int      int             `json:"int,omitempty" validate:"eq=-3"`
	Uint     uint8           `json:"uint,omitempty" validate:"eq=200"`
	Float    float64         `json:"float,omitempty" validate:"eq=0.5"`
	Float32  float32         `json:"float32,omitempty" validate:"eq=0.1"`
	Bool     bool            `json:"bool" validate:"eq=true"`
	Slice    []string        `json:"slice,omitempty" validate:"eq=2"`
	Map      map[string]bool `json:"map,omitempty" validate:"eq=1"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"eq=2"`
	Duration time.Duration   `json:"duration,omitempty" validate:"eq=5s"`
	Ptr      *string         `json:"ptr,omitempty" validate:"eq=x"`
	IntPtr   *int            `json:"int_ptr,omitempty" validate:"eq=0"`
	BoolPtr  *bool           `json:"bool_ptr,omitempty" validate:"eq=false"`
}

// Ne has ne, which compares values, and lengths of lists and maps.
//
//toolgen:schema
type Ne struct {
	String  string          `json:"string,omitempty" validate:"ne=ab c"`
	Int     int             `json:"int,omitempty" validate:"ne=-3"`
	Uint    uint8           `json:"uint,omitempty" validate:"ne=200"`
	Float   float64         `json:"float,omitempty" validate:"ne=0.5"`
	Float32 float32         `json:"float32,omitempty" validate:"ne=0.1"`
	Bool    bool            `json:"bool" validate:"ne=true"`
	Slice   []string        `json:"slice,omitempty" validate:"ne=2"`
	Map     map[string]bool `json:"map,omitempty" validate:"ne=1"`
	Bytes   []byte          `json:"bytes,omitempty" validate:"ne=2"`
	Ptr     *string         `json:"ptr,omitempty" validate:"ne=x"`
	IntPtr  *int            `json:"int_ptr,omitempty" validate:"ne=0"`
	BoolPtr *bool           `json:"bool_ptr,omitempty" validate:"ne=false"`
}

// NeBeyond has ne where no keyword says it.
//
//toolgen:schema
type NeBeyond struct {
	Duration time.Duration `json:"duration" validate:"ne=5s"`
	Bytes    []byte        `json:"bytes,omitempty" validate:"ne=2"`
}
