package rule

import (
	"encoding/json"
	"math/big"
	"slices"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// hiddenRows are the rules on numbers that stand in a string: durations, and what the
// option string of the json tag has put there. Keywords for numbers do not see them.
var hiddenRows = slices.Concat(
	hiddenBounds([]Kind{Duration}, durationText, nanoseconds),
	hiddenBounds([]Kind{QuotedInt, QuotedFloat}, plainArg, rat),
	hiddenValues([]Kind{Duration}, durationText, "0s", nanoseconds),
	hiddenValues([]Kind{QuotedFloat}, plainArg, "0", rat),
	quotedRows,
)

func plainArg(r plan.Rule) string { return r.Arg }

// hiddenBounds are the bounds of such numbers. words writes an operand for people, and
// value reads a literal.
func hiddenBounds(kinds []Kind, words func(plan.Rule) string, value func(any) *big.Rat) []Row {
	bound := func(op plan.Op, code, text, broken string, holds func(order int) bool) Row {
		return Row{
			Op: op, Kinds: kinds, Beyond: true, Code: code, Arg: words,
			Note:   func(r plan.Rule) string { return text + " " + words(r) + "." },
			Broken: compare(broken),
			Holds:  func(r plan.Rule, v any) bool { return holds(value(v).Cmp(rat(r.Arg))) },
		}
	}
	return []Row{
		bound(plan.Minimum, "Minimum", "At least", "<", func(order int) bool { return order >= 0 }),
		bound(plan.Maximum, "Maximum", "At most", ">", func(order int) bool { return order <= 0 }),
		bound(plan.ExclusiveMinimum, "ExclusiveMinimum", "More than", "<=", func(order int) bool { return order > 0 }),
		bound(plan.ExclusiveMaximum, "ExclusiveMaximum", "Less than", ">=", func(order int) bool { return order < 0 }),
	}
}

// hiddenValues are the rules that name a value of such numbers.
func hiddenValues(kinds []Kind, words func(plan.Rule) string, zeroText string, value func(any) *big.Rat) []Row {
	return []Row{
		{
			Op: plan.Equal, Kinds: kinds, Beyond: true, Code: "Const", Arg: words,
			Note:   func(r plan.Rule) string { return "Exactly " + words(r) + "." },
			Broken: compare("!="),
			Holds:  func(r plan.Rule, v any) bool { return value(v).Cmp(rat(r.Arg)) == 0 },
		},
		{
			Op: plan.NotEqual, Kinds: kinds, Beyond: true, Code: "NotConst", Arg: words,
			Note:   func(r plan.Rule) string { return "Not " + words(r) + "." },
			Broken: compare("=="),
			Holds:  func(r plan.Rule, v any) bool { return value(v).Cmp(rat(r.Arg)) != 0 },
		},
		{
			Op: plan.NonZero, Kinds: kinds, Beyond: true, Code: "NonZero", Arg: func(plan.Rule) string { return zeroText },
			Note:   func(plan.Rule) string { return "Not zero." },
			Broken: zero,
			Holds:  func(_ plan.Rule, v any) bool { return value(v).Sign() != 0 },
		},
	}
}

// quotedRows are the rules on values in strings that have one spelling, so that the
// string can be said.
var quotedRows = []Row{
	{
		Op: plan.MultipleOf, Kinds: []Kind{QuotedInt, QuotedFloat}, Beyond: true, Code: "CodeMultipleOf",
		Note:   func(r plan.Rule) string { return "A multiple of " + r.Arg + "." },
		Broken: notMultiple,
		Holds:  func(r plan.Rule, v any) bool { return multiple(rat(v), rat(r.Arg)) },
	},
	{
		Op: plan.Equal, Kinds: []Kind{QuotedInt, QuotedBool}, Code: "Const",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.Const = quoted(r.Arg) },
		Broken:  compare("!="),
		Holds:   func(r plan.Rule, v any) bool { return same(v, parse(plan.Literal(r.Arg))) },
	},
	{
		Op: plan.NotEqual, Kinds: []Kind{QuotedInt, QuotedBool}, Code: "NotConst",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { not(s, &jsonschema.Schema{Const: quoted(r.Arg)}) },
		Broken:  compare("=="),
		Holds:   func(r plan.Rule, v any) bool { return !same(v, parse(plan.Literal(r.Arg))) },
	},
	{
		Op: plan.NonZero, Kinds: []Kind{QuotedInt}, Code: "NonZero", Arg: func(plan.Rule) string { return "0" },
		Keyword: func(s *jsonschema.Schema, _ plan.Rule) { not(s, &jsonschema.Schema{Const: quoted("0")}) },
		Broken:  zero,
		Holds:   func(_ plan.Rule, v any) bool { return rat(v).Sign() != 0 },
	},
	{
		Op: plan.OneOf, Kinds: []Kind{QuotedInt}, Code: "CodeEnum", Arg: func(r plan.Rule) string { return Listing(r.Values) },
		Keyword: func(s *jsonschema.Schema, r plan.Rule) {
			s.Pattern = "" // the members say more
			for _, v := range r.Values {
				s.Enum = append(s.Enum, quoted(string(v)))
			}
		},
		Broken: noMember,
		Holds:  isMember,
	},
	{
		Op: plan.OneOf, Kinds: []Kind{QuotedFloat}, Beyond: true, Code: "CodeEnum", Arg: func(r plan.Rule) string { return Listing(r.Values) },
		Note:   func(r plan.Rule) string { return "One of " + Listing(r.Values) + "." },
		Broken: noMember,
		Holds:  isMember,
	},
}

// quoted writes a number or boolean of the source as a JSON string.
func quoted(text string) json.RawMessage { return json.RawMessage(`"` + text + `"`) }

func isMember(r plan.Rule, v any) bool {
	return slices.ContainsFunc(r.Values, func(m plan.Literal) bool { return same(v, parse(m)) })
}
