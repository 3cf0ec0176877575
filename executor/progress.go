package executor

import "github.com/toolgen-go/toolgen/toolkit"

// toolContext is what the tool is told about the call.
func (f *flight) toolContext() toolkit.CallContext {
	c := f.callContext
	if f.listened || len(f.observers) > 0 {
		c = c.WithProgress(f.report)
	}
	c.CallID = f.call.ID
	return c
}

// report passes a tool's progress on while the tool runs. It is called from any goroutine: a panic of
// the listener must end here, since on one that the tool started nobody else would stop it.
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
	f.passed(ProgressStep, nil, func(s *Step) { s.Progress = content })
	f.callContext.ReportProgress(content...)
}
