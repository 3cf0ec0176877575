package decode

// Raw reads any JSON value and returns a copy of its text. A name that is repeated within
// an object is an issue.
func (d *Decoder) Raw() ([]byte, bool) {
	d.peek()
	start := d.pos
	repeated := false
	switch d.peek() {
	case '{', '[':
		names := newNameSet()
		d.skip(names)
		repeated = names.repeated
		names.free()
	default:
		d.skip(nil)
	}
	d.at = start
	if d.stop != 0 || repeated {
		return nil, false
	}
	return append([]byte(nil), d.text[start:d.pos]...), true
}

// Any reads any JSON value as encoding/json does into an any: nil, bool, float64, string,
// []any or map[string]any. A name that is repeated within an object and a number that no
// float64 can hold are issues. Nothing of the result shares memory with the arguments.
func (d *Decoder) Any() (any, bool) {
	d.peek()
	start := d.pos
	v, ok := d.anyValue()
	d.at = start
	return v, ok && d.stop == 0
}

func (d *Decoder) anyValue() (any, bool) {
	switch c := d.peek(); c {
	case '"':
		b, _, ok := d.quoted()
		return string(b), ok
	case '{':
		return d.anyObject()
	case '[':
		return d.anyArray()
	case 't', 'f':
		return d.Bool()
	case 'n':
		return nil, d.literal("null")
	default:
		if !startsNumber(c) {
			d.unexpected(d.pos)
			return nil, false
		}
		start := d.pos
		f, fits, ok := d.float(64)
		if ok && !fits {
			d.add(record{offset: start, code: Range, arg: floatRange(64), beyond: true})
		}
		return f, ok && fits
	}
}

func (d *Decoder) anyObject() (any, bool) {
	m, ok := d.Map()
	if !ok {
		return nil, false
	}
	v := map[string]any{}
	for m.Next() {
		name := m.name(false)
		if _, dup := v[name]; dup {
			m.Duplicate()
			ok = false
			continue
		}
		item, itemOK := d.anyValue()
		v[name] = item
		ok = ok && itemOK
	}
	return v, ok
}

func (d *Decoder) anyArray() (any, bool) {
	list, ok := d.Array()
	if !ok {
		return nil, false
	}
	v := []any{}
	for list.Next() {
		item, itemOK := d.anyValue()
		v = append(v, item)
		ok = ok && itemOK
	}
	return v, ok
}
