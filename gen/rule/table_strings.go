package rule

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/toolkit/format"
)

// stringRows are the rules on what a string looks like.
var stringRows = []Row{
	{
		Op: plan.Pattern, Kinds: []Kind{String}, Code: "Pattern",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { addPattern(s, r.Arg) },
		Broken:  func(e Env, r plan.Rule, _ *plan.Value, x Operand) string { return notMatched(e, r.Arg, x) },
		Holds:   func(r plan.Rule, v any) bool { return matches(r.Arg, v) },
	},
	{
		Op: plan.Format, Kinds: []Kind{String}, Code: "Format",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { Formats[r.Arg].keyword(s) },
		Arg:     func(r plan.Rule) string { return Formats[r.Arg].Words },
		Broken: func(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
			return "!" + e.Import(formatPackage) + "." + Formats[r.Arg].Func + "(" + x.Value + ")"
		},
		Holds: func(r plan.Rule, v any) bool { return Formats[r.Arg].Valid(v.(string)) },
	},
	{
		Op: plan.Form, Kinds: []Kind{String}, Code: "Format",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) {
			if name := forms[r.Arg].format; name != "" {
				addFormat(s, name)
			}
			addPattern(s, forms[r.Arg].pattern)
		},
		Arg: func(r plan.Rule) string { return forms[r.Arg].is },
		Broken: func(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
			return notMatched(e, forms[r.Arg].pattern, x)
		},
		Holds: func(r plan.Rule, v any) bool { return matches(forms[r.Arg].pattern, v) },
	},
	{
		Op: plan.LooseForm, Kinds: []Kind{String}, Beyond: true, Code: "Format",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { addPattern(s, looseForms[r.Arg].pattern) },
		Note:    func(r plan.Rule) string { return sentence(looseForms[r.Arg].is) },
		Arg:     func(r plan.Rule) string { return looseForms[r.Arg].is },
		Broken:  func(e Env, r plan.Rule, _ *plan.Value, x Operand) string { return looseForms[r.Arg].broken(e, x.Value) },
		Holds:   func(r plan.Rule, v any) bool { return looseForms[r.Arg].holds(v.(string)) },
	},
	{
		Op: plan.Part, Kinds: []Kind{String}, Code: "Format", Arg: partWords,
		Keyword: func(s *jsonschema.Schema, r plan.Rule) {
			p, text := partOf(r)
			addPattern(s, p.pattern(text))
		},
		Broken: func(e Env, r plan.Rule, _ *plan.Value, x Operand) string { return "!" + hasPart(e, r, x.Value) },
		Holds: func(r plan.Rule, v any) bool {
			p, text := partOf(r)
			return p.has(v.(string), text)
		},
	},
	{
		Op: plan.NotPart, Kinds: []Kind{String}, Code: "Format", Arg: partWords,
		Keyword: func(s *jsonschema.Schema, r plan.Rule) {
			p, text := partOf(r)
			not(s, &jsonschema.Schema{Pattern: p.pattern(text)})
		},
		Broken: func(e Env, r plan.Rule, _ *plan.Value, x Operand) string { return hasPart(e, r, x.Value) },
		Holds: func(r plan.Rule, v any) bool {
			p, text := partOf(r)
			return !p.has(v.(string), text)
		},
	},
	{
		Op: plan.AnyCase, Kinds: []Kind{String}, Code: "Format", Arg: anyCaseWords,
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { addPattern(s, anyCasePattern(r)) },
		Broken: func(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
			if len(r.Values) == 1 {
				return "!" + isAnyCase(e, r, x.Value)
			}
			return "!(" + isAnyCase(e, r, x.Value) + ")"
		},
		Holds: holdsAnyCase,
	},
	{
		Op: plan.NotAnyCase, Kinds: []Kind{String}, Code: "Format", Arg: func(r plan.Rule) string { return "other than " + anyCaseWords(r) },
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { not(s, &jsonschema.Schema{Pattern: anyCasePattern(r)}) },
		Broken:  func(e Env, r plan.Rule, _ *plan.Value, x Operand) string { return isAnyCase(e, r, x.Value) },
		Holds:   func(r plan.Rule, v any) bool { return !holdsAnyCase(r, v) },
	},
	{
		Op: plan.Layout, Kinds: []Kind{String}, Beyond: true, Code: "Format", Arg: layoutWords,
		Note: func(r plan.Rule) string { return sentence(layoutWords(r)) },
		Broken: func(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
			return fmt.Sprintf("!%s.Layout(%s, %s)", e.Import(formatPackage), strconv.Quote(r.Arg), x.Value)
		},
		Holds: func(r plan.Rule, v any) bool { return format.Layout(r.Arg, v.(string)) },
	},
}

// notMatched is the condition that a pattern does not match.
func notMatched(e Env, pattern string, x Operand) string {
	return "!" + e.Matches(pattern, x.Value)
}

func matches(pattern string, v any) bool { return regexp.MustCompile(pattern).MatchString(v.(string)) }

// sentence makes what completes "must be" a sentence.
func sentence(is string) string { return strings.ToUpper(is[:1]) + is[1:] + "." }

func hasPart(e Env, r plan.Rule, x string) string {
	p, text := partOf(r)
	return fmt.Sprintf("%s.%s(%s, %s)", e.Import("strings"), p.name, x, strconv.Quote(text))
}

func anyCaseWords(r plan.Rule) string { return "one of " + Listing(r.Values) + ", in any letter case" }

func layoutWords(r plan.Rule) string { return "a date or time in the form of " + r.Arg }
