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
	var n numbering
	var item []byte
	list, _ := r.Array()
	for list.Next() {
		item = n.append(&r, item[:0])
		if _, twice := seen[string(item)]; twice {
			return true
		}
		seen[string(item)] = struct{}{}
	}
	return false
}

// numbering gives a number to each text of an inner object or array. Where it is a part of
// another, the number stands for it, so that what is nested deeply is not copied at each level.
type numbering struct{ of map[string]int }

// maxUnnumbered is the length of a text that is as good as a number.
const maxUnnumbered = 16

// append reads a value that is known to be valid and appends a text that is the same for all
// values equal to it, and for no others.
func (n *numbering) append(d *Decoder, b []byte) []byte {
	switch c := d.peek(); c {
	case '"':
		s, _, _ := d.quoted()
		return appendSized(append(b, '"'), s)
	case '[':
		from := len(b)
		b = append(b, '[')
		list, _ := d.Array()
		for list.Next() {
			b = append(n.append(d, b), ',')
		}
		return n.short(append(b, ']'), from)
	case '{':
		from := len(b)
		b = append(b, '{')
		var ends []int // of the members, counted from the first
		m, _ := d.Map()
		for m.Next() {
			b = appendSized(b, []byte(m.name(false)))
			b = append(n.append(d, b), ',')
			ends = append(ends, len(b)-from-1)
		}
		if len(ends) > 1 {
			sortParts(b[from+1:], ends)
		}
		return n.short(append(b, '}'), from)
	default:
		start := d.pos
		d.skip(nil)
		if startsNumber(c) {
			return append(b, canonicalNumber(d.text, start)...)
		}
		return append(b, d.text[start:d.pos]...)
	}
}

// short replaces the text at the end of b that begins at from by its number.
func (n *numbering) short(b []byte, from int) []byte {
	if len(b)-from <= maxUnnumbered {
		return b
	}
	id, known := n.of[string(b[from:])]
	if !known {
		if n.of == nil {
			n.of = make(map[string]int)
		}
		id = len(n.of)
		n.of[string(b[from:])] = id
	}
	return strconv.AppendInt(append(b[:from], '#'), int64(id), 10)
}

// sortParts puts the parts of b, of which ends says where they end, into their order.
func sortParts(b []byte, ends []int) {
	all, from := string(b), 0
	parts := make([]string, len(ends))
	for i, end := range ends {
		parts[i] = all[from:end]
		from = end
	}
	slices.Sort(parts)
	for _, part := range parts {
		b = b[copy(b, part):]
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
