package randstruct

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// params are tried as the parameters of words and as values.
var params = []string{
	"0", "1", "2", "3", "5", "7", "10", "-1", "-5", "100", "127", "255", "1000", "0.5", "2.5", "0.1", "-0.25", "1e3",
	"a", "b", "ab", "fast", "grün", "日本", "x y", "1s", "1m30s", "500ms", "-2h0m0s", "true", "false",
	"1 2 3", "a b c", "fast grün", "'x y' z", "-5 100", "email", "uri", "uri-reference", "uuid", "date", "time", "date-time", "ipv4", "ipv6", "hostname",
	"^[a-z]+$", "^[A-Z]{2}[0-9]*$", "[0-9]", "^(fast|slow|a|b)$", "2006-01-02", "US", "latin1",
}

// maxSize bounds parameters that are sizes, so that texts stay short.
const maxSize = 4

// fitting are the words of a vocabulary that fit a kind, those whose verdict the schema
// has apart from those that only the parser judges.
type fitting struct{ said, beyond []string }

// fits sorts the words of a vocabulary for a value.
func (g *generator) fits(words map[string]rule.Word, v *plan.Value) fitting {
	kind := rule.KindOf(v)
	key := string(kind)
	if _, isSchema := words["minLength"]; isSchema {
		key = "jsonschema " + key
	}
	if f, ok := g.fitting[key]; ok {
		return f
	}
	var f fitting
	for _, name := range slices.Sorted(maps.Keys(words)) {
		if words[name].Fits[kind] == nil || name == "enum" {
			continue
		}
		beyond := true
		for _, p := range params {
			rules, err := words[name].Rules(v, paramOf(words[name], p), words[name].Param)
			if err == nil {
				beyond = slices.ContainsFunc(rules, func(r plan.Rule) bool {
					row, ok := rule.Find(r.Op, kind)
					return ok && row.Beyond
				})
				break
			}
		}
		if beyond {
			f.beyond = append(f.beyond, name)
		} else {
			f.said = append(f.said, name)
		}
	}
	g.fitting[key] = f
	return f
}

func paramOf(w rule.Word, p string) string {
	if w.Param {
		return p
	}
	return ""
}

// words returns up to n random words that v can have beside the rules that it has, and
// adds their rules to v.
func (g *generator) words(vocabulary map[string]rule.Word, v *plan.Value, n int) []string {
	f := g.fits(vocabulary, v)
	var list []string
	for range 4 * n {
		names := f.said
		if len(names) == 0 || len(f.beyond) > 0 && g.oneIn(5) {
			names = f.beyond
		}
		if len(names) == 0 || len(list) == n {
			break
		}
		name := pick(g, names)
		if text, ok := g.word(vocabulary[name], v); ok && !slices.ContainsFunc(list, func(have string) bool { return have == text || strings.HasPrefix(have, name+"=") }) {
			list = append(list, text)
		}
	}
	return list
}

// word adds what a word means to v and returns how it is written.
func (g *generator) word(w rule.Word, v *plan.Value) (string, bool) {
	inner := v.Indirect()
	if _, optional := v.Type.(plan.Optional); optional && w.Name == "required" || w.Host {
		return "", false
	}
	// Most pairs of words leave nothing to accept. A few of them are kept, so that
	// toolgen's own verdict on them is heard.
	contradict := g.oneIn(100)
	for range 30 {
		p := paramOf(w, pick(g, params))
		if strings.ContainsAny(p, ",|\\\"`") || tooLarge(p, inner) {
			continue
		}
		rules, err := w.Rules(inner, p, w.Param)
		if err != nil {
			continue
		}
		with := *inner
		with.Rules = slices.Clone(inner.Rules)
		for _, r := range rules {
			err = rule.Add(&with, r)
			if err != nil {
				break
			}
		}
		if err != nil || len(rule.Contradictions(&with)) > 0 && !contradict {
			continue
		}
		inner.Rules = with.Rules
		if w.Param {
			return w.Name + "=" + p, true
		}
		return w.Name, true
	}
	return "", false
}

// tooLarge reports whether a parameter would ask for more items or characters than a text
// should have.
func tooLarge(p string, v *plan.Value) bool {
	switch rule.KindOf(v) {
	case rule.Int, rule.Float, rule.Duration:
		return false
	}
	n, err := strconv.ParseFloat(p, 64)
	return err == nil && n > maxSize
}

// values returns up to n different values of the kind of v that its rules accept.
func (g *generator) values(v *plan.Value, n int) []string {
	inner := v.Indirect()
	var list []string
	var literals []plan.Literal
	for range 30 {
		p := pick(g, params)
		l, err := rule.Literal(inner, p)
		if err != nil || slices.Contains(literals, l) || strings.ContainsAny(p, ",|\\\"`=;") {
			continue
		}
		if _, ok := rule.Holds(inner, l); !ok {
			continue
		}
		list, literals = append(list, p), append(literals, l)
		if len(list) == n {
			break
		}
	}
	return list
}
