package decode

import (
	"bytes"
	"encoding/base64"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/toolgen-go/toolgen/internal/suggest"
)

// maxShown is the length in bytes up to which a value is shown in a message.
const maxShown = 40

// message is the text of an issue with the current value or its name, which v describes.
func (w *walker) message(rec *record, v *facts) string {
	if v.isName {
		return "the name " + w.problem(rec, v)
	}
	return w.problem(rec, v)
}

// problem is what is wrong with the value that v describes.
func (w *walker) problem(rec *record, v *facts) string {
	arg := rec.arg
	switch rec.code {
	case Type:
		return w.typeMessage(rec, v)
	case Range, KeyRange:
		return "must " + arg + w.got(v)
	case Required:
		m := "is required"
		if rec.when != "" {
			m += " when " + rec.when
		}
		if near := suggest.Nearest(arg, v.unknown); near != "" {
			m += "; did you mean it by " + quote(near) + "?"
		}
		return m
	case CodeEnum:
		m := "must be one of " + arg + w.got(v)
		if rec.near != "" {
			m += "; did you mean " + quote(rec.near) + "?"
		}
		return m
	case Minimum:
		return "must be at least " + arg + w.got(v)
	case Maximum:
		return "must be at most " + arg + w.got(v)
	case ExclusiveMinimum:
		return "must be more than " + arg + w.got(v)
	case ExclusiveMaximum:
		return "must be less than " + arg + w.got(v)
	case CodeMultipleOf:
		return "must be a multiple of " + arg + w.got(v)
	case Const:
		return "must be " + arg + w.got(v)
	case NotLength:
		return "must not have " + arg
	case NotConst, NonZero:
		return "must not be " + arg
	case MinLength:
		return "must have at least " + plural(arg, "character", "characters") + gotCount(w.characters(v))
	case MaxLength:
		return "must have at most " + plural(arg, "character", "characters") + gotCount(w.characters(v))
	case MinItems:
		return "must have at least " + plural(arg, "item", "items") + gotCount(v.count)
	case MaxItems:
		return "must have at most " + plural(arg, "item", "items") + gotCount(v.count)
	case MinProperties:
		return "must have at least " + plural(arg, "entry", "entries") + gotCount(v.count)
	case MaxProperties:
		return "must have at most " + plural(arg, "entry", "entries") + gotCount(v.count)
	case MinBytes:
		return "must have at least " + plural(arg, "byte", "bytes") + gotCount(w.base64Len(v))
	case MaxBytes:
		return "must have at most " + plural(arg, "byte", "bytes") + gotCount(w.base64Len(v))
	case UniqueItems:
		if item := w.repeatedItem(v); item != "" {
			return "must not repeat an item, got " + item + " twice"
		}
		return "must not repeat an item"
	case Pattern:
		return "must match the pattern " + arg + w.got(v)
	case Format, KeyForm:
		return "must be " + arg + w.got(v)
	case RequiredBy, RequiredWhen:
		return "is required " + arg
	case Excluded:
		return "must be left out " + arg
	case Compared:
		return "must " + arg
	case OneOfRequired:
		return "exactly one of these must be given: " + arg
	case AnyOfRequired:
		return "at least one of these must be given: " + arg
	case Check:
		return "must pass the check " + arg
	case KeyRepeated:
		return "means the same key as an earlier one"
	case CodeDuplicate:
		return "is given twice"
	case Unknown:
		if near := suggest.Nearest(w.shortName(), rec.names); near != "" {
			return "is not a parameter; did you mean " + quote(near) + "?"
		}
		return "is not a parameter"
	}
	return arg
}

// typeMessage says what was expected and of which kind the value is.
func (w *walker) typeMessage(rec *record, v *facts) string {
	got := w.kind(v)
	switch {
	case rec.root:
		m := "arguments must be a JSON object, got " + got
		if got == "string" && holds(w.content(v), w.r.maxDepth, '{') {
			m += "; they were encoded twice: send the object itself, not a string that holds it"
		}
		return m
	case rec.null:
		got += "; leave it out instead"
	case got == "string":
		got = w.gotString(rec.arg, v)
	case rec.arg == "an integer" && got == "number" && v.to-v.from <= maxShown:
		// An integer is what is wanted, so the kind would not tell what is wrong.
		got = string(w.r.text[v.from:v.to])
	}
	return "must be " + rec.arg + ", got " + got
}

// gotString tells of a string where something else was wanted. If it is that thing in
// quotes, the quotes are the mistake.
func (w *walker) gotString(want string, v *facts) string {
	text, depth := w.content(v), w.r.maxDepth
	switch {
	case want == "an array" && holds(text, depth, '['), want == "an object" && holds(text, depth, '{'):
		return "a string that holds JSON; send it unquoted"
	case want == "an integer" && isInteger(text), want == "a number" && isNumber(text):
		if v.to-v.from > maxShown {
			return "a string that holds a number; send it unquoted"
		}
		return quote(string(text)) + "; send " + string(text) + " unquoted"
	case want == "a boolean" && (bytes.EqualFold(text, []byte("true")) || bytes.EqualFold(text, []byte("false"))):
		return quote(string(text)) + "; send " + string(bytes.ToLower(text)) + " unquoted"
	}
	return "string"
}

