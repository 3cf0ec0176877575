package peers

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"github.com/danielgtaylor/huma/v2"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/xeipuuv/gojsonschema"

	"github.com/toolgen-go/toolgen/bench/tagged"
)

// schemaOf is the schema of a struct without the rule against other names: the frameworks drop
// these, as toolgen does.
func schemaOf(schema []byte) map[string]any {
	var s map[string]any
	if err := json.Unmarshal(schema, &s); err != nil {
		panic(err)
	}
	open(s)
	return s
}

func open(schema any) {
	switch s := schema.(type) {
	case map[string]any:
		if s["additionalProperties"] == false {
			delete(s, "additionalProperties")
		}
		for _, v := range s {
			open(v)
		}
	case []any:
		for _, v := range s {
			open(v)
		}
	}
}

// mcpGo takes the steps of mcp-go's server with input validation, with the libraries that it uses:
// the arguments become values, text again for the validator, whose compiled schema is looked up by
// the hash of its text, and a struct at last. The transport and the protocol are left out.
func mcpGo() Peer { return through("mcp-go's steps", mcpGoSteps) }

func mcpGoSteps(schema []byte) func([]byte, any) error {
	raw, err := json.Marshal(schemaOf(schema))
	if err != nil {
		panic(err)
	}
	digest := func() string {
		sum := sha256.Sum256(raw)
		return hex.EncodeToString(sum[:])
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		panic(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("mem:///schema.json", doc); err != nil {
		panic(err)
	}
	compiled := map[string]*jsonschema.Schema{digest(): compiler.MustCompile("mem:///schema.json")}
	return func(text []byte, v any) error {
		var values any
		if err := json.Unmarshal(text, &values); err != nil {
			return err
		}
		again, err := json.Marshal(values)
		if err != nil {
			return err
		}
		normal, err := jsonschema.UnmarshalJSON(bytes.NewReader(again))
		if err != nil {
			return err
		}
		if err := compiled[digest()].Validate(normal); err != nil {
			return err
		}
		return json.Unmarshal(text, v)
	}
}

// genkit takes the steps of Genkit's actions, with the library that it uses: values, text and
// values again, a validator that reads schema and text at each call, and a struct at last. What
// Genkit does to numbers on the way and its traces are left out.
func genkit() Peer { return through("Genkit's steps", genkitSteps) }

func genkitSteps(schema []byte) func([]byte, any) error {
	s := schemaOf(schema)
	return func(text []byte, v any) error {
		var values any
		if err := json.Unmarshal(text, &values); err != nil {
			return err
		}
		again, err := json.Marshal(values)
		if err != nil {
			return err
		}
		schemaText, err := json.Marshal(s)
		if err != nil {
			return err
		}
		if err := json.Unmarshal(again, &values); err != nil {
			return err
		}
		result, err := gojsonschema.Validate(gojsonschema.NewBytesLoader(schemaText), gojsonschema.NewBytesLoader(again))
		if err != nil {
			return err
		}
		if !result.Valid() {
			return fmt.Errorf("%v", result.Errors())
		}
		if again, err = json.Marshal(values); err != nil {
			return err
		}
		return json.Unmarshal(again, v)
	}
}

// humaSteps takes the steps of Huma with a request's body: the text becomes values, they are
// validated, and the text becomes a struct. The HTTP around them is left out.
func humaSteps() Peer {
	return Peer{"Huma's steps", map[string]func([]byte) error{
		"Echo":   humaBody[tagged.Echo](),
		"Edit":   humaBody[tagged.Edit](),
		"Search": humaBody[tagged.Search](),
		"Write":  humaBody[tagged.Write](),
		"Batch":  humaBody[tagged.Batch](),
	}}
}

func humaBody[T any]() func([]byte) error {
	registry := huma.NewMapRegistry("#/schemas/", huma.DefaultSchemaNamer)
	schema := huma.SchemaFromType(registry, reflect.TypeFor[T]())
	return func(text []byte) error {
		var values any
		if err := json.Unmarshal(text, &values); err != nil {
			return err
		}
		var result huma.ValidateResult
		huma.Validate(registry, schema, huma.NewPathBuffer(make([]byte, 0, 128), 0), huma.ModeWriteToServer, values, &result)
		if len(result.Errors) > 0 {
			return errors.Join(result.Errors...)
		}
		return json.Unmarshal(text, new(T))
	}
}
