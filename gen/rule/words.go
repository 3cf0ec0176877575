package rule

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/pattern"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/tag"
)

// Word is one word of a tag: what it becomes on each kind of value.
type Word struct {
	Name string
	// Param says whether the word takes a value: "min=3" does, "email" does not.
	Param bool
	// Fits has the kinds of value that the word is for. The function turns the
	// word's value into rules.
	Fits map[Kind]Lower
	// Refused has reasons for kinds of which somebody may expect that they fit.
	Refused map[Kind]string
}

// Lower turns the parameter of a word into rules for v, which is no pointer.
type Lower func(v *plan.Value, param string) ([]plan.Rule, error)

const (
	clock     = "validator compares a time with the clock and not with the parameter, so the verdict changes by the hour; check it in Execute"
	noLength  = "a json.RawMessage is judged as text of unknown layout; check it in Execute"
	fixedSize = "an array always has its length; write a slice, or leave the rule out"
)

var notOnTimes = map[Kind]string{Time: clock, Raw: noLength, Array: fixedSize}

// Validate holds the rules of the validate tag, with the meaning that
// go-playground/validator gives them. dive and omitempty steer other rules and are
// read by gen/build.
var Validate = words(
	Word{Name: "required", Fits: map[Kind]Lower{
		String: flag(plan.NonZero), Int: flag(plan.NonZero), Float: flag(plan.NonZero), Duration: flag(plan.NonZero),
		Struct: flag(plan.NonZero), Time: flag(plan.NonZero), Any: flag(plan.NonZero),
		List: present, Map: present, Bytes: present, Raw: present,
	}, Refused: map[Kind]string{
		Bool:  "it would refuse false; a field without omitempty must be present anyway, and if only true is allowed write validate:\"eq=true\"",
		Array: "it would refuse an array of zeros; a field without omitempty must be present anyway",
	}},
	Word{Name: "min", Param: true, Fits: bounds(plan.Minimum, atLeast), Refused: notOnTimes},
	Word{Name: "gte", Param: true, Fits: bounds(plan.Minimum, atLeast), Refused: notOnTimes},
	Word{Name: "max", Param: true, Fits: bounds(plan.Maximum, atMost), Refused: notOnTimes},
	Word{Name: "lte", Param: true, Fits: bounds(plan.Maximum, atMost), Refused: notOnTimes},
	Word{Name: "gt", Param: true, Fits: bounds(plan.ExclusiveMinimum, moreThan), Refused: notOnTimes},
	Word{Name: "lt", Param: true, Fits: bounds(plan.ExclusiveMaximum, lessThan), Refused: notOnTimes},
	Word{Name: "len", Param: true, Fits: with(lengths(exactly), map[Kind]Lower{
		Int: constant(plan.Equal), Float: constant(plan.Equal), Duration: constant(plan.Equal),
	}), Refused: notOnTimes},
	Word{Name: "eq", Param: true, Fits: with(lengths(exactly), constants(plan.Equal)), Refused: notOnTimes},
	Word{Name: "ne", Param: true, Fits: with(lengths(notExactly), constants(plan.NotEqual)), Refused: notOnTimes},
	Word{Name: "oneof", Param: true, Fits: map[Kind]Lower{String: oneOf, Int: oneOf}, Refused: map[Kind]string{
		Float: "validator cannot do it on floats; write jsonschema:\"enum=…\"",
		Bool:  "validator cannot do it on bools; write validate:\"eq=true\" or eq=false",
		List:  "it is for the items; write validate:\"dive,oneof=…\"",
	}},
	Word{Name: "unique", Fits: map[Kind]Lower{List: unique, Array: unique}, Refused: map[Kind]string{
		Map: "a schema cannot ask for different values in a map; check it in Execute",
	}},
	Word{Name: "email", Fits: map[Kind]Lower{String: ofFormat("email")}, Refused: onItems},
	Word{Name: "url", Fits: map[Kind]Lower{String: ofFormat("url")}, Refused: onItems},
	Word{Name: "uuid", Fits: map[Kind]Lower{String: ofFormat("uuid")}, Refused: onItems},
)

var onItems = map[Kind]string{List: "it is for the items; write dive before it"}

