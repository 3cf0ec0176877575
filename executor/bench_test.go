package executor_test

import (
	"context"
	"testing"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// kept is where an output goes, as it does to the caller of Execute.
var kept toolkit.Output[any]

// BenchmarkOverhead has what a program would do without the executor, and the executor: their
// difference is what it costs that every call gets its result.
func BenchmarkOverhead(b *testing.B) {
	c := call("echo", `{"value":"Pi"}`)
	b.Run("parse and call", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			p, err := valueSchema{}.Parse(c.Arguments)
			if err != nil {
				b.Fatal(err)
			}
			if kept, err = echo(context.Background(), p, toolkit.CallContext{CallID: c.ID}); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("Execute", func(b *testing.B) {
		b.ReportAllocs()
		e := executor.New(registry(b, tool("echo", echo)))
		for b.Loop() {
			if e.Execute(context.Background(), c).IsError {
				b.Fatal("the call failed")
			}
		}
	})
	b.Run("Execute with a context that can be cancelled", func(b *testing.B) {
		b.ReportAllocs()
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		e := executor.New(registry(b, tool("echo", echo)))
		for b.Loop() {
			if e.Execute(ctx, c).IsError {
				b.Fatal("the call failed")
			}
		}
	})
}

// BenchmarkTogether calls one registry from all processors, beside what the machine can do: the same
// without an executor.
func BenchmarkTogether(b *testing.B) {
	c := call("echo", `{"value":"Pi"}`)
	b.Run("parse and call", func(b *testing.B) {
		b.RunParallel(func(p *testing.PB) {
			for p.Next() {
				params, err := valueSchema{}.Parse(c.Arguments)
				if err != nil {
					b.Error(err)
				}
				if _, err := echo(context.Background(), params, toolkit.CallContext{CallID: c.ID}); err != nil {
					b.Error(err)
				}
			}
		})
	})
	b.Run("Execute", func(b *testing.B) {
		e := executor.New(registry(b, tool("echo", echo)))
		b.RunParallel(func(p *testing.PB) {
			for p.Next() {
				if e.Execute(context.Background(), c).IsError {
					b.Error("the call failed")
				}
			}
		})
	})
}
