package toolkit

import (
	"errors"
	"fmt"
)

// The causes of results that failed, for errors.Is on [Result.Err]. Arguments that
// were refused are a *[ParseError], a panic is a *[PanicError].
var (
	// ErrUnknownTool: no tool of the call's name is registered.
	ErrUnknownTool = errors.New("unknown tool")
	// ErrDuplicateTool: a tool of that name is registered already. It comes from
	// [Registry.Register], never from a result.
	ErrDuplicateTool = errors.New("tool already exists")
	// ErrBlocked: the program did not allow the call.
	ErrBlocked = errors.New("blocked")
	// ErrTimeout: the time for the call was over.
	ErrTimeout = errors.New("timed out")
	// ErrCancelled: the caller's context was done.
	ErrCancelled = errors.New("cancelled")
	// ErrTruncated: the model's reply was cut, so that its calls may be incomplete.
	ErrTruncated = errors.New("truncated")
)

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
