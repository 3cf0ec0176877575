package toolkit_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/toolgen-go/toolgen/toolkit"
)

// shout is a tool as one writes it by hand. In a package with generated schemas,
// Schema is the variable that toolgen wrote.
var shout = &toolkit.Tool[echoParams, echoDetails]{
	Name:        "shout",
	Description: "Put one value into upper case",
	Schema:      echoSchema{},
	Execute: func(_ context.Context, p echoParams, _ toolkit.CallContext) (toolkit.Output[echoDetails], error) {
		return toolkit.TextOutput(strings.ToUpper(p.Value), echoDetails{Source: "shout"}), nil
	},
}

func ExampleTool() {
	// Parse first: only arguments that were accepted make something to run.
	invocation, err := shout.Prepare([]byte(`{"value":"pi","ignored":"drop me"}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("dropped", invocation.Dropped())

	output, err := invocation.Run(context.Background(), toolkit.CallContext{CallID: "call-1"})
	fmt.Println(output.Content, output.Details, err)

	_, err = shout.Prepare([]byte(`{"value":1}`))
	fmt.Println(err)
	// Output:
	// dropped [/ignored]
	// [{PI}] {shout} <nil>
	// value: must be a string, got number
}

func ExampleNewTool() {
	// The types of parameters and details come from the schema and the function.
	hello := toolkit.NewTool("hello", "Say hello", toolkit.EmptySchema,
		func(context.Context, struct{}, toolkit.CallContext) (toolkit.Output[string], error) {
			return toolkit.ValueOutput("hello")
		})
	text, _ := json.Marshal(hello.Definition())
	fmt.Println(string(text))
	// Output:
	// {"name":"hello","description":"Say hello","parameters":{"type":"object","properties":{},"additionalProperties":false}}
}

func ExampleRegistry() {
	registry, err := toolkit.NewRegistry(echoTool(), shout)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, d := range registry.Definitions() {
		fmt.Printf("%s: %s\n", d.Name, d.Description)
	}
	fmt.Println(registry.Register(echoTool()))
	// Output:
	// echo: Echo one value
	// shout: Put one value into upper case
	// tool already exists: echo
}

func ExampleCall() {
	var call toolkit.Call
	err := json.Unmarshal([]byte(`{"type":"toolCall","id":"call-1","name":"echo","arguments":{"value":"Pi"}}`), &call)
	fmt.Println(call.ID, call.Name, string(call.Arguments), err)
	// Output:
	// call-1 echo {"value":"Pi"} <nil>
}