// holds reports whether a text is JSON that begins with c.
func holds(text []byte, maxDepth int, c byte) bool {
	inner := Decoder{text: text, maxDepth: maxDepth}
	if inner.peek() != c {
		return false
	}
	inner.skip(nil)
	return inner.stop == 0 && skipSpace(inner.text, inner.pos) == len(inner.text)
}

// isNumber reports whether a text is a JSON number.
func isNumber(text []byte) bool {
	return len(text) > 0 && startsNumber(text[0]) && holds(text, 1, text[0]) && !bytes.ContainsAny(text, " \t\r\n")
}

// isInteger reports whether a text is a JSON number in plain digits.
func isInteger(text []byte) bool { return isNumber(text) && !bytes.ContainsAny(text, ".eE") }

func (w *walker) kind(v *facts) string { return kindOf(w.r.text[v.from:v.to]) }

// kindOf is the JSON kind of the text of a value.
func kindOf(value []byte) string {
	if len(value) == 0 {
		return "nothing"
	}
	switch value[0] {
	case '"':
		return "string"
	case '{':
		return "object"
	case '[':
		return "array"
	case 't', 'f':
		return "boolean"
	case 'n':
		return "null"
	}
	return "number"
}

// got tells the value as it was sent, if it is short and not made of others.
func (w *walker) got(v *facts) string {
	kind := w.kind(v)
	switch {
	case kind == "object" || kind == "array" || kind == "nothing":
		return ", got " + kind
	case v.to-v.from <= maxShown:
		return ", got " + string(w.r.text[v.from:v.to])
	case kind == "string":
		return ", got a string of " + plural(strconv.Itoa(w.characters(v)), "character", "characters")
	}
	return ", got a number of " + plural(strconv.Itoa(v.to-v.from), "character", "characters")
}

func gotCount(n int) string { return ", got " + strconv.Itoa(n) }

// plural is a number and the word for what it counts.
func plural(n, one, many string) string {
	if n == "1" {
		return n + " " + one
	}
	return n + " " + many
}

// content is the string that v is, without its quotes and escapes, until the next name or
// string is read; nil if v is not a string.
func (w *walker) content(v *facts) []byte {
	if w.kind(v) != "string" {
		return nil
	}
	w.keys.pos = v.from
	b, _, _ := w.keys.quoted()
	return b
}

// characters is the length of a string in code points. The string was read before, so its
// escapes are right and need only be counted.
func (w *walker) characters(v *facts) int {
	text, n := w.r.text[v.from:v.to], 0
	if w.kind(v) != "string" {
		return 0
	}
	for i := 1; i < len(text)-1; n++ {
		switch c := text[i]; {
		case c != '\\':
			for i++; !utf8.RuneStart(text[i]); i++ { // the closing quote is one at the latest
			}
		case text[i+1] != 'u':
			i += 2
		case text[i+2]|0x20 == 'd' && text[i+3] >= '8': // one of a pair of surrogates
			i += 12
		default:
			i += 6
		}
	}
	return n
}

// base64Len is the number of bytes that a string of base64 stands for.
func (w *walker) base64Len(v *facts) int {
	b := w.content(v)
	n, _ := base64.StdEncoding.Decode(make([]byte, base64.StdEncoding.DecodedLen(len(b))), b)
	return n
}

// shortName is the name of the current member, "" if it is too long to be a misspelling.
func (w *walker) shortName() string {
	if len(w.path) == 0 || w.path[len(w.path)-1].name < 0 {
		return ""
	}
	w.keys.pos = w.path[len(w.path)-1].name
	name, _, _ := w.keys.quoted()
	if len(name) > suggest.MaxLen {
		return ""
	}
	return string(name)
}

// repeatedItem returns the text of the first item of an array that was there before, "" if
// none is or it is not fit to be shown. Numbers and strings count by their value.
func (w *walker) repeatedItem(v *facts) string {
	r := Decoder{text: w.r.text, pos: v.from, maxDepth: w.r.maxDepth}
	if r.peek() != '[' {
		return ""
	}
	seen := map[string]bool{}
	list, _ := r.Array()
	for list.Next() {
		c := r.peek()
		item := facts{from: r.pos}
		r.skip(nil)
		item.to = r.pos
		text := string(r.text[item.from:item.to])
		key := text
		switch {
		case c == '"':
			key = `"` + string(w.content(&item))
		case startsNumber(c):
			key = canonicalNumber(r.text, item.from)
		}
		if seen[key] {
			if len(text) > maxShown || c == '{' || c == '[' {
				return ""
			}
			return text
		}
		seen[key] = true
	}
	return ""
}

// canonicalNumber is one text for all spellings of the number at byte i.
func canonicalNumber(text []byte, i int) string {
	n, _ := scanNumber(text, i)
	digits := string(text[n.wholeAt:n.wholeTo]) + string(text[n.fracAt:n.fracTo])
	exponent := n.exponent(text) - int64(n.fracTo-n.fracAt)
	trimmed := strings.TrimRight(digits, "0")
	exponent += int64(len(digits) - len(trimmed))
	trimmed = strings.TrimLeft(trimmed, "0")
	if trimmed == "" {
		return "0"
	}
	sign := ""
	if n.neg {
		sign = "-"
	}
	return sign + trimmed + "e" + strconv.FormatInt(exponent, 10)
}
