package executor

import (
	"context"
	"errors"
	"time"
)

// defaultGrace is how long code whose time is over, or whose caller has cancelled, may take to return.
const defaultGrace = time.Second

// patience is how long the executor waits for such code.
func (e *Executor) patience() time.Duration {
	if e.grace == 0 {
		return defaultGrace
	}
	return e.grace
}

// limit is the context of a tool: the caller's, with the tool's timeout.
type limit struct {
	context.Context
	over error // the cause of the context when the timeout is over
}

// withLimit returns the caller's context with a timeout, if there is one.
func withLimit(ctx context.Context, timeout time.Duration) (limit, context.CancelFunc) {
	if timeout <= 0 {
		return limit{Context: ctx}, func() {}
	}
	over := timedOut(timeout, nil).err
	ctx, cancel := context.WithTimeoutCause(ctx, timeout, over)
	return limit{ctx, over}, cancel
}

// expired reports whether the timeout ended the context, and not the caller.
func (l limit) expired() bool {
	return l.over != nil && errors.Is(context.Cause(l.Context), l.over)
}
