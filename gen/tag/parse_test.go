package tag

import (
	"reflect"
	"testing"
)

func TestParse(t *testing.T) {
	for _, text := range []string{
		``, ` `, `json:"a"`, `  json:"a"  validate:"b" `, `json:""`, `a,b:"c"`, `json:"a\"b\\\t\u00e9"`, `db:"x" yaml:"y" json:"z"`, `日本:"x"`,
	} {
		tag, problems := Parse(LiteralOf(text))
		if len(problems) > 0 {
			t.Errorf("Parse(%s): %v", text, problems)
		}
		for _, k := range append(keys, "a,b", "db", "yaml", "日本") {
			got, ok := tag.Lookup(k)
			want, wantOK := reflect.StructTag(text).Lookup(k)
			if got.Text != want || ok != wantOK {
				t.Errorf("Parse(%s).Lookup(%s) = %q, %v; reflect has %q, %v", text, k, got.Text, ok, want, wantOK)
			}
			if ok && got.Key != k {
				t.Errorf("Parse(%s).Lookup(%s) is a value of %s", text, k, got.Key)
			}
		}
	}
}

func TestParseProblems(t *testing.T) {
	checkProblems(t, []problemRow{
		{"`«json`", CodeSyntax, `write json:"…"`},
		{"`«json \"a\"`", CodeSyntax, `write json:"…"`},
		{"`«json=\"a\"`", CodeSyntax, `write json:"…"`},
		{"`json:« \"a\"`", CodeSyntax, `write json:"a"`},
		{"`json:«a`", CodeSyntax, `write json:"a"`},
		{"`json:«'a,omitempty' x:\"y\"`", CodeSyntax, `write json:"a,omitempty"`},
		{"`json:«`", CodeSyntax, `write json:""`},
		{"`json:«\"a`", CodeSyntax, "no closing quote"},
		{"`json:«\"a\\\"`", CodeSyntax, "no closing quote"},
		{"`«:\"a\"`", CodeSyntax, "write a key before"},
		{"`«\"a\"`", CodeSyntax, "write a key before"},
		{"`json:\"a\"«validate:\"b\"`", CodeSyntax, "write a space before"},
		{`"json:\"a\"«validate:\"b\""`, CodeSyntax, "write a space before"},
		{"`json:\"a\"«,validate:\"b\"`", CodeSyntax, `a space in place of ","`},
		{"`json:\"a\"«, validate:\"b\"`", CodeSyntax, `a space in place of ","`},
		{"`json:\"a\" «; validate:\"b\"`", CodeSyntax, `a space in place of ";"`},
		{"`json:\"a\"«\tvalidate:\"b\"`", CodeSyntax, `a space in place of "\t"`},
		{"`json:\"a\"«\n  validate:\"b\"`", CodeSyntax, `a space in place of "\n"`},
		{"`json:\"a\"«,`", CodeSyntax, `a space in place of ","`},
		{"`json:\"a\" «json:\"b\"`", CodeRepeatedKey, "write one json"},
		{`"json:\"a\" x:\"é\" «json:\"b\""`, CodeRepeatedKey, "write one json"},
		{"`validate:\"a«\\,b\"`", CodeSyntax, `\, is no escape in the value of validate: write \\,`},
		{`"validate:\"a«\\,b\""`, CodeSyntax, `\\, is no escape in the value of validate: write \\\\,`},
		{"`jsonschema:\"pattern=«\\d\"`", CodeSyntax, `write \\d`},
		{"`json:\"«\\é\"`", CodeSyntax, `write \\é`},
		{"`json:\"a«\nb\"`", CodeSyntax, `write \n`},
		{"`«JSON:\"a\"`", CodeUnknownKey, "write json"},
		{"`«jsonSchema:\"a\"`", CodeUnknownKey, "write jsonschema"},
		{"`x:\"y\" «jsonschema_desc:\"a\"`", CodeUnknownKey, "jsonschema_description"},
		{"`«json:\"\\xff\"`", CodeText, "UTF-8"},
	}, func(Tag) []Problem { return nil })
}

// TestParseGoesOn asserts that the keys after a problem that can be passed are read.
func TestParseGoesOn(t *testing.T) {
	for _, text := range []string{
		`json:"a"validate:"b"`, `json:"a",validate:"b"`, `json:"a", validate:"b"`, "json:\"a\"\n\tvalidate:\"b\"", `json:"a" json:"c" validate:"b"`, `x:"\q" json:"a" validate:"b"`,
	} {
		tag, problems := Parse(LiteralOf(text))
		name, _ := tag.Lookup("json")
		rule, _ := tag.Lookup("validate")
		if len(problems) != 1 || name.Text != "a" || rule.Text != "b" {
			t.Errorf("Parse(%q) = %+v, %+v", text, tag, problems)
		}
	}
}
