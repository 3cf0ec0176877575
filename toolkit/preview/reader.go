package preview

import (
	"encoding/json"
	"strconv"
)

// maxDepth is how deep values may nest, as for the strict parser.
const maxDepth = 1000

// reader reads values until the text is complete, ends or has a fault. Its methods return
// what they have when it stops.
type reader struct {
	text []byte
	pos  int
	// stopped says that the text ended too early or has a fault, and broken that it is a fault.
	stopped, broken bool
	// open has the name or the index of each value that was unfinished when the reader
	// stopped, innermost first.
	open []string
}

// halt stops the reader at a byte that it cannot use. Past the last byte, the text is only
// unfinished.
func (r *reader) halt() {
	r.stopped = true
	r.broken = r.pos < len(r.text)
}

// peek returns the current byte. At the end of the text it returns 0, which no JSON text
// has outside of a fault.
func (r *reader) peek() byte {
	if r.pos < len(r.text) {
		return r.text[r.pos]
	}
	return 0
}

// next skips white space and returns the byte after it.
func (r *reader) next() byte {
	for {
		switch c := r.peek(); c {
		case ' ', '\t', '\r', '\n':
			r.pos++
		default:
			return c
		}
	}
}

// more reads what comes after a member or an element: a comma, or the bracket that ends
// them.
func (r *reader) more(end byte) bool {
	switch r.next() {
	case ',':
		r.pos++
		return true
	case end:
		r.pos++
	default:
		r.halt()
	}
	return false
}

// value reads the value at the current byte, and reports whether there is something to
// show. The value is in an object or array that ends with the given bracket and has the given
// depth, where the outermost has 1.
func (r *reader) value(depth int, end byte) (v any, show bool) {
	switch c := r.peek(); {
	case c == '{' && depth < maxDepth:
		v, show = r.object(depth+1), true
	case c == '[' && depth < maxDepth:
		v, show = r.array(depth+1), true
	case c == '"':
		v, show = r.string(), true
	case c == 't':
		v, show = true, r.literal("true")
	case c == 'f':
		v, show = false, r.literal("false")
	case c == 'n':
		v, show = nil, r.literal("null")
	case c == '-' || isDigit(c):
		v, show = r.number(end)
	default:
		r.halt()
	}
	return v, show
}

// stoppedIn reports whether the reader stopped in the value that starts at a byte, and not
// before it.
func (r *reader) stoppedIn(start int) bool { return r.stopped && r.pos > start }

// object reads the object at the current byte.
func (r *reader) object(depth int) map[string]any {
	members := map[string]any{}
	r.pos++
	if r.next() == '}' {
		r.pos++
		return members
	}
	for more := true; more; more = !r.stopped && r.more('}') {
		if r.next() != '"' {
			r.halt()
			return members
		}
		name := r.string()
		if r.stopped {
			return members
		}
		if r.next() != ':' {
			r.halt()
			return members
		}
		r.pos++
		r.next()
		start := r.pos
		if v, show := r.value(depth, '}'); show {
			members[name] = v
		}
		if r.stoppedIn(start) {
			r.open = append(r.open, name)
		}
	}
	return members
}

// array reads the array at the current byte.
func (r *reader) array(depth int) []any {
	elements := []any{}
	r.pos++
	if r.next() == ']' {
		r.pos++
		return elements
	}
	for more := true; more; more = !r.stopped && r.more(']') {
		r.next()
		start, index := r.pos, len(elements)
		if v, show := r.value(depth, ']'); show {
			elements = append(elements, v)
		}
		if r.stoppedIn(start) {
			r.open = append(r.open, strconv.Itoa(index))
		}
	}
	return elements
}

// literal reads true, false or null.
func (r *reader) literal(word string) bool {
	for i := range len(word) {
		if r.peek() != word[i] {
			r.halt()
			return false
		}
		r.pos++
	}
	return true
}

// number reads a number and looks at the byte after it, without which it could go on: white
// space, a comma or the given bracket.
func (r *reader) number(end byte) (v any, show bool) {
	start := r.pos
	if r.peek() == '-' {
		r.pos++
	}
	if r.peek() == '0' {
		r.pos++
	} else {
		r.digits()
	}
	if !r.stopped && r.peek() == '.' {
		r.pos++
		r.digits()
	}
	if c := r.peek(); !r.stopped && (c == 'e' || c == 'E') {
		r.pos++
		if c := r.peek(); c == '+' || c == '-' {
			r.pos++
		}
		r.digits()
	}
	if r.stopped {
		return nil, false
	}
	switch r.peek() {
	case ' ', '\t', '\r', '\n', ',', end:
		return json.Number(r.text[start:r.pos]), true
	}
	r.halt()
	return nil, false
}

// digits reads one digit or more.
func (r *reader) digits() {
	if !isDigit(r.peek()) {
		r.halt()
		return
	}
	for isDigit(r.peek()) {
		r.pos++
	}
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
