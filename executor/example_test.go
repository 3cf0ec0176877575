package executor_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

func ExampleExecute() {
	registry, err := toolkit.NewRegistry(tool("echo", echo))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{
		`{"type":"toolCall","id":"call-1","name":"echo","arguments":{"value":"Pi"}}`,
		`{"type":"toolCall","id":"call-2","name":"echo","arguments":{"value":1}}`,
		`{"type":"toolCall","id":"call-3","name":"ecko","arguments":{}}`,
	} {
		var call toolkit.Call
		if err := json.Unmarshal([]byte(text), &call); err != nil {
			fmt.Println(err)
			return
		}
		result := executor.Execute(context.Background(), call, registry)
		fmt.Println(result.ToolCallID, result.IsError, result.Content)
	}
	// Output:
	// call-1 false [{Pi}]
	// call-2 true [{Tool echo failed: value: must be a string, got number}]
	// call-3 true [{Tool ecko failed: unknown tool; did you mean "echo"?}]
}

func ExampleExecutor_ExecuteAll() {
	registry, err := toolkit.NewRegistry(tool("echo", echo))
	if err != nil {
		fmt.Println(err)
		return
	}
	results := executor.New(registry).ExecuteAll(context.Background(), []toolkit.Call{
		{ID: "call-1", Name: "missing"},
		{ID: "call-2", Name: "echo", Arguments: json.RawMessage(`{"value":"Pi"}`)},
	})
	for _, result := range results {
		fmt.Println(result.ToolCallID, result.Content, errors.Is(result.Err, toolkit.ErrUnknownTool))
	}
	// Output:
	// call-1 [{Tool missing failed: unknown tool}] true
	// call-2 [{Pi}] false
}

func ExampleWithCallContext() {
	registry, err := toolkit.NewRegistry(tool("count", func(_ context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		call.ReportProgress(toolkit.Text("half way to " + p.Value))
		return toolkit.TextOutput[any]("done", nil), nil
	}))
	if err != nil {
		fmt.Println(err)
		return
	}
	listener := toolkit.CallContext{}.WithProgress(func(content ...toolkit.Content) { fmt.Println(content) })
	call := toolkit.Call{ID: "call-1", Name: "count", Arguments: json.RawMessage(`{"value":"ten"}`)}
	result := executor.Execute(context.Background(), call, registry, executor.WithCallContext(listener))
	fmt.Println(result.Content)
	// Output:
	// [{half way to ten}]
	// [{done}]
}
