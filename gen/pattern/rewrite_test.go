package pattern

import (
	"regexp"
	"testing"
)

func TestRewrite(t *testing.T) {
	for _, same := range []string{"", "a", `^[a-z]+$`, `\\s`, `[\\S]`, `\d\w`, `[\S]`, `\c1`, `\c`, "a\\", "[^", `[\]\s`} {
		want := same
		if same == `[\]\s` {
			want = `[\]` + spaces
		}
		if got := Rewrite(same); got != want {
			t.Errorf("Rewrite(%q) = %q, want %q", same, got, want)
		}
	}
	for _, c := range []struct {
		expr    string
		yes, no []string
	}{
		{`^\s$`, []string{" ", "\t", "\v", "\f", "\n", "\r", "\u00a0", "\ufeff", "\u2003", "\u2029"}, []string{"", "a", "\x01", "\u200b", "\u180e"}},
		{`^\S$`, []string{"a", "\x01", "\u200b"}, []string{" ", "\v", "\u00a0", "\ufeff"}},
		{`^[\s,]+$`, []string{" , ", "\u00a0,"}, []string{"a", ""}},
		{`^[^\s]$`, []string{"a"}, []string{"\u2003", " "}},
		{`^\p{Letter}\p{digit}\P{Lu}$`, []string{"é٣a"}, []string{"é٣A", "1٣a"}},
		{`^[\p{Lowercase_Letter}_]+$`, []string{"é_a"}, []string{"É"}},
		{`^\cC\cj$`, []string{"\x03\n"}, []string{"C"}},
	} {
		expr := Rewrite(c.expr)
		if err := Check(expr); err != nil {
			t.Errorf("%s becomes %q: %v", c.expr, expr, err)
			continue
		}
		r := regexp.MustCompile(expr)
		for _, s := range c.yes {
			if !r.MatchString(s) {
				t.Errorf("%s does not match %q", c.expr, s)
			}
		}
		for _, s := range c.no {
			if r.MatchString(s) {
				t.Errorf("%s matches %q", c.expr, s)
			}
		}
	}
}
