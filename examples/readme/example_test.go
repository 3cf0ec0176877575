package readme

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
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
