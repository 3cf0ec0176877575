package rule

import (
	"errors"
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/pattern"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/tag"
)

// with joins two sets of kinds.
func with(a, b map[Kind]Lower) map[Kind]Lower {
	for k, l := range b {
		a[k] = l
	}
	return a
}

// flag is a rule without operand.
func flag(op plan.Op) Lower {
	return func(*plan.Value, string) ([]plan.Rule, error) { return []plan.Rule{{Op: op}}, nil }
}

// present is no rule on the value: gen/build has made the field required.
func present(*plan.Value, string) ([]plan.Rule, error) { return nil, nil }

// bounds is a rule that bounds the value of numbers and durations and the length of
// everything that has one.
func bounds(op plan.Op, onLength counting) map[Kind]Lower {
	return with(lengths(onLength), map[Kind]Lower{Int: numeric(op), Float: numeric(op), Duration: numeric(op), DurationNumber: inUnit(op)})
}

func numeric(op plan.Op) Lower {
	return func(v *plan.Value, param string) ([]plan.Rule, error) {
		read := number
		if KindOf(v) == Duration {
			read = func(_ *plan.Value, text string) (string, error) { return duration(text) }
		}
		arg, err := read(v, param)
		return []plan.Rule{{Op: op, Arg: arg}}, err
	}
}

// inUnit bounds a duration that is a number by a duration, which must be whole in its
// unit.
func inUnit(op plan.Op) Lower {
	return func(v *plan.Value, param string) ([]plan.Rule, error) {
		n, err := duration(param)
		if err != nil {
			return nil, err
		}
		unit := v.Type.(plan.Duration).Unit
		units := new(big.Rat).Quo(rat(n), big.NewRat(int64(unit), 1))
		if !units.IsInt() {
			return nil, fmt.Errorf("%s is no whole number of the unit %s", param, unit)
		}
		return []plan.Rule{{Op: op, Arg: units.RatString()}}, nil
	}
}

// counting turns a number n into rules on a length; lo and hi bound it from below
// and above, and ne excludes it.
type counting func(n int64, lo, hi, ne plan.Op) ([]plan.Rule, error)

func atLeast(n int64, lo, _, _ plan.Op) ([]plan.Rule, error) { return countRules(lo, n) }
func atMost(n int64, _, hi, _ plan.Op) ([]plan.Rule, error)  { return countRules(hi, n) }
func moreThan(n int64, lo, _, _ plan.Op) ([]plan.Rule, error) {
	return countRules(lo, n+1)
}
func lessThan(n int64, _, hi, _ plan.Op) ([]plan.Rule, error) {
	if n == 0 {
		return nil, errors.New("no length is less than 0")
	}
	return countRules(hi, n-1)
}
func exactly(n int64, lo, hi, _ plan.Op) ([]plan.Rule, error) {
	arg := strconv.FormatInt(n, 10)
	return []plan.Rule{{Op: lo, Arg: arg}, {Op: hi, Arg: arg}}, nil
}
func notExactly(n int64, _, _, ne plan.Op) ([]plan.Rule, error) { return countRules(ne, n) }

func countRules(op plan.Op, n int64) ([]plan.Rule, error) {
	return []plan.Rule{{Op: op, Arg: strconv.FormatInt(n, 10)}}, nil
}

func lengths(c counting) map[Kind]Lower {
	on := func(lo, hi plan.Op) Lower {
		return func(_ *plan.Value, param string) ([]plan.Rule, error) {
			n, err := size(param)
			if err != nil {
				return nil, err
			}
			return c(n, lo, hi, plan.NotLength)
		}
	}
	return map[Kind]Lower{
		String: on(plan.MinLength, plan.MaxLength),
		List:   on(plan.MinItems, plan.MaxItems),
		Map:    on(plan.MinProperties, plan.MaxProperties),
		Bytes:  on(plan.MinBytes, plan.MaxBytes),
	}
}

