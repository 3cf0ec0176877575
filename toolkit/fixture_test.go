package toolkit_test

import (
	"context"
	"encoding/json"
	"errors"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/decode"
)

// echoParams, echoDetails and echoSchema are the tool of most tests.
type echoParams struct{ Value string }

type echoDetails struct {
	Source string `json:"source"`
}

type echoSchema struct{}

const echoJSON = `{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}`

func (echoSchema) JSONSchema() json.RawMessage { return json.RawMessage(echoJSON) }

func (s echoSchema) Parse(arguments []byte) (echoParams, error) {
	d := decode.New(arguments)
	return readEcho(&d)
}

func (echoSchema) ParseWith(arguments []byte, o toolkit.ParseOptions) (echoParams, toolkit.ParseReport, error) {
	d := decode.NewWith(arguments, o)
	p, err := readEcho(&d)
	if err != nil {
		return p, toolkit.ParseReport{}, err
	}
	return p, d.Report(), nil
}

var echoFields = []decode.Field{{Name: "value", Required: true}}

func readEcho(d *decode.Decoder) (p echoParams, err error) {
	obj := d.Object(echoFields)
	for obj.Next() {
		p.Value, _ = d.String()
	}
	return p, d.Finish()
}

func echoTool() *toolkit.Tool[echoParams, echoDetails] {
	return toolkit.NewTool("echo", "Echo one value", toolkit.Schema[echoParams](echoSchema{}), echo)
}

func echo(_ context.Context, p echoParams, _ toolkit.CallContext) (toolkit.Output[echoDetails], error) {
	return toolkit.TextOutput(p.Value, echoDetails{Source: "echo"}), nil
}

// plainSchema is written by hand: it takes no options and has no JSON Schema.
type plainSchema struct{}

func (plainSchema) JSONSchema() json.RawMessage { return nil }

func (plainSchema) Parse(arguments []byte) (string, error) {
	if len(arguments) == 0 {
		return "", errors.New("say something")
	}
	return string(arguments), nil
}

func plainTool() *toolkit.Tool[string, any] {
	return toolkit.NewTool("plain", "", toolkit.Schema[string](plainSchema{}),
		func(_ context.Context, p string, _ toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.TextOutput[any](p, nil), nil
		})
}

func registry(t *testing.T, tools ...toolkit.AnyTool) *toolkit.Registry {
	t.Helper()
	r, err := toolkit.NewRegistry(tools...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// marshal returns the JSON text of v, which must encode.
func marshal(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatalf("json.Marshal: %v", err)
	}
	return string(text)
}
