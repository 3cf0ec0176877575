package pattern

import (
	"encoding/json"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// characters are those that engines are known to read differently, and some that
// they do not.
var characters = []string{
	"a", "b", "z", "A", "Z", "k", "K", "s", "_", "-", "0", "9", " ", "\t", "\n", "\v", "\f", "\r", "\x00", "\x08", "\x7f", "\u0085", "\u00a0", "é", "ß", "e\u0301",
	"\u017f", "\u212a", "\u2003", "\u2028", "\u2029", "\u3000", "\ufeff", "\ufffd", "\uffff", "\ud7ff", "\ue000", "日", "٣", "😀", "🙏", "\U0010ffff", "^", "$", ".", "[", "]", "{", "}", "(", ")", "|", "/", "\\", ",", ":",
}

// generator writes patterns of the allowed grammar.
type generator struct{ *rand.Rand }

func (g generator) pick(all []string) string { return all[g.IntN(len(all))] }

// literal writes one character, escaped where it must be.
func (g generator) literal() string {
	c := g.pick(characters)
	if strings.Contains(`^$\.*+?()[]{}|/`, c) {
		return `\` + c
	}
	return c
}

func (g generator) class() string {
	var b strings.Builder
	b.WriteString(g.pick([]string{"[", "[^"}))
	if g.IntN(8) == 0 {
		b.WriteString("-")
	}
	for range 1 + g.IntN(3) {
		switch g.IntN(6) {
		case 0:
			b.WriteString(g.pick([]string{`\d`, `\D`, `\w`, `\W`}))
		case 1, 2:
			low, _ := utf8.DecodeRuneInString(g.pick(characters))
			high, _ := utf8.DecodeRuneInString(g.pick(characters))
			b.WriteString(inClass(min(low, high)) + "-" + inClass(max(low, high)))
		case 3:
			b.WriteString(g.pick([]string{`\t`, `\n`, `\v`, `\f`, `\r`, `\x41`, `\xe9`, `\-`}))
		default:
			c, _ := utf8.DecodeRuneInString(g.pick(characters))
			b.WriteString(inClass(c))
		}
	}
	if g.IntN(8) == 0 {
		b.WriteString("-")
	}
	return b.String() + "]"
}

// inClass writes a character of a class.
func inClass(r rune) string {
	if strings.ContainsRune(`^\[]-`, r) {
		return `\` + string(r)
	}
	return string(r)
}

func (g generator) pattern(depth int) string {
	var b strings.Builder
	for range g.IntN(4) {
		switch n := g.IntN(12); {
		case n == 0:
			b.WriteString(g.pick([]string{"^", "$", `\b`}))
			continue
		case n == 1:
			b.WriteString("|")
			continue
		case n <= 3 && depth > 0:
			b.WriteString(g.pick([]string{"(", "(?:"}) + g.pattern(depth-1) + ")")
		case n <= 5:
			b.WriteString(g.class())
		case n <= 7:
			b.WriteString(g.pick([]string{`\d`, `\D`, `\w`, `\W`, `\t`, `\n`, `\v`, `\f`, `\r`, `\x00`, `\x61`, `\xC9`}))
		default:
			b.WriteString(g.literal())
		}
		if g.IntN(3) == 0 {
			b.WriteString(g.pick([]string{"*", "+", "?", "{0}", "{1}", "{2}", "{0,1}", "{1,}", "{0,}", "{1,3}", "{2,3}"}))
			b.WriteString(g.pick([]string{"", "", "?"}))
		}
	}
	return b.String()
}

// pieces are what other patterns are thrown together from, allowed or not.
var pieces = []string{
	"a", "b", "-", "^", "$", ".", "*", "+", "?", "??", "{", "}", "{2}", "{1,}", "{,2}", "{02}", "{1,2}", "(", ")", "(?:", "(?i)", "(?=", "(?<n>", "|", "[", "]", "[^", "[:", ":]", "[a-", "a-z", "\\", `\-`, `\b`, `\B`,
	`\d`, `\D`, `\w`, `\W`, `\s`, `\x41`, `\x`, `\0`, `\1`, `\n`, `\_`, `\/`, `\.`, `\]`, `\[`, `\^`, `\p{L}`, `\A`, `\z`, `\Q`, `\E`, "é", "😀", "\n", "\u2028", "\ufffd", ",", ":", "&&", "--", "~",
}

func (g generator) anything() string {
	var b strings.Builder
	for range 1 + g.IntN(6) {
		b.WriteString(g.pick(pieces))
	}
	return b.String()
}

func (g generator) text() string {
	var b strings.Builder
	for range g.IntN(7) {
		b.WriteString(g.pick(characters))
	}
	return b.String()
}

// TestAgree asks both engines for their verdicts, on patterns that Check allows: the
// grammar's own, and whatever passes of random ones.
func TestAgree(t *testing.T) {
	n := ecma(t)
	g := generator{rand.New(rand.NewPCG(1, 2))}
	const want, perPattern = 120_000, 12
	pairs, matches, slow, random := 0, 0, 0, 0
	for i := 0; pairs < want; i++ {
		p := g.pattern(3)
		own := i%2 == 0
		if !own {
			p = g.anything()
		}
		if err := Check(p); err != nil {
			if own {
				t.Fatalf("Check(%q) = %v", p, err)
			}
			continue
		}
		if !own {
			random++
		}
		re, err := regexp.Compile(p)
		if err != nil {
			t.Fatalf("Check allows %q: %v", p, err)
		}
		texts := []string{"", p}
		for len(texts) < perPattern {
			texts = append(texts, g.text())
		}
		a := n.ask(t, question{Pattern: p, Strings: texts})
		if a.Slow {
			slow++
			continue
		}
		if a.Refused != "" {
			t.Fatalf("Check allows %q: %s", p, a.Refused)
		}
		for j, s := range texts {
			pairs++
			if a.Match[j] {
				matches++
			}
			if a.Match[j] != re.MatchString(s) {
				t.Errorf("%q on %q: ECMA-262 says %v, Go %v", p, s, a.Match[j], !a.Match[j])
			}
		}
	}
	t.Logf("%d pairs, %d matches, %d random patterns, %d given up", pairs, matches, random, slow)
	if matches < want/5 || matches > want*4/5 || slow > 10 || random < 1000 {
		t.Error("the patterns say too little")
	}
}

// TestAgreeOnEveryCharacter asks about every code point of the first two planes;
// above them there is nothing that an engine knows by more than its number. Negated
// classes agree, also outside the basic plane, because with the u flag a class takes
// one code point, as in Go, and not one half of a surrogate pair. \w, \W and
// \b are ASCII in both, because there is no i flag beside the u flag.
func TestAgreeOnEveryCharacter(t *testing.T) {
	n := ecma(t)
	for _, q := range []question{
		{Pattern: `^\d$`}, {Pattern: `^\D$`}, {Pattern: `^\w$`}, {Pattern: `^\W$`},
		{Pattern: `^[\d]$`}, {Pattern: `^[^\d]$`}, {Pattern: `^[^\D]$`}, {Pattern: `^[^\W]$`}, {Pattern: `^[^\w]$`}, {Pattern: `^[\d\D]$`},
		{Pattern: "^[^a]$"}, {Pattern: "^[^😀]$"}, {Pattern: "^[^\\n]$"}, {Pattern: "^[é-😀]$"}, {Pattern: "^[^é-😀]$"}, {Pattern: "^[\ufff0-\U0001000f]$"}, {Pattern: "^[\\x00-\\xff]$"},
		{Pattern: `a\b`, Prefix: "a"}, {Pattern: `é\b`, Prefix: "é"}, {Pattern: "^a$", Prefix: "a"},
		{Pattern: "[K]"}, {Pattern: "s"},
	} {
		if err := Check(q.Pattern); err != nil {
			t.Errorf("Check(%q) = %v", q.Pattern, err)
		}
		q.All = true
		a := n.ask(t, q)
		re := regexp.MustCompile(q.Pattern)
		var runs []rune
		is := false
		for c := rune(0); c <= 0x1FFFF; c++ {
			if c == 0xD800 {
				c = 0xE000
			}
			if re.MatchString(q.Prefix+string(c)) != is {
				is = !is
				runs = append(runs, c)
			}
		}
		if !slices.Equal(runs, a.Runs) || a.Refused != "" || a.Slow {
			t.Errorf("%q after %q: Go changes at %U, ECMA-262 at %U", q.Pattern, q.Prefix, runs, a.Runs)
		}
	}
}

// TestEmittedPatterns asks both engines about every pattern in the schemas of this
// repository, those of all words that toolgen has a pattern for among them.
func TestEmittedPatterns(t *testing.T) {
	n := ecma(t)
	found := map[string]bool{}
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".schema.json") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var schema any
		if err := json.Unmarshal(text, &schema); err != nil {
			return err
		}
		patternsOf(schema, found)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	g := generator{rand.New(rand.NewPCG(1, 2))}
	pairs, matches := 0, 0
	for _, p := range slices.Sorted(maps.Keys(found)) {
		if err := Check(p); err != nil {
			t.Errorf("a schema has the pattern %q: %v", p, err)
			continue
		}
		re := regexp.MustCompile(p)
		tree, err := syntax.Parse(p, syntax.Perl)
		if err != nil {
			t.Fatal(err)
		}
		var texts []string
		for i := range 300 {
			text := g.text()
			if i%3 > 0 {
				text = g.matching(tree)
			}
			if i%3 > 1 {
				text = g.edited(text)
			}
			texts = append(texts, strings.Map(settled, text))
		}
		a := n.ask(t, question{Pattern: p, Strings: texts})
		if a.Refused != "" || a.Slow {
			t.Errorf("%q: %+v", p, a)
			continue
		}
		for i, s := range texts {
			pairs++
			if a.Match[i] {
				matches++
			}
			if a.Match[i] != re.MatchString(s) {
				t.Errorf("%q on %q: ECMA-262 says %v", p, s, a.Match[i])
			}
		}
	}
	t.Logf("%d patterns, %d pairs, %d matches", len(found), pairs, matches)
	if len(found) < 80 || matches < pairs/4 {
		t.Error("too few")
	}
}

// matching returns a text that the pattern probably matches.
func (g generator) matching(r *syntax.Regexp) string {
	var b strings.Builder
	repeat := func(low, high int) {
		if high < 0 || high > low+4 {
			high = low + 4
		}
		for range low + g.IntN(high-low+1) {
			b.WriteString(g.matching(r.Sub[0]))
		}
	}
	switch r.Op {
	case syntax.OpLiteral:
		b.WriteString(string(r.Rune))
	case syntax.OpCharClass:
		i := 2 * g.IntN(len(r.Rune)/2)
		b.WriteRune(r.Rune[i] + rune(g.IntN(int(min(r.Rune[i+1]-r.Rune[i], 200))+1)))
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		b.WriteString("x")
	case syntax.OpConcat, syntax.OpCapture:
		for _, sub := range r.Sub {
			b.WriteString(g.matching(sub))
		}
	case syntax.OpAlternate:
		b.WriteString(g.matching(r.Sub[g.IntN(len(r.Sub))]))
	case syntax.OpStar:
		repeat(0, -1)
	case syntax.OpPlus:
		repeat(1, -1)
	case syntax.OpQuest:
		repeat(0, 1)
	case syntax.OpRepeat:
		repeat(r.Min, r.Max)
	}
	return b.String()
}

// edited changes one place of a text.
func (g generator) edited(text string) string {
	runes := []rune(text)
	i := g.IntN(len(runes) + 1)
	return string(runes[:i]) + g.pick(characters) + string(runes[min(i+g.IntN(2), len(runes)):])
}

// patternsOf adds the patterns of a schema.
func patternsOf(schema any, found map[string]bool) {
	switch s := schema.(type) {
	case map[string]any:
		for word, v := range s {
			if p, ok := v.(string); ok && word == "pattern" {
				found[p] = true
			}
			patternsOf(v, found)
		}
	case []any:
		for _, v := range s {
			patternsOf(v, found)
		}
	}
}
