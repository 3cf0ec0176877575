package decode

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxErrorText is the length of ParseError's text in bytes that is never exceeded.
const maxErrorText = 2048

// cutMark ends a text that was cut.
const cutMark = "…"

// Error is the text for a model: one problem stands alone, several make a list. It has at
// most 2,048 bytes; a longer list ends early with the line "- …".
func (e *ParseError) Error() string {
	if len(e.Issues) == 1 && !e.More {
		return shorten(e.Issues[0].String(), maxErrorText)
	}
	var b strings.Builder
	if e.More {
		b.WriteString("more than ")
	}
	b.WriteString(plural(strconv.Itoa(len(e.Issues)), "problem", "problems") + " with the arguments:")
	const last = "\n- " + cutMark
	for i, issue := range e.Issues {
		line := "\n- " + issue.String()
		room := maxErrorText - b.Len()
		if i < len(e.Issues)-1 {
			room -= len(last)
		}
		if len(line) > room {
			if i == 0 {
				b.WriteString(shorten(line, room))
			}
			if i > 0 || len(e.Issues) > 1 {
				b.WriteString(last)
			}
			break
		}
		b.WriteString(line)
	}
	return b.String()
}

// String is the issue as a line: "edits[2].oldText: must be a string, got number".
func (i Issue) String() string {
	if path := textPath(i.Path); path != "" {
		return path + ": " + i.Message
	}
	return i.Message
}

// maxNameInPath is the length in bytes up to which a name is given in full in a text.
const maxNameInPath = 64

// maxTextPath is the length in bytes up to which a path is given in full in a text.
const maxTextPath = 512

// textPath writes a JSON Pointer as a model or a person would: edits[2].oldText. Names
// that are no identifiers are quoted, as in labels["a b"].
func textPath(pointer string) string {
	var b []byte
	for i, rest := 0, pointer; strings.HasPrefix(rest, "/"); i++ {
		var token string
		if end := strings.IndexByte(rest[1:], '/'); end >= 0 {
			token, rest = rest[1:1+end], rest[1+end:]
		} else {
			token, rest = rest[1:], ""
		}
		if len(b) > maxTextPath {
			return string(append(b, cutMark...))
		}
		name := tokenUnescaper.Replace(token)
		switch {
		case i > 0 && isIndex(name): // the root is an object
			b = append(append(append(b, '['), name...), ']')
		case isIdentifier(name):
			if i > 0 {
				b = append(b, '.')
			}
			b = append(b, shorten(name, maxNameInPath)...)
		default:
			b = append(append(append(b, '['), quote(shorten(name, maxNameInPath))...), ']')
		}
	}
	return string(b)
}

// isIndex reports whether s is a number as an array index is written.
func isIndex(s string) bool {
	if s == "" || len(s) > 10 || s[0] == '0' && s != "0" {
		return false
	}
	return strings.Trim(s, "0123456789") == ""
}

// isIdentifier reports whether s can stand in a path without quotes.
func isIdentifier(s string) bool {
	for i, r := range s {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z': // most, and quickly told
		case unicode.IsLetter(r), r == '_':
		case i > 0 && (unicode.IsDigit(r) || r == '-'):
		default:
			return false
		}
	}
	return s != ""
}

// shorten cuts s to at most n bytes, at a character, and marks the cut.
func shorten(s string, n int) string {
	if len(s) <= n {
		return s
	}
	cut := n - len(cutMark)
	for cut > 0 && !utf8.RuneStart(s[cut]) {
		cut--
	}
	return s[:cut] + cutMark
}
