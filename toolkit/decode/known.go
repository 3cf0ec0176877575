package decode

import (
	"math/big"
	"math/bits"
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
	digits, zeros, verdict := n.digits(d.text)
	switch verdict {
	case wholeNot:
		d.add(record{offset: start, code: Type, arg: "an integer"})
		return v, false
	case wholeLarge:
		d.add(record{offset: start, code: Range, arg: "have at most " + strconv.Itoa(maxBigDigits) + " digits", beyond: true})
		return v, false
	}
	if len(digits) > 100 { // room for it all, else it grows step by step
		v.SetBits(make([]big.Word, 0, len(digits)*10/3/bits.UintSize+2))
	}
	v.SetString(digits, 10)
	if zeros > 0 {
		var power big.Int
		power.Exp(big.NewInt(5), big.NewInt(zeros), nil) // ten is five times two
		v.Mul(&v, &power)
		v.Lsh(&v, uint(zeros))
	}
	if n.neg {
		v.Neg(&v)
	}
	return v, true
}

// digits returns the digits of an integer, if it is one and not too long, and how many zeros
// follow them.
func (n *number) digits(text []byte) (digits string, zeros int64, verdict whole) {
	all := view(text[n.wholeAt:n.wholeTo])
	if frac := strings.TrimRight(view(text[n.fracAt:n.fracTo]), "0"); frac != "" {
		all += frac
		zeros = -int64(len(frac))
	}
	zeros += n.exponent(text)
	all = strings.TrimLeft(all, "0")
	if all == "" {
		return "0", 0, wholeFits
	}
	plain := strings.TrimRight(all, "0")
	zeros += int64(len(all) - len(plain))
	switch {
	case zeros < 0:
		return "", 0, wholeNot
	case int64(len(plain))+zeros > maxBigDigits:
		return "", 0, wholeLarge
	}
	return plain, zeros, wholeFits
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
