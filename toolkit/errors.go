package toolkit

import (
	"errors"
	"fmt"
	"strings"
)

// The causes of results that failed, for errors.Is on [Result.Err]. Arguments that
// were refused are a *[ParseError], a panic is a *[PanicError].
var (
	// ErrUnknownTool: no tool of the call's name is registered.
	ErrUnknownTool = errors.New("unknown tool")
	// ErrDuplicateTool: a tool of that name is registered already. It comes from
	// [Registry.Register], never from a result.
	ErrDuplicateTool = errors.New("tool already exists")
	// ErrDuplicateCall: an earlier call of the batch had the same id, and another name
	// or other arguments.
	ErrDuplicateCall = errors.New("duplicate call id")
	// ErrBlocked: the program did not allow the call.
	ErrBlocked = errors.New("blocked")
	// ErrTimeout: the time for the call was over.
	ErrTimeout = errors.New("timed out")
	// ErrCancelled: the caller's context was done.
	ErrCancelled = errors.New("cancelled")
	// ErrTruncated: the model's reply was cut, so that its calls may be incomplete.
	ErrTruncated = errors.New("truncated")
)

// ToolError is an error with which a tool keeps apart what the model reads and what
// happened. Wrapped in other errors, its words are still what the model reads.
type ToolError struct {
	// Message is for the model. Empty, the model reads "internal error".
	Message string
	// Details are the details of the result; nil means [ErrorDetails] with the message.
	Details any
	// Err is the cause. Only the program sees it, in [Result].Err.
	Err error
}

// Error returns the message and the cause, for logs.
func (e *ToolError) Error() string {
	switch {
	case e.Err == nil:
		return e.Message
	case e.Message == "":
		return e.Err.Error()
	}
	return e.Message + ": " + e.Err.Error()
}

// Unwrap returns the cause.
func (e *ToolError) Unwrap() error { return e.Err }

// RetryError is the error of a tool that could do its work if the call were another:
// the model is asked to change it and to call again.
type RetryError struct {
	// Advice says what to change, as in "give the date as 2006-01-02".
	Advice string
	// Err is the cause, if there is one. Only the program sees it.
	Err error
}

// Retry returns a [RetryError] with this advice.
func Retry(advice string) error { return &RetryError{Advice: advice} }

// Error returns what the model reads.
func (e *RetryError) Error() string {
	return strings.TrimRight(e.Advice, ".") + "; change this and call the tool again"
}

// Unwrap returns the cause.
func (e *RetryError) Unwrap() error { return e.Err }

// PanicError is a panic, or a call of runtime.Goexit, in the code of a tool. Value
// and stack may hold file names and secrets: they are for logs, not for models.
type PanicError struct {
	// Value is what the code panicked with.
	Value any
	// Stack is the stack of its goroutine, as debug.Stack writes it.
	Stack []byte
}

// Error returns "panic: " and the value.
func (e *PanicError) Error() string { return fmt.Sprintf("panic: %v", e.Value) }

// Unwrap returns the value where it is an error.
func (e *PanicError) Unwrap() error {
	err, _ := e.Value.(error)
	return err
}

// ErrorDetails are the details of a result that the tool did not give: the tool was
// not run, or it returned an error or panicked.
type ErrorDetails struct {
	// Error is the message, as in the content.
	Error string `json:"error"`
	// DidYouMean is the registered name that is nearest to an unknown one.
	DidYouMean string `json:"didYouMean,omitempty"`
}
