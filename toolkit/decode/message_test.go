package decode

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The texts of every code, byte for byte: of what reading a text finds, of what the rules of
// a field find, of the names of maps, and of what the rules between fields find.
var (
	readMessages     = textsOfReading()
	failMessages     = textsOfRules()
	keyMessages      = textsOfKeys()
	relationMessages = textsOfRelations()
)

type readMessage struct{ in, code, want string }

func textsOfReading() []readMessage {
	text := func(s string) string { return `{"text":` + s + `}` }
	with := func(s string) string { return `{"text":"",` + s + `}` }
	return []readMessage{
		// Syntax.
		{`{"text":"Pi"`, Syntax, "arguments are not valid JSON: unexpected end at byte 12"},
		{`{"text":"Pi`, Syntax, "arguments are not valid JSON: unexpected end at byte 11"},
		{`{"text"`, Syntax, "arguments are not valid JSON: unexpected end at byte 7"},
		{`{"text":`, Syntax, "arguments are not valid JSON: unexpected end at byte 8"},
		{`{"text": `, Syntax, "arguments are not valid JSON: unexpected end at byte 9"},
		{`{"text":tru`, Syntax, "arguments are not valid JSON: unexpected end at byte 11"},
		{`{"text":"\u12`, Syntax, "arguments are not valid JSON: unexpected end at byte 13"},
		{`{"text":"\ud83d\`, Syntax, "arguments are not valid JSON: unexpected end at byte 16"},
		{"{\"text\":\"\xe2\x82", Syntax, "arguments are not valid JSON: unexpected end at byte 11"},
		{`{x}`, Syntax, `arguments are not valid JSON: unexpected character "x" at byte 1`},
		{`{"text":"",}`, Syntax, `arguments are not valid JSON: unexpected character "}" at byte 11`},
		{with(`"tags":["a",]`), Syntax, `arguments are not valid JSON: unexpected character "]" at byte 23`},
		{`{'text':1}`, Syntax, `arguments are not valid JSON: unexpected character "'" at byte 1`},
		{`{"text":"a" "b"}`, Syntax, `arguments are not valid JSON: unexpected character "\"" at byte 12`},
		{with(`"count":01`), Syntax, `arguments are not valid JSON: unexpected character "1" at byte 20`},
		{with(`"count":-`), Syntax, `arguments are not valid JSON: unexpected character "}" at byte 20`},
		{with(`"ratio":1.e5`), Syntax, `arguments are not valid JSON: unexpected character "e" at byte 21`},
		{with(`"flag":trve`), Syntax, `arguments are not valid JSON: unexpected character "v" at byte 20`},
		{text(`"\x"`), Syntax, `arguments are not valid JSON: unexpected character "x" at byte 10`},
		{text(`"\u00g0"`), Syntax, `arguments are not valid JSON: unexpected character "g" at byte 13`},
		{text("é"), Syntax, `arguments are not valid JSON: unexpected character "é" at byte 8`},
		{"\ufeff{}", Syntax, `arguments are not valid JSON: unexpected character "\ufeff" at byte 0`},
		{"{}\x00", Syntax, `arguments are not valid JSON: data after the arguments at byte 2`},
		{"\x00", Syntax, `arguments are not valid JSON: unexpected character "\x00" at byte 0`},
		{`{"text":""} {}`, Syntax, "arguments are not valid JSON: data after the arguments at byte 12"},
		{text("\"a\xffb\""), Syntax, "arguments are not valid JSON: invalid UTF-8 at byte 10"},
		{text("\"é\xe9\""), Syntax, "arguments are not valid JSON: invalid UTF-8 at byte 11"},
		{text("\xff"), Syntax, "arguments are not valid JSON: invalid UTF-8 at byte 8"},
		{text(`"a\ud800"`), Syntax, "arguments are not valid JSON: lone surrogate at byte 10"},
		{text(`"\ud800\u0041"`), Syntax, "arguments are not valid JSON: lone surrogate at byte 9"},
		{text(`"\udc00"`), Syntax, "arguments are not valid JSON: lone surrogate at byte 9"},
		{text("\"a\tb\""), Syntax, "arguments are not valid JSON: control character in a string at byte 10"},
		{`{"other":"` + "\n" + `"}`, Syntax, "arguments are not valid JSON: control character in a string at byte 10"},
		{`{"text":1,"small":"x"`, Syntax, "arguments are not valid JSON: unexpected end at byte 21"}, // the issues before it do not count
		{`[}`, Syntax, `arguments are not valid JSON: unexpected character "}" at byte 1`},
		{`{"other":[}`, Syntax, `arguments are not valid JSON: unexpected character "}" at byte 10`},
		{`{"other":{"a":1]`, Syntax, `arguments are not valid JSON: unexpected character "]" at byte 15`},

		// The root.
		{`null`, Type, "arguments must be a JSON object, got null"},
		{`[]`, Type, "arguments must be a JSON object, got array"},
		{`"text"`, Type, "arguments must be a JSON object, got string"},
		{`"[1]"`, Type, "arguments must be a JSON object, got string"},
		{`"{\"text\":"`, Type, "arguments must be a JSON object, got string"},
		{with(`"tags":"[\"a\"]"`), Type, "tags: must be an array, got a string that holds JSON; send it unquoted"},
		{with(`"labels":" {\"a\":1} "`), Type, "labels: must be an object, got a string that holds JSON; send it unquoted"},
		{with(`"tags":"[\"a\""`), Type, "tags: must be an array, got string"},
		{with(`"tags":"{}"`), Type, "tags: must be an array, got string"},
		{`"{\"text\":\"\"}"`, Type, "arguments must be a JSON object, got string; they were encoded twice: send the object itself, not a string that holds it"},
		{` 12 `, Type, "arguments must be a JSON object, got number"},
		{`true`, Type, "arguments must be a JSON object, got boolean"},

		// Types.
		{text(`1`), Type, "text: must be a string, got number"},
		{text(`null`), Type, "text: must be a string, got null"},
		{text(`true`), Type, "text: must be a string, got boolean"},
		{text(`[1]`), Type, "text: must be a string, got array"},
		{text(`{"a":1}`), Type, "text: must be a string, got object"},
		{with(`"small":"x"`), Type, "small: must be an integer, got string"},
		{with(`"small":"1"`), Type, `small: must be an integer, got "1"; send 1 unquoted`},
		{with(`"small":"\u0031"`), Type, `small: must be an integer, got "1"; send 1 unquoted`},
		{with(`"small":"300"`), Type, `small: must be an integer, got "300"; send 300 unquoted`},
		{with(`"small":"1.5"`), Type, "small: must be an integer, got string"},
		{with(`"small":"1 "`), Type, "small: must be an integer, got string"},
		{with(`"small":"` + strings.Repeat("1", 50) + `"`), Type, "small: must be an integer, got a string that holds a number; send it unquoted"},
		{with(`"ratio":"-1.5e3"`), Type, `ratio: must be a number, got "-1.5e3"; send -1.5e3 unquoted`},
		{with(`"ratio":"01"`), Type, "ratio: must be a number, got string"},
		{with(`"ratio":""`), Type, "ratio: must be a number, got string"},
		{with(`"flag":"true"`), Type, `flag: must be a boolean, got "true"; send true unquoted`},
		{with(`"flag":"False"`), Type, `flag: must be a boolean, got "False"; send false unquoted`},
		{with(`"flag":"yes"`), Type, "flag: must be a boolean, got string"},
		{with(`"tags":"[\"a\"]"`), Type, "tags: must be an array, got a string that holds JSON; send it unquoted"},
		{with(`"tags":"[\"a\""`), Type, "tags: must be an array, got string"},
		{with(`"tags":"{}"`), Type, "tags: must be an array, got string"},
		{with(`"labels":" {\"a\":\"b\"} "`), Type, "labels: must be an object, got a string that holds JSON; send it unquoted"},
		{with(`"child":"{\"text\":\"\"}"`), Type, "child: must be an object, got a string that holds JSON; send it unquoted"},
		{with(`"child":{"text":"","flag":"true"}`), Type, `child.flag: must be a boolean, got "true"; send true unquoted`},
		{with(`"small":null`), Type, "small: must be an integer, got null; leave it out instead"},
		{with(`"mode":null`), Type, `mode: must be one of "exact", "regex", "fuzzy", got null; leave it out instead`},
		{with(`"child":null`), Type, "child: must be an object, got null; leave it out instead"},
		{with(`"child":{"text":null}`), Type, "child.text: must be a string, got null"},
		{with(`"tags":[null]`), Type, "tags[0]: must be a string, got null"},
		{with(`"labels":{"a":null}`), Type, "labels.a: must be a string, got null"},
		{with(`"small":5.5`), Type, "small: must be an integer, got 5.5"},
		{with(`"small":0.` + strings.Repeat("3", 39)), Type, "small: must be an integer, got number"},
		{with(`"ratio":false`), Type, "ratio: must be a number, got boolean"},
		{with(`"flag":0`), Type, "flag: must be a boolean, got number"},
		{with(`"tags":"a"`), Type, "tags: must be an array, got string"},
		{with(`"tags":["a",1]`), Type, "tags[1]: must be a string, got number"},
		{with(`"labels":[]`), Type, "labels: must be an object, got array"},
		{with(`"labels":{"a b":1}`), Type, `labels["a b"]: must be a string, got number`},
		{with(`"labels":{"0":1}`), Type, `labels[0]: must be a string, got number`},
		{with(`"labels":{"a.b":1}`), Type, `labels["a.b"]: must be a string, got number`},
		{with(`"labels":{"":1}`), Type, `labels[""]: must be a string, got number`},
		{with(`"labels":{"\u0000~/\"":1}`), Type, `labels["\u0000~/\""]: must be a string, got number`},
		{with(`"child":"x"`), Type, "child: must be an object, got string"},
		{with(`"child":{"text":1}`), Type, "child.text: must be a string, got number"},
		{with(`"mode":1`), Type, `mode: must be one of "exact", "regex", "fuzzy", got number`},
		{with(`"level":1.5`), Type, "level: must be an integer, got 1.5"},
		{with(`"data":1`), Type, "data: must be a string, got number"},
		{with(`"wait":5`), Type, `wait: must be a string such as "1h30m" or "5s", got number`},
		{with(`"when":5`), Type, `when: must be a string such as "2006-01-02T15:04:05Z", got number`},
		{with(`"nullable":5`), Type, "nullable: must be a string, got number"},

		// Ranges.
		{with(`"small":300`), Range, "small: must be between -128 and 127, got 300"},
		{with(`"small":1e999999999`), Range, "small: must be between -128 and 127, got 1e999999999"},
		{with(`"count":-1`), Range, "count: must be between 0 and 18446744073709551615, got -1"},
		{with(`"small":1` + strings.Repeat("0", 40)), Range, "small: must be between -128 and 127, got a number of 41 characters"},
		{with(`"ratio":1e999`), Range, "ratio: must fit in a 64-bit float, got 1e999"},
		{with(`"any":[1e400]`), Range, "any[0]: must fit in a 64-bit float, got 1e400"},

		// Presence.
		{``, Required, "text: is required"},
		{`{}`, Required, "text: is required"},
		{`{"flag":true}`, Required, "text: is required"},
		{`{"txet":""}`, Required, `text: is required; did you mean it by "txet"?`},
		{`{"Text":""}`, Required, `text: is required; did you mean it by "Text"?`},
		{`{"something":""}`, Required, "text: is required"},
		{with(`"child":{"te_xt":1}`), Required, `child.text: is required; did you mean it by "te_xt"?`},
		{`{"text":"","text":""}`, CodeDuplicate, "text: is given twice"},
		{`{"text":"","te\u0078t":""}`, CodeDuplicate, "text: is given twice"},
		{with(`"labels":{"a":"","\u0061":""}`), CodeDuplicate, "labels.a: is given twice"},
		{with(`"any":[{"a":{"b":1,"b":2}}]`), CodeDuplicate, "any[0].a.b: is given twice"},
		{with(`"raw":[{"a":{"b":1,"\u0062":2}}]`), CodeDuplicate, "raw[0].a.b: is given twice"},

		// Values.
		{with(`"mode":"fuzy"`), CodeEnum, `mode: must be one of "exact", "regex", "fuzzy", got "fuzy"; did you mean "fuzzy"?`},
		{with(`"mode":""`), CodeEnum, `mode: must be one of "exact", "regex", "fuzzy", got ""`},
		{with(`"mode":"` + strings.Repeat("é", 50) + `"`), CodeEnum, `mode: must be one of "exact", "regex", "fuzzy", got a string of 50 characters`},
		{with(`"level":5`), CodeEnum, `level: must be one of -128, 0, 3, got 5`},
		{with(`"level":1e300`), CodeEnum, `level: must be one of -128, 0, 3, got 1e300`},
		{with(`"count":0`), Minimum, "count: must be at least 1, got 0"},
		{text(`"` + strings.Repeat(`\u00e9`, 101) + `"`), MaxLength, "text: must have at most 100 characters, got 101"},
		{with(`"tags":["a","b","c","d"]`), MaxItems, "tags: must have at most 3 items, got 4"},
		{with(`"tags":["a","b","\u0061"]`), UniqueItems, `tags: must not repeat an item, got "\u0061" twice`},
		{with(`"tags":["` + strings.Repeat("a", 50) + `","` + strings.Repeat("a", 50) + `"]`), UniqueItems, `tags: must not repeat an item`},
		{with(`"when":"2026-12-01"`), Format, `when: must be a date and time such as "2006-01-02T15:04:05Z", got "2026-12-01"`},
		{with(`"wait":"5x"`), Format, `wait: must be a duration such as "1h30m" or "5s", got "5x"`},
		{with(`"data":"!"`), Format, `data: must be base64 text, got "!"`},
	}
}

func TestMessages(t *testing.T) {
	for _, c := range readMessages {
		_, err := parse(c.in)
		var pe *ParseError
		if !errors.As(err, &pe) {
			t.Errorf("%s: got %v, want %q", c.in, err, c.want)
			continue
		}
		if pe.Error() != c.want || pe.Issues[0].Code != c.code {
			t.Errorf("%s:\n got %s %q\nwant %s %q", c.in, pe.Issues[0].Code, pe.Error(), c.code, c.want)
		}
	}
}

type failMessage struct{ value, code, arg, want string }

func textsOfRules() []failMessage {
	return []failMessage{
		{`0`, Minimum, "1", "must be at least 1, got 0"},
		{`6`, Maximum, "5", "must be at most 5, got 6"},
		{`0`, ExclusiveMinimum, "0", "must be more than 0, got 0"},
		{`5`, ExclusiveMaximum, "5", "must be less than 5, got 5"},
		{`7e0`, CodeMultipleOf, "5", "must be a multiple of 5, got 7e0"},
		{`"y"`, Const, `"x"`, `must be "x", got "y"`},
		{`[1]`, Const, `"x"`, `must be "x", got array`},
		{`{"a":1}`, Const, `"x"`, `must be "x", got object`},
		{`"x"`, NotConst, `"x"`, `must not be "x"`},
		{`""`, NonZero, "empty", "must not be empty"},
		{`0`, NonZero, "0", "must not be 0"},
		{`""`, MinLength, "1", "must have at least 1 character, got 0"},
		{`"a"`, MinLength, "2", "must have at least 2 characters, got 1"},
		{`"äöüß"`, MaxLength, "3", "must have at most 3 characters, got 4"},
		{`"ab"`, MaxLength, "1", "must have at most 1 character, got 2"},
		{`[]`, MinItems, "1", "must have at least 1 item, got 0"},
		{`[1]`, MinItems, "2", "must have at least 2 items, got 1"},
		{`[1,[2,3],{}]`, MaxItems, "1", "must have at most 1 item, got 3"},
		{`{}`, MinProperties, "1", "must have at least 1 entry, got 0"},
		{`{"a":{"b":1,"c":2}}`, MinProperties, "2", "must have at least 2 entries, got 1"},
		{`{"a":1,"b":2}`, MaxProperties, "1", "must have at most 1 entry, got 2"},
		{`"AA=="`, MinBytes, "2", "must have at least 2 bytes, got 1"},
		{`""`, MinBytes, "1", "must have at least 1 byte, got 0"},
		{`"AA\r\nAA"`, MaxBytes, "1", "must have at most 1 byte, got 3"},
		{`[1,2,3]`, NotLength, "3 items", "must not have 3 items"},
		{`[1,2,1.0]`, UniqueItems, "", "must not repeat an item, got 1.0 twice"},
		{`[100,1e2]`, UniqueItems, "", "must not repeat an item, got 1e2 twice"},
		{`[0,-0.0]`, UniqueItems, "", "must not repeat an item, got -0.0 twice"},
		{`[1,2]`, UniqueItems, "", "must not repeat an item"},
		{`[{"a":1},{"a":1}]`, UniqueItems, "", "must not repeat an item"},
		{`"b"`, Pattern, "^a$", `must match the pattern ^a$, got "b"`},
		{`"x"`, Format, "an email address", `must be an email address, got "x"`},
		{`{}`, OneOfRequired, "a; b and c", "exactly one of these must be given: a; b and c"},
		{`{}`, AnyOfRequired, "a; b and c", "at least one of these must be given: a; b and c"},
		{`"x"`, Check, "is_awesome=3", "must pass the check is_awesome=3"},
		{`"x"`, "same_as", "must be the same as password", "must be the same as password"},
	}
}

// TestFailMessages holds the texts of the codes that only Fail raises.
func TestFailMessages(t *testing.T) {
	for _, c := range failMessages {
		d := New([]byte(`{"v":` + c.value + `}`))
		obj := d.Object([]Field{{Name: "v"}})
		for obj.Next() {
			d.Skip()
			d.Fail(c.code, c.arg)
			d.FailBeyond(c.code, c.arg)
		}
		var pe *ParseError
		if err := d.Finish(); !errors.As(err, &pe) || len(pe.Issues) != 2 {
			t.Fatalf("%s: %v", c.value, err)
		}
		for i, issue := range pe.Issues {
			want := Issue{Path: "/v", Code: c.code, Message: c.want, BeyondSchema: i == 1, Offset: 5}
			if issue != want {
				t.Errorf("%s:\n got %+v\nwant %+v", c.value, issue, want)
			}
		}
	}
}

// TestEveryCode says that each code has a text above, or in a test of its own.
func TestEveryCode(t *testing.T) {
	elsewhere := map[string]string{
		"TooDeep":     "TestTooDeep",
		"Unknown":     "TestRejectUnknown",
		"KeyRepeated": "TestRepeatedKey",
	}
	seen := map[string]bool{}
	for _, c := range slices.Concat(readMessages, keyMessages) {
		seen[c.code] = true
	}
	for _, c := range failMessages {
		seen[c.code] = true
	}
	for _, c := range relationMessages {
		seen[c.code] = true
	}
	file, err := parser.ParseFile(token.NewFileSet(), "code.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	ast.Inspect(file, func(node ast.Node) bool {
		spec, ok := node.(*ast.ValueSpec)
		if !ok {
			return true
		}
		n++
		name := spec.Names[0].Name
		code, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := elsewhere[name]; !ok && !seen[code] {
			t.Errorf("%s has no text in a test", name)
		} else if ok && seen[code] {
			t.Errorf("%s has its text here, too", name)
		}
		return false
	})
	if n == 0 {
		t.Error("code.go has no codes")
	}
}

func TestTooDeep(t *testing.T) {
	for _, c := range []struct {
		depth int
		o     Options
		want  string
	}{
		{1000, Options{}, ""},
		{1001, Options{}, "arguments are nested deeper than 1000 levels"},
		{3, Options{MaxDepth: 3}, ""},
		{4, Options{MaxDepth: 3}, "arguments are nested deeper than 3 levels"},
		{2, Options{MaxDepth: 1}, "arguments are nested deeper than 1 level"},
		{10_000, Options{MaxDepth: 1 << 60}, ""},
		{10_001, Options{MaxDepth: 1 << 60}, "arguments are nested deeper than 10000 levels"},
	} {
		// The arguments are level 1, so one array less than the depth.
		arrays := strings.Repeat("[", c.depth-1) + strings.Repeat("]", c.depth-1)
		child := strings.Repeat(`{"text":"","child":`, c.depth-1) + `{"text":""}` + strings.Repeat("}", c.depth-1)
		for _, in := range []string{
			`{"text":"","any":` + arrays + `}`, `{"text":"","raw":` + arrays + `}`, `{"text":"","other":` + arrays + `}`, `{"text":` + arrays + `}`, child,
		} {
			_, _, err := parseWith(in, c.o)
			var pe *ParseError
			errors.As(err, &pe)
			switch {
			case c.want == "" && err != nil && !strings.HasSuffix(err.Error(), "got array"):
				t.Errorf("depth %d of %.30s: %v", c.depth, in, err)
			case c.want != "" && (pe == nil || len(pe.Issues) != 1 || pe.Issues[0].Code != TooDeep || !pe.Issues[0].BeyondSchema || err.Error() != c.want):
				t.Errorf("depth %d of %.30s: got %v, want %s", c.depth, in, err, c.want)
			}
		}
	}
}

func TestBeyondSchemaOfAny(t *testing.T) {
	_, err := parse(`{"text":"","any":1e400}`)
	var pe *ParseError
	if !errors.As(err, &pe) || !pe.Issues[0].BeyondSchema {
		t.Errorf("%v", err)
	}
}

// TestIssueOrder says that issues come as they were found, while the walk that resolves
// them goes by offset, and that offsets are those of the values.
func TestIssueOrder(t *testing.T) {
	in := `{"tags":[1,"a","a","b"],"child":{"flag":1},"labels":{"k":{"text":5}}}`
	_, err := parse(in)
	var pe *ParseError
	if !errors.As(err, &pe) {
		t.Fatal(err)
	}
	want := []struct{ path, at string }{
		{"/tags/0", `1,"a"`}, {"/tags", `[1`}, {"/tags", `[1`}, {"/child/flag", `1}`}, {"/child/text", `{"flag"`}, {"/labels/k", `{"text":5`}, {"/text", `{"tags"`},
	}
	if len(pe.Issues) != len(want) {
		t.Fatalf("%v", err)
	}
	for i, w := range want {
		got := pe.Issues[i]
		if got.Path != w.path || got.Offset != strings.Index(in, w.at) {
			t.Errorf("issue %d: %+v, want %v at %d", i, got, w.path, strings.Index(in, w.at))
		}
	}
}

func TestPointersAreEscaped(t *testing.T) {
	_, err := parse(`{"text":"","labels":{"a/b~c\u0020d":1}}`)
	var pe *ParseError
	if !errors.As(err, &pe) || pe.Issues[0].Path != "/labels/a~1b~0c d" {
		t.Errorf("%#v", err)
	}
}
