package executor

import (
	"errors"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

// depart looks the call's tool up, takes it on its way and returns with the result. refused says
// why the call may not go at all.
func (f *flight) depart(refused *failure) toolkit.Result {
	f.watch()
	f.passed(StartStep, refused, nil)
	if refused == nil {
		refused = f.lookup()
		f.trace()
		f.passed(LookupStep, refused, nil)
	} else {
		f.trace()
	}
	if refused != nil {
		return f.refuse(refused)
	}
	f.openReports()
	if f.tool.RunPolicy().Inline {
		f.fly()
		return f.answer
	}
	f.landed = make(chan struct{}, 1)
	if f.timeout > 0 {
		f.begun = make(chan limit, 1)
	}
	go f.fly()
	return f.wait()
}

// refuse answers a call that may not go. Only hooks after see it.
func (f *flight) refuse(refused *failure) toolkit.Result {
	f.stage.Store(ended)
	if len(f.after) == 0 {
		f.settle("", parse{}, toolkit.Output[any]{}, refused)
		return f.answer
	}
	f.landed = make(chan struct{}, 1)
	go f.settle("", parse{}, toolkit.Output[any]{}, refused)
	return f.waitForHooks()
}

// lookup finds the tool of the call's name.
func (f *flight) lookup() *failure {
	if f.ctx.Err() != nil {
		return cancelled(f.ctx, beforeStart)
	}
	tool, ok := f.registry.Get(f.call.Name)
	if !ok {
		return &failure{text: "unknown tool", nearest: f.registry.Nearest(f.call.Name), err: toolkit.ErrUnknownTool}
	}
	f.tool = tool
	if f.timeout = tool.RunPolicy().Timeout; f.timeout == 0 {
		f.timeout = f.Executor.timeout
	}
	return nil
}

// attempt is the way of a call from the parse to the end of its tool. Where a stage cannot be reached, the
// flight was given up, and nobody asks for what attempt returns.
func (f *flight) attempt() (output toolkit.Output[any], failed *failure) {
	if f.sent, failed = f.parse(); failed != nil || !f.reach(parsing, parsed) {
		return output, failed
	}
	f.passed(ParseStep, nil, func(s *Step) { s.show(f.sent) })
	if !f.spot.join(f.ctx, f.lane(f.sent.Invocation)) {
		return output, cancelled(f.ctx, beforeStart)
	}

	stage := parsed
	if len(f.before) > 0 {
		if f.instead, failed = f.ask(); failed != nil || !f.reach(parsed, allowed) {
			return output, failed
		}
		f.passed(BeforeStep, nil, func(s *Step) { s.show(f.arguments(allowed)) })
		stage = allowed
	}

	if !f.spot.enter(f.ctx) || f.ctx.Err() != nil {
		return output, cancelled(f.ctx, beforeStart)
	}
	limited, stop := withLimit(f.ctx, f.timeout)
	defer stop()
	if !f.reach(stage, running) {
		return output, nil
	}
	if f.begun != nil {
		f.begun <- limited
	}
	output, err := f.arguments(running).Run(limited.Context, f.toolContext())
	return output, f.verdict(limited, err)
}

// parse is what became of arguments.
type parse struct {
	toolkit.Invocation
	repairs []toolkit.Repair
}

// parse parses the arguments that the model sent.
func (f *flight) parse() (parse, *failure) {
	if len(f.repairs) > 0 {
		invocation, repairs, err := repair.Prepare(f.tool, f.call.Arguments, f.repairs, f.parseOptions...)
		return parse{invocation, repairs}, failedParse("", err)
	}
	invocation, err := f.tool.Prepare(f.call.Arguments, f.parseOptions...)
	return parse{Invocation: invocation}, failedParse("", err)
}

// parseAgain parses the arguments that a hook has put in the place of the model's.
func (f *flight) parseAgain(arguments []byte) (parse, *failure) {
	invocation, err := f.tool.Prepare(arguments, f.parseOptions...)
	return parse{Invocation: invocation}, failedParse("the arguments were replaced, and what replaced them was refused: ", err)
}

func failedParse(prefix string, err error) *failure {
	if err == nil {
		return nil
	}
	return &failure{text: prefix + err.Error(), err: err}
}

// verdict says why a tool that has returned failed, nil where it did not. What it gives although
// its time is over counts: it was done, and the model should know.
func (f *flight) verdict(limited limit, err error) *failure {
	if panicked := f.listenerPanic.Load(); panicked != nil {
		return crash(panicked)
	}
	if err == nil {
		return nil
	}
	failed := failedBy(err) // here, since it is the tool's code and may panic too
	switch {
	case limited.expired():
		return timedOut(f.timeout, err)
	case f.ctx.Err() != nil:
		return cancelled(f.ctx, failed.text, err)
	}
	return failed
}

// result is the answer of a call, before hooks change it.
func (f *flight) result(p parse, output toolkit.Output[any], failed *failure) toolkit.Result {
	var r toolkit.Result
	if failed != nil {
		r = failed.result(f.call)
	} else {
		r = toolkit.Result{
			ToolCallID: f.call.ID,
			ToolName:   f.call.Name,
			Content:    output.Content,
			Details:    output.Details,
			IsError:    output.IsError,
			Timestamp:  time.Now(),
		}
	}
	r.Dropped, r.Repairs = p.Dropped(), p.repairs
	if f.unknown == ReportUnknown {
		r.Content = withNotice(r.Content, r.Dropped)
	}
	return r
}

// failedBy is the failure of a call whose tool, or one of whose hooks, returned an error.
func failedBy(err error) *failure {
	if told := (*toolkit.ToolError)(nil); errors.As(err, &told) {
		text := told.Message
		if text == "" {
			text = internalError
		}
		return &failure{text: text, details: told.Details, err: err}
	}
	return &failure{text: err.Error(), err: err}
}
