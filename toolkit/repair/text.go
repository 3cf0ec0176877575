package repair

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// whiteSpace is what JSON allows around a value.
const whiteSpace = " \t\r\n"

// unquote returns what a JSON string means. It refuses invalid UTF-8 and halves of
// surrogate pairs, in whose place encoding/json puts U+FFFD: that would lose something.
func unquote(raw []byte) (string, bool) {
	var s string
	if !utf8.Valid(raw) || !paired(raw) || json.Unmarshal(raw, &s) != nil {
		return "", false
	}
	return s, true
}

// paired reports whether each surrogate that a valid JSON string escapes has its other half.
func paired(raw []byte) bool {
	for i := 0; i < len(raw); i++ {
		if raw[i] != '\\' {
			continue
		}
		i++
		if raw[i] != 'u' {
			continue
		}
		r := escaped(raw[i-1:])
		i += 4
		if !utf16.IsSurrogate(r) {
			continue
		}
		if utf16.DecodeRune(r, escaped(raw[i+1:])) == unicode.ReplacementChar {
			return false
		}
		i += 6
	}
	return true
}

// escaped returns the number in an escape such as \u00e9 at the start of b, the rest of a
// valid JSON string; -1 where there is none.
func escaped(b []byte) rune {
	if len(b) < 6 || b[0] != '\\' || b[1] != 'u' {
		return -1
	}
	n, _ := strconv.ParseUint(string(b[2:6]), 16, 16)
	return rune(n)
}

// quote is s as a JSON string.
func quote(s string) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(s) // any string can be encoded
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// holds returns the kind of the value that a string is the JSON text of, 0 where it is not.
// Strings and null within a string do not count, and only objects and arrays may have white
// space around them: ` 5` may be meant as it is.
func holds(s string) kinds {
	inner := strings.Trim(s, whiteSpace)
	if inner == "" {
		return 0
	}
	kind := kindOf(inner[0])
	if kind&(object|array) == 0 && len(inner) != len(s) || kind&(null|str) != 0 || !json.Valid([]byte(inner)) {
		return 0
	}
	return kind
}

// listOrNull reports whether a string begins as the JSON text of an array does, be the rest
// as it may, or is null.
func listOrNull(s string) bool {
	inner := strings.Trim(s, whiteSpace)
	return strings.HasPrefix(inner, "[") || inner == "null"
}
