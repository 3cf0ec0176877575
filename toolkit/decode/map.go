package decode

// Map reads one JSON object whose names are data.
//
//	if m, ok := d.Map(); ok {
//		for m.Next() {
//			if _, dup := labels[m.Key()]; dup {
//				m.Duplicate()
//				continue
//			}
//			// read one value
//		}
//	}
type Map struct {
	d     *Decoder
	start int
	key   int // where the current name starts
	end   int // where its closing quote is, if it has no escapes, else 0
	n     int
	state state
}

// Map begins to read an object. Anything else is an issue and skipped, and the result is
// false.
func (d *Decoder) Map() (Map, bool) {
	m := Map{d: d}
	if d.peek() != '{' {
		d.notObject()
		return m, false
	}
	m.start = d.pos
	if !d.enter() {
		return m, false
	}
	m.state = opened
	return m, true
}

// Next moves to the value of the next member and reports whether there is one.
func (m *Map) Next() bool {
	d := m.d
	c := d.peek()
	switch m.state {
	case opened:
		if c == '}' {
			m.state = done
			d.leave(m.start)
			return false
		}
		m.state = inside
	case inside:
		if c == '}' {
			m.state = done
			d.leave(m.start)
			return false
		}
		if c != ',' {
			m.state = closed
			d.unexpected(d.pos)
			return false
		}
		d.pos++
		c = d.peek()
	default:
		return false
	}
	if c != '"' {
		m.state = closed
		d.unexpected(d.pos)
		return false
	}
	m.key = d.pos
	_, inText, ok := d.quoted()
	if m.end = 0; inText {
		m.end = d.pos - 1
	}
	if !ok || !d.colon() {
		m.state = closed
		return false
	}
	m.n++
	return true
}

// Key returns the current member's name. With Options.AliasInput it may share memory with
// the arguments. A Fail before the value is read is about the name.
func (m *Map) Key() string {
	m.d.at = m.key
	return m.name(m.d.alias)
}

func (m *Map) name(alias bool) string {
	d := m.d
	if m.state != inside || d.stop != 0 {
		return ""
	}
	if m.end > 0 {
		return d.textString(d.text[m.key+1:m.end], alias)
	}
	value := d.pos
	d.pos = m.key
	s := d.stringHere(alias)
	d.pos = value
	return s
}

// Len returns the number of members so far, repeated ones included.
func (m *Map) Len() int { return m.n }

// Duplicate records that the current name was given before, and skips the value, which
// must not have been read yet.
func (m *Map) Duplicate() {
	d := m.d
	d.add(record{offset: d.pos, code: CodeDuplicate})
	d.skip(nil)
}
