package format

import (
	"net/netip"
	"strings"
)

// HostnameRFC952 reports whether s is a Hostname that begins with a letter, RFC 952
// section "ASSUMPTIONS". This is what the JSON Schema format hostname and validator's
// hostname both accept.
func HostnameRFC952(s string) bool { return s != "" && isLetter(s[0]) && Hostname(s) }

// FQDN reports whether s is a Hostname of two labels or more of which the last begins with
// a letter. This is what Hostname and validator's fqdn both accept.
func FQDN(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	return dot >= 0 && dot+1 < len(s) && isLetter(s[dot+1]) && Hostname(s)
}

// Hostname reports whether s is a host name of RFC 1123 section 2.1: labels of at most 63
// letters, digits and inner hyphens, at most 253 characters in all, no dot at the end. This
// is what the JSON Schema format hostname and validator's hostname_rfc1123 both accept.
func Hostname(s string) bool {
	if len(s) > 253 {
		return false
	}
	for {
		label, rest, more := strings.Cut(s, ".")
		if label == "" || len(label) > 63 || label[0] == '-' || label[len(label)-1] == '-' {
			return false
		}
		for i := range len(label) {
			if c := label[i]; !isLetter(c) && !isDigit(c) && c != '-' {
				return false
			}
		}
		if !more {
			return true
		}
		s = rest
	}
}

// IPv4 reports whether s is an IPv4 address of four decimal numbers without leading zeros
// (RFC 3986 section 3.2.2, IPv4address), such as "192.0.2.1": the JSON Schema format ipv4
// and validator's ipv4, where they agree.
func IPv4(s string) bool {
	if len(s) > len("255.255.255.255") {
		return false
	}
	addr, err := netip.ParseAddr(s)
	return err == nil && addr.Is4()
}

// IPv6 reports whether s is an IPv6 address of RFC 4291 section 2.2, such as
// "2001:db8::1", without a zone. An address that stands for an IPv4 address, as
// "::ffff:192.0.2.1" does, is refused: the JSON Schema format ipv6 accepts it, but
// validator's ipv6 does not.
func IPv6(s string) bool {
	if len(s) > len("ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255") {
		return false
	}
	addr, err := netip.ParseAddr(s)
	return err == nil && isPlainIPv6(addr) && !addr.Is4In6()
}

// IP reports whether s is an IPv4 or an IPv6 address.
func IP(s string) bool { return IPv4(s) || IPv6(s) }

// isPlainIPv6 reports whether addr is an IPv6 address without a zone.
func isPlainIPv6(addr netip.Addr) bool { return addr.Is6() && addr.Zone() == "" }
