package decode

import "strconv"

// QuotedBool reads a string that holds true or false.
func (d *Decoder) QuotedBool() (value, ok bool) {
	s, ok := d.formed("true or false in it")
	if !ok {
		return false, false
	}
	if s != "true" && s != "false" {
		d.Fail(Format, `"true" or "false"`)
		return false, false
	}
	return s == "true", true
}

// QuotedInt reads a string that holds an integer in plain digits and fits in the given
// number of bits: 8, 16, 32, 64, or 0 for the size of int. One that does not fit is an
// issue that is BeyondSchema.
func (d *Decoder) QuotedInt(bits int) (int64, bool) {
	if bits == 0 {
		bits = strconv.IntSize
	}
	s, ok := d.formed("an integer in it")
	if !ok {
		return 0, false
	}
	if !plainInteger(s, true) {
		d.Fail(Format, integerForm(true))
		return 0, false
	}
	n, err := strconv.ParseInt(s, 10, bits)
	if err != nil {
		d.add(record{offset: d.at, code: Range, arg: signedRange(bits), beyond: true})
		return 0, false
	}
	return n, true
}

// QuotedUint is QuotedInt for integers that are not negative.
func (d *Decoder) QuotedUint(bits int) (uint64, bool) {
	if bits == 0 {
		bits = strconv.IntSize
	}
	s, ok := d.formed("an integer in it")
	if !ok {
		return 0, false
	}
	if !plainInteger(s, false) {
		d.Fail(Format, integerForm(false))
		return 0, false
	}
	n, err := strconv.ParseUint(s, 10, bits)
	if err != nil {
		d.add(record{offset: d.at, code: Range, arg: unsignedRange(bits), beyond: true})
		return 0, false
	}
	return n, true
}

// QuotedFloat reads a string that holds a number as JSON writes it. One that no float of so
// many bits can hold is an issue that is BeyondSchema.
func (d *Decoder) QuotedFloat(bits int) (float64, bool) {
	s, ok := d.formed("a number in it")
	if !ok {
		return 0, false
	}
	if n, isNumber := scanNumber([]byte(s), 0); !isNumber || n.to != len(s) {
		d.Fail(Format, `a number in a string, such as "1.5"`)
		return 0, false
	}
	f, err := strconv.ParseFloat(s, bits)
	if err != nil {
		d.add(record{offset: d.at, code: Range, arg: floatRange(bits), beyond: true})
		return 0, false
	}
	return f, true
}
