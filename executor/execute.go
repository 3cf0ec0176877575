package executor

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

// Executor answers calls with the tools of one registry. It is safe for concurrent use.
// The zero Executor knows no tools.
type Executor struct {
	registry *toolkit.Registry

	parseOptions []toolkit.ParseOption
	unknown      UnknownFields
	repairs      []repair.Rule
	before       []Before
	after        []After
	concurrency  int           // of a batch; 0: defaultConcurrency
	timeout      time.Duration // of tools that have none
	grace        time.Duration // 0: defaultGrace
	resultLimit  int           // bytes of text; 0: none

	callContext toolkit.CallContext
	listened    bool         // callContext may have a listener
	logger      *slog.Logger // nil: slog.Default for panics, nowhere for calls
	observers   []func(Step)
	tracers     []Tracer

	streaks    streaks
	stragglers atomic.Int64
}

// New returns an executor for the tools of registry. A nil registry has none.
func New(registry *toolkit.Registry, opts ...Option) *Executor {
	e := &Executor{registry: registry}
	for _, opt := range opts {
		if opt != nil {
			opt(e)
		}
	}
	if e.unknown == RejectUnknown {
		e.parseOptions = append(e.parseOptions, toolkit.RejectUnknown())
	}
	return e
}

// Execute answers one call as [Executor.Execute] does.
func Execute(ctx context.Context, call toolkit.Call, registry *toolkit.Registry, opts ...Option) toolkit.Result {
	return New(registry, opts...).Execute(ctx, call)
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
	f := &flight{Executor: e, ctx: ctx, call: call}
	return f.depart(nil)
}

// Stragglers returns how many goroutines were left behind and have not ended yet: tools, hooks and
// hand-written parsers that did not return when their time was over or their caller had cancelled. A
// number that only grows says that one of them never ends.
func (e *Executor) Stragglers() int {
	if e == nil {
		return 0
	}
	return int(e.stragglers.Load())
}
