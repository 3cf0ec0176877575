package emit

import (
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// Zero returns the Go condition that x, of the type of v, is the zero value, in the
// sense of reflect.Value.IsZero. Of a struct only the fields that a parser sets are
// asked: the others are zero in every value that it makes.
func (r *reader) Zero(v *plan.Value, x string) string {
	switch t := v.Type.(type) {
	case plan.String:
		return x + ` == ""`
	case plan.Int, plan.Float, plan.Duration:
		return x + " == 0"
	case plan.Bool:
		return "!" + x
	case plan.Optional:
		return x + ".IsZero()"
	case plan.Quoted:
		return r.Zero(t.Elem, x)
	case plan.Known:
		return r.zeroKnown(v, t, x)
	case plan.Own:
		return x + " == *new(" + r.goType(v.Go) + ")"
	case plan.Time:
		return x + " == (" + r.goType("\x00time\x00.Time") + "{})"
	case plan.Array:
		return r.zeroArray(v, x)
	case *plan.Struct:
		return r.zeroStruct(t, x)
	}
	return x + " == nil"
}

// zeroKnown compares with the zero value of a type of the standard library.
func (r *reader) zeroKnown(v *plan.Value, t plan.Known, x string) string {
	switch t {
	case plan.Number:
		return x + ` == ""`
	case plan.BigInt:
		return x + ".Sign() == 0"
	case plan.IP:
		return x + " == nil"
	}
	return x + " == (" + r.goType(v.Go) + "{})"
}

// zeroArray compares with the zero array, or asks each item where Go cannot compare them.
func (r *reader) zeroArray(v *plan.Value, x string) string {
	elem := v.Type.(plan.Array).Elem
	if comparable(elem) {
		return x + " == (" + r.goType(v.Go) + "{})"
	}
	item := r.depthName("x")
	return "!" + r.Import("slices") + ".ContainsFunc(" + x + "[:], func(" + item + " " + r.goType(elem.Go) + ") bool { return !(" + r.Zero(elem, item) + ") })"
}

// comparable reports whether Go compares values of the type for what Zero asks. A struct
// is asked field by field, since it may have others.
func comparable(v *plan.Value) bool {
	switch t := v.Type.(type) {
	case plan.Bool, plan.String, plan.Int, plan.Float, plan.Time, plan.Duration, plan.Any, plan.Pointer, *plan.Union:
		return true
	case plan.Array:
		return comparable(t.Elem)
	}
	return false
}

func (r *reader) zeroStruct(t *plan.Struct, x string) string {
	var conditions []string
	seen := make(map[string]bool)
	for _, f := range t.Fields {
		at, condition := x, ""
		for _, step := range f.Path {
			at += "." + step.Name
			if step.Alloc != "" {
				condition = at + " == nil"
				break
			}
		}
		if condition == "" {
			condition = r.Zero(f.Value, at)
		}
		if !seen[condition] {
			seen[condition] = true
			conditions = append(conditions, condition)
		}
	}
	if len(conditions) == 0 {
		return "true"
	}
	return strings.Join(conditions, " && ")
}
