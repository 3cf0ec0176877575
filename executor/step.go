package executor

import "github.com/toolgen-go/toolgen/toolkit"

// Boundary names a step on the way of a call.
type Boundary string

// The steps in their order.
const (
	// LookupStep finds the tool by its name.
	LookupStep Boundary = "lookup"
	// ParseStep turns the arguments into parameters.
	ParseStep Boundary = "parse"
	// ExecuteStep runs the tool.
	ExecuteStep Boundary = "execute"
)

// Step is a step that a call has passed, or the one at which its way ended.
type Step struct {
	Boundary Boundary
	Call     toolkit.Call
	// Params and Dropped are what the parse made of the arguments and left out; with
	// ParseStep.
	Params  any
	Dropped []string
	// Output is what the tool gave; with ExecuteStep.
	Output toolkit.Output[any]
	// Err says why the way ended here. It is nil where the step was passed.
	Err error
}

// passed tells the observer of a step, which fill completes.
func (e *Executor) passed(at Boundary, call toolkit.Call, failed *failure, fill func(*Step)) {
	if e.observe == nil {
		return
	}
	step := Step{Boundary: at, Call: call, Err: failed.cause()}
	fill(&step)
	defer func() {
		if value := recover(); value != nil {
			e.logPanic(call, newPanic(value))
		}
	}()
	e.observe(step)
}
