package toolkit

import (
	"encoding/json"
	"time"
)

// Definition is what a model is told about a tool. It marshals to exactly the keys
// name, description and parameters; the other fields are for programs that
// translate or record definitions.
type Definition struct {
	Name        string `json:"name"`
	Description string `json:"description"`
	// Parameters is the JSON Schema of the arguments, never empty when it comes
	// from a tool.
	Parameters json.RawMessage `json:"parameters"`

	Label        string            `json:"-"`
	OutputSchema json.RawMessage   `json:"-"`
	Annotations  Annotations       `json:"-"`
	Mode         Mode              `json:"-"`
	Timeout      time.Duration     `json:"-"`
	Examples     []json.RawMessage `json:"-"`
}

// MarshalJSON writes name, description and parameters. Absent parameters are
// {"type":"object"}.
func (d Definition) MarshalJSON() ([]byte, error) {
	type plain Definition
	if len(d.Parameters) == 0 {
		d.Parameters = anyObject
	}
	return encode(plain(d))
}

// anyObject describes arguments of which nothing more is known.
var anyObject = json.RawMessage(`{"type":"object"}`)
