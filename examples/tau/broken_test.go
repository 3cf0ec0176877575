package tau

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/toolkit"
)

// A breaker returns the arguments broken in each way of its kind that they offer.
type breaker func(args map[string]json.RawMessage, schema benchSchema) [][]byte

// benchSchema is as much of a schema as the breakers need.
type benchSchema struct {
	Properties map[string]struct {
		Type string `json:"type"`
		Enum []any  `json:"enum"`
	} `json:"properties"`
	Required []string `json:"required"`
}

var breakers = []struct {
	name string
	f    breaker
	// judged says that a validator sees the damage. It reads a repeated name as its
	// last value, and text that is cut short not at all: of those two the parser must
	// refuse every one.
	judged bool
}{
	{"required field dropped", dropRequired, true},
	{"wrong type", wrongType, true},
	{"null", nullInstead, true},
	{"unknown enum value", unknownEnum, true},
	{"name given twice", nameTwice, false},
	{"cut short", cutShort, false},
}

// TestBrokenCalls breaks every call in six ways. The parser refuses what the judge
// refuses, and it is always an issue with the arguments that it reports.
func TestBrokenCalls(t *testing.T) {
	calls := read[benchCall](t, "calls.json")
	all := registries(t)
	judges := map[string]*judge.Judge{}
	count := map[string]int{}
	for _, c := range calls {
		tool := toolOf(t, all, c)
		definition := tool.Definition().Parameters
		key := c.Env + "/" + c.Tool
		if judges[key] == nil {
			judges[key] = judge.New(t, definition, paramsType(t, tool, c.Args))
		}
		var schema benchSchema
		var args map[string]json.RawMessage
		if err := errors.Join(json.Unmarshal(definition, &schema), json.Unmarshal(c.Args, &args)); err != nil {
			t.Fatal(err)
		}
		for _, b := range breakers {
			for _, text := range b.f(args, schema) {
				count[b.name]++
				_, err := tool.Prepare(text)
				var parse *toolkit.ParseError
				if err != nil && !errors.As(err, &parse) {
					t.Errorf("%s: %s %s: %T %v, want a *ParseError", b.name, key, text, err, err)
				}
				accepts, why := false, "damage that no validator sees"
				if b.judged {
					accepts, why = judges[key].Accepts(text)
				}
				if accepts != (err == nil) {
					t.Errorf("%s: %s %s: parser %v, judge %v (%s)", b.name, key, text, err, accepts, why)
				}
				if err == nil {
					t.Errorf("%s: %s %s is accepted", b.name, key, text)
				}
			}
		}
	}
	for _, b := range breakers {
		t.Logf("%s: %d", b.name, count[b.name])
		if count[b.name] == 0 {
			t.Errorf("%s: no call was broken so", b.name)
		}
	}
}

// paramsType returns the Go type of a tool's parameters.
func paramsType(t *testing.T, tool toolkit.AnyTool, args []byte) reflect.Type {
	t.Helper()
	invocation, err := tool.Prepare(args)
	if err != nil {
		t.Fatal(err)
	}
	return reflect.TypeOf(invocation.Params())
}

// with returns the arguments with one member changed, or left out if value is nil.
func with(args map[string]json.RawMessage, name string, value json.RawMessage) []byte {
	changed := maps.Clone(args)
	if value == nil {
		delete(changed, name)
	} else {
		changed[name] = value
	}
	text, err := json.Marshal(changed)
	if err != nil {
		panic(err) // RawMessages that were decoded encode again
	}
	return text
}

func dropRequired(args map[string]json.RawMessage, schema benchSchema) (broken [][]byte) {
	for _, name := range schema.Required {
		broken = append(broken, with(args, name, nil))
	}
	return broken
}

func wrongType(args map[string]json.RawMessage, schema benchSchema) (broken [][]byte) {
	others := map[string]string{"string": `1`, "integer": `1.5`, "number": `"1"`, "array": `{}`}
	for _, name := range slices.Sorted(maps.Keys(args)) {
		broken = append(broken, with(args, name, json.RawMessage(others[schema.Properties[name].Type])))
	}
	return broken
}

func nullInstead(args map[string]json.RawMessage, _ benchSchema) (broken [][]byte) {
	for _, name := range slices.Sorted(maps.Keys(args)) {
		broken = append(broken, with(args, name, json.RawMessage(`null`)))
	}
	return broken
}

func unknownEnum(args map[string]json.RawMessage, schema benchSchema) (broken [][]byte) {
	for _, name := range slices.Sorted(maps.Keys(args)) {
		if schema.Properties[name].Enum != nil {
			broken = append(broken, with(args, name, json.RawMessage(`"something else"`)))
		}
	}
	return broken
}

// nameTwice repeats each member with its own value, so that nothing but the name is wrong.
func nameTwice(args map[string]json.RawMessage, _ benchSchema) (broken [][]byte) {
	text := with(args, "", nil)
	for _, name := range slices.Sorted(maps.Keys(args)) {
		again := fmt.Sprintf(`,%q:%s}`, name, args[name])
		broken = append(broken, append(bytes.TrimSuffix(slices.Clone(text), []byte("}")), again...))
	}
	return broken
}

// cutShort leaves out a quarter, a half and the last byte of the text.
func cutShort(args map[string]json.RawMessage, _ benchSchema) (broken [][]byte) {
	text := with(args, "", nil)
	for _, n := range []int{len(text) * 3 / 4, len(text) / 2, len(text) - 1} {
		if n > 0 { // no text at all reads as no arguments
			broken = append(broken, text[:n:n])
		}
	}
	return broken
}
