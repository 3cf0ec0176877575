package invopop

import "github.com/invopop/jsonschema"

// Day has a form of its own for Reflector.
type Day struct{ Year, Month int }

// JSONSchema says it.
func (Day) JSONSchema() *jsonschema.Schema { return &jsonschema.Schema{Type: "string"} }

// Extended changes what Reflector found.
type Extended struct {
	First string `json:"first"`
}

// JSONSchemaExtend does it.
func (Extended) JSONSchemaExtend(*jsonschema.Schema) {}

// Alias stands for another type.
type Alias struct {
	First string `json:"first"`
}

// JSONSchemaAlias names it.
func (Alias) JSONSchemaAlias() any { return Extended{} }

// Property says what a field is.
type Property struct {
	Object any `json:"object"`
}

// JSONSchemaProperty says it.
func (Property) JSONSchemaProperty(string) any { return Extended{} }

// Methods have types that tell Reflector about themselves.
//
//toolgen:schema
type Methods struct {
	Day      Day      `json:"day"`
	Extended Extended `json:"extended"`
	Alias    Alias    `json:"alias"`
	Property Property `json:"property"`
}
