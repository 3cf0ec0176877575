package rule

import (
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// comparedRows are the words that compare the field with another one. They judge a value
// that is present; the other one counts as it is in Go, absent or not, as validator has it.
func comparedRows() []RelationRow {
	ordered := []Kind{Int, Float, Time, Duration}
	equal := append([]Kind{String, Bool}, ordered...)
	onLength := "validator compares lengths, not the values; check it in Execute"
	notOrdered := map[Kind]string{String: "validator compares the lengths in bytes; check it in Execute", List: onLength, Map: onLength, Array: onLength, Bytes: onLength}
	notEqual := map[Kind]string{List: onLength, Map: onLength, Array: onLength, Bytes: onLength, Struct: "validator does not look at the fields; check it in Execute"}

	rows := []RelationRow{
		comparedRow(plan.EqualField, "equal", equal, notEqual, compared("!=", "!%s.Equal(%s)")),
		comparedRow(plan.NotEqualField, "differ from", equal, notEqual, compared("==", "%s.Equal(%s)")),
		comparedRow(plan.MoreField, "be more than", ordered, notOrdered, compared("<=", "!%s.After(%s)")),
		comparedRow(plan.AtLeastField, "be at least", ordered, notOrdered, compared("<", "%s.Before(%s)")),
		comparedRow(plan.LessField, "be less than", ordered, notOrdered, compared(">=", "!%s.Before(%s)")),
		comparedRow(plan.AtMostField, "be at most", ordered, notOrdered, compared(">", "%s.After(%s)")),
		comparedRow(plan.ContainsField, "contain", []Kind{String}, nil, contains("!")),
		comparedRow(plan.ExcludesField, "not contain", []Kind{String}, nil, contains("")),
	}
	for i := range rows[6:] {
		rows[6+i].Plain = true
	}
	return rows
}

func comparedRow(op plan.Op, demand string, kinds []Kind, refused map[Kind]string, broken func(e Env, judged, other Place) string) RelationRow {
	return RelationRow{
		Op: op, Judged: kinds, Other: kinds, Compared: true, Refused: refused, Code: "Compared",
		Arg:  func(_ *plan.Struct, r plan.Relation) string { return demand + " " + r.Others[0] },
		Note: func(r plan.Relation) string { return "Must " + demand + " " + r.Others[0] + "." },
		Broken: func(e Env, _ plan.Relation, judged Place, others []Place) string {
			condition := judged.Has
			if judged.Of.Nullable {
				condition += " && " + judged.Go + " != nil"
			}
			return condition + " && " + broken(e, judged, others[0])
		},
	}
}

// compared returns the condition "x op y", and for times that of a method. A pointer to
// nothing equals nothing and is neither more nor less.
func compared(op, method string) func(Env, Place, Place) string {
	return func(e Env, x, y Place) string {
		text := operand(x, y) + " " + op + " " + operand(y, x)
		if KindOf(x.Of) == Time {
			text = strings.Replace(strings.Replace(method, "%s", x.Go, 1), "%s", behind(y), 1)
		}
		switch {
		case !pointer(y.Of):
			return text
		case op == "==":
			return y.Go + " != nil && " + text
		}
		return "(" + y.Go + " == nil || " + text + ")"
	}
}

func contains(not string) func(Env, Place, Place) string {
	return func(e Env, x, y Place) string {
		return not + e.Import("strings") + ".Contains(" + text(x) + ", " + text(y) + ")"
	}
}

func text(p Place) string {
	if p.Of.Go == "string" {
		return p.Go
	}
	return "string(" + p.Go + ")"
}

// operand is the value of x as a type that y can be compared with.
func operand(x, y Place) string {
	if x.Of.Indirect().Go == y.Of.Indirect().Go {
		return behind(x)
	}
	basic := ""
	switch t := x.Of.Indirect().Type.(type) {
	case plan.String:
		basic = "string"
	case plan.Bool:
		basic = "bool"
	case plan.Int:
		basic = "int64"
		if t.Unsigned {
			basic = "uint64"
		}
	case plan.Float:
		basic = "float64"
	default:
		return behind(x)
	}
	return basic + "(" + behind(x) + ")"
}
