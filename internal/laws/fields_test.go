package laws

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/toolkit"
)

// fieldTexts is how many combinations of fields each struct of package fields is tried on.
const fieldTexts = 2000

// TestFields compares the fields that the parser finds wrong with those that
// validator.Struct does on the decoded struct. They differ in one thing, which is meant: a
// comparison is silent of a field that is absent or null, while validator compares its zero value.
func TestFields(t *testing.T) {
	v := validator.New(validator.WithRequiredStructEnabled())
	for f := range fieldFixtures() {
		name := f.name
		t.Run(f.name, func(t *testing.T) {
			bad := disagreements{t: t}
			defer bad.done()
			random := rand.New(rand.NewPCG(*seed, uint64(len(name))))
			seen := map[string][2]int{} // by word: how often the rule held, and broke
			var accepted, silent int
			for range fieldTexts {
				text := combination(random, f.typ)
				value := reflect.New(f.typ)
				plain, err := canonical(f, text)
				if err != nil {
					t.Fatal(err)
				}
				if err := json.Unmarshal(plain, value.Interface()); err != nil {
					t.Fatal(err)
				}
				want, left := complaints(v, f.typ, value, text)
				silent += left
				got := map[string]bool{}
				if _, err := f.parse(text); err != nil {
					for _, issue := range issuesOf(t, err) {
						got[issue.Path[1:]] = true
					}
				} else {
					accepted++
				}
				if !maps.Equal(got, want) {
					bad.add("%s: the parser refuses %v, validator %v", text, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
				}
				for name, field := range judge.Fields(f.typ) {
					word, _, ok := strings.Cut(field.Tag.Get("validate"), "=")
					if !ok {
						continue
					}
					n := seen[word]
					if want[name] {
						n[1]++
					} else {
						n[0]++
					}
					seen[word] = n
				}
			}
			for word, n := range seen {
				t.Logf("%s: held %d times, broke %d times", word, n[0], n[1])
				if n[0] < 200 || n[1] < 200 {
					t.Errorf("%s was not tried both ways", word)
				}
			}
			t.Logf("%d of %d texts accepted; %d comparisons of absent fields left out", accepted, fieldTexts, silent)
		})
	}
}

// fieldFixtures are the structs of package fields with rules of validate at the root.
func fieldFixtures() iter.Seq[fixture] {
	return func(yield func(fixture) bool) {
		for _, f := range fixtures {
			name, ok := strings.CutPrefix(f.name, "fields.")
			if !ok || name == "Places" || name == "Variants" || name == "OneOf" || name == "AnyOf" {
				continue
			}
			if !yield(f) {
				return
			}
		}
	}
}

// complaints returns the JSON names of the fields that validator finds wrong, but for
// comparisons of absent ones and nulls, which it counts.
func complaints(v *validator.Validate, typ reflect.Type, value reflect.Value, text []byte) (names map[string]bool, silent int) {
	names = map[string]bool{}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(text, &members); err != nil {
		panic(err)
	}
	var found validator.ValidationErrors
	errors.As(v.Struct(value.Interface()), &found)
	for _, e := range found {
		f, _ := typ.FieldByName(e.StructField())
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		onPresence := strings.HasPrefix(e.Tag(), "required_") || strings.HasPrefix(e.Tag(), "excluded_")
		if value, present := members[name]; (!present || string(value) == "null") && !onPresence {
			silent++
			continue
		}
		names[name] = true
	}
	return names, silent
}

// combination returns an object of the type: each field absent, zero or one of a few values.
func combination(random *rand.Rand, typ reflect.Type) []byte {
	var members []string
	for f := range typ.Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		values := fieldValues(f.Type)
		if strings.Contains(f.Tag.Get("jsonschema"), "nullable") {
			values = append(values, "null")
		}
		if n := random.IntN(len(values) + 2); n < len(values) {
			members = append(members, fmt.Sprintf("%q:%s", name, values[n]))
		}
	}
	random.Shuffle(len(members), reflect.Swapper(members))
	return []byte("{" + strings.Join(members, ",") + "}")
}

// fieldValues are the values of a type that the fixtures tell apart; the first is zero.
func fieldValues(t reflect.Type) []string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if elem, ok := optionalElem(t); ok {
		return fieldValues(elem)
	}
	switch {
	case t == timeType:
		return []string{`"0001-01-01T00:00:00Z"`, `"2024-05-01T10:00:00Z"`, `"2024-05-01T12:00:00+02:00"`, `"2025-01-01T00:00:00Z"`}
	case t == durationType:
		return []string{`"0s"`, `"1s"`, `"1500ms"`}
	}
	switch t.Kind() {
	case reflect.String:
		return []string{`""`, `"auth"`, `"two words"`, `"words"`}
	case reflect.Bool:
		return []string{`false`, `true`}
	case reflect.Float32, reflect.Float64:
		return []string{`0`, `0.1`, `-2.5`}
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return []string{`""`, `"AQI="`}
		}
		return []string{`[]`, `["a"]`}
	case reflect.Map:
		return []string{`{}`, `{"a":1}`}
	case reflect.Interface:
		return []string{`null`, `""`, `0`, `[]`, `{}`}
	case reflect.Uint:
		return []string{`0`, `3`, `4`}
	}
	return []string{`0`, `3`, `-1`}
}

// TestFieldMessages holds what a model reads.
func TestFieldMessages(t *testing.T) {
	parse := map[string]func([]byte) (any, error){}
	for _, f := range fixtures {
		parse[f.name] = f.parse
	}
	for _, c := range []struct{ fixture, text, want string }{
		{"fields.Dependent", `{"token":"a"}`, `user: is required when token is given; data: is required when token or names is given`},
		{"fields.Places", `{"from":1,"to":0,"items":[{},{"from":2,"to":1}],"deep":{"to":-1}}`, `items[1].to: must be at least from; deep.to: must be at least from`},
		{"fields.Places", `{"from":1,"to":0}`, `to: must be at least from`},
		{"fields.Variants", `{"shape":{"kind":"circle","name":"circle","label":"c","width":0}}`, `shape.name: must differ from kind; shape.label: must contain kind`},
		{"fields.Variants", `{"shapes":[{"kind":"circle"}]}`, `shapes[0].width: is required when kind is "circle"`},
		{"fields.OneOf", `{}`, `exactly one of these must be given: id; name and zip; zip`},
		{"fields.OneOf", `{"id":"","zip":1}`, `exactly one of these must be given: id; name and zip; zip`},
		{"fields.OneOf", `{"id":"","name":""}`, ``},
		{"fields.OneOf", `{"zip":1}`, ``},
		{"fields.AnyOf", `{"name":"x"}`, `at least one of these must be given: id; name and zip`},
		{"fields.AnyOf", `{"name":"x","zip":0,"id":""}`, ``},
		{"fields.GtField", `{"int2":0}`, `int2: must be more than int`},
		{"fields.GtField", `{"int":5}`, ``},
	} {
		_, err := parse[c.fixture]([]byte(c.text))
		var messages []string
		if err != nil {
			for _, issue := range issuesOf(t, err) {
				messages = append(messages, issue.String())
				if beyond := issue.Code == toolkit.CodeCompared || issue.Code == toolkit.CodeRequiredWhen; issue.BeyondSchema != beyond {
					t.Errorf("%s: %s: beyond is %v", c.text, issue, issue.BeyondSchema)
				}
			}
		}
		if got := strings.Join(messages, "; "); got != c.want {
			t.Errorf("%s %s:\n got %s\nwant %s", c.fixture, c.text, got, c.want)
		}
	}
}
