package executor

import (
	"context"
	"strconv"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// failure is why a call has no output of its tool.
type failure struct {
	text    string // what the model reads after "Tool x failed: "
	nearest string // the name that the model probably meant
	details any    // nil: toolkit.ErrorDetails
	err     error  // the cause, for Result.Err
}

// What a model reads of a call that was cancelled.
const (
	beforeStart = "cancelled before it started"
	afterStart  = "cancelled after it started"
	afterEnd    = "cancelled after it ended"
)

// cancelled is the failure of a call whose caller's context is done.
func cancelled(ctx context.Context, text string, errs ...error) *failure {
	errs = append(errs, toolkit.ErrCancelled, ctx.Err(), context.Cause(ctx))
	return &failure{text: text, err: &cause{text, errs}}
}

// timedOut is the failure of a call whose time is over. err is what the tool returned
// then, if anything.
func timedOut(timeout time.Duration, err error) *failure {
	text := "timed out after " + timeout.String()
	errs := []error{toolkit.ErrTimeout, context.DeadlineExceeded}
	if err != nil {
		errs = append(errs, err)
	}
	return &failure{text: text, err: &cause{text, errs}}
}

// blocked is the failure of a call that a hook has denied.
func blocked(reason string) *failure {
	if reason == "" {
		return &failure{text: "blocked", err: toolkit.ErrBlocked}
	}
	text := "blocked: " + reason
	return &failure{text: text, err: &cause{text, []error{toolkit.ErrBlocked}}}
}

// cutOff is the failure of each call of a reply that was cut off.
var cutOff = &failure{
	text: "not run, because the reply was cut off at the output token limit and its arguments may be incomplete; " +
		"send the call again, complete",
	err: toolkit.ErrTruncated,
}

// duplicate is the failure of a call whose id an earlier one has.
var duplicate = &failure{text: "duplicate call id", err: toolkit.ErrDuplicateCall}

// cause returns the error for the program; nil where nothing failed.
func (f *failure) cause() error {
	if f == nil {
		return nil
	}
	return f.err
}

// result answers the call.
func (f *failure) result(call toolkit.Call) toolkit.Result {
	text := "Tool " + call.Name + " failed: " + f.text
	if f.nearest != "" {
		text += "; did you mean " + strconv.Quote(f.nearest) + "?"
	}
	details := f.details
	if details == nil {
		details = toolkit.ErrorDetails{Error: f.text, DidYouMean: f.nearest}
	}
	return toolkit.Result{
		ToolCallID: call.ID,
		ToolName:   call.Name,
		Content:    []toolkit.Content{toolkit.Text(text)},
		Details:    details,
		IsError:    true,
		Timestamp:  time.Now(),
		Err:        f.err,
	}
}

// cause is an error with one message and several identities: a tool's own error, say,
// and that the call was cancelled. errors.Join would change the message.
type cause struct {
	text string
	errs []error
}

func (c *cause) Error() string { return c.text }

func (c *cause) Unwrap() []error { return c.errs }
