package pattern

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"testing"
)

func TestRuns(t *testing.T) {
	for _, c := range []struct{ expr, want string }{
		{`^sess_[0-9a-f]{16}$`, `"sess_" [09af]{16,16}`},
		{`^[0-9a-f]{8}-[0-9a-f]{4}$`, `[09af]{8,8} "-" [09af]{4,4}`},
		{`^[a-z]+$`, `[az]{1,-1}`},
		{`^[A-Z]{2,4}$`, `[AZ]{2,4}`},
		{`^x[a-z]?$`, `"x" [az]{0,1}`},
		{`^a{3}b*$`, `"aaa" [bb]{0,-1}`},
		{`^é[a-z]$`, `"é" [az]{1,1}`},
		{`^(a)$`, `"a"`},
		{`^(?:[a-z])$`, `[az]{1,1}`},
		{`^a{0}b$`, `"" "b"`},
		{`^\d{3}-\w$`, `[09]{3,3} "-" [09AZ__az]{1,1}`},
		// Everything else is left to the expression.
		{`[a-z]+`, ""}, {`^[a-z]+`, ""}, {`[a-z]+$`, ""}, {`^$`, ""}, {`^[a-z]*x$`, ""}, {`^[a-z]?[0-9]$`, ""},
		{`^[^a]$`, ""}, {`^[é-ü]$`, ""}, {`^é+$`, ""}, {`^(ab)+$`, ""}, {`^a|b$`, ""}, {`^\bx$`, ""}, {`^.$`, ""},
		{`^[acegikmo]$`, ""}, {`(?i)^ab$`, ""}, {`(?m)^ab$`, ""}, {`^(`, ""},
	} {
		got := ""
		runs, _ := Runs(c.expr)
		for i, r := range runs {
			if i > 0 {
				got += " "
			}
			if r.Text != "" || r.Set == nil {
				got += fmt.Sprintf("%q", r.Text)
				continue
			}
			got += fmt.Sprintf("[%s]{%d,%d}", r.Set, r.Min, r.Max)
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.expr, got, c.want)
		}
	}
}

// TestRunsAgree takes random patterns: the runs, read as the generated loops read them, and the
// expression have one verdict on random texts.
func TestRunsAgree(t *testing.T) {
	g := generator{rand.New(rand.NewPCG(3, 4))}
	apart, pairs, matched := 0, 0, 0
	for range 60_000 {
		p := "^" + g.pattern(1) + "$"
		if Check(p) != nil {
			continue
		}
		runs, ok := Runs(p)
		if !ok {
			continue
		}
		apart++
		re := regexp.MustCompile(p)
		for range 30 {
			s := g.text()
			if g.IntN(2) == 0 {
				s = g.like(runs)
			}
			pairs++
			want := re.MatchString(s)
			if want {
				matched++
			}
			if got := take(runs, s); got != want {
				t.Fatalf("%q on %q: %v", p, s, got)
			}
		}
	}
	t.Logf("%d patterns, %d pairs, %d matches", apart, pairs, matched)
	if apart < 1000 || matched < pairs/10 {
		t.Error("the patterns say too little")
	}
}

// like returns a text that runs take, or nearly.
func (g generator) like(runs []Run) string {
	var s []byte
	for _, r := range runs {
		if r.Set == nil {
			s = append(s, r.Text...)
			continue
		}
		n := r.Min
		if r.Max != r.Min {
			n += g.IntN(4)
		}
		for range n {
			i := 2 * g.IntN(len(r.Set)/2)
			s = append(s, r.Set[i]+byte(g.IntN(int(r.Set[i+1]-r.Set[i])+1)))
		}
	}
	if g.IntN(4) == 0 {
		return g.edited(string(s))
	}
	return string(s)
}

// take reads s run by run.
func take(runs []Run, s string) bool {
	for _, r := range runs {
		if r.Set == nil {
			if len(s) < len(r.Text) || s[:len(r.Text)] != r.Text {
				return false
			}
			s = s[len(r.Text):]
			continue
		}
		n := 0
		for n < len(s) && n != r.Max && in(r.Set, s[n]) {
			n++
		}
		if n < r.Min {
			return false
		}
		s = s[n:]
	}
	return s == ""
}

func in(set []byte, c byte) bool {
	for i := 0; i < len(set); i += 2 {
		if set[i] <= c && c <= set[i+1] {
			return true
		}
	}
	return false
}
