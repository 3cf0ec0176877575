package rule

import (
	"regexp"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// stringRows are the rules on what a string looks like.
var stringRows = []Row{
	{
		Op: plan.Pattern, Kinds: []Kind{String}, Code: "Pattern",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.Pattern = r.Arg },
		Broken: func(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
			return "!" + e.Pattern(r.Arg) + ".MatchString(" + x.Value + ")"
		},
		Holds: func(r plan.Rule, v any) bool { return regexp.MustCompile(r.Arg).MatchString(v.(string)) },
	},
	{
		Op: plan.Format, Kinds: []Kind{String}, Code: "Format",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.Format = Formats[r.Arg].Keyword },
		Arg:     func(r plan.Rule) string { return Formats[r.Arg].Words },
		Broken: func(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
			return "!" + e.Import(formatPackage) + "." + Formats[r.Arg].Func + "(" + x.Value + ")"
		},
		Holds: func(r plan.Rule, v any) bool { return Formats[r.Arg].Valid(v.(string)) },
	},
}
