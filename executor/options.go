package executor

import (
	"log/slog"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Option changes how calls are executed.
type Option func(*Executor)

// WithParseOptions parses all arguments with these options. A call of a tool whose
// hand-written schema takes no options then fails.
func WithParseOptions(opts ...toolkit.ParseOption) Option {
	return func(e *Executor) { e.parseOptions = append(e.parseOptions, opts...) }
}

// WithCallContext gives tools this context, with its progress listener and whatever else
// it carries. Its CallID is not used: the id is always that of the call.
func WithCallContext(call toolkit.CallContext) Option {
	return func(e *Executor) { e.callContext, e.reports = call, true }
}

// WithLogger sets where panics are logged; without it, or with nil, to slog.Default.
func WithLogger(logger *slog.Logger) Option {
	return func(e *Executor) { e.logger = logger }
}

// WithObserver calls observe after each step of a call and before the next one. It must be safe for
// concurrent use where calls run at the same time. The steps of one call never overlap, but may
// come from different goroutines. It must not call runtime.Goexit.
func WithObserver(observe func(Step)) Option {
	return func(e *Executor) { e.observe = observe }
}
