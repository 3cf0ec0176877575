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

// powersOfTen are those that divide a number of maxExact digits.
var powersOfTen = [...]float64{
	1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
}

// float reads the number at the current byte; fits is false if it is too large.
func (d *Decoder) float(bits int) (f float64, fits, ok bool) {
	if bits == 64 {
		if f, ok := d.shortFloat(); ok {
			return f, true, true
		}
	}
	n, ok := d.number()
	if !ok {
		return 0, false, false
	}
	f, err := strconv.ParseFloat(view(d.text[n.from:n.to]), bits)
	return f, err == nil, true
}

// maxExact is the largest number of digits of which a float64 holds every integer.
const maxExact = 15

// shortFloat reads the number at the current byte if it has at most 15 digits and no exponent,
// as most have. Both its digits and the power of ten are then exact, so that one division
// rounds once, which is right. Nothing is read of any other number.
func (d *Decoder) shortFloat() (float64, bool) {
	text, i := d.text, d.pos
	neg := i < len(text) && text[i] == '-'
	if neg {
		i++
	}
	var v uint64
	first, point := i, -1
	for ; i < len(text); i++ {
		c := text[i]
		if c-'0' <= 9 {
			v = v*10 + uint64(c-'0')
			if i-first > maxExact {
				return 0, false
			}
			continue
		}
		if c == '.' && point < 0 {
			point = i
			continue
		}
		if c|0x20 == 'e' {
			return 0, false
		}
		break
	}
	whole, digits := i-first, i-first
	if point >= 0 {
		whole, digits = point-first, i-first-1
	}
	if whole == 0 || whole > 1 && text[first] == '0' || digits == whole && point >= 0 || digits > maxExact {
		return 0, false
	}
	d.pos = i
	f := float64(v) / powersOfTen[digits-whole]
	if neg {
		f = -f
	}
	return f, true
}
