package decode

import "strconv"

// Float reads a number and rounds it to the nearest float of 32 or 64 bits. A number that
// rounds to infinity is an issue.
func (d *Decoder) Float(bits int) (float64, bool) {
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
	if !fits {
		d.add(record{offset: start, code: Range, arg: floatRange(bits)})
		return 0, false
	}
	return f, true
}

func floatRange(bits int) string {
	if bits == 32 {
		return "fit in a 32-bit float"
	}
	return "fit in a 64-bit float"
}

// powersOfTen are the powers that a float64 holds exactly.
var powersOfTen = [...]float64{
	1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
	1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
}

// float reads the number at the current byte; fits is false if it is too large.
func (d *Decoder) float(bits int) (f float64, fits, ok bool) {
	n, ok := d.number()
	if !ok {
		return 0, false, false
	}
	// Both factors are exact up to 2^53 and 10^22, so one multiplication or division
	// rounds once, which is right.
	if fracLen := n.fracTo - n.fracAt; bits == 64 && n.wholeTo-n.wholeAt+fracLen <= 15 && n.expTo-n.expAt <= 2 {
		var v uint64
		for _, c := range d.text[n.wholeAt:n.wholeTo] {
			v = v*10 + uint64(c-'0')
		}
		for _, c := range d.text[n.fracAt:n.fracTo] {
			v = v*10 + uint64(c-'0')
		}
		e := n.exponent(d.text) - int64(fracLen)
		if -22 <= e && e <= 22 {
			f = float64(v)
			if e < 0 {
				f /= powersOfTen[-e]
			} else {
				f *= powersOfTen[e]
			}
			if n.neg {
				f = -f
			}
			return f, true, true
		}
	}
	f, err := strconv.ParseFloat(view(d.text[n.from:n.to]), bits)
	return f, err == nil, true
}