func sized(op plan.Op) Lower {
	return func(_ *plan.Value, param string) ([]plan.Rule, error) {
		n, err := size(param)
		if err != nil {
			return nil, err
		}
		return countRules(op, n)
	}
}

func multiples(v *plan.Value, param string) ([]plan.Rule, error) {
	read := number
	if KindOf(v) == Int { // an integer can be a multiple of a fraction
		read = func(_ *plan.Value, text string) (string, error) {
			_, err := exact(text)
			return text, err
		}
	}
	arg, err := read(v, param)
	if err == nil && rat(arg).Sign() <= 0 {
		err = fmt.Errorf("%s is not more than 0", param)
	}
	return []plan.Rule{{Op: plan.MultipleOf, Arg: arg}}, err
}

// constants is a rule that compares with one value.
func constants(op plan.Op) map[Kind]Lower {
	m := make(map[Kind]Lower)
	for _, k := range []Kind{String, Int, Float, Bool, Duration} {
		m[k] = constant(op)
	}
	m[DurationNumber] = inUnit(op)
	return m
}

func constant(op plan.Op) Lower {
	return func(v *plan.Value, param string) ([]plan.Rule, error) {
		if KindOf(v) == Duration {
			arg, err := duration(param)
			return []plan.Rule{{Op: op, Arg: arg}}, err
		}
		l, err := Literal(v, param)
		return []plan.Rule{{Op: op, Arg: string(l)}}, err
	}
}

func oneOf(v *plan.Value, param string) ([]plan.Rule, error) {
	members, err := tag.SplitOneOf(param)
	if err != nil {
		return nil, err
	}
	r := plan.Rule{Op: plan.OneOf}
	for _, m := range members {
		l, err := Literal(v, m.Text)
		if err == nil && KindOf(v) == Int && string(l) != m.Text {
			err = fmt.Errorf("validator compares the text, so %s never matches; write %s", m.Text, l)
		}
		if err != nil {
			return nil, &memberError{err, m.Offset}
		}
		r.Values = append(r.Values, l)
	}
	return []plan.Rule{r}, distinct(r.Values)
}

// noneOf excludes each of a list of values.
func noneOf(v *plan.Value, param string) ([]plan.Rule, error) {
	list, err := oneOf(v, param)
	if err != nil {
		return nil, err
	}
	var rules []plan.Rule
	for _, value := range list[0].Values {
		rules = append(rules, plan.Rule{Op: plan.NotEqual, Arg: string(value)})
	}
	return rules, nil
}

func isDefault(zero string) Lower {
	return func(*plan.Value, string) ([]plan.Rule, error) { return []plan.Rule{{Op: plan.Equal, Arg: zero}}, nil }
}

// enum is one member; gen/build joins those of one tag.
func enum(v *plan.Value, param string) ([]plan.Rule, error) {
	l, err := Literal(v, param)
	return []plan.Rule{{Op: plan.OneOf, Values: []plan.Literal{l}}}, err
}

func distinct(values []plan.Literal) error {
	for i, a := range values {
		for _, b := range values[:i] {
			if same(parse(a), parse(b)) {
				return fmt.Errorf("%s stands twice", a)
			}
		}
	}
	return nil
}

func uniqueItems(v *plan.Value, param string) ([]plan.Rule, error) {
	if param != "true" {
		return nil, errors.New("invopop reads every value as true; write uniqueItems=true or leave it out")
	}
	elem, _ := v.Elem()
	if k := KindOf(elem); (k == Any || k == Raw) && elem == elem.Indirect() {
		return []plan.Rule{{Op: plan.UniqueItems}}, nil
	}
	return unique(v, "")
}

