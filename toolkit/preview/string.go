package preview

import (
	"bytes"
	"encoding/json"
	"unicode/utf8"
)

// string reads the string at the current byte. If it is unfinished, the result is what can
// be shown: whole runes and whole escapes.
func (r *reader) string() string {
	r.pos++
	start := r.pos
	// high is where the first half of a surrogate pair starts, when that is what was read
	// last; else -1.
	high := -1
	for {
		c := r.peek()
		switch {
		case c == '"':
			s := unquote(r.text[start:r.pos])
			r.pos++
			return s
		case c == '\\':
			at := r.pos
			isHigh := r.escape()
			if r.stopped {
				return r.partial(start, at, high)
			}
			// After a first half, another one starts anew: it is not the second.
			high = -1
			if isHigh {
				high = at
			}
		case c < ' ':
			r.halt()
			return r.partial(start, r.pos, high)
		default:
			r.pos++
			high = -1
		}
	}
}

// escape reads one escape, and reports whether it is the first half of a surrogate pair.
func (r *reader) escape() (isHigh bool) {
	r.pos++
	c := r.peek()
	if bytes.IndexByte([]byte(`"\/bfnrtu`), c) < 0 {
		r.halt()
		return false
	}
	r.pos++
	if c != 'u' {
		return false
	}
	start := r.pos
	for r.pos < start+4 {
		if !isHex(r.peek()) {
			r.halt()
			return false
		}
		r.pos++
	}
	// The first halves are D800 to DBFF.
	return r.text[start]|0x20 == 'd' && bytes.IndexByte([]byte("89abAB"), r.text[start+1]) >= 0
}

// partial returns what can be shown of an unfinished string whose last whole byte or escape
// is before end, and is the first half of a surrogate pair if high is not -1.
func (r *reader) partial(start, end, high int) string {
	if high >= 0 {
		end = high
	}
	text := r.text[start:end]
	for i := len(text) - 1; i >= max(len(text)-utf8.UTFMax+1, 0); i-- {
		if utf8.RuneStart(text[i]) {
			if !utf8.FullRune(text[i:]) {
				text = text[:i]
			}
			break
		}
	}
	return unquote(text)
}

// unquote returns the string that has the given text between its quotes.
func unquote(text []byte) (s string) {
	if bytes.IndexByte(text, '\\') < 0 && utf8.Valid(text) {
		return string(text)
	}
	quoted := append(append([]byte{'"'}, text...), '"')
	// It was read as the text of a string, so this cannot fail.
	_ = json.Unmarshal(quoted, &s)
	return s
}

func isHex(c byte) bool { return isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f' }
