package rule

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"time"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// compare returns the condition "x op operand" on a scalar.
func compare(op string) func(Env, plan.Rule, *plan.Value, Operand) string {
	return func(e Env, r plan.Rule, v *plan.Value, x Operand) string {
		v = judged(v)
		if _, ok := v.Type.(plan.Bool); ok {
			if (op == "!=") == (r.Arg == "true") {
				return "!" + x.Value
			}
			return x.Value
		}
		if t, ok := v.Type.(plan.Int); ok && t.Unsigned && op == "<" && r.Arg == "0" {
			return "" // the type sees to it
		}
		operand := GoLiteral(plan.Literal(r.Arg))
		if t, ok := v.Type.(plan.Duration); ok {
			operand = goDuration(e, inNanoseconds(t, r.Arg))
		}
		return narrow(v, x.Value) + " " + op + " " + operand
	}
}

// inNanoseconds returns a bound of a duration, which counts in its unit.
func inNanoseconds(t plan.Duration, arg string) string {
	if t.Unit == 0 {
		return arg
	}
	return new(big.Rat).Mul(rat(arg), big.NewRat(int64(t.Unit), 1)).RatString()
}

// goDuration writes nanoseconds as a person would: 90*time.Second.
func goDuration(e Env, nanoseconds string) string {
	n, err := strconv.ParseInt(nanoseconds, 10, 64)
	if err != nil {
		panic("rule: not nanoseconds: " + nanoseconds)
	}
	for _, unit := range []struct {
		name string
		size time.Duration
	}{{"Hour", time.Hour}, {"Minute", time.Minute}, {"Second", time.Second}, {"Millisecond", time.Millisecond}} {
		if size := int64(unit.size); n != 0 && n%size == 0 {
			return fmt.Sprintf("%d*%s.%s", n/size, e.Import("time"), unit.name)
		}
	}
	return nanoseconds
}

// narrow returns x, which holds a float32 widened to float64, as a float32 again,
// so that 0.1 in the arguments equals 0.1 in the tag.
func narrow(v *plan.Value, x string) string {
	if f, ok := judged(v).Type.(plan.Float); ok && f.Bits == 32 {
		return "float32(" + x + ")"
	}
	return x
}

func notMultiple(e Env, r plan.Rule, v *plan.Value, x Operand) string {
	if f, ok := judged(v).Type.(plan.Float); ok {
		return fmt.Sprintf("!%s.MultipleOf(%s, %d, %q)", e.Import(decodePackage), x.Value, f.Bits, r.Arg)
	}
	// An integer is a multiple of p/q in lowest terms when it is one of p.
	p := rat(r.Arg).Num()
	switch {
	case p.IsInt64() && p.Int64() == 1:
		return "" // every integer is
	case !p.IsInt64():
		return x.Value + " != 0" // none other is
	}
	return x.Value + "%" + p.String() + " != 0"
}

// shorter compares characters; one character needs no counting.
func shorter(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
	if r.Arg == "1" {
		return x.Value + ` == ""`
	}
	return e.Import("unicode/utf8") + ".RuneCountInString(" + x.Value + ") < " + r.Arg
}

// longer counts characters only when there are more bytes than characters allowed.
func longer(e Env, r plan.Rule, _ *plan.Value, x Operand) string {
	if r.Arg == "0" {
		return x.Value + ` != ""`
	}
	return "len(" + x.Value + ") > " + r.Arg + " && " + e.Import("unicode/utf8") + ".RuneCountInString(" + x.Value + ") > " + r.Arg
}

func length(op string) func(Env, plan.Rule, *plan.Value, Operand) string {
	return func(_ Env, r plan.Rule, _ *plan.Value, x Operand) string {
		return x.Cursor + ".Len() " + op + " " + r.Arg
	}
}

func byteLength(op string) func(Env, plan.Rule, *plan.Value, Operand) string {
	return func(_ Env, r plan.Rule, _ *plan.Value, x Operand) string {
		return "len(" + x.Value + ") " + op + " " + r.Arg
	}
}

// noMember compares with the members of an enum that is one of several alternatives.
func noMember(_ Env, r plan.Rule, v *plan.Value, x Operand) string {
	conditions := make([]string, len(r.Values))
	for i, value := range r.Values {
		conditions[i] = narrow(v, x.Value) + " != " + GoLiteral(value)
	}
	return strings.Join(conditions, " && ")
}

func zero(e Env, _ plan.Rule, v *plan.Value, x Operand) string { return e.Zero(judged(v), x.Value) }

func empty(plan.Rule) string { return "empty" }

func count(r plan.Rule) *uint64 {
	n, err := strconv.ParseUint(r.Arg, 10, 64)
	if err != nil {
		panic("rule: a count that is no number: " + r.Arg)
	}
	return &n
}

// counted returns a rule's number with the thing that it counts: "1 byte", "3 entries".
func counted(thing string) func(plan.Rule) string {
	return func(r plan.Rule) string {
		switch {
		case r.Arg == "1":
			return "1 " + thing
		case thing == "entry":
			return r.Arg + " entries"
		}
		return r.Arg + " " + thing + "s"
	}
}
