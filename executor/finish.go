package executor

import (
	"context"
	"log/slog"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/truncate"
)

// complete gives a result that nobody changes any more its last form.
func (f *flight) complete(r *toolkit.Result) {
	if f.resultLimit > 0 {
		r.Content, _ = truncate.Content(r.Content, f.resultLimit)
	}
	name := ""
	if f.tool != nil {
		name = f.call.Name
	}
	r.Failures = f.streaks.count(name, r)
}

// seen is what is kept of a flight for those who look on from outside.
type seen struct {
	began time.Time
	spans []func(toolkit.Result)
}

// watch begins to keep it, if somebody does.
func (f *flight) watch() {
	if f.logger != nil || len(f.tracers) > 0 {
		f.seen = &seen{began: time.Now()}
	}
}

// tell tells of the result whoever looks on from outside.
func (f *flight) tell(r *toolkit.Result) {
	f.passed(EndStep, nil, func(s *Step) { s.Result, s.Err = *r, r.Err })
	if f.seen == nil {
		return
	}
	for _, end := range f.seen.spans {
		f.guard(func() { end(*r) })
	}
	f.log(r)
}

// Tracer is called when a call starts and its tool is known, and returns the context for the rest of its
// way and a function that is called once with its result. Of an unknown tool the
// definition has only the name.
type Tracer func(ctx context.Context, call toolkit.Call, tool toolkit.Definition) (context.Context, func(toolkit.Result))

// trace starts the spans of the call.
func (f *flight) trace() {
	if len(f.tracers) == 0 {
		return
	}
	tool := toolkit.Definition{Name: f.call.Name}
	if f.tool != nil {
		tool = f.tool.Definition()
	}
	for _, start := range f.tracers {
		f.guard(func() {
			ctx, end := start(f.ctx, f.call, tool)
			if ctx != nil {
				f.ctx = ctx
			}
			if end != nil {
				f.seen.spans = append(f.seen.spans, end)
			}
		})
	}
}

// log writes an entry for the call. Neither arguments nor content are in it.
func (f *flight) log(r *toolkit.Result) {
	level, message := slog.LevelDebug, "tool call"
	if r.IsError {
		level, message = slog.LevelInfo, "tool call failed"
	}
	if f.logger == nil || !f.logger.Enabled(f.ctx, level) {
		return
	}
	attrs := []slog.Attr{
		slog.String("tool", f.call.Name),
		slog.String("call_id", f.call.ID),
		slog.Duration("took", time.Since(f.seen.began)),
	}
	if r.Err != nil {
		attrs = append(attrs, slog.String("error", r.Err.Error()))
	}
	if r.Repeat {
		attrs = append(attrs, slog.Bool("repeat", true))
	}
	f.guard(func() { f.logger.LogAttrs(f.ctx, level, message, attrs...) })
}
