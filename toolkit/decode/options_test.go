package decode

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

func TestEmptyArguments(t *testing.T) {
	for _, in := range [][]byte{nil, {}, []byte(" "), []byte("\t\r\n ")} {
		d := New(in)
		obj := d.Object([]Field{{Name: "a"}})
		for obj.Next() {
			t.Errorf("%q: a member", in)
		}
		if err := d.Finish(); err != nil || !obj.OK() {
			t.Errorf("%q: %v", in, err)
		}
	}
}

func TestDropped(t *testing.T) {
	in := `{"a/b":1,"text":"","child":{"x~":{"y":1},"text":"","child":{"text":"","z":[]}},"labels":{"k":"v"},"raw":{"free":1},"any":{"free":1},"last":null}`
	_, report, err := parseWith(in, Options{})
	want := []string{"/a~1b", "/child/x~0", "/child/child/z", "/last"}
	if err != nil || !reflect.DeepEqual(report.Dropped, want) {
		t.Errorf("%q, %v", report.Dropped, err)
	}
	d := New([]byte(in))
	var v params
	decodeParams(&d, &v)
	if err := d.Finish(); err != nil || d.Report().Dropped != nil {
		t.Errorf("New records dropped names: %v", err)
	}
	var b strings.Builder
	for i := range 100 {
		fmt.Fprintf(&b, `"u%d":0,`, i)
	}
	_, report, err = parseWith("{"+b.String()+`"text":""}`, Options{})
	if err != nil || len(report.Dropped) != MaxDropped || report.Dropped[MaxDropped-1] != "/u63" {
		t.Errorf("%d names, %v", len(report.Dropped), err)
	}
}

func TestRejectUnknown(t *testing.T) {
	for in, want := range map[string]string{
		`{"text":"","smal":1}`:                             `smal: is not a parameter; did you mean "small"?`,
		`{"text":"","xyzzy":1}`:                            `xyzzy: is not a parameter`,
		`{"text":"","sm\u0061l":1}`:                        `smal: is not a parameter; did you mean "small"?`,
		`{"text":"","child":{"txt":1}}`:                    "2 problems with the arguments:\n- child.txt: is not a parameter; did you mean \"text\"?\n- child.text: is required; did you mean it by \"txt\"?",
		`{"text":"","any":{"x":1},"raw":[1]}`:              "",
		`{"text":"","` + strings.Repeat("x", 100) + `":1}`: strings.Repeat("x", 61) + "…: is not a parameter",
		`{"text":"","a b":1}`:                              `["a b"]: is not a parameter`,
		`{"text":"","0":1}`:                                `["0"]: is not a parameter`,
	} {
		_, report, err := parseWith(in, Options{RejectUnknown: true})
		if (err == nil) != (want == "") || err != nil && err.Error() != want || report.Dropped != nil {
			t.Errorf("%s:\n got %v\nwant %s", in, err, want)
		}
	}
}

func TestNullIsAbsent(t *testing.T) {
	for in, want := range map[string]string{
		`{"text":"","flag":null,"small":null,"tags":null,"child":null}`: "",
		`{"text":null}`:                       "text: must be a string, got null",
		`{"text":"","tags":[null]}`:           "tags[0]: must be a string, got null",
		`{"text":"","labels":{"a":null}}`:     "labels.a: must be a string, got null",
		`{"text":"","flag":null,"flag":null}`: "flag: is given twice",
		`{"text":"","flag":null,"flag":true}`: "flag: is given twice",
		`{"text":"","flag":nul}`:              `arguments are not valid JSON: unexpected character "}" at byte 21`,
		`{"text":"","child":{"text":null}}`:   "child.text: must be a string, got null",
	} {
		v, _, err := parseWith(in, Options{NullIsAbsent: true})
		if (err == nil) != (want == "") || err != nil && err.Error() != want || v.flagGiven {
			t.Errorf("%s:\n got %v\nwant %s", in, err, want)
		}
	}
	v, report, err := parseWith(`{"text":"","any":null,"raw":null,"nullable":null,"flag":false}`, Options{NullIsAbsent: true})
	if err != nil || string(v.Raw) != "null" || v.Any != nil || v.Nullable != nil || !v.flagGiven || report.Dropped != nil {
		t.Errorf("%+v, %v, %v", v, report, err)
	}
	if _, err := parse(`{"text":"","flag":null}`); err == nil {
		t.Error("null is absent without the option")
	}
}

