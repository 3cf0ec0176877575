package build

import (
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// opposites are the comparisons of one field with another that never hold together.
var opposites = map[plan.Op][]plan.Op{
	plan.EqualField:    {plan.NotEqualField, plan.MoreField, plan.LessField, plan.ExcludesField},
	plan.MoreField:     {plan.EqualField, plan.LessField, plan.AtMostField},
	plan.LessField:     {plan.EqualField, plan.MoreField, plan.AtLeastField},
	plan.ContainsField: {plan.ExcludesField},
}

// opposed reports whether two rules of one field ask for opposite things at once: it is
// required and excluded by one condition, or compared with one field in opposite ways.
func opposed(a, b plan.Relation) bool {
	if a.Field != b.Field || !slices.Equal(a.Others, b.Others) || !slices.Equal(a.Values, b.Values) {
		return false
	}
	required, isRequired := strings.CutPrefix(string(a.Op), "required_")
	excluded, isExcluded := strings.CutPrefix(string(b.Op), "excluded_")
	return isRequired && isExcluded && required == excluded || slices.Contains(opposites[a.Op], b.Op)
}
