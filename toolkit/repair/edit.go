package repair

// edit puts text in the place of the bytes from start to end.
type edit struct {
	start, end int
	text       []byte
}

// splice returns a copy of text with the edits made, which are in order and apart.
func splice(text []byte, edits []edit) []byte {
	size := len(text)
	for _, e := range edits {
		size += len(e.text) - (e.end - e.start)
	}
	out, done := make([]byte, 0, size), 0
	for _, e := range edits {
		out = append(append(out, text[done:e.start]...), e.text...)
		done = e.end
	}
	return append(out, text[done:]...)
}

// removal takes a member out of its object, with one of the commas beside it. Members are
// removed in the order of the text. The comma before goes along where a member before stays;
// else the comma after.
func (v *value) removal() edit {
	before := v.parent.removed
	v.parent.removed++
	switch m := v.member; {
	case before < m.index:
		return edit{start: m.previous, end: v.end}
	case m.next > 0:
		return edit{start: m.name, end: m.next}
	default:
		return edit{start: m.name, end: v.end}
	}
}
