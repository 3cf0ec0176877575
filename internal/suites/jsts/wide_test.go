package jsts

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/internal/suites/data"
	"github.com/toolgen-go/toolgen/internal/suites/jsts/wide"
	"github.com/toolgen-go/toolgen/toolkit"
)

// group is a group of the suite that a type of package wide says.
type group struct {
	file, name string
	wrapped    bool     // the values of the suite are those of the field v
	flipped    []string // tests of values of another type than Go's, which the suite ignores
	accepts    func(t *testing.T, text string) bool
}

// optionParser is what generated schemas have beside the methods of toolkit.Schema.
type optionParser[P any] interface {
	ParseWith(arguments []byte, o toolkit.ParseOptions) (P, toolkit.ParseReport, error)
}

// of holds a schema to a group. The parser and the judge, which both drop unknown names, have
// one verdict; that of the suite is the one where unknown names are refused.
func of[P any](file, name string, s toolkit.Schema[P], flipped ...string) group {
	return group{file: file, name: name, flipped: flipped, accepts: func(t *testing.T, text string) bool {
		t.Helper()
		_, err := s.Parse([]byte(text))
		ok, why := judge.New(t, s.JSONSchema(), reflect.TypeFor[P]()).Accepts([]byte(text))
		if ok != (err == nil) {
			t.Errorf("%s: the parser says %v, the schema %v (%s)", text, err, ok, why)
		}
		_, _, err = s.(optionParser[P]).ParseWith([]byte(text), toolkit.ParseOptions{RejectUnknown: true})
		return err == nil
	}}
}

func value[P any](file, name string, s toolkit.Schema[P], flipped ...string) group {
	g := of(file, name, s, flipped...)
	g.wrapped = true
	return g
}

var groups = []group{
	of("ref", "Recursive references between schemas", wide.TreeSchema),
	of("ref", "root pointer ref", wide.RootSchema, "match", "recursive match"),
	of("ref", "relative pointer ref to object", wide.SiblingSchema),
	of("ref", "escaped pointer ref", wide.EscapesSchema),
	of("ref", "ref applies alongside sibling keywords", wide.ShortSchema),
	of("ref", "property named $ref that is not a reference", wide.NamedSchema),
	of("ref", "property named $ref, containing an actual $ref", wide.NamedSchema),
	of("oneOf", "oneOf with required", wide.OnePairSchema),
	of("oneOf", "oneOf with missing optional property", wide.OneOfSchema),
	of("oneOf", "oneOf complex types", wide.OneTypedSchema),
	of("anyOf", "anyOf complex types", wide.AnyTypedSchema),
	of("dependentRequired", "single dependency", wide.DependentSchema),
	of("dependentRequired", "multiple dependents required", wide.DependentsSchema),
	value("type", "multiple types can be specified in an array", wide.IntegerOrStringSchema),
	value("type", "type as array with one item", wide.OnlyStringSchema),
	value("type", "type: array or object", wide.ArrayOrObjectSchema),
	value("type", "type: array, object or null", wide.ArrayObjectOrNullSchema),
	value("type", "null type matches only the null object", wide.OnlyNullSchema),
	value("oneOf", "nested oneOf, to check validation semantics", wide.OnlyNullSchema),
	value("anyOf", "nested anyOf, to check validation semantics", wide.OnlyNullSchema),
	value("anyOf", "anyOf with base schema", wide.LengthsSchema),
	value("propertyNames", "propertyNames validation", wide.ShortNamesSchema),
	value("propertyNames", "propertyNames with const", wide.ConstNameSchema),
	value("propertyNames", "propertyNames with enum", wide.EnumNamesSchema),
	value("additionalProperties", "additionalProperties with propertyNames", wide.NumbersOfShortNamesSchema),
}

// suiteGroup is a group as the suite has it.
type suiteGroup struct {
	Description string
	Tests       []struct {
		Description string
		Data        json.RawMessage
		Valid       bool
	}
}

// TestWide holds the types of package wide to the verdicts of the suite.
func TestWide(t *testing.T) {
	dir := data.Dir(t, "json-schema-test-suite in it")
	agree, flipped := 0, 0
	for _, g := range groups {
		text, err := os.ReadFile(filepath.Join(dir, "json-schema-test-suite", "draft2020-12", g.file+".json"))
		if err != nil {
			t.Fatal(err)
		}
		var all []suiteGroup
		if err := json.Unmarshal(text, &all); err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(all, func(s suiteGroup) bool { return s.Description == g.name })
		if i < 0 {
			t.Errorf("%s has no group %q", g.file, g.name)
			continue
		}
		t.Run(g.file+"/"+g.name, func(t *testing.T) {
			for _, test := range all[i].Tests {
				var compact bytes.Buffer
				if err := json.Compact(&compact, test.Data); err != nil {
					t.Fatal(err)
				}
				arguments, want := compact.String(), test.Valid
				if g.wrapped {
					arguments = `{"v":` + arguments + `}`
				}
				if strings.HasPrefix(test.Description, "ignores ") || slices.Contains(g.flipped, test.Description) {
					want = !want
					flipped++
				} else {
					agree++
				}
				if got := g.accepts(t, arguments); got != want {
					t.Errorf("%s: %s: accepted is %v, want %v", test.Description, arguments, got, want)
				}
			}
		})
	}
	t.Logf("%d groups, %d verdicts of the suite, %d of a value that has no Go type", len(groups), agree, flipped)
}
