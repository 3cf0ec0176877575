package emit

import (
	"fmt"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// own prints a type that decodes itself: the JSON that it wants is read and judged, and
// then handed to its method.
func (r *reader) own(v *plan.Value, t plan.Own, to target) {
	place := r.temporary(v, to)
	x, ok, d := r.local("x"), r.local("ok"), r.local("d")
	call, judged := r.wire(t.Wire)
	method, read := d+".Text("+x+", &"+place+")", x
	if t.JSON {
		method = d + ".JSON(&" + place + ")"
		if judged {
			read = "_"
		}
	}
	r.p("if %s, %s := %s; %s {", read, ok, call, ok)
	if !judged {
		r.checks(t.Wire, rule.Operand{Value: x})
	}
	if len(v.Rules) == 0 {
		r.p("%s", method)
	} else {
		r.p("if %s {", method)
		r.checks(v, rule.Operand{Value: place})
		r.p("}")
	}
	r.p("}")
	r.handOn(place, to)
}

// wire returns the call that reads what is handed on, and whether nothing is left to judge
// then.
func (r *reader) wire(v *plan.Value) (call string, judged bool) {
	if values, ok := members(v); ok {
		return r.enumCall(v, values), true
	}
	if t, ok := v.Type.(plan.Raw); ok {
		return fmt.Sprintf("%s.Raw%s()", r.local("d"), upperFirstOrNone(t.Of)), len(v.Rules) == 0
	}
	call, _ = r.scalar(v.Type)
	return call, len(v.Rules) == 0
}

func upperFirstOrNone(s string) string {
	if s == "" {
		return ""
	}
	return upperFirst(s)
}
