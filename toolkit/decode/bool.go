package decode

// Bool reads true or false.
func (d *Decoder) Bool() (value, ok bool) {
	c := d.peek()
	start := d.pos
	switch c {
	case 't':
		value, ok = true, d.literal("true")
	case 'f':
		ok = d.literal("false")
	default:
		d.mismatch("a boolean")
		return false, false
	}
	d.at = start
	return value && ok, ok
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
