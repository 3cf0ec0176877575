package rule

import (
	"encoding/json"
	"math/big"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// GoLiteral returns a scalar JSON literal as Go text. JSON numbers and booleans are
// Go already; strings are quoted the Go way.
func GoLiteral(l plan.Literal) string {
	if s, ok := parse(l).(string); ok {
		return strconv.Quote(s)
	}
	return string(l)
}

// StringLiteral returns s as a JSON literal.
func StringLiteral(s string) plan.Literal {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(s); err != nil {
		panic("rule: a string that is not JSON: " + err.Error())
	}
	return plan.Literal(strings.TrimSuffix(b.String(), "\n"))
}

// parse decodes a literal that this package or gen/build made. Numbers stay text.
func parse(l plan.Literal) any {
	dec := json.NewDecoder(strings.NewReader(string(l)))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		panic("rule: a literal that is not JSON: " + string(l))
	}
	return v
}

// rat returns a number, given as text of any kind, exactly.
func rat(number any) *big.Rat {
	var text string
	switch n := number.(type) {
	case json.Number:
		text = n.String()
	case string:
		text = n
	}
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		panic("rule: not a number: " + text)
	}
	return r
}

// nanoseconds returns the length of a duration literal.
func nanoseconds(text any) *big.Rat {
	d, err := time.ParseDuration(text.(string))
	if err != nil {
		panic("rule: not a duration: " + text.(string))
	}
	return new(big.Rat).SetInt64(int64(d))
}

// durationText writes the nanoseconds of a rule as a duration.
func durationText(r plan.Rule) string {
	n, err := strconv.ParseInt(r.Arg, 10, 64)
	if err != nil {
		panic("rule: not nanoseconds: " + r.Arg)
	}
	return time.Duration(n).String()
}

// same is equality as JSON Schema has it: numbers by value.
func same(a, b any) bool {
	if _, ok := a.(json.Number); ok {
		if _, ok := b.(json.Number); ok {
			return rat(a).Cmp(rat(b)) == 0
		}
	}
	return reflect.DeepEqual(a, b)
}

func multiple(v, of *big.Rat) bool { return new(big.Rat).Quo(v, of).IsInt() }

func repeats(list []any) bool {
	for i, a := range list {
		for _, b := range list[:i] {
			if same(a, b) {
				return true
			}
		}
	}
	return false
}

// Holds reports whether the literal obeys all rules of v and, for lists, whether its
// items obey those of the element. It returns the first rule that is broken.
func Holds(v *plan.Value, l plan.Literal) (plan.Rule, bool) { return holds(v, parse(l)) }

func holds(v *plan.Value, value any) (plan.Rule, bool) {
	v = v.Indirect()
	for _, r := range v.Rules {
		if row, ok := Find(r.Op, KindOf(v)); ok && row.Holds != nil && !row.Holds(r, value) {
			return r, false
		}
	}
	if list, ok := v.Type.(plan.Slice); ok {
		for _, item := range value.([]any) {
			if r, ok := holds(list.Elem, item); !ok {
				return r, false
			}
		}
	}
	return plan.Rule{}, true
}

// Items returns the items of a list literal.
func Items(l plan.Literal) []plan.Literal {
	var raw []json.RawMessage
	if err := json.Unmarshal([]byte(l), &raw); err != nil {
		panic("rule: a literal that is no list: " + string(l))
	}
	items := make([]plan.Literal, len(raw))
	for i, r := range raw {
		items[i] = plan.Literal(r)
	}
	return items
}

// DurationNanoseconds writes a duration literal as a number of nanoseconds.
func DurationNanoseconds(l plan.Literal) string { return nanoseconds(parse(l)).RatString() }
