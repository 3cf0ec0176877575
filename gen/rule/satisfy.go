package rule

import (
	"fmt"
	"math/big"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// Contradiction is a rule that leaves nothing to accept.
type Contradiction struct {
	Rule    plan.Rule
	Message string
}

// Contradictions returns the rules of v that cannot be obeyed together.
func Contradictions(v *plan.Value) []Contradiction {
	v = v.Indirect()
	var found []Contradiction
	complain := func(r plan.Rule, format string, args ...any) {
		found = append(found, Contradiction{r, fmt.Sprintf(format, args...)})
	}

	for _, r := range v.Rules {
		for _, value := range members(r, KindOf(v)) {
			if broken, ok := Holds(v, value); !ok {
				complain(r, "%s can never be accepted: %s refuses it", value, broken.Source)
			}
		}
	}
	if len(found) > 0 {
		return found
	}

	lo, hi := interval(v)
	if lo.at != nil && hi.at != nil {
		if lo.beyond(hi) {
			complain(later(lo.rule, hi.rule), "%s and %s leave no value", lo, hi)
			return found
		}
		if r, ok := rule(v, plan.MultipleOf); ok && !reaches(lo, hi, rat(r.Arg)) {
			complain(r, "no value within the bounds is a multiple of %s", r.Arg)
		}
		if whole(KindOf(judged(v))) && !reaches(lo, hi, big.NewRat(1, 1)) {
			complain(later(lo.rule, hi.rule), "%s and %s leave no whole number", lo, hi)
		}
		if r, ok := refusesOnly(v, lo, hi); ok {
			complain(r, "%s refuses the only value that the other rules leave", r.Source)
		}
	}
	if r, ok := rule(v, plan.UniqueItems); ok {
		if most, limited := choices(v); limited && lo.at != nil && lo.at.Cmp(big.NewRat(int64(most), 1)) > 0 {
			complain(r, "%s asks for more different items than the %d that there are", lo, most)
		}
	}
	return found
}

func whole(kind Kind) bool { return kind == Int || kind == DurationNumber }

// members returns the values that a rule names as allowed.
func members(r plan.Rule, kind Kind) []plan.Literal {
	switch {
	case r.Op == plan.OneOf:
		return r.Values
	case r.Op == plan.Equal && kind == Duration:
		return []plan.Literal{StringLiteral(durationText(r))}
	case r.Op == plan.Equal:
		return []plan.Literal{plan.Literal(r.Arg)}
	}
	return nil
}

// end is one end of the interval in which a value, or its length, must lie.
type end struct {
	at   *big.Rat // nil: unbounded
	open bool     // the end itself is excluded
	rule plan.Rule
}

// String names the end by the word that set it, or as the limit of the Go type.
func (e end) String() string {
	if e.rule.Op == "" {
		return "the limit " + e.at.RatString() + " of the Go type"
	}
	return e.rule.Source
}

// beyond reports whether nothing lies between e and an upper end.
func (e end) beyond(hi end) bool {
	c := e.at.Cmp(hi.at)
	return c > 0 || c == 0 && (e.open || hi.open)
}

func interval(v *plan.Value) (lo, hi end) {
	switch t := judged(v).Type.(type) {
	case plan.Duration:
		if t.Unit != 0 {
			most := MostUnits(t.Unit)
			lo, hi = end{at: big.NewRat(-most, 1)}, end{at: big.NewRat(most, 1)}
		}
	case plan.Array:
		n := big.NewRat(t.Len, 1)
		return end{at: n}, end{at: n}
	case plan.Int:
		least, most := Bounds(t)
		lo = end{at: new(big.Rat).SetInt(least)}
		hi = end{at: new(big.Rat).SetInt(most)}
	}
	for _, r := range v.Rules {
		switch r.Op {
		case plan.Minimum, plan.MinLength, plan.MinItems, plan.MinProperties, plan.MinBytes:
			lo = tighter(lo, end{rat(r.Arg), false, r}, 1)
		case plan.ExclusiveMinimum:
			lo = tighter(lo, end{rat(r.Arg), true, r}, 1)
		case plan.Maximum, plan.MaxLength, plan.MaxItems, plan.MaxProperties, plan.MaxBytes:
			hi = tighter(hi, end{rat(r.Arg), false, r}, -1)
		case plan.ExclusiveMaximum:
			hi = tighter(hi, end{rat(r.Arg), true, r}, -1)
		case plan.NonZero:
			if KindOf(v) == String {
				lo = tighter(lo, end{big.NewRat(1, 1), false, r}, 1)
			}
		}
	}
	return lo, hi
}

// tighter keeps the end that leaves less; sign is 1 for lower ends, -1 for upper.
func tighter(have, other end, sign int) end {
	if have.at == nil {
		return other
	}
	if c := other.at.Cmp(have.at) * sign; c > 0 || c == 0 && (other.open || have.rule.Op == "") {
		return other
	}
	return have
}

// reaches reports whether a multiple of step lies between the ends.
func reaches(lo, hi end, step *big.Rat) bool {
	q := new(big.Rat).Quo(lo.at, step)
	k := new(big.Int).Div(q.Num(), q.Denom()) // floor
	first := new(big.Rat).Mul(new(big.Rat).SetInt(k), step)
	for c := first.Cmp(lo.at); c < 0 || c == 0 && lo.open; c = first.Cmp(lo.at) {
		first.Add(first, step)
	}
	c := first.Cmp(hi.at)
	return c < 0 || c == 0 && !hi.open
}

// refusesOnly finds a rule that excludes the one value of a closed interval.
func refusesOnly(v *plan.Value, lo, hi end) (plan.Rule, bool) {
	if lo.at.Cmp(hi.at) != 0 {
		return plan.Rule{}, false
	}
	switch KindOf(judged(v)) {
	case Int, Float, DurationNumber:
		only := lo.at.RatString()
		for _, r := range v.Rules {
			if r.Op == plan.NotEqual && rat(r.Arg).Cmp(lo.at) == 0 || r.Op == plan.NonZero && only == "0" {
				return r, true
			}
		}
	case String, List, Map, Bytes:
		for _, r := range v.Rules {
			if r.Op == plan.NotLength && rat(r.Arg).Cmp(lo.at) == 0 {
				return r, true
			}
		}
	}
	return plan.Rule{}, false
}

// choices counts the different items that a list can hold, where that is few.
func choices(v *plan.Value) (int, bool) {
	elem, ok := v.Elem()
	if !ok {
		return 0, false
	}
	if KindOf(elem) == Bool {
		return 2, true
	}
	r, ok := rule(elem.Indirect(), plan.OneOf)
	return len(r.Values), ok
}

func rule(v *plan.Value, op plan.Op) (plan.Rule, bool) {
	for _, r := range v.Rules {
		if r.Op == op {
			return r, true
		}
	}
	return plan.Rule{}, false
}

// later returns the rule that stands later in the source.
func later(a, b plan.Rule) plan.Rule {
	if a.Op == "" || b.Op != "" && (b.Pos.Line > a.Pos.Line || b.Pos.Line == a.Pos.Line && b.Pos.Col > a.Pos.Col) {
		return b
	}
	return a
}
