package executor

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync/atomic"

	"github.com/toolgen-go/toolgen/toolkit"
)

// outcome is how a function ended that was started apart.
type outcome[T any] struct {
	value    T
	err      error
	text     string // the message of err
	panicked *toolkit.PanicError
}

// failure returns why there is no value, nil where there is one.
func (o outcome[T]) failure() *failure {
	switch {
	case o.panicked != nil:
		return &failure{text: "internal error", err: o.panicked}
	case o.err != nil:
		return &failure{text: o.text, err: o.err}
	}
	return nil
}

// start calls f on a goroutine of its own, since a function that calls runtime.Goexit
// ends its goroutine and a function that hangs keeps it. The channel gets one outcome,
// whether or not somebody waits. caught is told of a panic also when nobody does.
func start[T any](caught func(*toolkit.PanicError), f func() (T, error)) <-chan outcome[T] {
	done := make(chan outcome[T], 1)
	go func() {
		var o outcome[T]
		returned := false
		defer func() { done <- o }()
		defer func() {
			if value := recover(); !returned {
				o = outcome[T]{panicked: newPanic(value)}
				caught(o.panicked)
			}
		}()
		o.value, o.err = f()
		if o.err != nil {
			o.text = o.err.Error() // here, since it is the tool's code and may panic too
		}
		returned = true
	}()
	return done
}

// newPanic is called in the deferred function that has recovered the value; nil means
// that the goroutine is ending.
func newPanic(value any) *toolkit.PanicError {
	if value == nil {
		value = errGoexit
	}
	return &toolkit.PanicError{Value: value, Stack: debug.Stack()}
}

var errGoexit = errors.New("runtime.Goexit was called")

// logPanic returns the function that logs a panic of the call. A log handler that
// panics itself must not cost the call its result.
func (e *Executor) logPanic(call toolkit.Call) func(*toolkit.PanicError) {
	return func(p *toolkit.PanicError) {
		defer func() { _ = recover() }()
		logger := e.logger
		if logger == nil {
			logger = slog.Default()
		}
		logger.LogAttrs(context.Background(), slog.LevelError, "panic in a tool call",
			slog.String("tool", call.Name),
			slog.String("call_id", call.ID),
			slog.String("panic", fmt.Sprint(p.Value)),
			slog.String("stack", string(p.Stack)),
		)
	}
}

// progress passes a tool's progress on until the call has its result.
type progress struct {
	listener toolkit.CallContext
	caught   func(*toolkit.PanicError)
	closed   atomic.Bool
	panicked atomic.Pointer[toolkit.PanicError] // what the listener panicked with first
}

// report is what the tool calls, from any goroutine: a panic of the listener must end
// here, since on a goroutine that the tool started nobody else would stop it.
func (p *progress) report(content ...toolkit.Content) {
	if p.closed.Load() {
		return
	}
	defer func() {
		if value := recover(); value != nil {
			caught := newPanic(value)
			p.panicked.CompareAndSwap(nil, caught)
			p.caught(caught)
		}
	}()
	p.listener.ReportProgress(content...)
}

func (p *progress) close() { p.closed.Store(true) }