// typeIs limits any JSON to some of its types. The last of several such words counts for
// all: gen/build joins them.
func typeIs(op plan.Op) Lower {
	return func(_ *plan.Value, param string) ([]plan.Rule, error) {
		r := plan.Rule{Op: op}
		for name := range strings.SplitSeq(param, ";") {
			if !slices.Contains(jsonTypes, name) {
				return nil, fmt.Errorf("%q is no type of JSON; write some of %s, with ; between them", name, strings.Join(jsonTypes, ", "))
			}
			r.Values = append(r.Values, StringLiteral(name))
		}
		has := func(name string) bool { return slices.Contains(r.Values, StringLiteral(name)) }
		if op == plan.TypeOneOf && has("integer") && has("number") {
			return nil, errors.New("an integer is a number too, so oneOf would refuse integers; leave integer out, or write anyof_type")
		}
		return []plan.Rule{r}, distinct(r.Values)
	}
}

var jsonTypes = []string{"string", "number", "integer", "boolean", "object", "array", "null"}

func unique(v *plan.Value, _ string) ([]plan.Rule, error) {
	elem, _ := v.Elem()
	if _, pointer := elem.Type.(plan.Pointer); pointer {
		return nil, errors.New("pointers are compared by address, not by value; write a slice of values")
	}
	switch k := KindOf(elem); k {
	case String, Int, Float, Bool:
		return []plan.Rule{{Op: plan.UniqueItems}}, nil
	case Any, Raw:
		return nil, errors.New("validator compares what Go holds, which cannot always be compared; write jsonschema:\"uniqueItems=true\", which compares the JSON")
	default:
		return nil, fmt.Errorf("items of kind %s can be equal in Go and different in JSON, or the other way round; check it in Execute", k)
	}
}

func ofFormat(name string) Lower {
	return func(*plan.Value, string) ([]plan.Rule, error) {
		return []plan.Rule{{Op: plan.Format, Arg: name}}, nil
	}
}

func keywordFormat(_ *plan.Value, param string) ([]plan.Rule, error) {
	if f, ok := Formats[param]; !ok || f.Keyword != param {
		return nil, fmt.Errorf("%q is not a format that a parser can check; write one of %s, or a pattern", param, strings.Join(keywordFormats(), ", "))
	}
	return []plan.Rule{{Op: plan.Format, Arg: param}}, nil
}

// dateTime restates what a time.Time is.
func dateTime(_ *plan.Value, param string) ([]plan.Rule, error) {
	if param != "date-time" {
		return nil, fmt.Errorf("a time.Time is date-time; for %s use a string", param)
	}
	return nil, nil
}

func regular(_ *plan.Value, param string) ([]plan.Rule, error) {
	shared := pattern.Rewrite(param)
	if err := pattern.Check(shared); err != nil {
		if plain := pattern.Check(param); plain != nil { // its place is one that the tag has
			err = plain
		}
		return nil, err
	}
	return []plan.Rule{{Op: plan.Pattern, Arg: shared}}, nil
}

// Literal reads a scalar of a tag as JSON, in its plainest form.
func Literal(v *plan.Value, text string) (plan.Literal, error) {
	v = v.Indirect()
	switch kind := KindOf(v); kind {
	case String:
		return StringLiteral(text), nil
	case Int, Float, DurationNumber:
		n, err := number(v, text)
		return plan.Literal(n), err
	case Bool:
		if text != "true" && text != "false" {
			return "", fmt.Errorf("%q is not true or false", text)
		}
		return plan.Literal(text), nil
	case Duration:
		if !durationForm.MatchString(text) || len(text) < 2 {
			return "", fmt.Errorf(`%q is not a duration such as "1h30m" or "5s"`, text)
		}
		return StringLiteral(text), nil
	default:
		return "", fmt.Errorf("a value in a tag does not fit %s; set it in Execute", kind)
	}
}

// DurationPattern is the form of a time.Duration in arguments. It cannot overflow.
const DurationPattern = `^-?([0-9]{1,6}h)?([0-9]{1,6}m)?([0-9]{1,6}(\.[0-9]{1,9})?s)?([0-9]{1,6}ms)?$`

var durationForm = regexp.MustCompile(DurationPattern)
