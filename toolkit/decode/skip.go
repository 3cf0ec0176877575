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
// object is an issue. Models send whole documents in members that nobody asked for, so what is
// common is read here, byte by byte, and the rest by the methods that everything else uses.
func (d *Decoder) skip(names *nameSet) {
	var open nest
	text, i := d.text, d.pos
	for {
		// A value.
		if i < len(text) && text[i] <= ' ' {
			i = skipSpace(text, i)
		}
		if i == len(text) {
			d.unexpected(i)
			return
		}
		switch c := text[i]; {
		case c == '"':
			if end, high := plain(text, i+1); closes(text, end, high) {
				i = end + 1
				break
			}
			if d.pos = i; !d.skipQuoted() {
				return
			}
			i = d.pos
		case c == '{', c == '[':
			if d.depth+open.n >= d.maxDepth {
				d.halt(stopDepth, i)
				return
			}
			if i = skipSpace(text, i+1); i < len(text) && text[i] == c+2 { // its closing bracket
				i++
				break
			}
			open.push(c == '{')
			if names != nil {
				names.open()
			}
			if c == '{' {
				if i = d.skipName(i, names); i < 0 {
					return
				}
			}
			continue
		case startsNumber(c):
			if i = d.skipNumber(i); i < 0 {
				return
			}
		default:
			d.pos = i
			switch c {
			case 't':
				d.literal("true")
			case 'f':
				d.literal("false")
			case 'n':
				d.literal("null")
			default:
				d.unexpected(i)
			}
			if d.stop != 0 {
				return
			}
			i = d.pos
		}
		// What follows a value: brackets close, then a comma or the end.
		for {
			if open.n == 0 {
				d.pos = i
				return
			}
			if i < len(text) && text[i] <= ' ' {
				i = skipSpace(text, i)
			}
			if i == len(text) {
				d.unexpected(i)
				return
			}
			c := text[i]
			if c == ',' {
				i++
				if open.inObject() {
					if i = d.skipName(i, names); i < 0 {
						return
					}
				}
				break
			}
			if c != '}' && c != ']' || (c == '}') != open.inObject() {
				d.unexpected(i)
				return
			}
			i++
			open.pop()
			if names != nil {
				names.close()
			}
		}
	}
}

// skipNumber returns the index of what follows the number at byte i, -1 if it is none.
func (d *Decoder) skipNumber(i int) int {
	text := d.text
	if c := text[i]; '1' <= c && c <= '9' {
		end := skipDigits(text, i+1)
		if end == len(text) || text[end] != '.' && text[end]|0x20 != 'e' {
			return end
		}
	}
	if text[i] == '0' && i+1 < len(text) && (text[i+1] == ',' || text[i+1]|0x20 == '}') { // or ]
		return i + 1
	}
	n, ok := scanNumber(text, i)
	if !ok {
		d.unexpected(n.to)
		return -1
	}
	return n.to
}

// skipName moves over white space at byte i, a member's name and the colon, and returns the
// index of what follows, -1 if something else is there.
func (d *Decoder) skipName(i int, names *nameSet) int {
	text := d.text
	if i < len(text) && text[i] <= ' ' {
		i = skipSpace(text, i)
	}
	if i == len(text) || text[i] != '"' {
		d.unexpected(i)
		return -1
	}
	fresh := true
	if end, high := plain(text, i+1); closes(text, end, high) {
		if names != nil {
			fresh = names.add(text[i+1:end], true)
		}
		i = end + 1
	} else {
		d.pos = i
		if names == nil {
			d.skipQuoted()
		} else if name, inText, ok := d.quoted(); ok {
			fresh = names.add(name, inText)
		}
		if d.stop != 0 {
			return -1
		}
		i = d.pos
	}
	if i = skipSpace(text, i); i == len(text) || text[i] != ':' {
		d.unexpected(i)
		return -1
	}
	if i = skipSpace(text, i+1); i == len(text) {
		d.unexpected(i)
		return -1
	}
	if !fresh {
		d.add(record{offset: i, code: CodeDuplicate})
		if d.stop != 0 {
			return -1
		}
	}
	return i
}
