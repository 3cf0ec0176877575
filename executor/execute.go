package executor

import (
	"context"
	"log/slog"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Executor answers calls with the tools of one registry. It is safe for concurrent use.
// The zero Executor knows no tools.
type Executor struct {
	registry     *toolkit.Registry
	parseOptions []toolkit.ParseOption
	callContext  toolkit.CallContext
	reports      bool         // somebody may listen to progress
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

	f := &flight{Executor: e, ctx: ctx, call: call, tool: tool, timeout: tool.RunPolicy().Timeout, landed: make(chan struct{}, 1)}
	if f.timeout > 0 {
		f.begun = make(chan limit, 1)
	}
	go f.fly()
	return f.wait()
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

// run parses the arguments, executes the tool and ends the flight. It calls the code of others.
func (f *flight) run() {
	invocation, err := f.tool.Prepare(f.call.Arguments, f.parseOptions...)
	if err != nil {
		f.end(parsing, toolkit.Output[any]{}, &failure{text: err.Error(), err: err})
		return
	}
	if !f.reach(parsing, parsed) {
		return
	}
	f.passed(ParseStep, f.call, nil, func(s *Step) { s.Params, s.Dropped = invocation.Params(), invocation.Dropped() })

	if f.ctx.Err() != nil {
		f.end(parsed, toolkit.Output[any]{}, cancelled(f.ctx, beforeStart))
		return
	}
	limited, stop := withLimit(f.ctx, f.timeout)
	defer stop()
	if !f.reach(parsed, running) {
		return
	}
	if f.begun != nil {
		f.begun <- limited
	}
	output, err := invocation.Run(limited.Context, f.toolContext())
	f.end(running, output, f.verdict(limited, err))
}

// verdict says why a tool that has returned failed, nil where it did not. What it gives although
// its time is over counts: it was done, and the model should know.
func (f *flight) verdict(limited limit, err error) *failure {
	if panicked := f.listenerPanic.Load(); panicked != nil {
		return crash(panicked)
	}
	if err == nil {
		return nil
	}
	text := err.Error() // here, since it is the tool's code and may panic too
	switch {
	case limited.expired():
		return timedOut(f.timeout, err)
	case f.ctx.Err() != nil:
		return cancelled(f.ctx, text, err)
	}
	return &failure{text: text, err: err}
}