func TestErrorText(t *testing.T) {
	issue := func(path, message string) Issue { return Issue{Path: path, Code: Type, Message: message} }
	long := strings.Repeat("é", 2000)
	for _, c := range []struct {
		err  ParseError
		want string
	}{
		{ParseError{Issues: []Issue{issue("", "m")}}, "m"},
		{ParseError{Issues: []Issue{issue("/edits/2/oldText", "m")}}, "edits[2].oldText: m"},
		{ParseError{Issues: []Issue{issue("/0/1/01/a-b/größe/2x/~01/-", "m")}}, `["0"][1]["01"].a-b.größe["2x"]["~1"]["-"]: m`},
		{ParseError{Issues: []Issue{issue("/a", "m"), issue("", "n")}}, "2 problems with the arguments:\n- a: m\n- n"},
		{ParseError{Issues: []Issue{issue("/a", "m"), issue("/b", "n")}, More: true}, "more than 2 problems with the arguments:\n- a: m\n- b: n"},
		{ParseError{Issues: []Issue{issue("/a", long)}}, "a: " + strings.Repeat("é", 1021) + "…"},
		{ParseError{Issues: []Issue{issue("/a", "m"), issue("/b", long), issue("/c", "n")}}, "3 problems with the arguments:\n- a: m\n- …"},
		{ParseError{Issues: []Issue{issue("/a", long), issue("/b", "n")}}, "2 problems with the arguments:\n- a: " + strings.Repeat("é", 1001) + "…\n- …"},
		{ParseError{}, "0 problems with the arguments:"},
	} {
		got := c.err.Error()
		if got != c.want {
			t.Errorf("got %d bytes %q, want %d bytes %q", len(got), got, len(c.want), c.want)
		}
		if len(got) > 2048 {
			t.Errorf("%d bytes", len(got))
		}
	}
	// At every size of the lines, the text is at most 2,048 bytes and made of whole lines.
	for n := range 200 {
		var e ParseError
		for range 20 {
			e.Issues = append(e.Issues, issue("/a", strings.Repeat("x", n)))
		}
		got := e.Error()
		lines := strings.Split(got, "\n")[1:]
		for i, line := range lines {
			if line != "- a: "+strings.Repeat("x", n) && (i != len(lines)-1 || line != "- …") {
				t.Fatalf("line %q", line)
			}
		}
		if len(got) > 2048 || len(lines) < 20 && lines[len(lines)-1] != "- …" {
			t.Fatalf("%d: %d bytes", n, len(got))
		}
	}
	deep := ParseError{Issues: []Issue{issue(strings.Repeat("/child", 999), "m")}}
	if got := deep.Error(); len(got) > 600 || !strings.HasSuffix(got, "…: m") {
		t.Errorf("%d bytes: %s", len(got), got)
	}
}

func TestTwentyIssues(t *testing.T) {
	for _, n := range []int{20, 21, 5000} {
		_, err := parse(`{"text":"","tags":[` + strings.TrimSuffix(strings.Repeat("1,", n), ",") + `]}`)
		pe := err.(*ParseError)
		// One more: too many items.
		if len(pe.Issues) != MaxIssues || !pe.More || !strings.HasPrefix(pe.Error(), "more than 20 problems with the arguments:\n- tags[0]: must") {
			t.Errorf("%d: %d issues, %v", n, len(pe.Issues), pe.More)
		}
	}
}
