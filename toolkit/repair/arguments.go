package repair

import (
	"encoding/json"
	"slices"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Arguments returns a copy of the arguments in which the values that the issues complain
// of are changed by the rules, as far as one fits, and what was changed. The other bytes
// stay as they are. Schema is the JSON Schema of the parameters. The result may still not
// be acceptable, or may show faults that were hidden before: parse it strictly and, as
// [Prepare] does, come again with the new issues.
//
// It is false where nothing could be changed, and always where the arguments are not JSON.
func Arguments(schema json.RawMessage, arguments []byte, issues []toolkit.Issue, rules ...Rule) (repaired []byte, repairs []toolkit.Repair, ok bool) {
	root, ok := compile(schema)
	if !ok {
		return nil, nil, false
	}
	return repairOnce(root, arguments, issues, rules)
}

// repairOnce is Arguments with a compiled schema.
func repairOnce(root *compiled, arguments []byte, issues []toolkit.Issue, rules []Rule) ([]byte, []toolkit.Repair, bool) {
	if len(rules) == 0 || len(issues) == 0 || !json.Valid(arguments) {
		return nil, nil, false
	}
	targets := &target{}
	for _, issue := range issues {
		if issue.Code == toolkit.CodeSyntax {
			return nil, nil, false
		}
		targets.add(issue.Path)
	}
	r := repairer{text: arguments, rules: rules}
	r.walk(scan(arguments, targets, root.tags), place{schemas: []*schema{root.schema}})
	if len(r.edits) == 0 {
		return nil, nil, false
	}
	return splice(arguments, r.edits), r.repairs, true
}

// repairer goes down to the values that were complained of and collects what to change, in
// the order of the text.
type repairer struct {
	text    []byte
	rules   []Rule
	edits   []edit
	repairs []toolkit.Repair
}

// walk repairs v, or else what is below it. Never both: a value that changes its form gives
// what it holds another path, so that is left to the next round.
func (r *repairer) walk(v *value, at place) {
	if v.wanted {
		if e, rule := r.mend(v, at); rule != "" {
			r.edits = append(r.edits, e)
			r.repairs = append(r.repairs, toolkit.Repair{Path: v.path, Rule: string(rule)})
			return
		}
	}
	for _, child := range v.below {
		if child.twice {
			continue // or the removal of one would hide from the parser that there are two
		}
		r.walk(child, at.below(v, child))
	}
}

// mend returns the change that makes v what the schema wants, and its rule; none where no
// rule fits.
func (r *repairer) mend(v *value, at place) (edit, Rule) {
	allowed := at.kinds()
	switch {
	case v.kind == null:
		if allowed&null == 0 && at.optional && r.has(NullIsAbsent) {
			return v.removal(), NullIsAbsent
		}
		return edit{}, ""
	case v.kind == str:
		return r.mendString(v, at)
	}
	return r.wrap(v, allowed)
}

// mendString is mend for a string.
func (r *repairer) mendString(v *value, at place) (edit, Rule) {
	s, ok := unquote(r.text[v.start:v.end])
	if !ok {
		return edit{}, ""
	}
	allowed := at.kinds()
	if allowed&str != 0 {
		if trimmed, ok := at.trim(s); ok && r.has(TrimEnum) {
			return edit{v.start, v.end, quote(trimmed)}, TrimEnum
		}
		return edit{}, ""
	}
	inner := holds(s)
	if rule := ruleFor(inner); allowed&inner != 0 && r.has(rule) {
		return edit{v.start, v.end, []byte(s)}, rule
	}
	if listOrNull(s) {
		return edit{}, "" // a list or its absence was meant, not an item
	}
	return r.wrap(v, allowed)
}

// wrap puts v into a list, where nothing but a list is allowed.
func (r *repairer) wrap(v *value, allowed kinds) (edit, Rule) {
	if allowed&^null != array || v.kind == array || !r.has(SingleToList) {
		return edit{}, ""
	}
	return edit{v.start, v.end, slices.Concat([]byte("["), r.text[v.start:v.end], []byte("]"))}, SingleToList
}

func (r *repairer) has(rule Rule) bool { return slices.Contains(r.rules, rule) }

// ruleFor is the rule that takes a value of the kind out of a string.
func ruleFor(inner kinds) Rule {
	if inner == number {
		return StringToNumber
	}
	return ParseString
}
