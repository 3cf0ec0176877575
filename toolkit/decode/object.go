package decode

// Object reads one JSON object whose fields are known.
//
//	obj := d.Object(fields)
//	for obj.Next() {
//		switch obj.Field() {
//		case 0:
//			// read the value of fields[0]
//		}
//	}
//	return obj.OK()
type Object struct {
	d      *Decoder
	fields []Field
	start  int // of the opening bracket
	issues int // how many there were before it
	field  int // the member whose value comes next
	// seen and null hold one bit per field, of the first 64: given at all, and given as a
	// null that stands for absence. Further fields have their words in rest, in pairs; it
	// is allocated only for such objects.
	seen, null uint64
	rest       []uint64
	state      state
}

// state is how far an Object, Array or Map has been read.
type state uint8

const (
	closed state = iota // not opened, or given up
	opened              // nothing read yet
	inside              // at least one member read
	done                // read to its closing bracket
)

// Object begins to read an object. Anything else is an issue and skipped: Next then
// returns false at once, and so does OK.
func (d *Decoder) Object(fields []Field) Object {
	o := Object{d: d, fields: fields, issues: len(d.issues), field: -1}
	if d.peek() != '{' {
		d.notObject()
		return o
	}
	o.start = d.pos
	if !d.enter() {
		return o
	}
	o.state = opened
	if len(fields) > 64 {
		o.rest = make([]uint64, 2*((len(fields)-1)/64))
	}
	return o
}

// Next moves to the value of the next member whose name is a field's. Members without a
// field are dropped, or are issues with RejectUnknown; a second member of one name is an
// issue and skipped. When Next returns false, missing required fields have been recorded.
func (o *Object) Next() bool {
	if o.foreseen() {
		return true
	}
	d := o.d
	for {
		c := d.peek()
		switch o.state {
		case inside:
			if c == ',' {
				d.pos++
				c = d.peek()
			} else if c == '}' {
				o.end()
				return false
			} else {
				o.state = closed
				d.unexpected(d.pos)
				return false
			}
		case opened:
			if c == '}' {
				o.end()
				return false
			}
			o.state = inside
		default:
			return false
		}
		if c != '"' {
			o.state = closed
			d.unexpected(d.pos)
			return false
		}
		i, ok := o.name()
		if !ok {
			o.state = closed
			return false
		}
		if i < 0 {
			o.unknown()
			continue
		}
		o.field = i
		if o.mark(i) {
			start := d.pos
			d.add(record{offset: start, code: CodeDuplicate})
			d.skip(nil)
			continue
		}
		if d.text[d.pos] == 'n' && !o.fields[i].Required && !o.fields[i].Nullable {
			if d.nullIsAbsent {
				o.markNull(i)
				d.literal("null")
				continue
			}
			d.nullAt = d.pos
		}
		return true
	}
}

// foreseen is Next where the next member is the field that is declared next and has not been
// given, which is so in most calls. It has moved to the value if it is true; else it has done
// nothing.
func (o *Object) foreseen() bool {
	d, next := o.d, o.field+1
	text, i := d.text, d.pos
	if next >= min(len(o.fields), 64) || o.seen&(1<<next) != 0 || i == len(text) {
		return false
	}
	switch o.state {
	case opened:
	case inside:
		if text[i] != ',' {
			return false
		}
		i++
	default:
		return false
	}
	if i = skipSpace(text, i); i == len(text) || text[i] != '"' {
		return false
	}
	field := &o.fields[next]
	end := i + 1 + len(field.Name)
	if end+2 >= len(text) || text[end] != '"' || text[end+1] != ':' || string(text[i+1:end]) != field.Name {
		return false
	}
	if i = skipSpace(text, end+2); i == len(text) || text[i] == 'n' && !field.Required && !field.Nullable {
		return false
	}
	d.pos, o.state, o.field = i, inside, next
	o.seen |= 1 << next
	return true
}

// name reads a member's name and the colon and moves to the value. It returns the index of
// the field, or -1.
func (o *Object) name() (int, bool) {
	d := o.d
	name, _, ok := d.quoted()
	if !ok || !d.colon() {
		return -1, false
	}
	for i := range o.fields {
		if o.fields[i].Name == string(name) {
			return i, true
		}
	}
	return -1, true
}

// colon moves over the colon after a name to the value, and reports whether there is one.
func (d *Decoder) colon() bool {
	if d.peek() != ':' {
		d.unexpected(d.pos)
		return false
	}
	d.pos++
	if d.peek() == 0 && d.pos == len(d.text) {
		d.unexpected(d.pos)
		return false
	}
	return true
}

// unknown deals with a member that has no field; the current byte is its value's first.
func (o *Object) unknown() {
	d := o.d
	if d.rejectUnknown {
		if !d.full() {
			d.add(record{offset: d.pos, code: Unknown, names: fieldNames(o.fields)})
		}
	} else if d.recordDropped && len(d.dropped) < MaxDropped {
		d.dropped = append(d.dropped, d.pos)
	}
	d.skip(nil)
}

// mark notes that field i was given and reports whether it had been before.
func (o *Object) mark(i int) bool {
	word := &o.seen
	if i >= 64 {
		word = &o.rest[2*(i/64-1)]
	}
	bit := uint64(1) << (i % 64)
	before := *word&bit != 0
	*word |= bit
	return before
}

func (o *Object) markNull(i int) {
	word := &o.null
	if i >= 64 {
		word = &o.rest[2*(i/64-1)+1]
	}
	*word |= 1 << (i % 64)
}

// end closes the object and records the required fields that are missing.
func (o *Object) end() {
	o.state = done
	if n := len(o.fields); n > 64 || o.seen != 1<<n-1 {
		for i := range o.fields {
			if o.fields[i].Required && !o.given(i) {
				o.missing(i)
			}
		}
	}
	o.d.leave(o.start)
}

// missing records that field i is required and was not given.
func (o *Object) missing(i int) {
	if !o.d.full() {
		o.d.add(record{offset: o.start, code: Required, arg: o.fields[i].Name, names: fieldNames(o.fields), when: o.fields[i].When})
	}
}

// fieldNames copies the names, because an issue must not keep what the object points to:
// the compiler would take it that the decoder is kept as well, and move it to the heap.
func fieldNames(fields []Field) []string {
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = f.Name
	}
	return names
}

func (o *Object) given(i int) bool {
	if i < 64 {
		return o.seen&(1<<i) != 0
	}
	return o.rest[2*(i/64-1)]&(1<<(i%64)) != 0
}

// Field returns the index of the field whose value comes next.
func (o *Object) Field() int { return o.field }

// Has reports whether field i was present. A null that Options.NullIsAbsent took as
// absence does not count. It is meaningful once Next has returned false.
func (o *Object) Has(i int) bool {
	if !o.given(i) {
		return false
	}
	if i < 64 {
		return o.null&(1<<i) == 0
	}
	return o.rest[2*(i/64-1)+1]&(1<<(i%64)) == 0
}

// OK reports whether an object was read to its end; its members may have had issues.
func (o *Object) OK() bool { return o.state == done }
