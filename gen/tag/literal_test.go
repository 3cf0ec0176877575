package tag

import (
	"strconv"
	"testing"
)

func TestParseLiteral(t *testing.T) {
	for _, lit := range []string{
		"``", `""`, "`json:\"a\"`", `"json:\"a\""`, `"\x6a\u00e9\U0001F600\101\n"`, "`日本 json:\"é\"`", `"日本 é"`, `"\xff"`,
	} {
		l, err := ParseLiteral(lit)
		if err != nil {
			t.Errorf("ParseLiteral(%s): %v", lit, err)
			continue
		}
		if want, err := strconv.Unquote(lit); err != nil || l.Value != want {
			t.Errorf("ParseLiteral(%s) = %q, strconv.Unquote gives %q, %v", lit, l.Value, want, err)
		}
		if got := l.Offset(len(l.Value)); got != len(lit)-1 {
			t.Errorf("ParseLiteral(%s): the end is at %d, not at the closing quote", lit, got)
		}
		for i := range len(l.Value) {
			at, next := l.Offset(i), l.Offset(i+1)
			if at < 1 || at > next || next >= len(lit) {
				t.Errorf("ParseLiteral(%s): byte %d is at %d, the next at %d", lit, i, at, next)
			}
		}
	}
	for _, lit := range []string{"", "`", `"`, "a", "'a'", "`a\"", "`a`b`", `"a"b"`, `"\q"`, "\"\n\"", "aa"} {
		if _, err := ParseLiteral(lit); err == nil {
			t.Errorf("ParseLiteral(%s) accepted it", lit)
		}
	}
}

func TestParseLiteralCarriageReturn(t *testing.T) {
	l, err := ParseLiteral("`a\r\nb`")
	if err != nil || l.Value != "a\nb" || l.Offset(2) != 4 {
		t.Errorf("got %q, b at %d, %v", l.Value, l.Offset(2), err)
	}
}

func TestLiteralOf(t *testing.T) {
	l := LiteralOf(`json:"a,omitzero" validate:"min=1"`)
	if l.Offset(0) != -1 || l.Offset(-1) != -1 || l.Offset(100) != -1 {
		t.Error("offsets are known from nowhere")
	}
	tag, problems := Parse(l)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	v, _ := tag.Lookup("json")
	j, _ := v.JSON()
	if j.Name != "a" || j.NameOffset != -1 || j.Offset("omitzero") != -1 {
		t.Errorf("%+v", j)
	}
	v, _ = tag.Lookup("validate")
	rules, _ := v.Validate()
	if r := rules[0]; r.Offset != -1 || r.ParamOffset != -1 || r.ParamAt(0) != -1 {
		t.Errorf("%+v", r)
	}
}
