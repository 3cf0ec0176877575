package executor

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// flight is a call on its way from parse to its result. It is flown on a goroutine of its own,
// since a function that calls runtime.Goexit ends its goroutine, and one that hangs keeps it. Who
// made the call waits, and gives up when the time is over.
type flight struct {
	*Executor
	ctx     context.Context
	call    toolkit.Call
	tool    toolkit.AnyTool
	timeout time.Duration

	stage  atomic.Int32
	begun  chan limit    // of a tool with a timeout: gets the tool's context when it starts
	landed chan struct{} // says that answer is there, unless the flight was given up
	answer toolkit.Result

	listenerPanic atomic.Pointer[toolkit.PanicError] // what the progress listener panicked with first
}

// The stages of a flight. They are reached one after the other, each by one side only, so that
// there is one result, and no tool starts whose call was given up.
const (
	parsing int32 = iota
	parsed
	running
	over
)

// reach brings the flight from one stage to a later one, and reports false where it is at
// another by now.
func (f *flight) reach(from, to int32) bool { return f.stage.CompareAndSwap(from, to) }

// stepAt is the step whose outcome ends a flight that is at a stage.
func stepAt(stage int32) Boundary {
	if stage == parsing {
		return ParseStep
	}
	return ExecuteStep
}

// fly runs the flight.
func (f *flight) fly() {
	deepen(0)
	returned := false
	defer func() {
		if value := recover(); !returned {
			f.crashed(newPanic(value))
		}
	}()
	f.run()
	returned = true
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

// end ends the flight, unless it was given up.
func (f *flight) end(from int32, output toolkit.Output[any], failed *failure) {
	if f.reach(from, over) {
		f.land(from, output, failed)
	}
}

// land makes the result of a flight that is over known.
func (f *flight) land(from int32, output toolkit.Output[any], failed *failure) {
	f.answer = f.result(output, failed)
	defer func() { f.landed <- struct{}{} }() // also when the observer ends the goroutine
	f.passed(stepAt(from), f.call, failed, func(s *Step) {
		if failed == nil {
			s.Output = output
		}
	})
}

// crashed logs a panic and ends the flight, unless it is over. It is over before the log is written,
// so that nothing else is said of it however long that takes, and lands also when the log handler, or
// the panic's own value, ends the goroutine.
func (f *flight) crashed(panicked *toolkit.PanicError) {
	if stage := f.stage.Load(); stage != over && f.reach(stage, over) {
		defer f.land(stage, toolkit.Output[any]{}, crash(panicked))
	}
	f.logPanic(f.call, panicked)
}

// result answers the call.
func (f *flight) result(output toolkit.Output[any], failed *failure) toolkit.Result {
	if failed != nil {
		return failed.result(f.call)
	}
	return toolkit.Result{
		ToolCallID: f.call.ID,
		ToolName:   f.call.Name,
		Content:    output.Content,
		Details:    output.Details,
		IsError:    output.IsError,
		Timestamp:  time.Now(),
	}
}

// wait returns the result when the flight has ended, when the tool's time is over, or when the
// caller has cancelled and the tool does not stop.
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
	if !limited.expired() && f.stage.Load() != parsing {
		timer := time.NewTimer(grace)
		defer timer.Stop()
		select {
		case <-f.landed:
			return f.answer
		case <-timer.C:
		}
	}
	return f.giveUp(limited)
}

// giveUp ends the flight at whatever stage it is, unless it has just ended by itself.
func (f *flight) giveUp(limited limit) toolkit.Result {
	for stage := f.stage.Load(); stage != over; stage = f.stage.Load() {
		if !f.reach(stage, over) {
			continue
		}
		failed := cancelled(f.ctx, beforeStart)
		switch {
		case limited.expired():
			failed = timedOut(f.timeout, nil)
		case stage == running:
			failed = cancelled(f.ctx, afterStart)
		}
		f.passed(stepAt(stage), f.call, failed, func(*Step) {})
		return failed.result(f.call)
	}
	<-f.landed
	return f.answer
}

// toolContext is what the tool is told about the call.
func (f *flight) toolContext() toolkit.CallContext {
	c := f.callContext
	if f.reports {
		c = c.WithProgress(f.report)
	}
	c.CallID = f.call.ID
	return c
}

// report passes a tool's progress on until the flight is over. It is called from any goroutine: a
// panic of the listener must end here, since on one that the tool started nobody else would stop it.
func (f *flight) report(content ...toolkit.Content) {
	if f.stage.Load() != running {
		return
	}
	defer func() {
		if value := recover(); value != nil {
			panicked := newPanic(value)
			f.listenerPanic.CompareAndSwap(nil, panicked)
			f.logPanic(f.call, panicked)
		}
	}()
	f.callContext.ReportProgress(content...)
}
