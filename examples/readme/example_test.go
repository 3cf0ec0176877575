package readme

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

func Example() {
	registry, err := toolkit.NewRegistry(Tools()...)
	if err != nil {
		panic(err)
	}
	var call toolkit.Call
	message := `{"type":"toolCall","id":"call-1","name":"search","arguments":{"query":"Pi"}}`
	if err := json.Unmarshal([]byte(message), &call); err != nil {
		panic(err)
	}
	result := executor.Execute(context.Background(), call, registry)
	fmt.Println(result.ToolCallID, result.IsError, result.Details)
	// Output: call-1 false {[about Pi]}
}

func Example_reply() {
	registry, err := toolkit.NewRegistry(Tools()...)
	if err != nil {
		panic(err)
	}
	ctx := context.Background()
	calls := []toolkit.Call{ // of one reply of the model
		{ID: "call-1", Name: "search", Arguments: json.RawMessage(`{"query":"Pi"}`)},
		{ID: "call-2", Name: "search", Arguments: json.RawMessage(`"{\"query\":\"Tau\"}"`)},
		{ID: "call-3", Name: "search", Arguments: json.RawMessage(`{"query":"passwords"}`)},
	}
	approve := func(ctx context.Context, r executor.Request) (executor.Decision, error) {
		if p, ok := r.Params.(SearchParams); ok && p.Query == "passwords" {
			return executor.Deny("nobody may search for that"), nil
		}
		return executor.Allow(), nil
	}

	agent := executor.New(registry,
		executor.WithBefore(approve),          // may wait for a person
		executor.WithTimeout(time.Minute),     // of tools that have none of their own
		executor.WithRepairs(repair.All()...), // lossless ones, each reported
		executor.WithResultLimit(50_000),      // bytes of text
	)
	results := agent.ExecuteAll(ctx, calls)

	for _, result := range results {
		fmt.Println(result.ToolCallID, result.Content, result.Repairs)
	}
	// Output:
	// call-1 [{{"names":["about Pi"]}}] []
	// call-2 [{{"names":["about Tau"]}}] [{ parse-json-string}]
	// call-3 [{Tool search failed: blocked: nobody may search for that}] []
}
