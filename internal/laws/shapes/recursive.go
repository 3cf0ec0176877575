package shapes

// Tree contains itself in lists, maps and pointers.
//
//toolgen:schema
type Tree struct {
	Name  string          `json:"name" validate:"max=5"`
	Size  float32         `json:"size,omitempty"`
	Kids  []Tree          `json:"kids,omitempty" validate:"max=3"`
	Left  *Tree           `json:"left,omitempty"`
	Named map[string]Tree `json:"named,omitempty"`
	Fixed [2]*Tree        `json:"fixed,omitzero"`
}

// Forest has trees in more than one place.
//
//toolgen:schema
type Forest struct {
	Tree   `json:"tree"`
	Others []*Tree `json:"others,omitempty"`
	First  Egg     `json:"first,omitzero"`
	Next   Hen     `json:"next,omitzero"`
}

// Egg and Hen contain each other.
type Egg struct {
	Of   *Hen    `json:"of,omitempty"`
	Gram float64 `json:"gram" jsonschema:"minimum=0.1,maximum=99.5"`
}

// Hen contains eggs.
type Hen struct {
	Eggs []Egg `json:"eggs" validate:"min=1"`
}
