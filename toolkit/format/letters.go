package format

import "unicode"

// Letters reports whether s is nothing but letters of any script, one or more: validator's
// alphaunicode.
func Letters(s string) bool { return consists(s, unicode.IsLetter) }

// LettersAndNumbers reports whether s is nothing but letters and numbers of any script, one
// or more: validator's alphanumunicode.
func LettersAndNumbers(s string) bool {
	return consists(s, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) })
}

func consists(s string, of func(rune) bool) bool {
	for _, r := range s {
		if !of(r) {
			return false
		}
	}
	return s != ""
}
