package executor

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// flight is a call on its way to its result. It is flown on a goroutine of its own, since a function
// that calls runtime.Goexit ends its goroutine, and one that hangs keeps it. Who made the call waits, and
// gives up when the time is over.
type flight struct {
	*Executor
	ctx     context.Context
	call    toolkit.Call
	spot    *spot           // its place in a batch, nil where it has none
	tool    toolkit.AnyTool // nil where there is none of the name
	timeout time.Duration

	stage   atomic.Int32
	sent    parse         // of the model's arguments; from parsed on
	instead *parse        // of those that a hook put in their place; from allowed on
	begun   chan limit    // of a tool with a timeout: gets the tool's context when it starts
	landed  chan struct{} // says that answer is there, unless the flight was given up; nil: nobody waits
	answer  toolkit.Result

	seen          *seen                              // what is kept for tracers and logs; nil: there are none
	reporting     chan struct{}                      // holds one while a report is delivered; nil: nobody listens
	listenerPanic atomic.Pointer[toolkit.PanicError] // what the progress listener panicked with first
}

// The stages of a flight. They are reached one after the other, each by one side only, so that
// there is one result, and no tool starts whose call was given up.
const (
	parsing int32 = iota
	parsed        // hooks before are asked, if there are any
	allowed       // they have agreed
	running       // the tool has started
	ended         // the outcome is certain; hooks after may change it
	over          // and so is the result
)

// reach brings the flight from one stage to a later one, and reports false where it is at
// another by now.
func (f *flight) reach(from, to int32) bool { return f.stage.CompareAndSwap(from, to) }

// boundary is the step whose outcome ends a flight that is at a stage.
func (f *flight) boundary(stage int32) Boundary {
	switch {
	case stage == parsing:
		return ParseStep
	case stage == parsed && len(f.before) > 0:
		return BeforeStep
	}
	return ExecuteStep
}

// arguments is what is known, at a stage, of the arguments.
func (f *flight) arguments(stage int32) parse {
	switch {
	case stage == parsing:
		return parse{}
	case stage == parsed || f.instead == nil:
		return f.sent
	}
	return *f.instead
}

// fly takes the flight to its end.
func (f *flight) fly() {
	deepen(0)
	returned := false
	defer func() {
		if value := recover(); !returned {
			f.crashed(newPanic(value))
		}
	}()
	output, failed := f.attempt()
	returned = true
	f.end(output, failed)()
}

// deepen makes the stack of a new goroutine as deep as most calls need, while there is little on
// it that has to be moved: its frame is large, and at 0 it does nothing with it.
//
//go:noinline
func deepen(n int) byte {
	if n == 0 {
		return 0
	}
	var frame [3 << 10]byte
	frame[n] = 1
	return frame[n/2]
}

// crashed ends the flight with a panic, and logs it. It has ended before the log is written, so that nothing
// else is said of it however long that takes, and lands also when the log handler, or the panic's own
// value, ends the goroutine.
func (f *flight) crashed(panicked *toolkit.PanicError) {
	defer f.end(toolkit.Output[any]{}, crash(panicked))()
	f.logPanic(f.call, panicked)
}

// end ends the flight as its goroutine sees it, and returns what is left to do. Where it was given up, the
// goroutine was counted as a straggler, and is one no longer.
func (f *flight) end(output toolkit.Output[any], failed *failure) (settle func()) {
	stage := f.stage.Load()
	if stage >= ended || !f.reach(stage, ended) {
		return func() { f.stragglers.Add(-1) }
	}
	return func() { f.settle(f.boundary(stage), f.arguments(stage), output, failed) }
}

// giveUp ends the flight as the one who waits sees it: with what the goroutine does from now on, nobody
// is concerned. It does nothing where the flight has just ended by itself.
func (f *flight) giveUp(limited limit) {
	f.stragglers.Add(1)
	stage := f.stage.Load()
	for stage < ended && !f.reach(stage, ended) {
		stage = f.stage.Load()
	}
	if stage >= ended {
		f.stragglers.Add(-1)
		return
	}
	failed := cancelled(f.ctx, beforeStart)
	switch {
	case limited.expired():
		failed = timedOut(f.timeout, nil)
	case stage == running:
		failed = cancelled(f.ctx, afterStart)
	}
	if len(f.after) == 0 {
		f.settle(f.boundary(stage), f.arguments(stage), toolkit.Output[any]{}, failed)
		return
	}
	go f.settle(f.boundary(stage), f.arguments(stage), toolkit.Output[any]{}, failed) // hooks may hang or end the goroutine, as tools may
}

// settle makes the result of a flight that has ended, at a step. It lands also when the code of others
// ends the goroutine.
func (f *flight) settle(at Boundary, p parse, output toolkit.Output[any], failed *failure) {
	f.spot.leave()
	f.closeReports()
	f.answer = f.result(p, output, failed)
	defer f.land()
	if at != "" {
		f.passed(at, failed, func(s *Step) { s.Output = output })
	}
	f.amend(p, f.after)
}

// land makes the result known, unless the one who waits has given up on a hook.
func (f *flight) land() {
	if !f.reach(ended, over) {
		f.stragglers.Add(-1)
		return
	}
	f.complete(&f.answer)
	if f.landed != nil {
		defer func() { f.landed <- struct{}{} }() // also when an observer ends the goroutine
	}
	f.tell(&f.answer)
}

// wait returns the result when the flight has landed. Whoever does not end in time is given up: the tool
// when its time is over, and every code of others when the caller has cancelled.
func (f *flight) wait() toolkit.Result {
	limited := limit{Context: f.ctx}
	select {
	case <-f.landed:
		return f.answer
	case <-f.ctx.Done():
	case limited = <-f.begun:
		select {
		case <-f.landed:
			return f.answer
		case <-limited.Done():
		}
	}
	switch stage := f.stage.Load(); {
	case stage >= ended:
		return f.waitForHooks()
	case stage == parsing: // a parse takes no context that it could heed
	case f.landsInGrace():
		return f.answer
	}
	f.giveUp(limited)
	return f.waitForHooks()
}

// waitForHooks returns the result of a flight that has ended. Hooks after may take their time, until
// the caller cancels.
func (f *flight) waitForHooks() toolkit.Result {
	select {
	case <-f.landed:
		return f.answer
	case <-f.ctx.Done():
	}
	if f.landsInGrace() {
		return f.answer
	}
	f.stragglers.Add(1)
	if !f.reach(ended, over) {
		f.stragglers.Add(-1)
		<-f.landed
		return f.answer
	}
	result := cancelled(f.ctx, afterEnd).result(f.call)
	f.complete(&result)
	f.tell(&result)
	return result
}

// landsInGrace waits for the landing as long as the grace allows.
func (f *flight) landsInGrace() bool {
	timer := time.NewTimer(f.patience())
	defer timer.Stop()
	select {
	case <-f.landed:
		return true
	case <-timer.C:
		return false
	}
}
