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
	from := d.pos + 1
	i, high := plain(d.text, from)
	if closes(d.text, i, high) {
		d.pos = i + 1
		return d.textString(d.text[from:i], alias)
	}
	b, inText, ok := d.quotedFrom(from, i, high)
	if !ok {
		return ""
	}
	return d.textString(b, inText && alias)
}

// textString is b as a string, without a copy if alias allows it.
func (d *Decoder) textString(b []byte, alias bool) string {
	if alias {
		return view(b)
	}
	return d.keep(b)
}

// Short strings share blocks of memory, all but the first, since an allocation costs more than
// such a copy. Each block is twice as large as the one before, within limits: whoever keeps one
// string of a result keeps at most maxBlock bytes of others.
const (
	maxShort = 32
	minBlock = 64
	maxBlock = 512
)

// keep copies b into a string.
func (d *Decoder) keep(b []byte) string {
	if len(b) > maxShort {
		return string(b)
	}
	if len(d.block) < len(b) {
		if d.blockSize == 0 {
			d.blockSize = minBlock / 2
			return string(b)
		}
		d.blockSize = min(2*d.blockSize, maxBlock)
		// No more than the rest of the text can need.
		d.block = make([]byte, min(d.blockSize, len(b)+len(d.text)-d.pos))
	}
	s := view(d.block[:len(b):len(b)])
	d.block = d.block[copy(d.block, b):]
	return s
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
	return d.quotedFrom(from, i, high)
}

// quotedFrom is quoted for a string that begins at from and is plain up to i.
func (d *Decoder) quotedFrom(from, i int, high uint64) (b []byte, inText, ok bool) {
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

// unescape reads the rest of a string that begins at from and is plain up to i. A character
// can be cut only by what is refused anyway, so the result is valid UTF-8 exactly if the text
// is, and is checked in long pieces; where it is not, skipQuoted says which byte it is.
func (d *Decoder) unescape(from, i int, high uint64) ([]byte, bool) {
	out := append(d.takeScratch(), d.text[from:i]...)
	checked := 0
	for {
		out = d.grow(out, 4*stride, i)
		var more uint64
		out, i, more = copyEscaped(out, d.text, i)
		end, rest := plain(d.text, i)
		out = append(d.grow(out, end-i, i), d.text[i:end]...)
		if high |= more | rest; high != 0 && !utf8.Valid(out[checked:]) {
			d.pos = from - 1
			return nil, d.skipQuoted()
		}
		if !d.ends(end) {
			return nil, false
		}
		if d.text[end] == '"' {
			*d.scratch = out
			d.pos = end + 1
			return out, true
		}
		r, next, ok := d.escape(end)
		if !ok {
			return nil, false
		}
		out = utf8.AppendRune(d.grow(out, utf8.UTFMax, end), r)
		checked, high, i = len(out), 0, next
	}
}

// letters holds, for the letter of an escape, the character that it means, except for \u.
var letters = [256]byte{
	'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t',
}

// stride is how many bytes copyEscaped takes at a time: two words.
const stride = 16

// copyEscaped appends to out the part of a string that begins at byte i, with its escapes of
// one letter resolved, as far as there is room in out. It stops before anything else, and may stop
// before that; high is not 0 if there may have been a byte that is not ASCII.
//
// In a text with many escapes little foretells where the next one is, and a branch that is guessed
// wrong costs more than all else here. So each step copies the bytes before the first backslash and
// one escape, and a step without a backslash takes the same path.
func copyEscaped(out, text []byte, i int) (longer []byte, next int, high uint64) {
	n := len(out)
	out = out[:cap(out)]
	// The loop's condition keeps every access inside; checked again, they would be part of the
	// chain from one step to the next.
	from, to := unsafe.Pointer(unsafe.SliceData(text)), unsafe.Pointer(unsafe.SliceData(out))
	for i+stride+2 <= len(text) && n+stride+1 <= len(out) {
		w := binary.LittleEndian.Uint64((*[8]byte)(unsafe.Add(from, i))[:])
		x := binary.LittleEndian.Uint64((*[8]byte)(unsafe.Add(from, i+8))[:])
		k := first(equal(w, '\\'), equal(x, '\\'))
		if first(equal(w, '"')|control(w), equal(x, '"')|control(x)) < k {
			break
		}
		none := k / stride // 1 if there is no backslash
		c := letters[*(*byte)(unsafe.Add(from, i+int(k)+1))]
		if uint(c)|none == 0 {
			break
		}
		high |= w | x
		binary.LittleEndian.PutUint64((*[8]byte)(unsafe.Add(to, n))[:], w)
		binary.LittleEndian.PutUint64((*[8]byte)(unsafe.Add(to, n+8))[:], x)
		*(*byte)(unsafe.Add(to, n+int(k))) = c
		i += int(k + 2 - 2*none)
		n += int(k + 1 - none)
	}
	return out[:n], i, high & highs
}

// first returns the index of the first byte that is marked in either of two words, 16 if there
// is none.
func first(a, b uint64) uint {
	k, after := bits.TrailingZeros64(a&highs), 64+bits.TrailingZeros64(b&highs)
	if a&highs == 0 {
		k = after
	}
	return uint(k) / 8
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
	return d.ends(i)
}

// ends checks that byte i, where plain stopped, is a quote or a backslash.
func (d *Decoder) ends(i int) bool {
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
		if hit := (control(w) | equal(w, '"') | equal(w, '\\')) & highs; hit != 0 {
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

// closes reports whether a string ends where plain has stopped and has only ASCII before, as most
// have: there is nothing to check or resolve.
func closes(text []byte, stop int, high uint64) bool {
	return high == 0 && stop < len(text) && text[stop] == '"'
}

// control and equal set the top bit of each byte of w that is a control character, or c. Borrows
// can set further ones, but only above a right one, and the lowest is what counts. The other bits
// mean nothing.
func control(w uint64) uint64  { return (w - ones*' ') &^ w }
func equal(w, c uint64) uint64 { w ^= ones * c; return (w - ones) &^ w }

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
