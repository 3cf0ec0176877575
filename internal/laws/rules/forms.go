package rules

// Email has addresses.
//
//toolgen:schema
type Email struct {
	Plain    string            `json:"plain" validate:"email"`
	Optional string            `json:"optional,omitempty" validate:"omitempty,email"`
	Ptr      *string           `json:"ptr,omitempty" validate:"omitempty,email"`
	Short    string            `json:"short,omitempty" validate:"email,max=20"`
	Named    Text              `json:"named,omitempty" validate:"required,email"`
	List     []string          `json:"list,omitempty" validate:"dive,email"`
	Map      map[string]string `json:"map,omitempty" validate:"dive,email"`
}

// URL has absolute addresses.
//
//toolgen:schema
type URL struct {
	Plain    string   `json:"plain" validate:"url"`
	Optional string   `json:"optional,omitempty" validate:"omitempty,url"`
	Ptr      *string  `json:"ptr,omitempty" validate:"url"`
	List     []string `json:"list,omitempty" validate:"unique,dive,url"`
}

// UUID has identifiers.
//
//toolgen:schema
type UUID struct {
	Plain    string   `json:"plain" validate:"uuid"`
	Optional string   `json:"optional,omitempty" validate:"omitempty,uuid"`
	Ptr      *string  `json:"ptr,omitempty" validate:"uuid"`
	List     []string `json:"list,omitempty" validate:"min=1,dive,uuid"`
}
