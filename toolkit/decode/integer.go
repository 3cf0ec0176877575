package decode

import "strconv"

// Int reads an integer in any spelling (5, 5.0, 5e0) that fits in the given number of
// bits: 8, 16, 32, 64, or 0 for the size of int.
func (d *Decoder) Int(bits int) (int64, bool) {
	if bits == 0 {
		bits = strconv.IntSize
	}
	start, neg, v, verdict := d.integer()
	if verdict == wholeNot {
		return 0, false
	}
	limit := uint64(1) << (bits - 1) // the magnitude of the smallest value
	if !neg {
		limit--
	}
	if verdict == wholeLarge || v > limit {
		d.add(record{offset: start, code: Range, arg: signedRange(bits)})
		return 0, false
	}
	if neg {
		return -int64(v), true
	}
	return int64(v), true
}

// Uint reads an integer that is not negative, in any spelling, that fits in the given
// number of bits: 8, 16, 32, 64, or 0 for the size of uint.
func (d *Decoder) Uint(bits int) (uint64, bool) {
	if bits == 0 {
		bits = strconv.IntSize
	}
	start, neg, v, verdict := d.integer()
	if verdict == wholeNot {
		return 0, false
	}
	limit := ^uint64(0) >> (64 - bits)
	if verdict == wholeLarge || v > limit || neg && v > 0 {
		d.add(record{offset: start, code: Range, arg: unsignedRange(bits)})
		return 0, false
	}
	return v, true
}

// signedRange says what a signed integer of so many bits can be.
func signedRange(bits int) string {
	low := int64(-1) << (bits - 1)
	return "be between " + strconv.FormatInt(low, 10) + " and " + strconv.FormatInt(^low, 10)
}

// unsignedRange says what an unsigned integer of so many bits can be.
func unsignedRange(bits int) string {
	return "be between 0 and " + strconv.FormatUint(^uint64(0)>>(64-bits), 10)
}

// integer reads the magnitude and the sign of an integer. Anything else has been recorded
// and skipped when the verdict is wholeNot.
func (d *Decoder) integer() (start int, neg bool, v uint64, verdict whole) {
	c := d.peek()
	start = d.pos
	if !startsNumber(c) {
		d.mismatch("an integer")
		return start, false, 0, wholeNot
	}
	// Most integers are a few digits and nothing else.
	i := start
	if c == '-' {
		neg = true
		i++
	}
	first := i
	for i < len(d.text) && i < first+19 && d.text[i]-'0' <= 9 {
		v = v*10 + uint64(d.text[i]-'0')
		i++
	}
	if n := i - first; n > 0 && n < 19 && (n == 1 || d.text[first] != '0') &&
		(i == len(d.text) || d.text[i] != '.' && d.text[i]|0x20 != 'e') {
		d.pos, d.at = i, start
		return start, neg, v, wholeFits
	}
	n, ok := d.number()
	if !ok {
		return start, false, 0, wholeNot
	}
	d.at = start
	v, verdict = n.integer(d.text)
	if verdict == wholeNot {
		d.add(record{offset: start, code: Type, arg: "an integer"})
	}
	return start, n.neg, v, verdict
}
