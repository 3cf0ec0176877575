package build

import (
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
	"github.com/toolgen-go/toolgen/gen/tag"
)

// steering are the words that move on to other values.
var steering = []string{"dive", "keys", "endkeys"}

// aliased returns an alias of validator as the alternatives that it stands for.
func aliased(r tag.Rule) tag.Rule {
	var or []tag.Rule
	for _, word := range rule.Aliases[r.Name] {
		or = append(or, tag.Rule{Name: word, Offset: r.Offset, ParamOffset: -1})
	}
	return tag.Rule{Name: r.Name, Offset: r.Offset, ParamOffset: -1, Or: or}
}

// either applies the alternatives of one rule, of which one must hold.
func (b *builder) either(v *plan.Value, r tag.Rule, pos diag.Pos, f field) {
	var or [][]plan.Rule
	var source []string
	for _, alternative := range r.Or {
		at := f.tags.at(alternative.Offset, f.pos)
		if words := rule.Aliases[alternative.Name]; len(words) > 0 && !alternative.HasParam {
			b.diags.Addf(at, "rule", "%s stands for %s; write these among the alternatives", alternative.Name, strings.Join(words, "|"))
			return
		}
		if alternative.Name == "required" || slices.Contains(steering, alternative.Name) || slices.Contains(omits, alternative.Name) {
			b.diags.Addf(at, "rule", "%s is for the value as a whole and no alternative to a rule; write it before them, with a comma", alternative.Name)
			return
		}
		word, ok := b.word(alternative, at)
		if !ok {
			return
		}
		rules, err := word.Rules(v, alternative.Param, alternative.HasParam)
		if err != nil {
			b.ruleError(err, at, func(i int) diag.Pos { return f.tags.at(alternative.ParamAt(i), at) })
			return
		}
		if len(rules) == 0 {
			b.diags.Addf(at, "rule", "%s always holds here, so the other alternatives would never be asked; remove it or them", alternative.Name)
			return
		}
		for i := range rules {
			rules[i].Pos = at
		}
		or = append(or, rules)
		source = append(source, rules[0].Source)
	}
	text := r.Name
	if text == "" {
		text = strings.Join(source, "|")
	}
	joined := rule.Alternatives(v, or, text)
	joined.Pos = pos
	if err := rule.Add(v.Indirect(), joined); err != nil {
		b.diags.Addf(pos, "contradiction", "%s", err)
	}
}
