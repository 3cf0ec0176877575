package texts

import (
	"encoding/base64"
	"regexp"
	"regexp/syntax"
	"strings"
	"unicode"
)

// alphabet holds characters that are easily got wrong: of one to four bytes, combining,
// control characters, those that JSON or JavaScript treat apart, those that fold to ASCII.
var alphabet = []rune("aabbcxyzAZ019 -_./@:\"\\'<>&éÄß日本😀\u0301\u200d\u2028\ufeff\u0000\u0007\n\t\u007fſK\ufffd\U0010ffff")

// chars returns n random characters.
func (g *Source) chars(n int) string {
	var b strings.Builder
	for range n {
		if g.oneIn(3) {
			b.WriteRune(pick(g, alphabet))
		} else {
			b.WriteByte(byte('a' + g.IntN(4)))
		}
	}
	return b.String()
}

// name returns a name of a member that no schema knows.
func (g *Source) name() string {
	return pick(g, []string{"a", "b", "c", "key", "a b", "a/b", "a~1", "", "ü", "x" + g.chars(2), g.chars(3)})
}

// hostileString returns a string that looks like something else, or is long.
func (g *Source) hostileString() string {
	return pick(g, []string{
		"", " ", "null", "true", "1", "5.0", "{}", "[]", `{"a":1}`, "NaN", "Infinity", "-0",
		strings.Repeat("x", 300), strings.Repeat("日", 50), g.chars(12),
	})
}

// stringFor returns a string that the schema probably accepts.
func (g *Source) stringFor(s map[string]any) string {
	s = g.stringBranch(s)
	if format, ok := s["format"].(string); ok {
		return g.formatted(format)
	}
	if pattern, ok := s["pattern"].(string); ok {
		if len(g.hints) > 0 && g.oneIn(2) {
			if hint := pick(g, g.hints); matches(pattern, hint) {
				return hint
			}
		}
		return g.matching(pattern)
	}
	if s["contentEncoding"] == "base64" {
		return g.base64()
	}
	return g.chars(g.length(s, "minLength", "maxLength", 5))
}

// base64 returns up to seven bytes as base64, now and then with line ends or with bits
// set that no byte uses.
func (g *Source) base64() string {
	data := make([]byte, g.IntN(8))
	for i := range data {
		data[i] = byte(g.IntN(256))
	}
	text := base64.StdEncoding.EncodeToString(data)
	if i := len(text); i > 0 && g.oneIn(6) {
		i = g.IntN(i)
		text = text[:i] + pick(g, []string{"\n", "\r\n", "\r"}) + text[i:]
	}
	return text
}

// matching returns a string that the pattern matches, if the pattern is made of what
// RE2 and ECMA-262 share.
func (g *Source) matching(pattern string) string {
	re, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		return ""
	}
	var b strings.Builder
	if !strings.HasPrefix(pattern, "^") && g.oneIn(3) {
		b.WriteString(g.chars(2))
	}
	g.match(&b, re)
	if !strings.HasSuffix(pattern, "$") && g.oneIn(3) {
		b.WriteString(g.chars(2))
	}
	return b.String()
}

func matches(pattern, s string) bool {
	ok, err := regexp.MatchString(pattern, s)
	return ok && err == nil
}

func (g *Source) match(b *strings.Builder, re *syntax.Regexp) {
	repeat := func(low, high int) {
		for range low + g.IntN(high-low+1) {
			g.match(b, re.Sub[0])
		}
	}
	switch re.Op {
	case syntax.OpLiteral:
		b.WriteString(string(re.Rune))
	case syntax.OpCharClass:
		i := 2 * g.IntN(len(re.Rune)/2)
		low, high := re.Rune[i], min(re.Rune[i+1], re.Rune[i]+100)
		if r := low + rune(g.IntN(int(high-low)+1)); r < 0xD800 || r > 0xDFFF {
			b.WriteRune(r)
		}
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		b.WriteRune('é')
	case syntax.OpCapture:
		g.match(b, re.Sub[0])
	case syntax.OpStar:
		repeat(0, 3)
	case syntax.OpPlus:
		repeat(1, 4)
	case syntax.OpQuest:
		repeat(0, 1)
	case syntax.OpRepeat:
		high := re.Max
		if high < 0 {
			high = re.Min + 3
		}
		repeat(re.Min, high)
	case syntax.OpConcat:
		for _, sub := range re.Sub {
			g.match(b, sub)
		}
	case syntax.OpAlternate:
		g.match(b, pick(g, re.Sub))
	}
}

// edit returns the string with one small change.
func (g *Source) edit(s string) string {
	runes := []rune(s)
	at := g.IntN(len(runes) + 1)
	if len(runes) == 0 || g.oneIn(3) {
		return string(runes[:at]) + string(pick(g, alphabet)) + string(runes[at:])
	}
	at = min(at, len(runes)-1)
	switch g.IntN(5) {
	case 0:
		return string(runes[:at]) + string(runes[at+1:])
	case 1:
		return string(runes[:at]) + string(pick(g, alphabet)) + string(runes[at+1:])
	case 2:
		return s + string(runes[at])
	case 3:
		return s + s
	default:
		return swapCase(s, at)
	}
}

// swapCase changes the case of the character at or after the rune index, also to the
// characters outside ASCII that fold to one inside.
func swapCase(s string, at int) string {
	runes := []rune(s)
	for i := at; i < len(runes); i++ {
		if r := unicode.SimpleFold(runes[i]); r != runes[i] {
			runes[i] = r
			break
		}
	}
	return string(runes)
}
