package preview

// Stream gathers the deltas of the arguments of one call. The zero value is ready. It is
// not safe for concurrent use.
type Stream struct{ text []byte }

// Write appends a delta, which may end anywhere, also inside a rune. It implements
// io.Writer: it takes all of p, keeps none of it, and never fails.
func (s *Stream) Write(p []byte) (n int, err error) {
	s.text = append(s.text, p...)
	return len(p), nil
}

// WriteString is Write for a string.
func (s *Stream) WriteString(p string) (n int, err error) {
	s.text = append(s.text, p...)
	return len(p), nil
}

// View returns the view of all that was written so far. It reads all of it again: call it
// once per frame. Later writes do not change it.
func (s *Stream) View() View { return Of(s.text) }
