package rule

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/pattern"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/tag"
)

// Word is one word of a tag: what it becomes on each kind of value.
type Word struct {
	Name string
	// Param says whether the word takes a value: "min=3" does, "email" does not.
	// Optional says that it may also stand without.
	Param, Optional bool
	// Host says that the verdict is that of the machine: its files, its network. A
	// field with such a word must say that it wants this.
	Host bool
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
var Validate = words(slices.Concat(validateValues, validateStrings, validateCalls)...)

// validateValues are the words for numbers, lengths, members and presence.
var validateValues = []Word{
	{Name: "required", Fits: map[Kind]Lower{
		String: flag(plan.NonZero), Int: flag(plan.NonZero), Float: flag(plan.NonZero), Duration: flag(plan.NonZero),
		Struct: flag(plan.NonZero), Time: flag(plan.NonZero), Any: flag(plan.NonZero), DurationNumber: flag(plan.NonZero), Own: nonZeroOwn,
		"json.Number": present, "url.URL": present, "netip.Addr": present, "netip.Prefix": present, "net.IP": present,
		List: present, Map: present, Bytes: present, Raw: present, Union: present,
	}, Refused: map[Kind]string{
		Bool:      "it would refuse false; a field without omitempty must be present anyway, and if only true is allowed write validate:\"eq=true\"",
		Array:     "it would refuse an array of zeros; a field without omitempty must be present anyway",
		"big.Int": "it would refuse 0; a field without omitempty must be present anyway",
	}},
	{Name: "min", Param: true, Fits: bounds(plan.Minimum, atLeast), Refused: notOnTimes},
	{Name: "gte", Param: true, Fits: bounds(plan.Minimum, atLeast), Refused: notOnTimes},
	{Name: "max", Param: true, Fits: bounds(plan.Maximum, atMost), Refused: notOnTimes},
	{Name: "lte", Param: true, Fits: bounds(plan.Maximum, atMost), Refused: notOnTimes},
	{Name: "gt", Param: true, Fits: bounds(plan.ExclusiveMinimum, moreThan), Refused: notOnTimes},
	{Name: "lt", Param: true, Fits: bounds(plan.ExclusiveMaximum, lessThan), Refused: notOnTimes},
	{Name: "len", Param: true, Fits: with(lengths(exactly), map[Kind]Lower{
		Int: constant(plan.Equal), Float: constant(plan.Equal), Duration: constant(plan.Equal), DurationNumber: inUnit(plan.Equal),
	}), Refused: notOnTimes},
	{Name: "eq", Param: true, Fits: with(lengths(exactly), constants(plan.Equal)), Refused: notOnTimes},
	{Name: "ne", Param: true, Fits: with(lengths(notExactly), constants(plan.NotEqual)), Refused: notOnTimes},
	{Name: "oneof", Param: true, Fits: map[Kind]Lower{String: oneOf, Int: oneOf}, Refused: map[Kind]string{
		Float: "validator cannot do it on floats; write jsonschema:\"enum=…\"",
		Bool:  "validator cannot do it on bools; write validate:\"eq=true\" or eq=false",
		List:  "it is for the items; write validate:\"dive,oneof=…\"",
	}},
	{Name: "noneof", Param: true, Fits: map[Kind]Lower{String: noneOf, Int: noneOf}, Refused: map[Kind]string{
		Float: "validator cannot do it on floats; write ne for each value",
		Bool:  "validator cannot do it on bools; write validate:\"eq=true\" or eq=false",
		List:  "it is for the items; write validate:\"dive,noneof=…\"",
	}},
	{Name: "isdefault", Fits: map[Kind]Lower{
		String: isDefault(`""`), Int: isDefault("0"), Float: isDefault("0"), Bool: isDefault("false"),
	}, Refused: map[Kind]string{
		List: "a list that is given is never nil, so nothing would be accepted; write max=0",
		Map:  "a map that is given is never nil, so nothing would be accepted; write max=0",
	}},
	{Name: "port", Fits: map[Kind]Lower{Int: between("1", "65535")}, Refused: map[Kind]string{
		String: "validator judges numbers; make the field an integer, or write a pattern in the jsonschema tag",
	}},
	{Name: "unique", Fits: map[Kind]Lower{List: unique, Array: unique}, Refused: map[Kind]string{
		Map: "a schema cannot ask for different values in a map; check it in Execute",
	}},
}

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
	Word{Name: "minimum", Param: true, Fits: onNumbers(plan.Minimum)},
	Word{Name: "maximum", Param: true, Fits: onNumbers(plan.Maximum)},
	Word{Name: "exclusiveMinimum", Param: true, Fits: onNumbers(plan.ExclusiveMinimum)},
	Word{Name: "exclusiveMaximum", Param: true, Fits: onNumbers(plan.ExclusiveMaximum)},
	Word{Name: "enum", Param: true, Fits: map[Kind]Lower{String: enum, Int: enum, Float: enum}, Refused: map[Kind]string{
		Bool: "invopop drops it on bools; write validate:\"eq=true\" or eq=false",
		Any:  untypedEnum, Raw: untypedEnum,
	}},
	Word{Name: "minItems", Param: true, Fits: map[Kind]Lower{List: sized(plan.MinItems)}, Refused: map[Kind]string{Array: fixedSize}},
	Word{Name: "maxItems", Param: true, Fits: map[Kind]Lower{List: sized(plan.MaxItems)}, Refused: map[Kind]string{Array: fixedSize}},
	Word{Name: "oneof_type", Param: true, Fits: map[Kind]Lower{Any: typeIs(plan.TypeOneOf), Raw: typeIs(plan.TypeOneOf)}, Refused: noList},
	Word{Name: "anyof_type", Param: true, Fits: map[Kind]Lower{Any: typeIs(plan.TypeAnyOf), Raw: typeIs(plan.TypeAnyOf)}, Refused: noList},
	Word{Name: "uniqueItems", Param: true, Fits: map[Kind]Lower{List: uniqueItems, Array: uniqueItems}},
)

