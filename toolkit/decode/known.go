package decode

import (
	"math/big"
	"net/netip"
	"net/url"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/toolkit/format"
)

// Number reads any number and returns its text.
func (d *Decoder) Number() (string, bool) {
	if !startsNumber(d.peek()) {
		d.mismatch("a number")
		return "", false
	}
	start := d.pos
	n, ok := d.number()
	if !ok {
		return "", false
	}
	d.at = start
	return string(d.text[n.from:n.to]), true
}

// maxBigDigits is the largest number of digits of an integer that BigInt reads.
const maxBigDigits = 4096

// BigInt reads an integer in any spelling (5, 5.0, 5e0) and of any size up to 4,096 digits.
// A larger one is an issue that is BeyondSchema.
func (d *Decoder) BigInt() (big.Int, bool) {
	var v big.Int
	if !startsNumber(d.peek()) {
		d.mismatch("an integer")
		return v, false
	}
	start := d.pos
	n, ok := d.number()
	if !ok {
		return v, false
	}
	d.at = start
	digits, verdict := n.digits(d.text)
	switch verdict {
	case wholeNot:
		d.add(record{offset: start, code: Type, arg: "an integer"})
		return v, false
	case wholeLarge:
		d.add(record{offset: start, code: Range, arg: "have at most " + strconv.Itoa(maxBigDigits) + " digits", beyond: true})
		return v, false
	}
	v.SetString(digits, 10)
	return v, true
}

// digits returns an integer written out, with its sign, if it is one and not too long.
func (n *number) digits(text []byte) (string, whole) {
	all := string(text[n.wholeAt:n.wholeTo]) + strings.TrimRight(string(text[n.fracAt:n.fracTo]), "0")
	shift := n.exponent(text) - int64(len(all)-(n.wholeTo-n.wholeAt))
	all = strings.TrimLeft(all, "0")
	if all == "" {
		return "0", wholeFits
	}
	plain := strings.TrimRight(all, "0")
	shift += int64(len(all) - len(plain))
	switch {
	case shift < 0:
		return "", wholeNot
	case int64(len(plain))+shift > maxBigDigits:
		return "", wholeLarge
	}
	if n.neg {
		plain = "-" + plain
	}
	return plain + strings.Repeat("0", int(shift)), wholeFits
}

// URL reads a string that is a URI with a scheme, as package net/url reads it.
func (d *Decoder) URL() (url.URL, bool) {
	s, ok := d.formed("an absolute URL")
	if !ok {
		return url.URL{}, false
	}
	if format.URI(s) {
		if u, err := url.Parse(s); err == nil {
			return *u, true
		}
	}
	d.Fail(Format, "an absolute URL")
	return url.URL{}, false
}

// Addr reads a string that is an IPv4 or IPv6 address without a zone.
func (d *Decoder) Addr() (netip.Addr, bool) {
	s, ok := d.formed("an IP address")
	if !ok {
		return netip.Addr{}, false
	}
	if format.IP(s) {
		if a, err := netip.ParseAddr(s); err == nil {
			return a, true
		}
	}
	d.Fail(Format, "an IP address")
	return netip.Addr{}, false
}

// IP reads what Addr reads, in the 16 bytes of a net.IP.
func (d *Decoder) IP() ([]byte, bool) {
	a, ok := d.Addr()
	if !ok {
		return nil, false
	}
	b := a.As16()
	return b[:], true
}

// Prefix reads a string that is an IP network, such as "10.0.0.0/8". Any other text is an
// issue that is BeyondSchema.
func (d *Decoder) Prefix() (netip.Prefix, bool) {
	s, ok := d.formed("an IP network")
	if !ok {
		return netip.Prefix{}, false
	}
	p, err := netip.ParsePrefix(s)
	if err != nil {
		d.FailBeyond(Format, "an IP network such as 10.0.0.0/8")
		return netip.Prefix{}, false
	}
	return p, true
}

// formed reads a string that is to be what is said. It is valid until the next string is
// read, unless it is copied.
func (d *Decoder) formed(what string) (string, bool) {
	if d.peek() != '"' {
		d.mismatch("a string with " + what)
		return "", false
	}
	start := d.pos
	s := d.stringHere(false)
	d.at = start
	return s, d.stop == 0
}
