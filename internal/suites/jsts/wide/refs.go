package wide

// Tree is a tree of nodes, whose subtrees are trees again.
//
//toolgen:schema
type Tree struct {
	Meta  string `json:"meta"`
	Nodes []Node `json:"nodes"`
}

// Node is a node of a tree.
type Node struct {
	Value   float64 `json:"value"`
	Subtree *Tree   `json:"subtree,omitempty"`
}

// Root refers to itself.
//
//toolgen:schema
type Root struct {
	Foo *Root `json:"foo,omitempty"`
}

// Sibling has two fields of one type.
//
//toolgen:schema
type Sibling struct {
	Foo *int `json:"foo,omitempty"`
	Bar *int `json:"bar,omitempty"`
}

// Escapes has fields whose definitions would need escapes in a reference.
//
//toolgen:schema
type Escapes struct {
	Tilde   *int `json:"tilde,omitempty"`
	Slash   *int `json:"slash,omitempty"`
	Percent *int `json:"percent,omitempty"`
}

// Short is a list with a rule beside its type.
//
//toolgen:schema
type Short struct {
	Foo []any `json:"foo,omitempty" validate:"max=2"`
}

// Named has a field with the name of a keyword.
//
//toolgen:schema
type Named struct {
	Ref *string `json:"$ref,omitempty"`
}
