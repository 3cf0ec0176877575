// Package overhead measures what the executor adds to a parse and a call of a function.
package overhead

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/toolgen-go/toolgen/bench/plain"
	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

var call = toolkit.Call{ID: "call-1", Name: "echo", Arguments: []byte(`{"value":"Pi"}`)}

func echo(_ context.Context, p plain.Echo, _ toolkit.CallContext) (toolkit.Output[any], error) {
	return toolkit.TextOutput[any](p.Value, nil), nil
}

// Kept is where the output goes, as that of Execute goes to its caller.
var Kept toolkit.Output[any]

// Alone parses and calls, without an executor.
func Alone() error {
	p, err := plain.EchoSchema.Parse(call.Arguments)
	if err != nil {
		return err
	}
	Kept, err = echo(context.Background(), p, toolkit.CallContext{CallID: call.ID})
	return err
}

// Executed returns a function that does the same through an executor, on a goroutine of its own or inline.
func Executed(inline bool) (func() error, error) {
	tool := toolkit.NewTool("echo", "Echo one value", plain.EchoSchema, echo)
	tool.Inline = inline
	registry, err := toolkit.NewRegistry(tool)
	if err != nil {
		return nil, err
	}
	e := executor.New(registry)
	return func() error {
		if result := e.Execute(context.Background(), call); result.IsError {
			return errors.Join(errors.New("the call failed"), result.Err)
		}
		return nil
	}, nil
}

// Rate returns how many calls a second so many goroutines make together.
func Rate(goroutines, calls int, f func() error) (float64, error) {
	errs := make([]error, goroutines)
	var wg sync.WaitGroup
	start := time.Now()
	for i := range goroutines {
		wg.Go(func() {
			for range calls {
				if err := f(); err != nil {
					errs[i] = err
					return
				}
			}
		})
	}
	wg.Wait()
	return float64(goroutines*calls) / time.Since(start).Seconds(), errors.Join(errs...)
}
