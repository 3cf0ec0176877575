package executor

import (
	"context"
	"log/slog"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Executor answers calls with the tools of one registry. It is safe for concurrent use.
// The zero Executor knows no tools.
type Executor struct {
	registry     *toolkit.Registry
	parseOptions []toolkit.ParseOption
	callContext  toolkit.CallContext
	logger       *slog.Logger // nil: slog.Default at the time of use
	observe      func(Step)   // nil: nobody
}

// New returns an executor for the tools of registry. A nil registry has none.
func New(registry *toolkit.Registry, opts ...Option) *Executor {
	e := &Executor{registry: registry}
	for _, opt := range opts {
		if opt != nil {
			opt(e)
		}
	}
	return e
}

// Execute answers one call as [Executor.Execute] does.
func Execute(ctx context.Context, call toolkit.Call, registry *toolkit.Registry, opts ...Option) toolkit.Result {
	return New(registry, opts...).Execute(ctx, call)
}

// ExecuteAll executes the calls one after the other. There is one result for each call, in
// the order of the calls, also when the context is done before the last.
func (e *Executor) ExecuteAll(ctx context.Context, calls []toolkit.Call) []toolkit.Result {
	results := make([]toolkit.Result, len(calls))
	for i, call := range calls {
		results[i] = e.Execute(ctx, call)
	}
	return results
}

// Execute answers one call. It never panics, and every outcome is a result. A nil ctx is
// never done.
func (e *Executor) Execute(ctx context.Context, call toolkit.Call) toolkit.Result {
	if e == nil {
		e = new(Executor)
	}
	if ctx == nil {
		ctx = context.Background()
	}

	tool, failed := e.lookup(ctx, call)
	e.passed(LookupStep, call, failed, func(*Step) {})
	if failed != nil {
		return failed.result(call)
	}

	invocation, failed := e.parse(ctx, call, tool)
	e.passed(ParseStep, call, failed, func(s *Step) { s.Params, s.Dropped = invocation.Params(), invocation.Dropped() })
	if failed != nil {
		return failed.result(call)
	}

	output, failed := e.execute(ctx, call, tool.RunPolicy(), invocation)
	e.passed(ExecuteStep, call, failed, func(s *Step) { s.Output = output })
	if failed != nil {
		return failed.result(call)
	}

	return toolkit.Result{
		ToolCallID: call.ID,
		ToolName:   call.Name,
		Content:    output.Content,
		Details:    output.Details,
		IsError:    output.IsError,
		Timestamp:  time.Now(),
	}
}

// lookup finds the tool of the call's name.
func (e *Executor) lookup(ctx context.Context, call toolkit.Call) (toolkit.AnyTool, *failure) {
	if ctx.Err() != nil {
		return nil, cancelled(ctx, beforeStart)
	}
	tool, ok := e.registry.Get(call.Name)
	if !ok {
		return nil, &failure{text: "unknown tool", nearest: e.registry.Nearest(call.Name), err: toolkit.ErrUnknownTool}
	}
	return tool, nil
}

// parse makes an invocation of the tool from the call's arguments.
func (e *Executor) parse(ctx context.Context, call toolkit.Call, tool toolkit.AnyTool) (toolkit.Invocation, *failure) {
	parsing := start(e.logPanic(call), func() (toolkit.Invocation, error) {
		return tool.Prepare(call.Arguments, e.parseOptions...)
	})
	select {
	case parsed := <-parsing:
		return parsed.value, parsed.failure()
	case <-ctx.Done():
		return toolkit.Invocation{}, cancelled(ctx, beforeStart)
	}
}

// execute runs the invocation. It returns when the tool has, when the tool's time is
// over, or when the caller has cancelled and the tool does not stop.
func (e *Executor) execute(ctx context.Context, call toolkit.Call, policy toolkit.RunPolicy, invocation toolkit.Invocation) (toolkit.Output[any], *failure) {
	if ctx.Err() != nil {
		return toolkit.Output[any]{}, cancelled(ctx, beforeStart)
	}
	limited, stop := withLimit(ctx, policy.Timeout)
	defer stop()
	progress := &progress{listener: e.callContext, caught: e.logPanic(call)}
	defer progress.close()
	callContext := e.callContext.WithProgress(progress.report)
	callContext.CallID = call.ID

	running := start(e.logPanic(call), func() (toolkit.Output[any], error) {
		return invocation.Run(limited, callContext)
	})
	done, returned := await(limited, running)
	if done.panicked == nil {
		done.panicked = progress.panicked.Load()
	}
	switch {
	case returned && done.panicked != nil:
		return toolkit.Output[any]{}, done.failure()
	case returned && done.err == nil:
		return done.value, nil
	case limited.expired():
		return toolkit.Output[any]{}, timedOut(policy.Timeout, done.err)
	case returned && ctx.Err() != nil:
		return toolkit.Output[any]{}, cancelled(ctx, done.text, done.err)
	case returned:
		return toolkit.Output[any]{}, done.failure()
	default:
		return toolkit.Output[any]{}, cancelled(ctx, afterStart)
	}
}
