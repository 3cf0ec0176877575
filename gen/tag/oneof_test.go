package tag

import (
	"errors"
	"strings"
	"testing"

	"github.com/go-playground/validator/v10"
)

func TestSplitOneOf(t *testing.T) {
	for _, row := range []struct{ param, want string }{
		{"a", "a"},
		{"a b", "a|b"},
		{"  a\tb\n c ", "a|b|c"},
		{"'a b' c", "a b|c"},
		{"'' a", "|a"},
		{"' '", " "},
		{"5 -1", "5|-1"},
		{"é '日 本'", "é|日 本"},
		{"a\vb\u00a0c", "a\vb\u00a0c"},
	} {
		items, err := SplitOneOf(row.param)
		var got []string
		for _, i := range items {
			got = append(got, i.Text)
			if !strings.HasPrefix(strings.TrimPrefix(row.param[i.Offset:], "'"), i.Text) {
				t.Errorf("SplitOneOf(%q): %q is not at %d", row.param, i.Text, i.Offset)
			}
		}
		if err != nil || strings.Join(got, "|") != row.want {
			t.Errorf("SplitOneOf(%q) = %q, %v", row.param, got, err)
		}
	}
	for _, row := range []struct {
		param string
		at    int
	}{
		{"", 0}, {" ", 0}, {"'a", 0}, {"a 'b c", 2}, {"a'b", 1}, {"a 'b'c", 5}, {"'it''s'", 4}, {"a' b'", 1},
	} {
		items, err := SplitOneOf(row.param)
		e, ok := errors.AsType[*OneOfError](err)
		if !ok || e.Offset != row.at || items != nil {
			t.Errorf("SplitOneOf(%q) = %v, %+v; want an error at %d", row.param, items, err, row.at)
		}
	}
}

// FuzzOneOf holds SplitOneOf to validator's own verdict: it takes every value of
// the list, and no other text.
func FuzzOneOf(f *testing.F) {
	for _, s := range []string{"a b", "'a b' c", "''", "a,b|c", "'it''s'", "a\u0085b", "é\v"} {
		f.Add(s, "a")
	}
	validate := validator.New()
	escape := strings.NewReplacer(",", "0x2C", "|", "0x7C")
	f.Fuzz(func(t *testing.T, param, other string) {
		if strings.Contains(param, "0x2C") || strings.Contains(param, "0x7C") {
			return // cannot be written
		}
		items, err := SplitOneOf(param)
		if err != nil {
			return
		}
		rule := "oneof=" + escape.Replace(param)
		listed := func(s string) bool {
			for _, i := range items {
				if i.Text == s {
					return true
				}
			}
			return false
		}
		texts := strings.Fields(param)
		for _, i := range items {
			texts = append(texts, i.Text, i.Text+"'", i.Text+" ")
		}
		for _, s := range append(texts, other, param, strings.Trim(param, "'"), "") {
			if got := validate.Var(s, rule) == nil; got != listed(s) {
				t.Errorf("%q under %q: validator says %v", s, rule, got)
			}
		}
	})
}
