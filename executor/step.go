package executor

import "github.com/toolgen-go/toolgen/toolkit"

// Boundary names a step on the way of a call.
type Boundary string

// The steps in their order.
const (
	// StartStep begins the way. A call that is refused without a look at it ends here.
	StartStep Boundary = "start"
	// LookupStep finds the tool by its name.
	LookupStep Boundary = "lookup"
	// ParseStep turns the arguments into parameters.
	ParseStep Boundary = "parse"
	// BeforeStep asks the hooks before, where there are any.
	BeforeStep Boundary = "before"
	// ProgressStep is a report of the tool while it runs; there may be none or many.
	ProgressStep Boundary = "progress"
	// ExecuteStep runs the tool.
	ExecuteStep Boundary = "execute"
	// EndStep is the last of every call: its result is certain.
	EndStep Boundary = "end"
)

// Step is a step that a call has passed, or the one at which its way ended.
type Step struct {
	Boundary Boundary
	Call     toolkit.Call
	// Params, Dropped and Repairs are what the parse made of the arguments, left out and
	// changed; with ParseStep and BeforeStep.
	Params  any
	Dropped []string
	Repairs []toolkit.Repair
	// Progress is what the tool reported; with ProgressStep.
	Progress []toolkit.Content
	// Output is what the tool gave; with ExecuteStep.
	Output toolkit.Output[any]
	// Result is the call's result; with EndStep.
	Result toolkit.Result
	// Err says why the way ended here, and with EndStep the cause of the result. It is nil where the
	// step was passed.
	Err error
}

// show tells of the arguments.
func (s *Step) show(p parse) { s.Params, s.Dropped, s.Repairs = p.Params(), p.Dropped(), p.repairs }

// passed tells the observers of a step, which fill completes where it is not nil and nothing failed.
func (f *flight) passed(at Boundary, failed *failure, fill func(*Step)) {
	if len(f.observers) == 0 {
		return
	}
	step := Step{Boundary: at, Call: f.call, Err: failed.cause()}
	if fill != nil && failed == nil {
		fill(&step)
	}
	for _, observe := range f.observers {
		f.guard(func() { observe(step) })
	}
}

// guard calls the code of an observer, whose panic must not cost the call its result.
func (f *flight) guard(call func()) {
	defer func() {
		if value := recover(); value != nil {
			f.logPanic(f.call, newPanic(value))
		}
	}()
	call()
}
