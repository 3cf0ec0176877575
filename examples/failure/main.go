// Command failure runs a tool that fails: its error becomes a result that is paired
// with its call, and the program goes on. It exits with 1, as toolbox does.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

func main() {
	boom := toolkit.NewTool("boom", "Always fail", toolkit.EmptySchema,
		func(context.Context, struct{}, toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.Output[any]{}, errors.New("exploded")
		})
	registry, err := toolkit.NewRegistry(boom)
	if err != nil {
		log.Fatal(err)
	}
	result := executor.Execute(context.Background(), toolkit.Call{ID: "call-4", Name: "boom"}, registry)
	text, err := json.Marshal(result)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
	if result.IsError {
		os.Exit(1)
	}
}
