package executor

import (
	"log/slog"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

// Option changes how calls are executed. The options stand here in the order in which a call
// meets them.
type Option func(*Executor)

// WithParseOptions parses all arguments with these options. A call of a tool whose
// hand-written schema takes no options then fails.
func WithParseOptions(opts ...toolkit.ParseOption) Option {
	return func(e *Executor) { e.parseOptions = append(e.parseOptions, opts...) }
}

// WithUnknownFields sets what becomes of fields that are no parameters.
func WithUnknownFields(policy UnknownFields) Option {
	return func(e *Executor) { e.unknown = policy }
}

// WithRepairs repairs arguments that the strict parse has refused, by these rules, and parses them strictly
// again. Result.Repairs tells what was changed. Where that does not help, the
// model reads what was wrong with its own arguments.
func WithRepairs(rules ...repair.Rule) Option {
	return func(e *Executor) { e.repairs = append(e.repairs, rules...) }
}

// WithBefore asks these hooks, in this order and after those of earlier options, before a tool runs.
func WithBefore(hooks ...Before) Option {
	return func(e *Executor) {
		for _, hook := range hooks {
			if hook != nil {
				e.before = append(e.before, hook)
			}
		}
	}
}

// WithConcurrency limits how many calls of one batch run at the same time. Without it, or with less than 1,
// there may be 16. With 1, they run in the order of the calls.
func WithConcurrency(n int) Option {
	return func(e *Executor) { e.concurrency = max(n, 0) }
}

// WithTimeout limits the time of each tool that has no Timeout of its own. Hooks, and the
// wait for a turn in a batch, do not count.
func WithTimeout(d time.Duration) Option {
	return func(e *Executor) { e.timeout = d }
}

// WithGrace sets how long a tool may take to return when its time is over or its caller has cancelled,
// before it is left behind. Without it, or with 0, that is a second; with less there is none.
func WithGrace(d time.Duration) Option {
	return func(e *Executor) { e.grace = d }
}

// WithCallContext gives tools this context, with its progress listener and whatever else
// it carries. The listener hears one report of a call at a time, and none after the result, unless it has
// not returned from one for longer than the grace. Its CallID is not used: the id is always that of the call.
func WithCallContext(call toolkit.CallContext) Option {
	return func(e *Executor) { e.callContext, e.listened = call, true }
}

// WithAfter shows every outcome to these hooks, in this order and after those of earlier options, and
// lets them change it.
func WithAfter(hooks ...After) Option {
	return func(e *Executor) {
		for _, hook := range hooks {
			if hook != nil {
				e.after = append(e.after, hook)
			}
		}
	}
}

// WithResultLimit cuts the text of a result after so many bytes, in whole lines where there are
// some, and tells the model so. Without it, or with less than 1, nothing is cut.
func WithResultLimit(bytes int) Option {
	return func(e *Executor) { e.resultLimit = bytes }
}

// WithObserver calls observe after each step of a call and before the next one. It must be safe for
// concurrent use where calls run at the same time. The steps of one call never overlap, but may
// come from different goroutines. It must return soon, and must not call runtime.Goexit.
func WithObserver(observe func(Step)) Option {
	return func(e *Executor) {
		if observe != nil {
			e.observers = append(e.observers, observe)
		}
	}
}

// WithLogger logs to logger: calls at level Debug, calls that failed at level Info, and panics at level
// Error. Without it, or with nil, only panics are logged, to slog.Default.
func WithLogger(logger *slog.Logger) Option {
	return func(e *Executor) { e.logger = logger }
}

// WithTracer has start called for each call, as package otelexecutor does.
func WithTracer(start Tracer) Option {
	return func(e *Executor) {
		if start != nil {
			e.tracers = append(e.tracers, start)
		}
	}
}
