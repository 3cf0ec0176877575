// Toolgen answers one call of one tool and prints the text of the result.
package main

import (
	"context"
	"os"

	"github.com/toolgen-go/toolgen/bench/plain"
	"github.com/toolgen-go/toolgen/toolkit"
)

func main() {
	echo := toolkit.NewTool("echo", "Echo one value", plain.EchoSchema,
		func(_ context.Context, p plain.Echo, _ toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.TextOutput[any](p.Value, nil), nil
		})
	invocation, err := echo.Prepare([]byte(`{"value":"Pi","ignored":"drop me"}`))
	if err != nil {
		println(err.Error())
		os.Exit(1)
	}
	output, err := invocation.Run(context.Background(), toolkit.CallContext{CallID: "call-1"})
	if err != nil {
		println(err.Error())
		os.Exit(1)
	}
	os.Stdout.WriteString(output.Content[0].(toolkit.TextContent).Text + "\n")
}
