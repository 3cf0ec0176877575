package decode

import (
	"math"
	"strconv"

	"github.com/toolgen-go/toolgen/internal/suggest"
)

// Enum reads a string that is one of values and returns that value: nothing is allocated.
func Enum[T ~string](d *Decoder, values []T) (T, bool) {
	if d.peek() != '"' {
		want := ""
		if !d.full() {
			want = "one of " + joinValues(quotedStrings(values))
		}
		d.mismatch(want)
		return "", false
	}
	start := d.pos
	b, _, ok := d.quoted()
	if !ok {
		return "", false
	}
	d.at = start
	for _, v := range values {
		if string(v) == string(b) {
			return v, true
		}
	}
	notOneOf(d, start, b, values)
	return "", false
}

// notOneOf records that a string is none of those that it may be. Only a short one can be
// a misspelling, so a long one is not copied.
func notOneOf[S string | []byte, T ~string](d *Decoder, offset int, got S, values []T) {
	if d.full() {
		return
	}
	near := ""
	if len(got) <= suggest.MaxLen {
		near = suggest.Nearest(string(got), plainStrings(values))
	}
	d.add(record{offset: offset, code: CodeEnum, arg: joinValues(quotedStrings(values)), near: near})
}

func plainStrings[T ~string](values []T) []string {
	s := make([]string, len(values))
	for i, v := range values {
		s[i] = string(v)
	}
	return s
}

func quotedStrings[T ~string](values []T) []string {
	s := plainStrings(values)
	for i := range s {
		s[i] = quote(s[i])
	}
	return s
}

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}

// EnumInt reads an integer in any spelling that is one of values.
func EnumInt[T integer](d *Decoder, values []T) (T, bool) {
	start, neg, magnitude, verdict := d.integer()
	if verdict == wholeNot {
		return 0, false
	}
	for _, v := range values {
		m, below := uint64(v), v < 0
		if below {
			m = uint64(-int64(v)) // the smallest int64 is its own negative, and right as a magnitude
		}
		if verdict == wholeFits && m == magnitude && (below == neg || m == 0) {
			return v, true
		}
	}
	if d.full() {
		return 0, false
	}
	allowed := make([]string, len(values))
	for i, v := range values {
		allowed[i] = integerText(v)
	}
	d.add(record{offset: start, code: CodeEnum, arg: joinValues(allowed)})
	return 0, false
}

// EnumFloat reads a number that, rounded to the type of values, is one of them.
func EnumFloat[T ~float32 | ~float64](d *Decoder, values []T) (T, bool) {
	bits := 64
	if float64(T(1)/3) != float64(1)/3 { // a third tells the sizes apart
		bits = 32
	}
	if !startsNumber(d.peek()) {
		d.mismatch("a number")
		return 0, false
	}
	start := d.pos
	f, fits, ok := d.float(bits)
	if !ok {
		return 0, false
	}
	d.at = start
	for _, v := range values {
		if fits && T(f) == v {
			return v, true
		}
	}
	if d.full() {
		return 0, false
	}
	allowed := make([]string, len(values))
	for i, v := range values {
		allowed[i] = floatText(float64(v), bits)
	}
	d.add(record{offset: start, code: CodeEnum, arg: joinValues(allowed)})
	return 0, false
}

// floatText writes a float as encoding/json does.
func floatText(f float64, bits int) string {
	if abs := math.Abs(f); abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		return strconv.FormatFloat(f, 'e', -1, bits)
	}
	return strconv.FormatFloat(f, 'f', -1, bits)
}
