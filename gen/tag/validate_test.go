package tag

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// showRules writes rules as name=<param>, choices in parentheses.
func showRules(rules []Rule) string {
	var all []string
	for _, r := range rules {
		switch {
		case r.Or != nil:
			all = append(all, "("+showRules(r.Or)+")")
		case r.HasParam:
			all = append(all, fmt.Sprintf("%s=<%s>", r.Name, r.Param))
		default:
			all = append(all, r.Name)
		}
	}
	return strings.Join(all, " ")
}

func TestValidate(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"", ""},
		{"-", "-"},
		{"required,min=1", "required min=<1>"},
		{"dive,keys,max=3,endkeys,required", "dive keys max=<3> endkeys required"},
		{"hexcolor|rgb|eq=a", "(hexcolor rgb eq=<a>)"},
		{"required,a|b,c", "required (a b) c"},
		{"eq=a0x2Cb0x7Cc=d", "eq=<a,b|c=d>"},
		{"eq=0x2c", "eq=<0x2c>"},
		{"eq=", "eq=<>"},
		{"eq= a ,contains= ", "eq=< a > contains=< >"},
		{"oneof='a b' c", "oneof=<'a b' c>"},
		{"a0x2Cb", "a0x2Cb"},
	} {
		rules, problems := raw("validate", row.text).Validate()
		if got := showRules(rules); got != row.want || len(problems) > 0 {
			t.Errorf("Validate(%s) = %s, %v; want %s", row.text, got, problems, row.want)
		}
	}
}

func TestValidateProblems(t *testing.T) {
	checkProblems(t, []problemRow{
		{"`validate:\"min=1«,\"`", CodeEmptyWord, "remove the separator"},
		{"`validate:\"é,«,min=1\"`", CodeEmptyWord, "remove the separator"},
		{"`validate:\"«,min=1\"`", CodeEmptyWord, "remove the separator"},
		{"`validate:\"a|«|b\"`", CodeEmptyWord, "remove the separator"},
		{"`validate:\"«|b\"`", CodeEmptyWord, "remove the separator"},
		{`"validate:\"b«|\""`, CodeEmptyWord, "remove the separator"},
		{"`validate:\"min=1,« \"`", CodeEmptyWord, "remove the separator"},
		{"`validate:\"min=1, «max=2\"`", CodeSpace, `write it without, or where the comma belongs to the parameter write min=10x2C max=2`},
		{"`validate:\"required, «max=2\"`", CodeSpace, "beside max: write it without"},
		{"`validate:\"«required ,max=2\"`", CodeSpace, "beside required"},
		{"`validate:\"«min =2\"`", CodeSpace, "beside min"},
		{"`validate:\"a| «b\"`", CodeSpace, "beside b"},
		{"`validate:\"«=2\"`", CodeMissingKey, "write rule=parameter"},
	}, func(tag Tag) []Problem {
		v, _ := tag.Lookup("validate")
		_, problems := v.Validate()
		return problems
	})
}

// FuzzValidateGrammar holds Validate to a plain reading of validator's grammar.
func FuzzValidateGrammar(f *testing.F) {
	for _, s := range []string{"", "a", "a,b=c", "a|b=0x2C|c", "a=0x7C0x2C", ",", "a,", "|", " a", "a =b", "=", "a==b", "0x2C", "a=00x2C", "é=日本, b"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		tag, parse := Parse(LiteralOf("validate:" + strconv.Quote(text)))
		if len(parse) > 0 {
			return // not UTF-8
		}
		v, _ := tag.Lookup("validate")
		rules, problems := v.Validate()

		var want []string
		wrong := false
		for _, word := range strings.Split(text, ",") {
			var or []string
			for _, alternative := range strings.Split(word, "|") {
				parts := strings.SplitN(alternative, "=", 2)
				if parts[0] == "" || strings.TrimSpace(parts[0]) != parts[0] {
					wrong = true
				}
				if len(parts) == 2 {
					parts[1] = strings.ReplaceAll(strings.ReplaceAll(parts[1], "0x2C", ","), "0x7C", "|")
					or = append(or, parts[0]+"=<"+parts[1]+">")
				} else {
					or = append(or, parts[0])
				}
			}
			if len(or) > 1 {
				want = append(want, "("+strings.Join(or, " ")+")")
			} else {
				want = append(want, or[0])
			}
		}
		if text == "" {
			want, wrong = nil, false
		}
		if wrong != (len(problems) > 0) {
			t.Errorf("%q: problems %v, want some: %v", text, problems, wrong)
		}
		if got := showRules(rules); !wrong && got != strings.Join(want, " ") {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	})
}
