package tag

import (
	"fmt"
	"strings"
)

// Rule is one rule of the validate key.
type Rule struct {
	Name        string // "" where the rule is a choice
	Param       string // what follows the first "=", with 0x2C and 0x7C decoded
	HasParam    bool   // there is a "="
	Offset      int    // of the name in the source text, -1 where that is not known
	ParamOffset int    // of the parameter; -1 also where there is none
	Or          []Rule // the alternatives of a choice, two or more; they have no Or

	offsets []int // of the bytes of the parameter and its end
}

// ParamAt returns where byte i of the parameter begins in the source text, or -1.
func (r Rule) ParamAt(i int) int { return offsetAt(r.offsets, i) }

// Validate splits the value of the validate key into its rules, by the grammar of
// validator/v10: "," separates rules, "|" the alternatives of one, the first "="
// name and parameter, and in a parameter 0x2C stands for "," and 0x7C for "|".
// Words that steer (dive, keys, endkeys, omitempty, "-", …) are rules like others.
//
// An empty word and a space before or after a name are Problems; validator panics
// at them when the program runs.
func (v Value) Validate() ([]Rule, []Problem) {
	if v.Text == "" {
		return nil, nil
	}
	r := ruleReader{v: v}
	at := 0
	for text := range strings.SplitSeq(v.Text, ",") {
		begin := at
		var or []Rule
		for alternative := range strings.SplitSeq(text, "|") {
			if rule, ok := r.rule(alternative, at); ok {
				or = append(or, rule)
			}
			at += len(alternative) + 1
		}
		switch len(or) {
		case 0:
		case 1:
			r.rules = append(r.rules, or[0])
		default:
			r.rules = append(r.rules, Rule{Offset: v.Offset(begin), ParamOffset: -1, Or: or})
		}
		r.before = text
	}
	return r.rules, r.problems
}

// ruleReader collects rules and problems of one value.
type ruleReader struct {
	v        Value
	rules    []Rule
	problems []Problem
	before   string // the word before
}

func (r *ruleReader) problem(at int, code, format string, args ...any) {
	r.problems = append(r.problems, Problem{r.v.Offset(at), code, fmt.Sprintf(format, args...)})
}

// rule reads one rule that stands at index at of the value.
func (r *ruleReader) rule(text string, at int) (Rule, bool) {
	raw, param, has := strings.Cut(text, "=")
	name := strings.TrimSpace(raw)
	if name == "" {
		switch {
		case has:
			r.problem(at, CodeMissingKey, "there is no rule before %q: write rule=parameter", text)
		default:
			// At the end of the value the place is the separator before.
			r.problem(min(at, len(r.v.Text)-1), CodeEmptyWord, "there is no rule here in %s: remove the separator", r.v.Key)
		}
		return Rule{}, false
	}
	begin := at + indent(raw)
	if raw != name {
		if strings.Contains(r.before, "=") && begin > at {
			r.problem(begin, CodeSpace, "there is a space beside %s: write it without, or where the comma belongs to the parameter write %s0x2C%s", name, r.before, text)
		} else {
			r.problem(begin, CodeSpace, "there is a space beside %s: write it without", name)
		}
	}
	rule := Rule{Name: name, HasParam: has, Offset: r.v.Offset(begin), ParamOffset: -1}
	if has {
		rule.Param, rule.offsets = r.param(param, at+len(raw)+1)
		rule.ParamOffset = rule.ParamAt(0)
	}
	return rule, true
}

// param decodes a parameter that stands at index at of the value.
func (r *ruleReader) param(text string, at int) (string, []int) {
	b := make([]byte, 0, len(text))
	var offsets []int
	for i := 0; i < len(text); {
		c, n := text[i], 1
		switch {
		case strings.HasPrefix(text[i:], "0x2C"):
			c, n = ',', 4
		case strings.HasPrefix(text[i:], "0x7C"):
			c, n = '|', 4
		}
		b = append(b, c)
		offsets = append(offsets, r.v.Offset(at+i))
		i += n
	}
	offsets = append(offsets, r.v.Offset(at+len(text)))
	if r.v.offsets == nil {
		offsets = nil
	}
	return string(b), offsets
}
