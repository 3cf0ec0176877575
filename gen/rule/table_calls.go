package rule

import (
	"fmt"
	"strconv"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// customKinds are the kinds that a program's own check can judge.
var customKinds = []Kind{Bool, String, Int, Float, Bytes, Time, Duration, Raw, List, Array, Map}

// callRows are the rules that only validator itself can judge, or the program.
var callRows = []Row{
	{
		Op: plan.Call, Kinds: []Kind{String}, Beyond: true, Code: "Format", Arg: callWords,
		Keyword: func(s *jsonschema.Schema, r plan.Rule) {
			if p := callOf(r).pattern; p != "" {
				addPattern(s, p)
			}
		},
		Note:   func(r plan.Rule) string { return sentence(callWords(r)) },
		Broken: notVar,
		Holds:  verdict,
	},
	{
		Op: plan.Call, Kinds: []Kind{Int}, Beyond: true, Code: "Format", Arg: callWords,
		Note:   func(r plan.Rule) string { return sentence(callWords(r)) },
		Broken: notVar,
		Holds:  verdict,
	},
	{
		Op: plan.Host, Kinds: []Kind{String}, Beyond: true, Code: "Format", Arg: callWords,
		Note:   func(r plan.Rule) string { return sentence(callWords(r)) },
		Broken: notVar,
	},
	{
		Op: plan.Custom, Kinds: customKinds, Beyond: true, Code: "Check", Arg: plainText,
		Note: func(r plan.Rule) string { return "Must pass the check " + plainText(r) + "." },
		Broken: func(e Env, r plan.Rule, v *plan.Value, x Operand) string {
			x.Value = e.Typed(v, x.Value)
			broken := notVar(e, r, v, x)
			if a, ok := v.Type.(plan.Array); ok { // of a wrong length, the rest is zero
				return fmt.Sprintf("%s.Len() == %d && %s", x.Cursor, a.Len, broken)
			}
			return broken
		},
	},
}

func callWords(r plan.Rule) string { return callOf(r).is }

// notVar asks validator.
func notVar(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
	broken := fmt.Sprintf("!%s.Var(%s, %s)", e.Import(validatePackage), x.Value, strconv.Quote(r.Arg))
	if limit := callOf(r).limit; limit > 0 {
		return fmt.Sprintf("len(%s) > %d || %s", x.Value, limit, broken)
	}
	return broken
}

// AtRunTime returns the first rule of v, or of its items, that nobody can judge before
// the program runs.
func AtRunTime(v *plan.Value) (plan.Rule, bool) {
	v = v.Indirect()
	for _, r := range v.Rules {
		if r.Op == plan.Host || r.Op == plan.Custom {
			return r, true
		}
	}
	if elem, ok := v.Elem(); ok {
		return AtRunTime(elem)
	}
	return plan.Rule{}, false
}
