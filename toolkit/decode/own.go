package decode

// validValue is all that a message says of a value that a type does not want: its own
// error is written for programmers.
const validValue = "a valid value"

// Text hands text, the string that was just read, to a type. What the type refuses is an
// issue that is BeyondSchema.
func (d *Decoder) Text(text string, into interface{ UnmarshalText([]byte) error }) bool {
	if into.UnmarshalText([]byte(text)) != nil {
		d.FailBeyond(Format, validValue)
		return false
	}
	return true
}

// JSON hands a copy of the text of the value that was just read to a type. What the type
// refuses is an issue that is BeyondSchema.
func (d *Decoder) JSON(into interface{ UnmarshalJSON([]byte) error }) bool {
	if into.UnmarshalJSON(append([]byte(nil), d.text[d.at:d.pos]...)) != nil {
		d.FailBeyond(Format, validValue)
		return false
	}
	return true
}

// RawObject is Raw for a value that must be an object.
func (d *Decoder) RawObject() ([]byte, bool) {
	if d.peek() != '{' {
		d.notObject()
		return nil, false
	}
	return d.Raw()
}

// RawArray is Raw for a value that must be an array.
func (d *Decoder) RawArray() ([]byte, bool) {
	if d.peek() != '[' {
		d.mismatch("an array")
		return nil, false
	}
	return d.Raw()
}