var noList = map[Kind]string{
	List:  "invopop puts it in the place of the list itself; use a field of type any",
	Array: "invopop puts it in the place of the list itself; use a field of type any",
}

func onNumbers(op plan.Op) map[Kind]Lower {
	return map[Kind]Lower{Int: numeric(op), Float: numeric(op), DurationNumber: numeric(op)}
}

// nonZeroOwn asks a type with its own decoding for another value than its zero value.
func nonZeroOwn(v *plan.Value, _ string) ([]plan.Rule, error) {
	if !v.Type.(plan.Own).Comparable {
		return nil, errors.New("its values cannot be compared, so nobody can tell a zero one; a field without omitempty must be present anyway")
	}
	return []plan.Rule{{Op: plan.NonZero}}, nil
}

const untypedEnum = "a tag does not tell whether 1 is a number or a text, which any JSON can be; use a string or a number type"

func words(list ...Word) map[string]Word {
	m := make(map[string]Word, len(list))
	for _, w := range list {
		m[w.Name] = w
	}
	return m
}

// Rules returns what the word with the parameter becomes on v.
func (w Word) Rules(v *plan.Value, param string, hasParam bool) ([]plan.Rule, error) {
	whole := KindOf(v)
	v = judged(v)
	kind := KindOf(v)
	lower, ok := w.Fits[kind]
	switch {
	case !ok && w.Refused[kind] != "":
		return nil, fmt.Errorf("%s is refused on %s: %s", w.Name, kind, w.Refused[kind])
	case !ok:
		return nil, fmt.Errorf("%s does not fit %s; it is for %s", w.Name, kind, w.kinds())
	case w.Param && param == "" && (hasParam || !w.Optional):
		return nil, fmt.Errorf("%s needs a value; write %s=…", w.Name, w.Name)
	case !w.Param && hasParam:
		return nil, fmt.Errorf("%s takes no value; write %s alone", w.Name, w.Name)
	}
	rules, err := lower(v, param)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", w.Name, err)
	}
	for _, r := range rules {
		if _, ok := Find(r.Op, whole); !ok { // a number in a string has fewer rules than a number
			return nil, fmt.Errorf("%s does not fit %s; check it in Execute", w.Name, whole)
		}
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
	for _, k := range []Kind{String, Int, Float, Bool, List, Array, Map, Struct, Union, Bytes, Time, Duration, DurationNumber, Raw, Any, Own} {
		if w.Fits[k] != nil {
			names = append(names, string(k))
		}
	}
	return strings.Join(names, ", ")
}

// memberError is an error in one value of a parameter that lists several.
type memberError struct {
	error
	offset int // of the value, in the parameter
}

func (e *memberError) Unwrap() error { return e.error }

// At returns the byte of the parameter at which an error of [Word.Rules] was found, and
// whether that is known: a value of a list, or a place in a pattern.
func At(err error) (offset int, known bool) {
	if e, ok := errors.AsType[*memberError](err); ok {
		return e.offset, true
	}
	if e, ok := errors.AsType[*tag.OneOfError](err); ok {
		return e.Offset, true
	}
	if e, ok := errors.AsType[*pattern.Error](err); ok {
		return e.Offset, true
	}
	return 0, false
}
