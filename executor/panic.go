package executor

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"

	"github.com/toolgen-go/toolgen/toolkit"
)

// newPanic is called in the deferred function that has recovered the value; nil means
// that the goroutine is ending.
func newPanic(value any) *toolkit.PanicError {
	if value == nil {
		value = errGoexit
	}
	return &toolkit.PanicError{Value: value, Stack: debug.Stack()}
}

var errGoexit = errors.New("runtime.Goexit was called")

// internalError is what a model reads of a panic.
const internalError = "internal error"

// crash is the failure of a call in which something panicked.
func crash(panicked *toolkit.PanicError) *failure {
	return &failure{text: internalError, err: panicked}
}

// logPanic logs a panic of the call. A log handler that panics itself must not cost the call
// its result.
func (e *Executor) logPanic(call toolkit.Call, p *toolkit.PanicError) {
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
