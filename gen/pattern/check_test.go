package pattern

import (
	"errors"
	"regexp"
	"strings"
	"testing"
)

var allowed = []string{
	"", "a", "é", "日本", "😀", "\uFFFD", "\u2028", "\n", "\x00", `"'-_@#%&=!~,:;<>/` + "`",
	"^a$", "^$", "$^", "a|b", "|", "a|", "()", "(?:)", "(a)(?:b)", `\b\b`, `(?:^|,)a(?:$|,)`, "(^)*", `(?:\b)+`,
	`\t\n\v\f\r\x00\x7f\xff`, `\^\$\\\.\*\+\?\(\)\[\]\{\}\|\/`,
	`\d\D\w\W`, `[\d\D]`, `[\w\-]`, `[^\W\d]`, "[a-z]", "[^a-z0-9]", "[a^]", "[$.*+?(){}|/]", `[\^\]\\\[\-\/]`, `[\x00-\x1f]`, "[é-ü😀-🙏]", "[^😀]", "[[a]", "[\x00-\U0010FFFF]",
	"[-a]", "[a-]", "[^-a]", "[-]", "[^-]", `[\d-]`, `[a\-z]`, `[\--\/]`, "[a-c-]",
	"a*b+c?", "a*?b+?c??", "a{0}", "a{3}", "a{3,}", "a{3,5}", "a{3,5}?", "a{0,1000}", "a{1000}", "(a*)*", "(?:a+b?)+", "(|a)*", "[ab]{2}", `\d{2}`, "😀+",
	`^-?([0-9]{1,6}h)?([0-9]{1,6}m)?([0-9]{1,6}(\.[0-9]{1,9})?s)?([0-9]{1,6}ms)?$`,
	`^(0|-?[1-9][0-9]*)$`, `^#(?:[0-9a-fA-F]{3}){1,2}$`,
}

