package decode

import (
	"slices"
	"strconv"
)

// Repeats reports whether two items of the array, which was just read to its end, are equal
// as JSON Schema has it: numbers by value, strings by their characters, objects whatever
// the order of their members.
func (a *Array) Repeats() bool {
	if a.state != done || a.d.stop != 0 {
		return false
	}
	r := Decoder{text: a.d.text, pos: a.start, maxDepth: LimitMaxDepth}
	defer r.releaseScratch()
	seen := make(map[string]struct{}, a.n)
	list, _ := r.Array()
	for list.Next() {
		item := string(r.appendCanonical(nil))
		if _, twice := seen[item]; twice {
			return true
		}
		seen[item] = struct{}{}
	}
	return false
}

// appendCanonical reads a value that is known to be valid and appends a text that is the
// same for all values equal to it, and for no others.
func (d *Decoder) appendCanonical(b []byte) []byte {
	switch c := d.peek(); c {
	case '"':
		s, _, _ := d.quoted()
		return appendSized(append(b, '"'), s)
	case '[':
		b = append(b, '[')
		list, _ := d.Array()
		for list.Next() {
			b = append(d.appendCanonical(b), ',')
		}
		return append(b, ']')
	case '{':
		var members []string
		m, _ := d.Map()
		for m.Next() {
			member := appendSized(nil, []byte(m.name(false)))
			members = append(members, string(d.appendCanonical(member)))
		}
		slices.Sort(members)
		b = append(b, '{')
		for _, member := range members {
			b = append(append(b, member...), ',')
		}
		return append(b, '}')
	default:
		start := d.pos
		d.skip(nil)
		if startsNumber(c) {
			return append(b, canonicalNumber(d.text, start)...)
		}
		return append(b, d.text[start:d.pos]...)
	}
}

// appendSized appends a text with its length before it, so that no other text can look
// like it and what follows.
func appendSized(b, text []byte) []byte {
	b = append(strconv.AppendInt(b, int64(len(text)), 10), ':')
	return append(b, text...)
}

// Is reports whether the value that was just read is of one of the kinds: "string",
// "number", "integer", "boolean", "object", "array", "null".
func (d *Decoder) Is(kinds ...string) bool {
	kind := kindOf(d.text[d.at:d.pos])
	if kind == "number" && slices.Contains(kinds, "integer") {
		n, _ := scanNumber(d.text, d.at)
		if _, verdict := n.integer(d.text); verdict != wholeNot {
			return true
		}
	}
	return slices.Contains(kinds, kind)
}
