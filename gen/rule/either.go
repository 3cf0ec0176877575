package rule

import (
	"slices"
	"strings"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// eitherRows are the rules of which one must hold, for each kind.
var eitherRows = func() []Row {
	var rows []Row
	for _, kind := range []Kind{Bool, String, Int, Float, Bytes, Time, Duration, List, Array, Map, Any, DurationNumber, QuotedBool, QuotedInt, QuotedFloat} {
		holds := func(r plan.Rule, value any) bool { return oneHolds(kind, r, value) }
		rows = append(rows, Row{
			Op: plan.Either, Kinds: []Kind{kind}, Code: "Format", Arg: eitherWords, Broken: noneHolds, Holds: holds,
			Keyword: func(s *jsonschema.Schema, r plan.Rule) { eitherKeyword(kind, s, r) },
		}, Row{
			Op: plan.EitherBeyond, Kinds: []Kind{kind}, Beyond: true, Code: "Format", Arg: eitherWords, Broken: noneHolds, Holds: holds,
			Note: func(r plan.Rule) string { return sentence(eitherWords(r)) },
		})
	}
	return rows
}()

// Alternatives makes one rule of several, of which one must hold: what | says in a tag.
// Each alternative is a list of rules that fit v.
func Alternatives(v *plan.Value, or [][]plan.Rule, source string) plan.Rule {
	r := plan.Rule{Op: plan.Either, Or: or, Source: source}
	for _, rules := range or {
		for _, alternative := range rules {
			if find(alternative, KindOf(v)).Beyond {
				r.Op = plan.EitherBeyond
			}
		}
	}
	return r
}

// find returns the row of a rule that has been given to a value of the kind.
func find(r plan.Rule, kind Kind) Row {
	row, ok := findIn(simpleRows, r.Op, kind)
	if !ok {
		panic("rule: no alternative: " + string(r.Op))
	}
	return row
}

// eitherKeyword says alternatives in a schema.
func eitherKeyword(kind Kind, s *jsonschema.Schema, r plan.Rule) {
	var all []*jsonschema.Schema
	for _, rules := range r.Or {
		sub := &jsonschema.Schema{}
		for _, alternative := range rules {
			find(alternative, kind).Keyword(sub, alternative)
		}
		all = append(all, sub)
	}
	either(s, all)
}

// noneHolds is the condition that all alternatives are broken; "" where one cannot be.
func noneHolds(e Env, r plan.Rule, v *plan.Value, x Operand) string {
	all := make([]string, len(r.Or))
	for i, rules := range r.Or {
		var broken []string
		for _, alternative := range rules {
			if condition := find(alternative, KindOf(v)).Broken(e, alternative, v, x); condition != "" {
				broken = append(broken, condition)
			}
		}
		switch len(broken) {
		case 0:
			return ""
		case 1:
			all[i] = broken[0]
			if strings.Contains(broken[0], "||") {
				all[i] = "(" + broken[0] + ")"
			}
		default:
			all[i] = "(" + strings.Join(broken, " || ") + ")"
		}
	}
	return strings.Join(all, " && ")
}

// oneHolds reports whether a literal obeys one of the alternatives.
func oneHolds(kind Kind, r plan.Rule, value any) bool {
	for _, rules := range r.Or {
		all := true
		for _, alternative := range rules {
			row := find(alternative, kind)
			all = all && row.Holds != nil && row.Holds(alternative, value)
		}
		if all {
			return true
		}
	}
	return false
}

// eitherWords completes "must be" with the alternatives.
func eitherWords(r plan.Rule) string {
	all := make([]string, len(r.Or))
	for i, rules := range r.Or {
		parts := make([]string, len(rules))
		for j, alternative := range rules {
			parts[j] = phrase(alternative)
		}
		all[i] = strings.Join(parts, " and ")
	}
	return strings.Join(all, " or ")
}

// phrase completes "must be" with a rule.
func phrase(r plan.Rule) string {
	switch r.Op {
	case plan.Minimum:
		return "at least " + r.Arg
	case plan.Maximum:
		return "at most " + r.Arg
	case plan.ExclusiveMinimum:
		return "more than " + r.Arg
	case plan.ExclusiveMaximum:
		return "less than " + r.Arg
	case plan.Equal:
		return r.Arg
	case plan.NotEqual:
		return "other than " + r.Arg
	case plan.OneOf:
		return "one of " + Listing(r.Values)
	case plan.NonZero:
		return "not empty"
	case plan.MinLength:
		return "at least " + counted("character")(r) + " long"
	case plan.MaxLength:
		return "at most " + counted("character")(r) + " long"
	case plan.MinItems:
		return "a list of at least " + counted("item")(r)
	case plan.MaxItems:
		return "a list of at most " + counted("item")(r)
	case plan.MinProperties:
		return "an object of at least " + counted("entry")(r)
	case plan.MaxProperties:
		return "an object of at most " + counted("entry")(r)
	}
	for _, row := range slices.Concat(stringRows, callRows) {
		if row.Op == r.Op && row.Arg != nil {
			return row.Arg(r)
		}
	}
	return r.Source
}
