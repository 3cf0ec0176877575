package decode

import (
	"math"
	"math/bits"
)

// number holds where the parts of a number stand in a text; an absent part is empty.
type number struct {
	from, to         int // all of it
	neg              bool
	wholeAt, wholeTo int // digits before the point
	fracAt, fracTo   int // digits after the point
	expAt, expTo     int // digits of the exponent
	expNeg           bool
}

// scanNumber reads the number that begins at byte i. If it is not one, the result is false
// and the number's to is the byte that is wrong.
func scanNumber(text []byte, i int) (number, bool) {
	n := number{from: i}
	if i < len(text) && text[i] == '-' {
		n.neg = true
		i++
	}
	n.wholeAt = i
	if i < len(text) && text[i] == '0' {
		i++
	} else {
		i = skipDigits(text, i)
	}
	n.wholeTo, n.to = i, i
	if n.wholeAt == n.wholeTo {
		return n, false
	}
	if i < len(text) && text[i] == '.' {
		i++
		n.fracAt = i
		i = skipDigits(text, i)
		n.fracTo, n.to = i, i
		if n.fracAt == n.fracTo {
			return n, false
		}
	}
	if i < len(text) && (text[i] == 'e' || text[i] == 'E') {
		i++
		if i < len(text) && (text[i] == '+' || text[i] == '-') {
			n.expNeg = text[i] == '-'
			i++
		}
		n.expAt = i
		i = skipDigits(text, i)
		n.expTo, n.to = i, i
		if n.expAt == n.expTo {
			return n, false
		}
	}
	return n, true
}

func skipDigits(text []byte, i int) int {
	for i < len(text) && text[i]-'0' <= 9 {
		i++
	}
	return i
}

// number reads the number at the current byte.
func (d *Decoder) number() (number, bool) {
	n, ok := scanNumber(d.text, d.pos)
	if !ok {
		d.unexpected(n.to)
		return n, false
	}
	d.pos = n.to
	return n, true
}

// startsNumber reports whether a number can begin with c.
func startsNumber(c byte) bool { return c == '-' || c-'0' <= 9 }

// hugeExponent is more than any exponent that matters: it stands for every larger one.
// It leaves room to add the length of a text.
const hugeExponent = math.MaxInt64 / 4

// exponent is the exponent as written, cut off at hugeExponent.
func (n *number) exponent(text []byte) int64 {
	var e int64
	for _, c := range text[n.expAt:n.expTo] {
		if e = e*10 + int64(c-'0'); e > hugeExponent/16 {
			e = hugeExponent
			break
		}
	}
	if n.expNeg {
		return -e
	}
	return e
}

// whole is the verdict on a number that should be an integer.
type whole uint8

const (
	wholeFits  whole = iota // an integer, and its magnitude fits in 64 bits
	wholeLarge              // an integer, but larger
	wholeNot                // not an integer
)

// integer returns the magnitude of n if it is an integer, exactly, in time linear in the
// text of n.
func (n *number) integer(text []byte) (uint64, whole) {
	// The value is the digits times ten to the power of shift. Without the zeros at both
	// ends of the digits, it is an integer exactly if shift is not negative.
	lead, tail := text[n.wholeAt:n.wholeTo], text[n.fracAt:n.fracTo]
	for len(tail) > 0 && tail[len(tail)-1] == '0' {
		tail = tail[:len(tail)-1]
	}
	shift := n.exponent(text) - int64(len(tail))
	if len(tail) == 0 {
		for len(lead) > 0 && lead[len(lead)-1] == '0' {
			lead = lead[:len(lead)-1]
			shift++
		}
	}
	if len(lead) == 1 && lead[0] == '0' {
		lead = nil
	}
	if len(lead) == 0 {
		for len(tail) > 0 && tail[0] == '0' {
			tail = tail[1:]
		}
	}
	digits := int64(len(lead) + len(tail))
	switch {
	case digits == 0:
		return 0, wholeFits
	case shift < 0:
		return 0, wholeNot
	case digits+shift > 20:
		return 0, wholeLarge
	}
	// Fewer than 10^20: one more digit than always fits.
	var v, over uint64
	next := func(digit uint64) {
		hi, lo := bits.Mul64(v, 10)
		sum, carry := bits.Add64(lo, digit, 0)
		v, over = sum, over|hi|carry
	}
	for _, c := range lead {
		next(uint64(c - '0'))
	}
	for _, c := range tail {
		next(uint64(c - '0'))
	}
	for ; shift > 0; shift-- {
		next(0)
	}
	if over != 0 {
		return 0, wholeLarge
	}
	return v, wholeFits
}
