package executor_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// TestNestedCalls: a tool, and a hook, may execute calls with the executor that they run in, also where only
// one call may run at a time.
func TestNestedCalls(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var e *executor.Executor
		agent := tool("agent", func(ctx context.Context, p valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			results := e.ExecuteAll(ctx, calls("edit "+p.Value, "edit "+p.Value))
			return toolkit.TextOutput[any](texts(results)[1], nil), nil
		})
		agent.Mode = toolkit.Sequential
		edit := sleeper("edit")
		edit.Key = func(p valueParams) string { return p.Value }
		e = executor.New(registry(t, agent, edit), executor.WithConcurrency(1), executor.WithBefore(
			func(ctx context.Context, r executor.Request) (executor.Decision, error) {
				if r.Call.Name == "agent" {
					e.Execute(ctx, calls("edit 1s")[0])
				}
				return executor.Allow(), nil
			}))
		began := time.Now()
		expectTexts(t, e.ExecuteAll(t.Context(), calls("agent 1s", "agent 2s")), "1s", "2s")
		if took := time.Since(began); took != 7*time.Second { // the hooks at once, and then the edits one after the other
			t.Errorf("took %v", took)
		}
	})
}

// TestKeyThatBreaks: a panic in Key is the result of its call, and the lane goes on.
func TestKeyThatBreaks(t *testing.T) {
	_, quietly := quiet()
	edit := tool("edit", echo)
	edit.Key = func(p valueParams) string {
		if p.Value == "boom" {
			panic("key")
		}
		return "one"
	}
	results := executor.New(registry(t, edit), quietly).ExecuteAll(t.Context(), calls("edit 1", "edit boom", "edit 2"))
	expectTexts(t, results, "1", "Tool edit failed: internal error", "2")
	if !errors.As(results[1].Err, new(*toolkit.PanicError)) {
		t.Errorf("Err is %v", results[1].Err)
	}
}

// TestTracerThatBreaks costs nobody the result.
func TestTracerThatBreaks(t *testing.T) {
	log, quietly := quiet()
	for _, start := range []executor.Tracer{
		func(context.Context, toolkit.Call, toolkit.Definition) (context.Context, func(toolkit.Result)) {
			panic("start")
		},
		func(ctx context.Context, _ toolkit.Call, _ toolkit.Definition) (context.Context, func(toolkit.Result)) {
			return ctx, func(toolkit.Result) { panic("end") }
		},
	} {
		expectTexts(t, []toolkit.Result{executor.Execute(t.Context(), call("echo", `{"value":"Pi"}`), registry(t, tool("echo", echo)), quietly, executor.WithTracer(start))}, "Pi")
	}
	if log.Len() == 0 {
		t.Error("nothing was logged")
	}
}
