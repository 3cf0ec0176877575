package decode

// Skip reads any value and drops it. Syntax, UTF-8 and depth are checked; repeated names
// are not.
func (d *Decoder) Skip() {
	d.peek()
	start := d.pos
	d.skip(nil)
	d.at = start
}

// nest is a stack of bits: for each open container, whether it is an object. The topmost
// 64 are in a word.
type nest struct {
	n     int
	word  uint64
	lower []uint64
}

func (s *nest) push(object bool) {
	if s.n > 0 && s.n%64 == 0 {
		s.lower = append(s.lower, s.word)
		s.word = 0
	}
	s.word <<= 1
	if object {
		s.word |= 1
	}
	s.n++
}

func (s *nest) pop() {
	s.n--
	s.word >>= 1
	if s.n > 0 && s.n%64 == 0 {
		s.word = s.lower[len(s.lower)-1]
		s.lower = s.lower[:len(s.lower)-1]
	}
}

func (s *nest) inObject() bool { return s.word&1 != 0 }

// skip moves over the next value, without recursion. With names, a repeated name in an
// object is an issue.
func (d *Decoder) skip(names *nameSet) {
	var open nest
	for {
		// A value.
		switch c := d.peek(); c {
		case '"':
			if !d.skipQuoted() {
				return
			}
		case '{', '[':
			if d.depth+open.n >= d.maxDepth {
				d.halt(stopDepth, d.pos)
				return
			}
			d.pos++
			next := d.peek()
			if next == c+2 { // its closing bracket
				d.pos++
				break
			}
			open.push(c == '{')
			if names != nil {
				names.open()
			}
			if c == '{' && !d.skipName(names) {
				return
			}
			continue
		case 't':
			if !d.literal("true") {
				return
			}
		case 'f':
			if !d.literal("false") {
				return
			}
		case 'n':
			if !d.literal("null") {
				return
			}
		default:
			if !startsNumber(c) {
				d.unexpected(d.pos)
				return
			}
			if _, ok := d.number(); !ok {
				return
			}
		}
		// What follows a value: brackets close, then a comma or the end.
		for {
			if open.n == 0 {
				return
			}
			c := d.peek()
			if c == ',' {
				d.pos++
				if open.inObject() && !d.skipName(names) {
					return
				}
				break
			}
			if c != '}' && c != ']' || (c == '}') != open.inObject() {
				d.unexpected(d.pos)
				return
			}
			d.pos++
			open.pop()
			if names != nil {
				names.close()
			}
		}
	}
}

// skipName moves over a member's name and the colon.
func (d *Decoder) skipName(names *nameSet) bool {
	if d.peek() != '"' {
		d.unexpected(d.pos)
		return false
	}
	if names == nil {
		return d.skipQuoted() && d.colon()
	}
	name, inText, ok := d.quoted()
	if !ok {
		return false
	}
	fresh := names.add(name, inText)
	if !d.colon() {
		return false
	}
	if !fresh {
		d.add(record{offset: d.pos, code: CodeDuplicate})
	}
	return true
}
