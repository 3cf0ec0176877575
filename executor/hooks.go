package executor

import (
	"context"
	"encoding/json"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Before is a hook that is asked before a tool runs, and after its arguments were parsed. It may wait, for a
// person say, until ctx is done; meanwhile the call holds up no other one, unless it shares a key with it. An
// error is the result of the call, as an error of the tool would be. It must be safe for concurrent use where
// calls run at the same time, as in a batch.
type Before func(ctx context.Context, r Request) (Decision, error)

// Request is what a hook is asked to allow.
type Request struct {
	// Call is the call as the model sent it.
	Call toolkit.Call
	// Tool is the tool's definition. Its annotations say whether it may destroy something.
	Tool toolkit.Definition
	// Params are the parsed parameters, a P of the Tool[P, D].
	Params any
	// Dropped and Repairs say how they differ from what the model sent.
	Dropped []string
	Repairs []toolkit.Repair
}

// Decision is the answer of a hook: [Allow], [Deny] or [Replace]. The zero Decision allows.
type Decision struct {
	denied    bool
	reason    string
	replaced  bool
	arguments json.RawMessage
}

// Allow lets the call go on.
func Allow() Decision { return Decision{} }

// Deny ends the call: the model reads that it was blocked, and the reason, where it is not empty. Result.Err
// is [toolkit.ErrBlocked].
func Deny(reason string) Decision { return Decision{denied: true, reason: reason} }

// Replace lets the call go on with other arguments. They are parsed as those of the model were, but never
// repaired; the next hook sees the parameters that they make.
func Replace(arguments json.RawMessage) Decision {
	return Decision{replaced: true, arguments: arguments}
}

// ask asks the hooks before, one after the other, and returns the arguments that they have put in the place
// of the model's; nil where they have not.
func (f *flight) ask() (instead *parse, failed *failure) {
	p := f.sent
	definition := f.tool.Definition()
	for _, hook := range f.before {
		decision, err := hook(f.ctx, Request{f.call, definition, p.Params(), p.Dropped(), p.repairs})
		switch {
		case err != nil && f.ctx.Err() != nil:
			return nil, cancelled(f.ctx, beforeStart, err)
		case err != nil:
			return nil, failedBy(err)
		case decision.denied:
			return nil, blocked(decision.reason)
		case decision.replaced:
			if p, failed = f.parseAgain(decision.arguments); failed != nil {
				return nil, failed
			}
			instead = &p
			if !f.spot.join(f.ctx, f.lane(p.Invocation)) {
				return nil, cancelled(f.ctx, beforeStart)
			}
		}
	}
	return instead, nil
}

// After is a hook that sees the outcome of a call, whatever it is: also one that was not run, because
// its tool is unknown, its arguments are invalid or it was blocked. An error is the result of the call, in
// place of the outcome. ctx may be done; a hook that does not return then is left behind. It must be safe for
// concurrent use where calls run at the same time, as in a batch.
type After func(ctx context.Context, o Outcome) (Change, error)

// Outcome is how a call ended.
type Outcome struct {
	Call toolkit.Call
	// Params are the parameters that the tool got or was to get; nil where the arguments were
	// not parsed.
	Params any
	// Result is the result as it would be without this hook. Its Failures are not known yet.
	Result toolkit.Result
}

// Change says what a hook changes of a result. What is left out stays as it is, toolkit.Some sets, and
// toolkit.Null unsets: no content, no details, no error. Result.Err is not changed: it
// says what happened.
type Change struct {
	Content toolkit.Optional[[]toolkit.Content]
	Details toolkit.Optional[any]
	IsError toolkit.Optional[bool]
}

// apply makes the change.
func (c Change) apply(r *toolkit.Result) {
	if !c.Content.IsZero() {
		r.Content = c.Content.Or(nil)
	}
	if !c.Details.IsZero() {
		r.Details = c.Details.Or(nil)
	}
	if !c.IsError.IsZero() {
		r.IsError = c.IsError.Or(false)
	}
}

// amend lets the hooks after see and change the answer. One that fails has made a failed result, which the
// hooks after it see, also when it has ended the goroutine.
func (f *flight) amend(p parse, hooks []After) {
	if len(hooks) == 0 {
		return
	}
	returned := false
	defer func() {
		if value := recover(); !returned {
			panicked := newPanic(value)
			f.failAfter(p, crash(panicked))
			defer f.amend(p, hooks[1:])
			f.logPanic(f.call, panicked)
		}
	}()
	change, err := hooks[0](f.ctx, Outcome{f.call, p.Params(), f.answer})
	if err != nil {
		f.failAfter(p, failedBy(err))
	} else {
		change.apply(&f.answer)
	}
	returned = true
	f.amend(p, hooks[1:])
}

// failAfter puts a hook's failure in the place of the answer. What went wrong before stays known.
func (f *flight) failAfter(p parse, failed *failure) {
	if earlier := f.answer.Err; earlier != nil {
		failed.err = &cause{failed.err.Error(), []error{failed.err, earlier}}
	}
	f.answer = f.result(p, toolkit.Output[any]{}, failed)
}