// JSONSchema holds the rules of the jsonschema tag, by the names that invopop gives
// them. Words that describe instead of demanding (title, default, …) are read by
// gen/build. On a list, a word that is for strings or numbers goes to the items.
var JSONSchema = words(
	Word{Name: "minLength", Param: true, Fits: map[Kind]Lower{String: sized(plan.MinLength)}},
	Word{Name: "maxLength", Param: true, Fits: map[Kind]Lower{String: sized(plan.MaxLength)}},
	Word{Name: "pattern", Param: true, Fits: map[Kind]Lower{String: regular}},
	Word{Name: "format", Param: true, Fits: map[Kind]Lower{String: keywordFormat, Time: dateTime}, Refused: map[Kind]string{
		Duration: "a time.Duration has a form of its own; for other forms use a string",
	}},
	Word{Name: "multipleOf", Param: true, Fits: map[Kind]Lower{Int: multiples, Float: multiples}},
	Word{Name: "minimum", Param: true, Fits: map[Kind]Lower{Int: numeric(plan.Minimum), Float: numeric(plan.Minimum)}},
	Word{Name: "maximum", Param: true, Fits: map[Kind]Lower{Int: numeric(plan.Maximum), Float: numeric(plan.Maximum)}},
	Word{Name: "exclusiveMinimum", Param: true, Fits: map[Kind]Lower{Int: numeric(plan.ExclusiveMinimum), Float: numeric(plan.ExclusiveMinimum)}},
	Word{Name: "exclusiveMaximum", Param: true, Fits: map[Kind]Lower{Int: numeric(plan.ExclusiveMaximum), Float: numeric(plan.ExclusiveMaximum)}},
	Word{Name: "enum", Param: true, Fits: map[Kind]Lower{String: enum, Int: enum, Float: enum}, Refused: map[Kind]string{
		Bool: "invopop drops it on bools; write validate:\"eq=true\" or eq=false",
	}},
	Word{Name: "minItems", Param: true, Fits: map[Kind]Lower{List: sized(plan.MinItems)}, Refused: map[Kind]string{Array: fixedSize}},
	Word{Name: "maxItems", Param: true, Fits: map[Kind]Lower{List: sized(plan.MaxItems)}, Refused: map[Kind]string{Array: fixedSize}},
	Word{Name: "uniqueItems", Param: true, Fits: map[Kind]Lower{List: uniqueItems, Array: uniqueItems}},
)

func words(list ...Word) map[string]Word {
	m := make(map[string]Word, len(list))
	for _, w := range list {
		m[w.Name] = w
	}
	return m
}

// Rules returns what the word with the parameter becomes on v.
func (w Word) Rules(v *plan.Value, param string, hasParam bool) ([]plan.Rule, error) {
	v = v.Indirect()
	kind := KindOf(v)
	lower, ok := w.Fits[kind]
	switch {
	case !ok && w.Refused[kind] != "":
		return nil, fmt.Errorf("%s is refused on %s: %s", w.Name, kind, w.Refused[kind])
	case !ok:
		return nil, fmt.Errorf("%s does not fit %s; it is for %s", w.Name, kind, w.kinds())
	case w.Param && param == "":
		return nil, fmt.Errorf("%s needs a value; write %s=…", w.Name, w.Name)
	case !w.Param && hasParam:
		return nil, fmt.Errorf("%s takes no value; write %s alone", w.Name, w.Name)
	}
	rules, err := lower(v, param)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", w.Name, err)
	}
	source := w.Name
	if hasParam {
		source += "=" + param
	}
	for i := range rules {
		rules[i].Source = source
	}
	return rules, nil
}

// kinds lists what the word is for, in a fixed order.
func (w Word) kinds() string {
	var names []string
	for _, k := range []Kind{String, Int, Float, Bool, List, Array, Map, Struct, Bytes, Time, Duration, Raw, Any} {
		if w.Fits[k] != nil {
			names = append(names, string(k))
		}
	}
	return strings.Join(names, ", ")
}

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
	return with(lengths(onLength), map[Kind]Lower{Int: numeric(op), Float: numeric(op), Duration: numeric(op)})
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
	arg, err := number(v, param)
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
		if err != nil {
			return nil, err
		}
		if KindOf(v) == Int && string(l) != m.Text {
			return nil, fmt.Errorf("validator compares the text, so %s never matches; write %s", m.Text, l)
		}
		r.Values = append(r.Values, l)
	}
	return []plan.Rule{r}, distinct(r.Values)
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
	return unique(v, "")
}

func unique(v *plan.Value, _ string) ([]plan.Rule, error) {
	elem, _ := v.Elem()
	if _, pointer := elem.Type.(plan.Pointer); pointer {
		return nil, errors.New("pointers are compared by address, not by value; write a slice of values")
	}
	switch k := KindOf(elem); k {
	case String, Int, Float, Bool:
		return []plan.Rule{{Op: plan.UniqueItems}}, nil
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
	if err := pattern.Check(param); err != nil {
		return nil, err
	}
	return []plan.Rule{{Op: plan.Pattern, Arg: param}}, nil
}

// Literal reads a scalar of a tag as JSON, in its plainest form.
func Literal(v *plan.Value, text string) (plan.Literal, error) {
	v = v.Indirect()
	switch kind := KindOf(v); kind {
	case String:
		return StringLiteral(text), nil
	case Int, Float:
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
		return "", fmt.Errorf("a value in a tag does not fit %s", kind)
	}
}

// DurationPattern is the form of a time.Duration in arguments. It cannot overflow.
const DurationPattern = `^-?([0-9]{1,6}h)?([0-9]{1,6}m)?([0-9]{1,6}(\.[0-9]{1,9})?s)?([0-9]{1,6}ms)?$`

var durationForm = regexp.MustCompile(DurationPattern)
