package executor

import (
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// toolContext is what the tool is told about the call.
func (f *flight) toolContext() toolkit.CallContext {
	c := f.callContext
	if f.reporting != nil {
		c = c.WithProgress(f.report)
	}
	c.CallID = f.call.ID
	return c
}

// openReports makes a flight pass on what its tool reports, if there is anybody to hear it.
func (f *flight) openReports() {
	if f.listened || len(f.observers) > 0 {
		f.reporting = make(chan struct{}, 1)
	}
}

// report passes a tool's progress on while the tool runs, one report at a time. It is called from any
// goroutine: a panic of the listener must end here, since on one that the tool started nobody else
// would stop it.
func (f *flight) report(content ...toolkit.Content) {
	f.reporting <- struct{}{}
	defer func() { <-f.reporting }()
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
	f.passed(ProgressStep, nil, func(s *Step) { s.Progress = content })
	f.callContext.ReportProgress(content...)
}

// closeReports waits for the report that is just being delivered, so that none comes after the result. A
// listener that does not return is not waited for longer than a tool would be.
func (f *flight) closeReports() {
	if f.reporting == nil {
		return
	}
	select {
	case f.reporting <- struct{}{}:
		<-f.reporting
		return
	default:
	}
	timer := time.NewTimer(f.patience())
	defer timer.Stop()
	select {
	case f.reporting <- struct{}{}:
		<-f.reporting
	case <-timer.C:
	}
}
