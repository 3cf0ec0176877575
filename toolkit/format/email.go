package format

import (
	"strings"
	"unicode/utf8"
)

// Email reports whether s is an email address, the addr-spec of RFC 5322 section 3.4.1
// with the lengths of RFC 5321 section 4.5.3.1: at most 64 bytes before the last @ and at
// most 254 in all. The part before it is made of atoms or quoted, without backslashes. The
// domain is a host name of two labels or more; its last character is a letter, and so is
// the first of a label other than the first. This is what the JSON Schema format email and
// validator's email both accept.
func Email(s string) bool {
	if len(s) > 254 {
		return false
	}
	at := strings.LastIndexByte(s, '@')
	if at < 1 || at > 64 {
		return false
	}
	local, domain := s[:at], s[at+1:]
	if local[0] == '"' {
		if !isQuotedLocal(local) {
			return false
		}
	} else if !isDotAtom(local) {
		return false
	}
	return isMailDomain(domain)
}

// isDotAtom is RFC 5322's dot-atom-text.
func isDotAtom(s string) bool {
	const others = "!#$%&'*+-/=?^_`{|}~"
	dot := true // a dot here would have no atom before it
	for i := range len(s) {
		c := s[i]
		if c == '.' {
			if dot {
				return false
			}
			dot = true
			continue
		}
		if !isLetter(c) && !isDigit(c) && strings.IndexByte(others, c) < 0 {
			return false
		}
		dot = false
	}
	return !dot
}

// isQuotedLocal is RFC 5322's quoted-string with something inside, without escapes.
func isQuotedLocal(s string) bool {
	if len(s) < 3 || s[len(s)-1] != '"' {
		return false
	}
	for _, r := range s[1 : len(s)-1] {
		switch {
		case r == '"', r == '\\':
			return false
		case ' ' <= r && r <= '~', r == '\t':
		// The letters beyond ASCII that an IRI may hold, RFC 3987 section 2.2, of the
		// first plane. An invalid byte reads as U+FFFD, which is not among them.
		case 0xA0 <= r && r <= 0xD7FF, 0xF900 <= r && r <= 0xFDCF, 0xFDF0 <= r && r <= 0xFFEF:
		default:
			return false
		}
	}
	return utf8.ValidString(s)
}

// isMailDomain says which host names can follow the @.
func isMailDomain(s string) bool {
	if !Hostname(s) || !isLetter(s[len(s)-1]) {
		return false
	}
	for i := 1; i < len(s); i++ {
		if s[i-1] == '.' && isLetter(s[i]) {
			return true
		}
	}
	return false
}
