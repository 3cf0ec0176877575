package laws

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/toolkit"
)

// structural reports whether an issue is with the Go type, not with a rule: encoding/json
// refuses the value or reads it as another one, and validator has nothing to judge.
func structural(f fixture, issue toolkit.Issue) bool {
	switch issue.Code {
	case toolkit.CodeType, toolkit.CodeRange, toolkit.CodeRequired, toolkit.CodeTooDeep:
		return true
	case toolkit.CodeFormat, toolkit.CodePattern:
		return kindAt(f.typ, issue.Path) != "string"
	case toolkit.CodeMinItems, toolkit.CodeMaxItems:
		return kindAt(f.typ, issue.Path) == "array"
	}
	return false
}

// TestRules compares the parser's verdict with that of validator on the value that
// encoding/json decodes, for texts that are right but for their rules. A format may be
// narrower than validator's, if the judge refuses it too.
func TestRules(t *testing.T) {
	v := validator.New(validator.WithRequiredStructEnabled())
	var texts, good, broken, narrower int
	eachWithRules(t, func(t *testing.T, f fixture) {
		j := judgeOf(t, f)
		bad := disagreements{t: t}
		defer bad.done()
		try(t, f, func(text []byte) {
			texts++
			_, err := f.parse(text)
			if err != nil && slices.ContainsFunc(issuesOf(t, err), func(i toolkit.Issue) bool { return structural(f, i) }) {
				return
			}
			plain, e := canonical(f, text)
			if e != nil {
				t.Fatalf("canonical form of %s: %v", brief(text), e)
			}
			value := reflect.New(f.typ)
			if e := json.Unmarshal(plain, value.Interface()); e != nil {
				if err == nil { // an enum's issue may stand for a number out of range
					bad.add("the parser accepts, encoding/json does not: %s\n%v", brief(text), e)
				}
				return
			}
			verdict := present(v, plain, value.Elem())
			switch {
			case err == nil && verdict == nil:
				good++
			case err != nil && verdict != nil:
				broken++
			case err == nil:
				bad.add("the parser accepts, validator does not: %s\n%v", brief(text), verdict)
			case onlyFormats(issuesOf(t, err)) && refuses(j, text):
				narrower++
			default:
				bad.add("validator accepts, the parser does not: %s\n%s", brief(text), lines(err.Error()))
			}
		})
	})
	t.Logf("%d texts: both accept %d, both refuse %d, a format refuses %d", texts, good, broken, narrower)
}

func onlyFormats(issues []toolkit.Issue) bool {
	return !slices.ContainsFunc(issues, func(i toolkit.Issue) bool { return i.Code != toolkit.CodeFormat })
}

func refuses(j *judge.Judge, text []byte) bool {
	ok, _ := j.Accepts(text)
	return !ok
}

// present returns validator's first complaint about the members that the text has. Each
// is judged alone, as the one field of a struct with the same rules, because validator
// cannot tell an absent member from a zero one.
func present(v *validator.Validate, raw []byte, value reflect.Value) error {
	for value.Kind() == reflect.Pointer {
		if value.IsNil() {
			return nil
		}
		value = value.Elem()
	}
	switch {
	case value.Type() == timeType:
	case value.Kind() == reflect.Struct:
		var members map[string]json.RawMessage
		if err := json.Unmarshal(raw, &members); err != nil {
			return err
		}
		for name, f := range judge.Fields(value.Type()) {
			member, ok := members[name]
			if !ok {
				continue
			}
			field, err := value.FieldByIndexErr(f.Index)
			if err != nil {
				return err
			}
			if err := alone(v, f, field); err != nil {
				return err
			}
			if err := present(v, member, field); err != nil {
				return err
			}
		}
	case value.Kind() == reflect.Map:
		var members map[string]json.RawMessage
		if err := json.Unmarshal(raw, &members); err != nil {
			return err
		}
		for name, member := range members {
			if err := present(v, member, value.MapIndex(reflect.ValueOf(name))); err != nil {
				return err
			}
		}
	case value.Kind() == reflect.Slice && value.Type().Elem().Kind() == bytesKind:
	case value.Kind() == reflect.Slice || value.Kind() == reflect.Array:
		var elements []json.RawMessage
		if err := json.Unmarshal(raw, &elements); err != nil {
			return err
		}
		for i, element := range elements {
			if err := present(v, element, value.Index(i)); err != nil {
				return err
			}
		}
	}
	return nil
}

// alone judges one field by its rules. Validate's omitempty is left out, which says
// nothing about a value that is present, and structs inside are left to present.
func alone(v *validator.Validate, f reflect.StructField, value reflect.Value) error {
	var words []string
	for word := range strings.SplitSeq(f.Tag.Get("validate"), ",") {
		if word != "omitempty" && word != "" {
			words = append(words, word)
		}
	}
	elem, depth := f.Type, 0
	for elem.Kind() == reflect.Pointer || elem.Kind() == reflect.Slice || elem.Kind() == reflect.Array || elem.Kind() == reflect.Map {
		if elem.Kind() != reflect.Pointer {
			depth++
		}
		elem = elem.Elem()
	}
	if elem.Kind() == reflect.Struct && elem != timeType {
		words = untilDive(words, depth)
		if depth == 0 && len(words) > 0 {
			words = append(words, "structonly")
		}
	}
	if len(words) == 0 {
		return nil
	}
	f.Tag = reflect.StructTag(`validate:"` + strings.Join(words, ",") + `"`)
	f.Anonymous, f.Index, f.Offset = false, nil, 0
	twin := reflect.New(reflect.StructOf([]reflect.StructField{f})).Elem()
	twin.Field(0).Set(value)
	return v.Struct(twin.Interface())
}

// untilDive cuts the words before the dive into the structs at that depth.
func untilDive(words []string, depth int) []string {
	for i, word := range words {
		if word == "dive" {
			if depth--; depth == 0 {
				return words[:i]
			}
		}
	}
	return words
}
