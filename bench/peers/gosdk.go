package peers

import (
	"github.com/google/jsonschema-go/jsonschema"
	"github.com/segmentio/encoding/json"

	"github.com/toolgen-go/toolgen/bench/plain"
)

// goSDK takes the steps of the MCP SDK for Go, with the libraries that it uses: the arguments
// become a map, the map is validated and gets its defaults, becomes text again, and the text
// becomes a struct. The transport and the protocol around them are left out.
func goSDK() Peer {
	return Peer{"go-sdk's steps", map[string]func([]byte) error{
		"Echo":   steps[plain.Echo](plain.EchoSchema.JSONSchema()),
		"Edit":   steps[plain.Edit](plain.EditSchema.JSONSchema()),
		"Search": steps[plain.Search](plain.SearchSchema.JSONSchema()),
		"Write":  steps[plain.Write](plain.WriteSchema.JSONSchema()),
		"Batch":  steps[plain.Batch](plain.BatchSchema.JSONSchema()),
	}}
}

func steps[T any](schema []byte) func([]byte) error {
	s := new(jsonschema.Schema)
	if err := s.UnmarshalJSON(schema); err != nil {
		panic(err)
	}
	s.AdditionalProperties = nil // the others drop unknown names, and so does it here
	resolved, err := s.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true})
	if err != nil {
		panic(err)
	}
	return func(text []byte) error {
		var values map[string]any
		if err := json.Unmarshal(text, &values); err != nil {
			return err
		}
		if err := resolved.ApplyDefaults(&values); err != nil {
			return err
		}
		if err := resolved.Validate(&values); err != nil {
			return err
		}
		again, err := json.Marshal(values)
		if err != nil {
			return err
		}
		return json.Unmarshal(again, new(T))
	}
}
