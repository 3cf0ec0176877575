package rule

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/tag"
)

// part is a word that compares a string with a text of the tag.
type part struct {
	is      string                    // completes "must be"; %s is the text, quoted
	not     bool                      // the word asks for the opposite of what follows
	pattern func(text string) string  // of the strings that have the text
	has     func(s, text string) bool // the function of package strings
	name    string                    // its name
	rune    bool                      // the text is one character
}

var parts = map[string]part{
	"contains":       {is: "text that contains %s", pattern: regexp.QuoteMeta, has: strings.Contains, name: "Contains"},
	"containsany":    {is: "text with one of the characters %s", pattern: class, has: strings.ContainsAny, name: "ContainsAny"},
	"containsrune":   {is: "text that contains %s", pattern: regexp.QuoteMeta, has: strings.Contains, name: "Contains", rune: true},
	"startswith":     {is: "text that starts with %s", pattern: prefix, has: strings.HasPrefix, name: "HasPrefix"},
	"endswith":       {is: "text that ends with %s", pattern: suffix, has: strings.HasSuffix, name: "HasSuffix"},
	"eq_ignore_case": {is: "%s, in any letter case", pattern: folded, has: strings.EqualFold, name: "EqualFold"},

	"excludes":       {is: "text without %s", not: true, pattern: regexp.QuoteMeta, has: strings.Contains, name: "Contains"},
	"excludesall":    {is: "text without any of the characters %s", not: true, pattern: class, has: strings.ContainsAny, name: "ContainsAny"},
	"excludesrune":   {is: "text without %s", not: true, pattern: regexp.QuoteMeta, has: strings.Contains, name: "Contains", rune: true},
	"startsnotwith":  {is: "text that does not start with %s", not: true, pattern: prefix, has: strings.HasPrefix, name: "HasPrefix"},
	"endsnotwith":    {is: "text that does not end with %s", not: true, pattern: suffix, has: strings.HasSuffix, name: "HasSuffix"},
	"ne_ignore_case": {is: "other than %s, in any letter case", not: true, pattern: folded, has: strings.EqualFold, name: "EqualFold"},
}

func prefix(text string) string { return "^" + regexp.QuoteMeta(text) }
func suffix(text string) string { return regexp.QuoteMeta(text) + "$" }

// class is a pattern for one of the characters of a text.
func class(text string) string {
	var out strings.Builder
	out.WriteByte('[')
	for i, r := range text {
		if strings.ContainsRune(text[:i], r) {
			continue
		}
		if strings.ContainsRune(`\]^-[`, r) {
			out.WriteByte('\\')
		}
		out.WriteRune(r)
	}
	return out.String() + "]"
}

// folded is a pattern for a text in any letter case, as strings.EqualFold has it: a
// character equals all that fold to it.
func folded(text string) string {
	var out strings.Builder
	out.WriteByte('^')
	for _, r := range text {
		orbit := []rune{r}
		for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
			orbit = append(orbit, f)
		}
		if len(orbit) == 1 {
			out.WriteString(regexp.QuoteMeta(string(r)))
			continue
		}
		slices.Sort(orbit)
		out.WriteString("[" + string(orbit) + "]")
	}
	return out.String() + "$"
}

// partOf returns the word of a rule and its text.
func partOf(r plan.Rule) (p part, text string) {
	name, text, _ := strings.Cut(r.Arg, "=")
	return parts[name], text
}

// partRule is a word of parts.
func partRule(name string) Lower {
	return func(_ *plan.Value, text string) ([]plan.Rule, error) {
		if parts[name].rune && utf8.RuneCountInString(text) != 1 {
			return nil, fmt.Errorf("validator looks at the first character of %q only; write one character", text)
		}
		if !utf8.ValidString(text) {
			return nil, fmt.Errorf("%q is not valid UTF-8, so no argument could have it", text)
		}
		op := plan.Part
		if parts[name].not {
			op = plan.NotPart
		}
		return []plan.Rule{{Op: op, Arg: name + "=" + text}}, nil
	}
}

func partWords(r plan.Rule) string {
	p, text := partOf(r)
	return strings.Replace(p.is, "%s", string(StringLiteral(text)), 1)
}

// anyCase is oneofci and noneofci: a list of values in any letter case.
func anyCase(op plan.Op) Lower {
	return func(_ *plan.Value, param string) ([]plan.Rule, error) {
		members, err := tag.SplitOneOf(param)
		if err != nil {
			return nil, err
		}
		r := plan.Rule{Op: op}
		for _, m := range members {
			r.Values = append(r.Values, StringLiteral(m.Text))
		}
		return []plan.Rule{r}, distinct(r.Values)
	}
}

// anyCasePattern is a pattern for the values of a list in any letter case.
func anyCasePattern(r plan.Rule) string {
	alternatives := make([]string, len(r.Values))
	for i, v := range r.Values {
		alternatives[i] = strings.TrimSuffix(strings.TrimPrefix(folded(parse(v).(string)), "^"), "$")
	}
	return "^(" + strings.Join(alternatives, "|") + ")$"
}

// isAnyCase is the condition that x is one of the values of a list in any letter case.
func isAnyCase(e Env, r plan.Rule, x string) string {
	conditions := make([]string, len(r.Values))
	for i, v := range r.Values {
		conditions[i] = fmt.Sprintf("%s.EqualFold(%s, %s)", e.Import("strings"), x, strconv.Quote(parse(v).(string)))
	}
	return strings.Join(conditions, " || ")
}

func holdsAnyCase(r plan.Rule, v any) bool {
	return slices.ContainsFunc(r.Values, func(l plan.Literal) bool { return strings.EqualFold(v.(string), parse(l).(string)) })
}
