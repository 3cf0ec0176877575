package decode

// Bool reads true or false.
func (d *Decoder) Bool() (value, ok bool) {
	c := d.peek()
	start := d.pos
	switch rest := d.text[start:]; {
	case len(rest) >= 4 && string(rest[:4]) == "true":
		d.pos += 4
		value = true
	case len(rest) >= 5 && string(rest[:5]) == "false":
		d.pos += 5
	case c == 't':
		return false, d.literal("true")
	case c == 'f':
		return false, d.literal("false")
	default:
		d.mismatch("a boolean")
		return false, false
	}
	d.at = start
	return value, true
}

// Null reads null if that is the next value, and reports whether it was.
func (d *Decoder) Null() bool {
	if d.peek() != 'n' {
		return false
	}
	start := d.pos
	ok := d.literal("null")
	d.at = start
	return ok
}

// literal moves over word, which the current byte begins.
func (d *Decoder) literal(word string) bool {
	if to := d.pos + len(word); to <= len(d.text) && string(d.text[d.pos:to]) == word {
		d.pos = to
		return true
	}
	i := d.pos
	for i < len(d.text) && d.text[i] == word[i-d.pos] {
		i++
	}
	d.unexpected(i)
	return false
}
