package otelexecutor_test

import (
	"context"
	"errors"
	"log/slog"
	"maps"
	"strings"
	"testing"
	"time"

	"go.opentelemetry.io/otel/codes"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/tools"
)

// TestErrorTypes makes a call end in each class, and sees that its text says nothing of what went in.
func TestErrorTypes(t *testing.T) {
	const secret = "secret"
	quiet := executor.WithLogger(slog.New(slog.DiscardHandler)) // panics are logged
	all := registry(t,
		tool("echo", echo),
		tool("fail", func(_ context.Context, p tools.EchoParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.Output[any]{}, errors.New("cannot find " + p.Value)
		}),
		tool("domain", func(_ context.Context, p tools.EchoParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.Output[any]{Content: []toolkit.Content{toolkit.Text(p.Value)}, IsError: true}, nil
		}),
		tool("panic", func(_ context.Context, p tools.EchoParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			panic(errors.Join(toolkit.ErrTimeout, errors.New(p.Value)))
		}),
		tool("wait", func(ctx context.Context, _ tools.EchoParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			<-ctx.Done()
			return toolkit.Output[any]{}, ctx.Err()
		}),
	)
	one := func(call toolkit.Call, opts ...executor.Option) func(context.Context, executor.Option) {
		return func(ctx context.Context, traced executor.Option) {
			executor.New(all, append(opts, traced, quiet)...).Execute(ctx, call)
		}
	}
	cancelled := func(ctx context.Context, traced executor.Option) {
		ctx, cancel := context.WithCancel(ctx)
		time.AfterFunc(10*time.Millisecond, cancel)
		executor.New(all, traced).Execute(ctx, call("1", "wait", secret))
	}
	early := func(ctx context.Context, traced executor.Option) {
		ctx, cancel := context.WithCancel(ctx)
		cancel()
		executor.New(all, traced).Execute(ctx, call("1", "echo", secret))
	}
	deny := func(context.Context, executor.Request) (executor.Decision, error) { return executor.Deny(secret), nil }
	fails := func(context.Context, executor.Outcome) (executor.Change, error) {
		return executor.Change{IsError: toolkit.Some(true)}, nil
	}
	panics := func(context.Context, executor.Outcome) (executor.Change, error) { panic(secret) }

	for _, row := range []struct {
		class string
		tool  string // in the metric
		run   func(context.Context, executor.Option)
	}{
		{"unknown_tool", "_OTHER", one(call("1", "missing", secret))},
		{"invalid_arguments", "echo", one(toolkit.Call{Name: "echo", Arguments: []byte(`{"value":1}`)})},
		{"blocked", "echo", one(call("1", "echo", secret), executor.WithBefore(deny))},
		{"timeout", "wait", one(call("1", "wait", secret), executor.WithTimeout(time.Millisecond))},
		{"cancelled", "wait", cancelled},
		{"cancelled", "_OTHER", early},
		{"panic", "panic", one(call("1", "panic", secret))},
		{"panic", "_OTHER", one(call("1", "missing", secret), executor.WithAfter(panics))},
		{"truncated", "_OTHER", func(ctx context.Context, traced executor.Option) {
			executor.New(all, traced).RefuseTruncated(ctx, []toolkit.Call{call("1", "echo", secret)})
		}},
		{"tool_error", "fail", one(call("1", "fail", secret))},
		{"tool_error", "domain", one(call("1", "domain", secret))},
		{"tool_error", "echo", one(call("1", "echo", secret), executor.WithAfter(fails))},
	} {
		t.Run(row.class+" "+row.tool, func(t *testing.T) {
			b := newBackend()
			row.run(context.Background(), b.option())
			span := b.span(t)
			if got := plain(span.Attributes)["error.type"]; got != row.class {
				t.Errorf("error.type is %s, want %s", got, row.class)
			}
			if span.Status.Code != codes.Error || span.Status.Description == "" || strings.Contains(span.Status.Description, secret) {
				t.Errorf("status %+v", span.Status)
			}
			if got, want := b.counts(t), map[string]uint64{row.tool + " " + row.class: 1}; !maps.Equal(got, want) {
				t.Errorf("counts %v, want %v", got, want)
			}
		})
	}
}

// TestDuplicateCall: the other call with the id is not to blame.
func TestDuplicateCall(t *testing.T) {
	b := newBackend()
	executor.New(registry(t, tool("echo", echo)), b.option()).ExecuteAll(context.Background(), []toolkit.Call{
		call("1", "echo", "a"), call("1", "echo", "b"),
	})
	if got, want := b.counts(t), map[string]uint64{"echo": 1, "_OTHER duplicate_call": 1}; !maps.Equal(got, want) {
		t.Errorf("counts %v, want %v", got, want)
	}
}

// TestForgiven: where a hook after says that it is no error, it is none.
func TestForgiven(t *testing.T) {
	forgive := func(context.Context, executor.Outcome) (executor.Change, error) {
		return executor.Change{IsError: toolkit.Some(false)}, nil
	}
	b := newBackend()
	executor.Execute(context.Background(), call("1", "missing", ""), registry(t), b.option(), executor.WithAfter(forgive))
	if span := b.span(t); span.Status.Code != codes.Unset {
		t.Errorf("status %+v", span.Status)
	}
	if got, want := b.counts(t), map[string]uint64{"_OTHER": 1}; !maps.Equal(got, want) {
		t.Errorf("counts %v, want %v", got, want)
	}
}
