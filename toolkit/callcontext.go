package toolkit

// CallContext is what a tool is told about the call it answers. Cancellation is not
// here: it is the ctx beside it. The zero value works.
type CallContext struct {
	// CallID is the id of the call.
	CallID string

	progress func(...Content)
}

// WithProgress returns a copy whose progress goes to listen; nil means to nobody.
// listen must be safe for concurrent use where the tool reports from several
// goroutines.
func (c CallContext) WithProgress(listen func(...Content)) CallContext {
	c.progress = listen
	return c
}

// ReportProgress tells whoever listens how far the call has come. It does nothing
// where nobody listens, and when the call already has its result.
func (c CallContext) ReportProgress(content ...Content) {
	if c.progress != nil {
		c.progress(content...)
	}
}
