package suggest

import (
	"strings"
	"testing"
)

func TestNearest(t *testing.T) {
	for _, c := range []struct {
		name       string
		candidates []string
		want       string
	}{
		{"lmit", []string{"query", "limit"}, "limit"},
		{"fuzy", []string{"exact", "regex", "fuzzy"}, "fuzzy"},
		{"ecoh", []string{"echo", "uppercase"}, "echo"},
		{"old_text", []string{"newText", "oldText"}, "oldText"},
		{"QUERY", []string{"query"}, "query"},
		{"straße", []string{"strasse", "strase"}, "strase"},
		{"ÉTÉ", []string{"été"}, "été"},
		{"aaa", []string{"aab", "aac"}, "aab"},   // the first of two equals
		{"aab", []string{"aac", "aab"}, "aab"},   // the nearer one
		{"a", []string{"b"}, ""},                 // one letter names are all alike
		{"ab", []string{"ac"}, ""},               // and so are two letter names
		{"id", []string{"ID"}, "ID"},             // unless only the case differs
		{"path", []string{"query", "limit"}, ""}, // nothing near
		{"", []string{"a", ""}, ""},
		{"___", []string{"---"}, ""}, // nothing left to compare
		{"query", nil, ""},
		{"query\xff", []string{"query"}, ""},
		{strings.Repeat("a", MaxLen), []string{strings.Repeat("a", MaxLen)}, strings.Repeat("a", MaxLen)},
		{strings.Repeat("a", MaxLen+1), []string{strings.Repeat("a", MaxLen+1)}, ""},
	} {
		if got := Nearest(c.name, c.candidates); got != c.want {
			t.Errorf("Nearest(%q, %q) = %q, want %q", c.name, c.candidates, got, c.want)
		}
	}
}

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"abc", "abc", 0}, {"abc", "acb", 1}, {"abc", "ab", 1}, {"ab", "abc", 1},
		{"abc", "axc", 1}, {"kitten", "sitting", 3}, {"ca", "abc", 3}, {"limit", "timil", 2},
	} {
		if got := distance([]rune(c.a), []rune(c.b), MaxLen); got != c.want {
			t.Errorf("distance(%q, %q) = %d, want %d", c.a, c.b, got, c.want)
		}
		if got := distance([]rune(c.a), []rune(c.b), c.want-1); got < c.want {
			t.Errorf("distance(%q, %q) with limit %d = %d", c.a, c.b, c.want-1, got)
		}
	}
}

func TestNearestDoesNotAllocate(t *testing.T) {
	candidates := []string{"query", "limit", "mode"}
	if n := testing.AllocsPerRun(100, func() { Nearest("lmit", candidates) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
