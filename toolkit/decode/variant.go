package decode

import "slices"

// Variant tells which of several objects the next value is: the index in values of the
// string that its member key has. The object is still to be read. Where the value is no
// object, or key is missing or something else, that is an issue, the value is skipped and
// the result is -1.
func (d *Decoder) Variant(key string, values []string) int {
	if d.peek() != '{' {
		d.notObject()
		return -1
	}
	start := d.pos
	at, ok := d.variantAt(key)
	switch {
	case !ok:
		return -1
	case at < 0:
		if !d.full() {
			d.add(record{offset: start, code: Required, arg: key, names: []string{key}})
		}
	default:
		if i := d.variantName(at, values); i >= 0 {
			d.pos = start
			return i
		}
	}
	if d.stop == 0 {
		d.pos = start
		d.skip(nil)
	}
	d.at = start
	return -1
}

// variantName reads the name of a variant at an offset. Anything but one of values is an
// issue.
func (d *Decoder) variantName(at int, values []string) int {
	d.pos = at
	if d.text[at] != '"' {
		if !d.full() {
			d.add(record{offset: at, code: Type, arg: "one of " + joinValues(quotedStrings(values))})
		}
		return -1
	}
	b, _, _ := d.quoted()
	for i, v := range values {
		if v == string(b) {
			return i
		}
	}
	notOneOf(d, at, b, values)
	return -1
}

// variantAt returns where the value of the first member key of the object at the current
// byte stands, -1 if there is none, and reports whether the object can be read.
func (d *Decoder) variantAt(key string) (int, bool) {
	start := d.pos
	if at := d.firstMember(key); at >= 0 {
		return at, true
	}
	i := slices.IndexFunc(d.variants, func(v variantIndex) bool { return v.key == key })
	if i < 0 {
		i = len(d.variants)
		d.variants = append(d.variants, variantIndex{key: key})
	}
	index := &d.variants[i]
	if start >= index.end {
		probe := d.probe()
		defer probe.releaseScratch()
		index.add(&probe)
		if probe.stop != 0 {
			d.halt(probe.stop, probe.stopped)
			return 0, false
		}
		index.end = probe.pos
	}
	n, _ := slices.BinarySearch(index.starts, start)
	return index.values[n], true
}

// probe returns a decoder at the same byte that reads ahead and keeps no issues.
func (d *Decoder) probe() Decoder {
	return Decoder{text: d.text, pos: d.pos, depth: d.depth, maxDepth: d.maxDepth}
}

// firstMember returns where the value of the first member of the object at the current byte
// stands if its name is key, and -1 otherwise.
func (d *Decoder) firstMember(key string) int {
	probe := d.probe()
	defer probe.releaseScratch()
	if !probe.enter() || probe.peek() != '"' {
		return -1
	}
	name, _, ok := probe.quoted()
	if !ok || string(name) != key || !probe.colon() {
		return -1
	}
	return probe.pos
}

// variantIndex knows of objects where the first member of a name stands. The objects
// within an object are noted with it, so that a union in a union in a union does not read
// the innermost one over and over.
type variantIndex struct {
	key            string
	starts, values []int // of the objects and of the member's value, or -1; by starts
	end            int   // everything before was looked at
}

// add reads the object at the decoder's current byte to its end and notes it and the
// objects in it.
func (v *variantIndex) add(d *Decoder) {
	var open []int // the containers: an object by its place in starts, an array as -1
	if !v.value(d, &open) {
		return
	}
	first := true // in the innermost container
	for len(open) > 0 {
		in, end := open[len(open)-1], byte(']')
		if in >= 0 {
			end = '}'
		}
		c := d.peek()
		if c == end {
			d.pos++
			d.depth--
			open, first = open[:len(open)-1], false
			continue
		}
		if !first {
			if c != ',' {
				d.unexpected(d.pos)
				return
			}
			d.pos++
		}
		depth := len(open)
		if in >= 0 && !v.member(d, in) || !v.value(d, &open) {
			return
		}
		first = len(open) > depth
	}
}

// value reads a scalar, or opens a container.
func (v *variantIndex) value(d *Decoder, open *[]int) bool {
	switch c := d.peek(); c {
	case '"':
		return d.skipQuoted()
	case '{':
		*open = append(*open, len(v.starts))
		v.starts, v.values = append(v.starts, d.pos), append(v.values, -1)
		return d.enter()
	case '[':
		*open = append(*open, -1)
		return d.enter()
	default: // a scalar, or nothing that can stand here
		d.skip(nil)
		return d.stop == 0
	}
}

// member reads a name and its colon, and notes where the value stands if the name is the
// key and the object has not had it before.
func (v *variantIndex) member(d *Decoder, object int) bool {
	if d.peek() != '"' {
		d.unexpected(d.pos)
		return false
	}
	name, _, ok := d.quoted()
	if !ok {
		return false
	}
	isKey := string(name) == v.key
	if !d.colon() {
		return false
	}
	if isKey && v.values[object] < 0 {
		v.values[object] = d.pos
	}
	return true
}
