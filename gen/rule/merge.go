package rule

import (
	"fmt"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// Add gives v one more rule. A rule that says the same as one that v has already is
// dropped; one that says something else in the same keyword is an error.
func Add(v *plan.Value, r plan.Rule) error {
	for i, have := range v.Rules {
		if have.Op != r.Op {
			continue
		}
		switch {
		case r.Op == plan.OneOf:
			return narrowOneOf(&v.Rules[i], r)
		case r.Op == plan.Format && narrower(have.Arg, r.Arg):
			return nil
		case r.Op == plan.Format && narrower(r.Arg, have.Arg):
			v.Rules[i] = r
			return nil
		case have.Arg == r.Arg && len(r.Values) == 0 && len(r.Or) == 0:
			return nil
		case slices.Contains(repeatable, r.Op):
			continue
		}
		return fmt.Errorf("%s and %s disagree; keep one of them", have.Source, r.Source)
	}
	v.Rules = append(v.Rules, r)
	return nil
}

// repeatable are the rules of which a value can have several.
var repeatable = []plan.Op{
	plan.NotEqual, plan.NotLength, plan.Form, plan.LooseForm, plan.Part, plan.NotPart, plan.AnyCase, plan.NotAnyCase,
	plan.Layout, plan.Either, plan.EitherBeyond, plan.Call, plan.Host, plan.Custom,
}

// narrowOneOf lets oneof or enum choose among the constants of a type. Two lists in
// tags must be equal.
func narrowOneOf(have *plan.Rule, r plan.Rule) error {
	for _, value := range r.Values {
		if row, _ := Find(plan.OneOf, String); !row.Holds(*have, parse(value)) {
			return fmt.Errorf("%s has %s, which is not one of %s", r.Source, value, Listing(have.Values))
		}
	}
	if have.Docs != nil {
		docs := make([]string, len(r.Values))
		for i, value := range r.Values {
			docs[i] = have.Docs[slices.Index(have.Values, value)]
		}
		have.Docs = docs
	}
	have.Values = r.Values
	have.Source = r.Source
	return nil
}

// Listing writes literals for a sentence.
func Listing(values []plan.Literal) string {
	texts := make([]string, len(values))
	for i, v := range values {
		texts[i] = string(v)
	}
	return strings.Join(texts, ", ")
}
