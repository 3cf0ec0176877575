package types

// Page is a part of a list.
type Page[T any] struct {
	Items []T `json:"items"`
	First *T  `json:"first,omitempty"`
	Next  int `json:"next,omitempty"`
}

// StringPage is a generic instance.
//
//toolgen:schema
type StringPage = Page[string]

// PointPage is a generic instance of a struct.
//
//toolgen:schema
type PointPage = Page[Point]

// Generic has fields of generic types.
//
//toolgen:schema
type Generic struct {
	Modes Page[Mode]          `json:"modes"`
	Deep  Page[Page[float64]] `json:"deep,omitzero"`
}
