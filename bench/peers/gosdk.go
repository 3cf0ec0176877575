package peers

import (
	"github.com/google/jsonschema-go/jsonschema"
	"github.com/segmentio/encoding/json"
)

// goSDK takes the steps of the MCP SDK for Go, with the libraries that it uses: the arguments
// become a map, the map is validated and gets its defaults, becomes text again, and the text
// becomes a struct. The transport and the protocol around them are left out.
func goSDK() Peer { return through("go-sdk's steps", goSDKSteps) }

func goSDKSteps(schema []byte) func([]byte, any) error {
	s := new(jsonschema.Schema)
	if err := s.UnmarshalJSON(schema); err != nil {
		panic(err)
	}
	s.AdditionalProperties = nil // the others drop unknown names, and so does it here
	resolved, err := s.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true})
	if err != nil {
		panic(err)
	}
	return func(text []byte, v any) error {
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
		return json.Unmarshal(again, v)
	}
}
