package decode

// Array reads one JSON array.
//
//	if list, ok := d.Array(); ok {
//		for list.Next() {
//			// read one item
//		}
//	}
type Array struct {
	d     *Decoder
	start int
	n     int
	state state
}

// Array begins to read an array. Anything else is an issue and skipped, and the result is
// false.
func (d *Decoder) Array() (Array, bool) {
	a := Array{d: d}
	if d.peek() != '[' {
		d.mismatch("an array")
		return a, false
	}
	a.start = d.pos
	if !d.enter() {
		return a, false
	}
	a.state = opened
	return a, true
}

// Cap returns a capacity for a slice of the items, before the first of them: none for an empty
// array, else a few, since most arrays of a call are short.
func (a *Array) Cap() int {
	if a.state != opened || a.d.peek() == ']' {
		return 0
	}
	return 4
}

// Next moves to the next item and reports whether there is one.
func (a *Array) Next() bool {
	d := a.d
	c := d.peek()
	switch a.state {
	case opened:
		if c == ']' {
			a.state = done
			d.leave(a.start)
			return false
		}
		a.state = inside
	case inside:
		if c == ']' {
			a.state = done
			d.leave(a.start)
			return false
		}
		if c != ',' {
			a.state = closed
			d.unexpected(d.pos)
			return false
		}
		d.pos++
		c = d.peek()
	default:
		return false
	}
	if c == 0 && d.pos == len(d.text) {
		a.state = closed
		d.unexpected(d.pos)
		return false
	}
	a.n++
	return true
}

// Len returns the number of items so far.
func (a *Array) Len() int { return a.n }
