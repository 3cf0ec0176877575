package decode

import "encoding/base64"

// Bytes reads a string of base64 (RFC 4648 section 4, padded) as encoding/json reads it
// into a []byte: line breaks inside are ignored.
func (d *Decoder) Bytes() ([]byte, bool) {
	if d.peek() != '"' {
		d.mismatch("a string")
		return nil, false
	}
	start := d.pos
	b, _, ok := d.quoted()
	if !ok {
		return nil, false
	}
	d.at = start
	v := make([]byte, base64.StdEncoding.DecodedLen(len(b)))
	n, err := base64.StdEncoding.Decode(v, b)
	if err != nil {
		d.Fail(Format, "base64 text")
		return nil, false
	}
	return v[:n], true
}
