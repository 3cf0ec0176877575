package decode

import (
	"strconv"
	"unicode"
	"unicode/utf8"
)

// stop is a reason to end the parse.
type stop uint8

const (
	stopEnd stop = iota + 1
	stopCharacter
	stopUTF8
	stopSurrogate
	stopControl
	stopTrailing
	stopDepth
	stopFull // there is no room for a further issue; not a fault of the text
)

// stopIssue is the one issue of a parse that ended early.
func (d *Decoder) stopIssue() Issue {
	if d.stop == stopDepth {
		return Issue{
			Code:         TooDeep,
			Message:      "arguments are nested deeper than " + plural(strconv.Itoa(d.maxDepth), "level", "levels"),
			BeyondSchema: true,
			Offset:       d.stopped,
		}
	}
	var what string
	switch d.stop {
	case stopEnd:
		what = "unexpected end"
	case stopCharacter:
		what = "unexpected character " + quoteCharacter(d.text[d.stopped:])
	case stopUTF8:
		what = "invalid UTF-8"
	case stopSurrogate:
		what = "lone surrogate"
	case stopControl:
		what = "control character in a string"
	case stopTrailing:
		what = "data after the arguments"
	}
	return Issue{
		Code:    Syntax,
		Message: "arguments are not valid JSON: " + what + " at byte " + strconv.Itoa(d.stopped),
		Offset:  d.stopped,
	}
}

// quoteCharacter is the first character of b in quotes, by its number if it cannot be seen.
func quoteCharacter(b []byte) string {
	r, _ := utf8.DecodeRune(b)
	if unicode.IsGraphic(r) && r != '"' && r != '\\' {
		return `"` + string(r) + `"`
	}
	return strconv.QuoteToASCII(string(r))
}
