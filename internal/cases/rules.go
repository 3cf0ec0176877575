package cases

// Issue takes a title, which must be there.
//
//toolgen:schema
type Issue struct {
	Title string `json:"title"`
}

// Search has three members to get wrong.
//
//toolgen:schema
type Search struct {
	Query string `json:"query" validate:"min=1"`
	Limit int    `json:"limit" validate:"min=1,max=50"`
	Mode  Mode   `json:"mode"`
}

// Mode is how to search.
type Mode string

// The modes.
const (
	Exact Mode = "exact"
	Fuzzy Mode = "fuzzy"
)
