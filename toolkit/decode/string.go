package decode

import (
	"encoding/binary"
	"math/bits"
	"sync"
	"unicode/utf8"
	"unsafe"
)

// String reads a string. The result never shares memory with the arguments, unless
// Options.AliasInput is set and the string has no escapes.
func (d *Decoder) String() (string, bool) {
	if d.peek() != '"' {
		d.mismatch("a string")
		return "", false
	}
	start := d.pos
	s := d.stringHere(d.alias)
	d.at = start
	return s, d.stop == 0
}

// stringHere reads the string at the current byte, without a copy if alias allows it.
func (d *Decoder) stringHere(alias bool) string {
	b, inText, ok := d.quoted()
	if !ok {
		return ""
	}
	if inText && alias {
		return view(b)
	}
	return string(b)
}

// view is b as a string without a copy. The string is valid as long as nobody writes to b:
// it may leave the package only under Options.AliasInput, whose caller promised that.
func view(b []byte) string {
	return unsafe.String(unsafe.SliceData(b), len(b))
}

// quoted reads the string at the current byte, which is a quote. The result is valid until
// the next string is read: it is a part of the text (inText), or scratch memory if the
// string has escapes.
func (d *Decoder) quoted() (b []byte, inText, ok bool) {
	from := d.pos + 1
	i, high := plain(d.text, from)
	if i < len(d.text) && d.text[i] == '"' {
		b = d.text[from:i:i]
		if high != 0 && !utf8.Valid(b) {
			d.invalidUTF8(from + validPrefix(b))
			return nil, false, false
		}
		d.pos = i + 1
		return b, true, true
	}
	b, ok = d.unescape(from, i, high)
	return b, false, ok
}

// unescape reads the rest of a string that begins at from and is plain up to i.
func (d *Decoder) unescape(from, i int, high uint64) ([]byte, bool) {
	out := d.takeScratch()
	for {
		if !d.segment(from, i, high) {
			return nil, false
		}
		out = d.grow(out, i-from, i)
		out = append(out, d.text[from:i]...)
		if d.text[i] == '"' {
			*d.scratch = out
			d.pos = i + 1
			return out, true
		}
		r, next, ok := d.escape(i)
		if !ok {
			return nil, false
		}
		out = utf8.AppendRune(d.grow(out, utf8.UTFMax, i), r)
		from = next
		i, high = plain(d.text, from)
	}
}

// skipQuoted moves over the string at the current byte, which is a quote, and checks it.
func (d *Decoder) skipQuoted() bool {
	from := d.pos + 1
	for {
		i, high := plain(d.text, from)
		if !d.segment(from, i, high) {
			return false
		}
		if d.text[i] == '"' {
			d.pos = i + 1
			return true
		}
		_, next, ok := d.escape(i)
		if !ok {
			return false
		}
		from = next
	}
}

// segment checks the part of a string between from and i, which plain has found, and that
// a quote or a backslash ends it.
func (d *Decoder) segment(from, i int, high uint64) bool {
	if high != 0 {
		if s := d.text[from:i]; !utf8.Valid(s) {
			d.invalidUTF8(from + validPrefix(s))
			return false
		}
	}
	switch {
	case i == len(d.text):
		d.halt(stopEnd, i)
		return false
	case d.text[i] < ' ':
		d.halt(stopControl, i)
		return false
	}
	return true
}

// validPrefix returns the length of the longest prefix of b that is valid UTF-8.
func validPrefix(b []byte) int {
	i := 0
	for i < len(b) {
		r, n := utf8.DecodeRune(b[i:])
		if r == utf8.RuneError && n == 1 {
			break
		}
		i += n
	}
	return i
}