// refused are patterns with one construct that is not allowed, at «, and what the
// advice says.
var refused = []struct {
	pattern, advice string

	// Where Go compiles the pattern and ECMA-262 too, the two differ on this string,
	differ string
	// or they agree and the pattern is kept out for this reason.
	agree string
}{
	{pattern: "a«.b", advice: `write [^\n]`, differ: "a\u2028b"},
	{pattern: "«.", advice: `[\d\D]`, differ: "\r"},
	{pattern: `«\s`, advice: `write [ \t\r\n]`, differ: "\u00a0"},
	{pattern: `«\S`, advice: `write [^ \t\r\n]`, differ: "\ufeff"},
	{pattern: `[a«\s]`, advice: `a space and \t\r\n`, differ: "\v"},
	{pattern: `[^«\S]`, advice: "the characters that are meant", differ: "\u2003"},
	{pattern: `«\p{Greek}`, advice: "[A-Za-z]"},
	{pattern: `«\pL`, advice: "[A-Za-z]"},
	{pattern: `[«\P{Greek}]`, advice: "[A-Za-z]"},
	{pattern: `«(?i)a`, advice: "[aA]"},
	{pattern: `«(?i:k)`, advice: "[aA]"},
	{pattern: `«(?s:.)`, advice: "(?: )"},
	{pattern: `«(?-i)a`, advice: "(?: )"},
	{pattern: `«(?P<n>a)`, advice: "(?: )"},
	{pattern: `«(?<n>a)`, advice: "(?: )", agree: "a name has no use in a schema, and older versions of Go refuse it"},
	{pattern: `a«(?=b)`, advice: "no lookaround"},
	{pattern: `a«(?!b)`, advice: "no lookaround"},
	{pattern: `«(?<=a)b`, advice: "no lookaround"},
	{pattern: `«(?<!a)b`, advice: "no lookaround"},
	{pattern: `(a)«\1`, advice: "no references"},
	{pattern: `(a)«\k<n>`, advice: "no references"},
	{pattern: `«\A`, advice: "write ^"},
	{pattern: `«\z`, advice: "write $"},
	{pattern: `«\Z`, advice: "write $"},
	{pattern: `«\C`, advice: `[\d\D]`},
	{pattern: `«\Qa.b\E`, advice: "a backslash before each"},
	{pattern: `a«\E`, advice: "a backslash before each"},
	{pattern: `«\a`, advice: `write \x07`},
	{pattern: `«\0`, advice: `write \x and two`, agree: `\0 followed by a digit means another thing`},
	{pattern: `[«\0]`, advice: `write \x and two`, agree: `\0 followed by a digit means another thing`},
	{pattern: `«\07`, advice: `write \x and two`},
	{pattern: `«\123`, advice: "no references"},
	{pattern: `«\x{41}`, advice: "two hexadecimal digits"},
	{pattern: `«\x4`, advice: "two hexadecimal digits"},
	{pattern: `«\x4g`, advice: "two hexadecimal digits"},
	{pattern: `«\xé`, advice: "two hexadecimal digits"},
	{pattern: `«\u0041`, advice: "the character itself"},
	{pattern: `«\u{41}`, advice: "the character itself"},
	{pattern: `«\cA`, advice: `no \c`},
	{pattern: `[«\b]`, advice: `write \x08`},
	{pattern: `[«\B]`, advice: `such as \w`},
	{pattern: `a«\B`, advice: `such as \w`, agree: `\B matches "_😀_" in V8 (of Node 20), against ECMA-262, between the halves of the surrogate pair`},
	{pattern: `a«\-b`, advice: "write -"},
	{pattern: `«\_`, advice: "write _"},
	{pattern: `[«\_]`, advice: "write _"},
	{pattern: `«\@`, advice: "write @"},
	{pattern: `«\"`, advice: `write "`},
	{pattern: `«\ `, advice: "write  "},
	{pattern: `«\é`, advice: "write é"},
	{pattern: `«\y`, advice: "write y"},
	{pattern: `a«\`, advice: `write \\`},
	{pattern: `[a«\`, advice: `write \\`},
	{pattern: `a«{`, advice: `write \{`},
	{pattern: `a«{}`, advice: `write \{`},
	{pattern: `a«{,3}`, advice: `write \{`},
	{pattern: `a«{a}`, advice: `write \{`},
	{pattern: `a«{1,a}`, advice: `write \{`},
	{pattern: `a«{1`, advice: `write \{`},
	{pattern: `a«{-1}`, advice: `write \{`},
	{pattern: `a«{01}`, advice: "write 1", differ: "a"},
	{pattern: `a«{1,02}`, advice: "write 2", differ: "a"},
	{pattern: `b«{00}`, advice: "write 0", differ: "a"},
	{pattern: `a«{1001}`, advice: "at most 1000"},
	{pattern: `a«{1,1001}`, advice: "at most 1000"},
	{pattern: `a«{99999999999999999999}`, advice: "at most 1000"},
	{pattern: `a«{3,2}`, advice: "write {2,3}"},
	{pattern: `a«}`, advice: `write \}`},
	{pattern: `a«]`, advice: `write \]`},
	{pattern: `«*a`, advice: `write \*`},
	{pattern: `a|«+`, advice: `write \+`},
	{pattern: `«(?)`, advice: "(?: )"},
	{pattern: `(?:«{2})`, advice: `write \{2}`},
	{pattern: `^«*`, advice: "remove *"},
	{pattern: `a$«+`, advice: "remove +"},
	{pattern: `\b«?`, advice: "remove ?"},
	{pattern: `\b«{2}`, advice: "remove {2}"},
	{pattern: `a*«*`, advice: "in (?: )"},
	{pattern: `a+«+`, advice: "in (?: )"},
	{pattern: `a*?«?`, advice: "in (?: )"},
	{pattern: `a{2}«{3}`, advice: "in (?: )"},
	{pattern: `a??«*`, advice: "in (?: )"},
	{pattern: `«[]`, advice: `write \]`},
	{pattern: `«[]a]`, advice: `write \]`},
	{pattern: `«[^]`, advice: `write \]`},
	{pattern: `«[^]a]`, advice: `write \]`},
	{pattern: `a«[b`, advice: `write "]"`},
	{pattern: `«[a-`, advice: `write "]"`},
	{pattern: `[«[:alpha:]]`, advice: "write A-Za-z"},
	{pattern: `[«[:^digit:]]`, advice: "write A-Za-z"},
	{pattern: `[a«[:]`, advice: "write A-Za-z", agree: "it is nearly a named class"},
	{pattern: `[\d«-x]`, advice: `write \-`},
	{pattern: `[«a-\d]`, advice: `write \-`},
	{pattern: `[«z-a]`, advice: "the other way round"},
	{pattern: `[a-c«-e]`, advice: `write \-`, agree: "it is easily misread"},
	{pattern: `[«--a]`, advice: `write \-`, agree: "it is easily misread"},
	{pattern: `[+-«-]`, advice: `write \-`, agree: "it is easily misread"},
	{pattern: `[«--]`, advice: `write \-`, agree: "it is easily misread"},
	{pattern: `a«)`, advice: `write \)`},
	{pattern: `«(a`, advice: `write ")"`},
	{pattern: `«((a)`, advice: `write ")"`},
	{pattern: "é«\xff", advice: "UTF-8"},
	{pattern: "«\xed\xa0\x80", advice: "UTF-8"},
	{pattern: `a{100}(?:a{100})«{100}a{100}`, advice: "at most 1000 times"},
	{pattern: `é(?:a{100})«{100}?(?:a{100}){100}`, advice: "at most 1000 times"},
	{pattern: `(?:(?:(?:(?:a{9}b{9}){9}){9})«{9}){9}`, advice: "at most 1000 times"},
	{pattern: "«" + strings.Repeat("(", 1001) + strings.Repeat(")", 1001), advice: "fewer groups"},
	{pattern: "«" + strings.Repeat("a{1000}", 3400), advice: "too large"},
}

func TestAllowed(t *testing.T) {
	for _, p := range allowed {
		if err := Check(p); err != nil {
			t.Errorf("Check(%q) = %v", p, err)
		}
	}
}

func TestRefused(t *testing.T) {
	for _, row := range refused {
		at := strings.Index(row.pattern, "«")
		p := strings.Replace(row.pattern, "«", "", 1)
		e, ok := errors.AsType[*Error](Check(p))
		if !ok || e.Offset != at || !strings.Contains(e.Error(), row.advice) {
			t.Errorf("Check(%q) = %+v; want an error at %d with the advice %q", p, e, at, row.advice)
		}
	}
}

// TestRefusedForAReason asserts that each refusal is needed: one engine refuses the
// pattern, or they differ, or the row says why it is kept out.
func TestRefusedForAReason(t *testing.T) {
	n := ecma(t)
	for _, row := range refused {
		p := strings.Replace(row.pattern, "«", "", 1)
		re, err := regexp.Compile(p)
		if err != nil {
			if row.differ+row.agree != "" {
				t.Errorf("%q: Go refuses it, the row says otherwise", p)
			}
			continue
		}
		match, ok := n.match(t, p, row.differ)
		switch {
		case !ok && row.differ+row.agree != "":
			t.Errorf("%q: ECMA-262 refuses it, the row says otherwise", p)
		case ok && row.differ != "" && match == re.MatchString(row.differ):
			t.Errorf("%q: no difference on %q", p, row.differ)
		case ok && row.differ == "" && row.agree == "":
			t.Errorf("%q: both engines take it and the row has no reason", p)
		}
	}
}

// TestAdvice asserts that what the messages say to write is allowed.
func TestAdvice(t *testing.T) {
	for _, p := range []string{`[^\n]`, `[\d\D]`, `[ \t\r\n]`, `[ \t\r\n\d]`, `[^ \t\r\n]`, `[A-Za-z]`, `\x07`, `\x08`, `\{`, `\}`, `\]`, `\[`, `\(`, `\)`, `\\`, `\*`, `[aA]`, `[a\-z]`} {
		if err := Check(p); err != nil {
			t.Errorf("Check(%q) = %v", p, err)
		}
	}
}

// settled drops the characters above those blocks of Unicode in which nothing has been
// assigned or moved between categories for years: of the others each engine knows those
// of its own version of Unicode.
func settled(r rune) rune {
	if r < 0x250 {
		return r
	}
	return -1
}

// TestCategories compares the categories of all settled characters.
func TestCategories(t *testing.T) {
	n := ecma(t)
	var texts []string
	for r := rune(0); settled(r) == r; r++ {
		texts = append(texts, string(r))
	}
	for short, long := range categories {
		for _, p := range []string{`^\p{` + short + `}$`, `^[^\P{` + short + `}]$`, Rewrite(`^\p{` + long + `}$`)} {
			if err := Check(p); err != nil {
				t.Errorf("%s: %v", p, err)
				continue
			}
			re := regexp.MustCompile(p)
			a := n.ask(t, question{Pattern: p, Strings: texts})
			if a.Refused != "" {
				t.Errorf("%s: %s", p, a.Refused)
				continue
			}
			for i, s := range texts {
				if a.Match[i] != re.MatchString(s) {
					t.Errorf("%s on %q: ECMA-262 says %v", p, s, a.Match[i])
				}
			}
		}
		if a := n.ask(t, question{Pattern: `^\p{` + long + `}$`, Strings: []string{""}}); a.Refused != "" {
			t.Errorf("ECMA-262 knows no %s: %s", long, a.Refused)
		}
	}
}

// FuzzCheck holds Check to both engines: a pattern that it allows compiles in both,
// and they agree on the string. Without Node, only Go is asked.
func FuzzCheck(f *testing.F) {
	for _, p := range allowed {
		f.Add(p, "a")
	}
	for _, row := range refused {
		f.Add(strings.Replace(row.pattern, "«", "", 1), row.differ)
	}
	f.Fuzz(func(t *testing.T, pattern, s string) {
		if err := Check(pattern); err != nil {
			e, ok := errors.AsType[*Error](err)
			// The last word of Go's is about what Check does not know: nothing.
			if !ok || e.Offset < 0 || e.Offset > len(pattern) || e.Message == "" || strings.HasPrefix(e.Message, "Go refuses the pattern: ") {
				t.Errorf("Check(%q) = %#v", pattern, err)
			}
			return
		}
		re, err := regexp.Compile(pattern)
		if err != nil {
			t.Fatalf("Check allows %q: %v", pattern, err)
		}
		s = strings.ToValidUTF8(s, "?")
		if strings.Contains(pattern, `\p{`) || strings.Contains(pattern, `\P{`) {
			s = strings.Map(settled, s)
		}
		n, err := startNode()
		if err != nil || len(s) > 100 {
			return
		}
		a := n.ask(t, question{Pattern: pattern, Strings: []string{s}})
		if a.Refused != "" || !a.Slow && a.Match[0] != re.MatchString(s) {
			t.Errorf("%q on %q: ECMA-262 says %+v, Go %v", pattern, s, a, re.MatchString(s))
		}
	})
}
