// Package recursive has parameters that contain themselves.
package recursive

//go:generate go tool toolgen

// Node is a tree.
//
//toolgen:schema
type Node struct {
	Name string `json:"name"`
	// Kids are the branches.
	Kids []Node `json:"kids,omitempty"`
}

// Filter is a condition on rows, or several.
type Filter struct {
	Field string            `json:"field,omitempty"`
	All   []*Filter         `json:"all,omitempty" validate:"max=3"`
	Not   *Filter           `json:"not,omitempty"`
	Named map[string]Filter `json:"named,omitempty"`
	Then  *Action           `json:"then,omitempty"`
}

// Action is what to do, on a condition of its own.
type Action struct {
	Do string `json:"do" validate:"oneof=keep drop"`
	If Filter `json:"if"`
}

// Query uses a recursive type twice.
//
//toolgen:schema
type Query struct {
	// Where chooses the rows.
	Where  Filter  `json:"where"`
	Having *Filter `json:"having,omitempty"`
}