// escape reads the escape whose backslash is at byte i and returns the character and the
// index of what follows.
func (d *Decoder) escape(i int) (rune, int, bool) {
	if i+1 >= len(d.text) {
		d.halt(stopEnd, len(d.text))
		return 0, 0, false
	}
	switch c := d.text[i+1]; c {
	case '"', '\\', '/':
		return rune(c), i + 2, true
	case 'b':
		return '\b', i + 2, true
	case 'f':
		return '\f', i + 2, true
	case 'n':
		return '\n', i + 2, true
	case 'r':
		return '\r', i + 2, true
	case 't':
		return '\t', i + 2, true
	case 'u':
	default:
		d.unexpected(i + 1)
		return 0, 0, false
	}
	r, ok := d.hex4(i + 2)
	if !ok {
		return 0, 0, false
	}
	if r < 0xD800 || r > 0xDFFF {
		return r, i + 6, true
	}
	// A high surrogate must be followed by the escape of a low one.
	rest := d.text[i+6:]
	switch {
	case r >= 0xDC00:
	case len(rest) == 0, len(rest) == 1 && rest[0] == '\\':
		d.halt(stopEnd, len(d.text))
		return 0, 0, false
	case len(rest) >= 2 && rest[0] == '\\' && rest[1] == 'u':
		low, ok := d.hex4(i + 8)
		if !ok {
			return 0, 0, false
		}
		if low >= 0xDC00 && low <= 0xDFFF {
			return (r-0xD800)<<10 + (low - 0xDC00) + 0x10000, i + 12, true
		}
	}
	d.halt(stopSurrogate, i)
	return 0, 0, false
}

// hex4 reads the four hexadecimal digits at byte i.
func (d *Decoder) hex4(i int) (rune, bool) {
	var r rune
	for j := i; j < i+4; j++ {
		var c byte
		if j < len(d.text) {
			c = d.text[j]
		}
		switch {
		case '0' <= c && c <= '9':
			c -= '0'
		case 'a' <= c && c <= 'f':
			c -= 'a' - 10
		case 'A' <= c && c <= 'F':
			c -= 'A' - 10
		default:
			d.unexpected(j)
			return 0, false
		}
		r = r<<4 | rune(c)
	}
	return r, true
}

const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// plain returns the index of the first byte at or after i that is a quote, a backslash or
// a control character, len(text) if there is none; high is not 0 if a byte before it is
// not ASCII. It looks at eight bytes at a time.
func plain(text []byte, i int) (stop int, high uint64) {
	for i+8 <= len(text) {
		w := binary.LittleEndian.Uint64(text[i:])
		// Each term sets the top bit of the bytes that it is looking for. Borrows can set
		// further bits, but only above a right one, and the lowest is what counts.
		quote := w ^ ones*'"'
		slash := w ^ ones*'\\'
		hit := ((w-ones*' ')&^w | (quote-ones)&^quote | (slash-ones)&^slash) & highs
		if hit != 0 {
			n := bits.TrailingZeros64(hit) &^ 7
			return i + n/8, (high | w&(1<<n-1)) & highs
		}
		high |= w
		i += 8
	}
	for ; i < len(text); i++ {
		c := text[i]
		if c == '"' || c == '\\' || c < ' ' {
			break
		}
		high |= uint64(c)
	}
	return i, high & highs
}

// scratchPool holds the memory in which escapes are resolved.
var scratchPool = sync.Pool{New: func() any { return new(make([]byte, 0, 1<<10)) }}

// maxScratch is the largest scratch memory, in bytes, that grows by doubling and is kept
// for the next parse.
const maxScratch = 1 << 20

func (d *Decoder) takeScratch() []byte {
	if d.scratch == nil {
		d.scratch = scratchPool.Get().(*[]byte)
	}
	return (*d.scratch)[:0]
}

func (d *Decoder) releaseScratch() {
	if d.scratch != nil && cap(*d.scratch) <= maxScratch {
		scratchPool.Put(d.scratch)
	}
	d.scratch = nil
}

// grow makes room in out for n more bytes of the string that continues at byte i. Small
// scratch doubles. Before it gets large, the end of the string is looked up, so that a long
// text around a short string costs nothing, and a long string is allocated for once.
func (d *Decoder) grow(out []byte, n, i int) []byte {
	if cap(out)-len(out) >= n {
		return out
	}
	size := max(2*cap(out), len(out)+n)
	if size > maxScratch {
		size = len(out) + n + d.closingQuote(i) - i + utf8.UTFMax
	}
	bigger := make([]byte, len(out), size)
	copy(bigger, out)
	return bigger
}

// closingQuote returns the index of the quote that ends the string which byte i is inside
// of, at most len(text). Byte i may be a quote or a backslash but not an escaped character.
func (d *Decoder) closingQuote(i int) int {
	for {
		i, _ = plain(d.text, i)
		if i >= len(d.text) || d.text[i] == '"' {
			return min(i, len(d.text))
		}
		if d.text[i] == '\\' {
			i++
		}
		i++
		if i > len(d.text) {
			return len(d.text)
		}
	}
}
