package tag

import (
	"reflect"
	"strconv"
	"testing"
)

// FuzzTag reads any text as a tag, and as a literal: nothing panics, every offset is
// inside the literal, and where there is no problem reflect finds the same keys.
func FuzzTag(f *testing.F) {
	for _, s := range []string{
		"`json:\"a,omitempty\" validate:\"min=1\"`", `"json:\"a\""`, `json:"a"`, "`json:\"a\" json:\"b\"`",
		"`jsonschema:\"description=a\\\\, b,c\"`", "`x:\"\\u00e9\" jsonschema_extras:\"a=b,c\"`", "`json:\"-,\"validate:\"a|b,|\"`", "`\r\n`",
		"`validate:\"oneof='a b' c,eq=0x2C, x\"`",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, lit := range []string{text, strconv.Quote(text), "`" + text + "`"} {
			if l, err := ParseLiteral(lit); err == nil {
				checkTag(t, l, len(lit))
			}
		}
		l := LiteralOf(text)
		tag := checkTag(t, l, 0)
		_, problems := Parse(l)
		if len(problems) > 0 {
			return
		}
		names := append([]string{text}, keys...)
		for _, k := range tag.Keys() {
			names = append(names, k.Name)
		}
		for _, name := range names {
			got, ok := tag.Lookup(name)
			want, wantOK := reflect.StructTag(text).Lookup(name)
			if got.Text != want || ok != wantOK {
				t.Errorf("%q: %s is %q, %v; reflect has %q, %v", text, name, got.Text, ok, want, wantOK)
			}
		}
	})
}

// checkTag reads everything in a tag. size is the length of the literal, 0 where it
// is not known.
func checkTag(t *testing.T, l Literal, size int) Tag {
	inside := func(what string, at int) {
		if size == 0 && at != -1 || size > 0 && (at < 1 || at >= size) {
			t.Errorf("%q: %s at %d of %d", l.Value, what, at, size)
		}
	}
	check := func(problems []Problem) {
		for _, p := range problems {
			inside(p.Code, p.Offset)
			if p.Message == "" {
				t.Errorf("%q: %s has no message", l.Value, p.Code)
			}
		}
	}
	tag, problems := Parse(l)
	check(problems)
	for _, k := range tag.Keys() {
		inside("key", k.Offset)
		for i := range len(k.Value.Text) + 1 {
			inside("value", k.Value.Offset(i))
		}

		j, problems := k.Value.JSON()
		check(problems)
		inside("name", j.NameOffset)
		for _, o := range j.Options {
			inside("option", o.Offset)
		}

		words, problems := k.Value.JSONSchema(knownWord)
		check(problems)
		more, problems := k.Value.Extras()
		check(problems)
		for _, w := range append(words, more...) {
			inside("word", w.Offset)
			for i := range len(w.Value) + 1 {
				if w.HasValue {
					inside("word value", w.ValueAt(i))
				}
			}
		}

		rules, problems := k.Value.Validate()
		check(problems)
		for _, r := range rules {
			inside("rule", r.Offset)
			for _, r := range append(r.Or, r) {
				inside("rule", r.Offset)
				for i := range len(r.Param) + 1 {
					if r.HasParam {
						inside("param", r.ParamAt(i))
					}
				}
				items, err := SplitOneOf(r.Param)
				for _, i := range items {
					if i.Offset < 0 || i.Offset >= len(r.Param) {
						t.Errorf("%q: item at %d", r.Param, i.Offset)
					}
				}
				if err == nil && len(items) == 0 {
					t.Errorf("%q: neither items nor an error", r.Param)
				}
			}
		}
	}
	return tag
}
