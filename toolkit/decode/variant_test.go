package decode

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestVariant(t *testing.T) {
	for _, c := range []struct {
		in   string
		want any
	}{
		{`{"op":"is","field":"a"}`, &is{"is", "a"}},
		{` { "field" : "a" , "x":[{"op":"not"}], "op" : "i\u0073" } `, &is{"is", "a"}},
		{`{"\u006fp":"is","field":"a"}`, &is{"is", "a"}},
		{`{"op":"not","part":{"op":"is","field":"a"}}`, not{&is{"is", "a"}}},
		{`{"part":{"part":{"field":"a","op":"is"},"op":"not"},"op":"not"}`, not{not{&is{"is", "a"}}}},
	} {
		v, err := parse(`{"text":"","expr":` + c.in + `}`)
		if err != nil || !reflect.DeepEqual(v.Expr, c.want) {
			t.Errorf("%s: %#v, %v", c.in, v.Expr, err)
		}
	}
}

func TestVariantMessages(t *testing.T) {
	for _, c := range []struct{ in, code, want string }{
		{`1`, Type, `expr: must be an object, got number`},
		{`{}`, Required, `expr.op: is required`},
		{`{"Op":"is","field":"a"}`, Required, `expr.op: is required; did you mean it by "Op"?`},
		{`{"op":1}`, Type, `expr.op: must be one of "not", "is", got number`},
		{`{"field":"a","op":null}`, Type, `expr.op: must be one of "not", "is", got null`},
		{`{"op":"iss"}`, CodeEnum, `expr.op: must be one of "not", "is", got "iss"; did you mean "is"?`},
		{`{"op":"is"}`, Required, `expr.field: is required when op is "is"`},
		{`{"op":"is","feild":""}`, Required, `expr.field: is required when op is "is"; did you mean it by "feild"?`},
		{`{"op":"is","op":"not","field":""}`, CodeDuplicate, `expr.op: is given twice`},
		{`{"op":"is","field":1}`, Type, `expr.field: must be a string, got number`},
		{`{"op":"not","part":{"op":"or"}}`, CodeEnum, `expr.part.op: must be one of "not", "is", got "or"`},
		{`{"a":1,"op":"not","part":{"b":[],"op":2}}`, Type, `expr.part.op: must be one of "not", "is", got number`},
		{`{"a":tru`, Syntax, `arguments are not valid JSON: unexpected end at byte 26`},
		{`{"a":[1,],"op":"is"}}`, Syntax, `arguments are not valid JSON: unexpected character "]" at byte 26`},
		{`{"a":1 "op":"is"}}`, Syntax, `arguments are not valid JSON: unexpected character "\"" at byte 25`},
		{`{"a":1,"op":"is",}}`, Syntax, `arguments are not valid JSON: unexpected character "}" at byte 35`},
		{`{"op":"i\q"}}`, Syntax, `arguments are not valid JSON: unexpected character "q" at byte 27`},
		{`{"op":"is","field":"a"`, Syntax, `arguments are not valid JSON: unexpected end at byte 40`},
		{`{"op":`, Syntax, `arguments are not valid JSON: unexpected end at byte 24`},
	} {
		text := `{"text":"","expr":` + c.in
		if c.code != Syntax {
			text += `}`
		}
		_, err := parse(text)
		var parse *ParseError
		if !errors.As(err, &parse) || len(parse.Issues) != 1 || parse.Issues[0].Code != c.code || parse.Issues[0].String() != c.want {
			t.Errorf("%s:\n got %v\nwant %s %s", text, err, c.code, c.want)
		}
	}
	_, _, err := parseWith(`{"text":"","expr":{"op":"is","field":"","other":1}}`, Options{RejectUnknown: true})
	if err == nil || err.Error() != `expr.other: is not a parameter` {
		t.Errorf("rejected unknown: %v", err)
	}
	deep := `{"text":"","expr":` + strings.Repeat(`{"x":1,"op":"not","part":`, 2000) + `1` + strings.Repeat("}", 2001)
	if _, err := parse(deep); err == nil || err.Error() != "arguments are nested deeper than 1000 levels" {
		t.Errorf("deep: %v", err)
	}
}
