package types

// Strings has a string in each kind of presence.
//
//toolgen:schema
type Strings struct {
	Plain    string  `json:"plain"`
	Omitted  string  `json:"omitted,omitempty"`
	Zero     string  `json:"zero,omitzero"`
	Pointer  *string `json:"pointer"`
	Optional *string `json:"optional,omitempty"`
	Named    Word    `json:"named"`
}

// Word is a string without constants.
type Word string

// Bools has a bool in each kind of presence.
//
//toolgen:schema
type Bools struct {
	Plain    bool  `json:"plain"`
	Omitted  bool  `json:"omitted,omitempty"`
	Zero     bool  `json:"zero,omitzero"`
	Optional *bool `json:"optional,omitempty"`
	Named    Flag  `json:"named"`
}

// Flag is a named bool.
type Flag bool

// Ints has every signed integer.
//
//toolgen:schema
type Ints struct {
	Int   int    `json:"int"`
	Int8  int8   `json:"int8"`
	Int16 int16  `json:"int16"`
	Int32 int32  `json:"int32"`
	Int64 int64  `json:"int64"`
	Named Count  `json:"named"`
	Rune  rune   `json:"rune,omitempty"`
	Ptr   *int64 `json:"ptr,omitempty"`
}

// Count is an integer without constants.
type Count int16

// Uints has every unsigned integer.
//
//toolgen:schema
type Uints struct {
	Uint   uint    `json:"uint"`
	Uint8  uint8   `json:"uint8"`
	Uint16 uint16  `json:"uint16"`
	Uint32 uint32  `json:"uint32"`
	Uint64 uint64  `json:"uint64"`
	Byte   byte    `json:"byte,omitempty"`
	Ptr    *uint64 `json:"ptr,omitempty"`
}

// Floats has both floats.
//
//toolgen:schema
type Floats struct {
	Float64 float64  `json:"float64"`
	Float32 float32  `json:"float32"`
	Named   Ratio    `json:"named"`
	Ptr64   *float64 `json:"ptr64,omitempty"`
	Ptr32   *float32 `json:"ptr32,omitempty"`
}

// Ratio is a named float.
type Ratio float64
