package executor_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
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

// An approval is a hook that asks a person. It may wait; the other calls of the batch go on.
func ExampleWithBefore() {
	remove := tool("remove", func(_ context.Context, p valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
		return toolkit.TextOutput[any]("removed "+p.Value, nil), nil
	})
	remove.Annotations.Destructive = new(true)
	registry, err := toolkit.NewRegistry(remove)
	if err != nil {
		fmt.Println(err)
		return
	}
	answers := map[string]string{"draft.txt": "yes", "thesis.txt": "no, I need it"} // of the person
	approve := func(ctx context.Context, r executor.Request) (executor.Decision, error) {
		if destructive := r.Tool.Annotations.Destructive; destructive != nil && !*destructive {
			return executor.Allow(), nil
		}
		if answer := answers[r.Params.(valueParams).Value]; answer != "yes" {
			return executor.Deny(answer), nil
		}
		return executor.Allow(), nil
	}
	e := executor.New(registry, executor.WithBefore(approve))
	for _, result := range e.ExecuteAll(context.Background(), []toolkit.Call{
		{ID: "call-1", Name: "remove", Arguments: json.RawMessage(`{"value":"draft.txt"}`)},
		{ID: "call-2", Name: "remove", Arguments: json.RawMessage(`{"value":"thesis.txt"}`)},
	}) {
		fmt.Println(result.Content, errors.Is(result.Err, toolkit.ErrBlocked))
	}
	// Output:
	// [{removed draft.txt}] false
	// [{Tool remove failed: blocked: no, I need it}] true
}

func ExampleWithAfter() {
	registry, err := toolkit.NewRegistry(tool("echo", echo))
	if err != nil {
		fmt.Println(err)
		return
	}
	hint := func(_ context.Context, o executor.Outcome) (executor.Change, error) {
		if !errors.Is(o.Result.Err, toolkit.ErrUnknownTool) {
			return executor.Change{}, nil
		}
		content := append(o.Result.Content, toolkit.Text("The only tool is echo."))
		return executor.Change{Content: toolkit.Some(content), Details: toolkit.Null[any]()}, nil
	}
	result := executor.Execute(context.Background(), toolkit.Call{ID: "call-1", Name: "shout"}, registry, executor.WithAfter(hint))
	fmt.Println(result.Content, result.Details)
	// Output:
	// [{Tool shout failed: unknown tool} {The only tool is echo.}] <nil>
}

func ExampleWithTimeout() {
	registry, err := toolkit.NewRegistry(
		tool("patient", func(ctx context.Context, _ valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			<-ctx.Done() // heeds it, and tells how far it came
			return toolkit.TextOutput[any]("found 3 of 10 pages", nil), nil
		}),
		tool("deaf", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			select {}
		}))
	if err != nil {
		fmt.Println(err)
		return
	}
	e := executor.New(registry, executor.WithTimeout(20*time.Millisecond), executor.WithGrace(50*time.Millisecond))
	for _, result := range e.ExecuteAll(context.Background(), []toolkit.Call{
		{ID: "call-1", Name: "patient", Arguments: json.RawMessage(`{"value":""}`)},
		{ID: "call-2", Name: "deaf", Arguments: json.RawMessage(`{"value":""}`)},
	}) {
		fmt.Println(result.Content, errors.Is(result.Err, toolkit.ErrTimeout))
	}
	fmt.Println(e.Stragglers(), "straggler")
	// Output:
	// [{found 3 of 10 pages}] false
	// [{Tool deaf failed: timed out after 20ms}] true
	// 1 straggler
}

func ExampleWithRepairs() {
	registry, err := toolkit.NewRegistry(tool("echo", echo))
	if err != nil {
		fmt.Println(err)
		return
	}
	call := toolkit.Call{ID: "call-1", Name: "echo", Arguments: json.RawMessage(`"{\"value\":\"Pi\"}"`)} // encoded twice
	fmt.Println(executor.Execute(context.Background(), call, registry).IsError)
	result := executor.Execute(context.Background(), call, registry, executor.WithRepairs(repair.All()...))
	fmt.Printf("%v %+v\n", result.Content, result.Repairs)
	// Output:
	// true
	// [{Pi}] [{Path: Rule:parse-json-string}]
}

// Each result can be shown as soon as it is there.
func ExampleExecutor_ExecuteEach() {
	registry, err := toolkit.NewRegistry(tool("wait", func(_ context.Context, p valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
		d, err := time.ParseDuration(p.Value)
		if err != nil {
			return toolkit.Output[any]{}, err
		}
		time.Sleep(d)
		return toolkit.TextOutput[any]("waited "+p.Value, nil), nil
	}))
	if err != nil {
		fmt.Println(err)
		return
	}
	for i, result := range executor.New(registry).ExecuteEach(context.Background(), []toolkit.Call{
		{ID: "call-1", Name: "wait", Arguments: json.RawMessage(`{"value":"300ms"}`)},
		{ID: "call-2", Name: "wait", Arguments: json.RawMessage(`{"value":"1ms"}`)},
	}) {
		fmt.Println(i, result.Content)
	}
	// Output:
	// 1 [{waited 1ms}]
	// 0 [{waited 300ms}]
}

// A tool that asks for a better call, and counts on the program to stop a model that does not listen.
func ExampleExecutor_Execute_retry() {
	registry, err := toolkit.NewRegistry(tool("weather", func(_ context.Context, p valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
		return toolkit.Output[any]{}, toolkit.Retry("name a town, not " + p.Value)
	}))
	if err != nil {
		fmt.Println(err)
		return
	}
	e := executor.New(registry)
	for {
		result := e.Execute(context.Background(), toolkit.Call{ID: "call-1", Name: "weather", Arguments: json.RawMessage(`{"value":"France"}`)})
		fmt.Println(result.Content, errors.As(result.Err, new(*toolkit.RetryError)))
		if result.Failures == 2 {
			break
		}
	}
	// Output:
	// [{Tool weather failed: name a town, not France; change this and call the tool again}] true
	// [{Tool weather failed: name a town, not France; change this and call the tool again}] true
}
