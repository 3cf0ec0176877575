package tag

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/toolgen-go/toolgen/internal/suggest"
)

// keys are the keys that toolgen reads.
var keys = []string{"json", "jsonschema", "jsonschema_description", "jsonschema_extras", "validate", "toolgen"}

// otherKeys are keys of other readers that look like a slip of one of ours.
var otherKeys = []string{"bson", "cson", "hjson", "json5", "jsonb", "jsonapi", "jsonpb", "son", "ujson", "valid", "validator", "yson"}

// Tag holds the keys of one field. The zero Tag has none.
type Tag struct{ keys []Key }

// Key is one key:"value" pair of a tag.
type Key struct {
	Name   string
	Offset int // of the name in the source text, -1 where that is not known
	Value  Value
}

// Value is the value of one key, unquoted.
type Value struct {
	Key  string // the key it belongs to
	Text string

	offsets     []int // len(Text)+1 offsets in the source text of the literal; nil: not known
	interpreted bool  // the literal is written "…" and not `…`
}

// Offset returns where byte i of the text begins in the source text of the
// literal, or -1 where that is not known. For i = len(Text) it is the offset of the
// closing quote.
func (v Value) Offset(i int) int { return offsetAt(v.offsets, i) }

// Lookup returns the value of a key, and whether the tag has it.
func (t Tag) Lookup(key string) (Value, bool) {
	for _, k := range t.keys {
		if k.Name == key {
			return k.Value, true
		}
	}
	return Value{}, false
}

// Keys returns the pairs in the order of the source.
func (t Tag) Keys() []Key { return slices.Clone(t.keys) }

// Parse splits a tag into its pairs, by the convention of reflect.StructTag: pairs
// of key:"value", separated by spaces. Everything that reflect would not find, and
// every key that stands twice, is a Problem. The Tag holds what could be read.
func Parse(l Literal) (Tag, []Problem) {
	p := parser{l: l}
	p.run()
	return p.tag, p.problems
}

type parser struct {
	l        Literal
	i        int // the next byte of l.Value
	tag      Tag
	problems []Problem
}

func (p *parser) problem(at int, code, format string, args ...any) {
	p.problems = append(p.problems, Problem{p.l.Offset(at), code, fmt.Sprintf(format, args...)})
}

func (p *parser) run() {
	s := p.l.Value
	for first := true; ; first = false {
		if !p.gap(first) {
			return
		}
		begin := p.i
		for p.i < len(s) && isKeyByte(s[p.i]) {
			p.i++
		}
		name := s[begin:p.i]
		rest := s[p.i:]
		switch {
		case name == "":
			p.problem(begin, CodeSyntax, `a tag is a list of key:"value" pairs: write a key before %.20q`, rest)
			return
		case !strings.HasPrefix(rest, ":"):
			p.problem(begin, CodeSyntax, `the key %q has no value: write %s:"…"`, name, strings.TrimRight(name, "="))
			return
		case !strings.HasPrefix(rest, `:"`):
			word, _, _ := strings.Cut(strings.TrimLeft(rest[1:], " "), " ")
			p.problem(p.i+1, CodeSyntax, `the value of %s must follow the colon in double quotes: write %s:"%s"`, name, name, strings.Trim(word, `'"`+"`"))
			return
		}
		body := rest[2:]
		end := closingQuote(body)
		if end < 0 {
			p.problem(p.i+1, CodeSyntax, `the value of %s has no closing quote: write %s:"…"`, name, name)
			return
		}
		at := p.i + 2
		p.i = at + end + 1
		p.add(name, begin, body[:end], at)
	}
}

// gap skips what stands before a pair and reports whether a pair follows.
func (p *parser) gap(first bool) bool {
	s := p.l.Value
	begin := p.i
	for p.i < len(s) && s[p.i] == ' ' {
		p.i++
	}
	if p.i == len(s) {
		return false
	}
	switch at := p.i; {
	case strings.IndexByte(",;\t\r\n", s[at]) >= 0:
		for p.i < len(s) && strings.IndexByte(",; \t\r\n", s[p.i]) >= 0 {
			p.i++
		}
		p.problem(at, CodeSyntax, "pairs of a tag are separated by spaces only: write a space in place of %q", strings.TrimRight(s[at:p.i], " "))
		return p.i < len(s)
	case !first && at == begin:
		p.problem(at, CodeSyntax, `pairs of a tag are separated by spaces: write a space before %.20q`, s[at:])
	}
	return true
}

// add records a pair whose value is written as body, at index at of the tag.
func (p *parser) add(name string, begin int, body string, at int) {
	if _, ok := p.tag.Lookup(name); ok {
		p.problem(begin, CodeRepeatedKey, "the key %s stands twice and only the first counts: write one %s", name, name)
		return
	}
	text, offsets, bad := unescape(body)
	if bad >= 0 {
		p.problem(at+bad, CodeSyntax, "%s", p.badEscape(name, body[bad:]))
		return
	}
	for i, o := range offsets {
		offsets[i] = p.l.Offset(at + o)
	}
	if !slices.Contains(keys, name) {
		if i := slices.IndexFunc(keys, func(k string) bool { return strings.EqualFold(k, name) }); i >= 0 {
			p.problem(begin, CodeUnknownKey, "nothing reads the key %s: write %s", name, keys[i])
		} else if strings.HasPrefix(name, "jsonschema") {
			p.problem(begin, CodeUnknownKey, "nothing reads the key %s: write jsonschema, jsonschema_description or jsonschema_extras", name)
		} else if near := suggest.Nearest(name, keys); near != "" && !slices.Contains(otherKeys, name) {
			p.problem(begin, CodeUnknownKey, "nothing reads the key %s: did you mean %s?", name, near)
		}
	}
	if !utf8.ValidString(text) {
		p.problem(begin, CodeText, "the value of %s is not valid UTF-8: write the characters themselves", name)
	}
	v := Value{Key: name, Text: text, interpreted: p.l.interpreted}
	if p.l.offsets != nil {
		v.offsets = offsets
	}
	p.tag.keys = append(p.tag.keys, Key{name, p.l.Offset(begin), v})
}

// badEscape says what is wrong where the value of a key cannot be unquoted.
func (p *parser) badEscape(name, rest string) string {
	if rest[0] != '\\' {
		return fmt.Sprintf("the value of %s holds a line break: write \\n", name)
	}
	_, n := utf8.DecodeRuneInString(rest[1:])
	escape := rest[:1+n]
	written := escape
	right := `\` + escape
	if p.l.interpreted {
		written, right = `\`+escape, `\\\`+escape
	}
	return fmt.Sprintf("%s is no escape in the value of %s: write %s", written, name, right)
}

// isKeyByte reports whether reflect takes c as part of a key.
func isKeyByte(c byte) bool { return c > ' ' && c != ':' && c != '"' && c != 0x7f }

// closingQuote returns the index of the double quote that ends a value, or -1.
func closingQuote(s string) int {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			return i
		case '\\':
			i++
		}
	}
	return -1
}
