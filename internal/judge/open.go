package judge

import (
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"strconv"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// opener turns a generated schema into the judge's copy of it, in place.
type opener struct {
	compiler *jsonschema.Compiler
	formats  int
}

// open changes the schema node, which describes the Go type t. The rules are the words
// of the validate tag that judge a value of this node.
func (o *opener) open(node any, t reflect.Type, rules string) error {
	s, ok := node.(map[string]any)
	if !ok {
		return nil // true and false need no change
	}
	if _, ok := s["$ref"]; ok {
		return fmt.Errorf("$ref is outside the judge's scope")
	}
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	for _, word := range []string{"anyOf", "oneOf", "allOf"} {
		branches, _ := s[word].([]any)
		for _, branch := range branches {
			if err := o.open(branch, t, rules); err != nil {
				return err
			}
		}
	}
	if not, ok := s["not"]; ok {
		if err := o.open(not, t, rules); err != nil {
			return err
		}
	}
	switch s["type"] {
	case "object":
		return o.openObject(s, t, rules)
	case "array":
		return o.openArray(s, t, rules)
	case "integer", "number":
		addBounds(s, t)
	}
	return o.openFormat(s, t, rules)
}

// openObject lets an object with properties have others too, and goes into its members.
// A map's additionalProperties is a schema of its values and stays.
func (o *opener) openObject(s map[string]any, t reflect.Type, rules string) error {
	properties, ok := s["properties"].(map[string]any)
	if ok {
		if s["additionalProperties"] == false {
			delete(s, "additionalProperties")
		}
		if t.Kind() != reflect.Struct {
			return fmt.Errorf("an object with properties for %v", t)
		}
		fields := Fields(t)
		for name, property := range properties {
			f, ok := fields[name]
			if !ok {
				return fmt.Errorf("%v has no field for %q", t, name)
			}
			if err := o.open(property, f.Type, f.Tag.Get("validate")); err != nil {
				return err
			}
		}
	}
	if t.Kind() == reflect.Map {
		return o.open(s["additionalProperties"], t.Elem(), dived(rules))
	}
	return nil
}

// openArray goes into the items.
func (o *opener) openArray(s map[string]any, t reflect.Type, rules string) error {
	if t.Kind() != reflect.Slice && t.Kind() != reflect.Array {
		return fmt.Errorf("an array for %v", t)
	}
	return o.open(s["items"], t.Elem(), dived(rules))
}

// dived returns the rules for the elements: those after the first dive.
func dived(rules string) string {
	words := strings.Split(rules, ",")
	for i, word := range words {
		if word == "dive" {
			return strings.Join(words[i+1:], ",")
		}
	}
	return ""
}

// floatLimit returns 2^exponent - 2^(exponent-1-precision): the smallest number that
// rounds to infinity in a binary format of that precision (IEEE 754, round to even).
func floatLimit(exponent, precision uint) json.Number {
	limit := new(big.Int).Lsh(big.NewInt(1), exponent)
	limit.Sub(limit, new(big.Int).Lsh(big.NewInt(1), exponent-1-precision))
	return json.Number(limit.String())
}

// addBounds adds the exact bounds of the Go types that have some which no schema states.
func addBounds(s map[string]any, t reflect.Type) {
	bounds := map[string]any{}
	switch t.Kind() {
	case reflect.Int64, reflect.Int:
		bounds["minimum"] = json.Number("-9223372036854775808")
		bounds["maximum"] = json.Number("9223372036854775807")
	case reflect.Uint64, reflect.Uint:
		bounds["maximum"] = json.Number("18446744073709551615")
	case reflect.Float64:
		limit := floatLimit(1024, 53)
		bounds["exclusiveMaximum"], bounds["exclusiveMinimum"] = limit, "-"+limit
	case reflect.Float32:
		limit := floatLimit(128, 24)
		bounds["exclusiveMaximum"], bounds["exclusiveMinimum"] = limit, "-"+limit
	default:
		return
	}
	all, _ := s["allOf"].([]any)
	s["allOf"] = append(all, bounds)
}

// openFormat replaces a format by one of its own name that also asks the Go type and the
// rules, where those have a verdict on the same strings.
func (o *opener) openFormat(s map[string]any, t reflect.Type, rules string) error {
	format, ok := s["format"].(string)
	if !ok {
		return nil
	}
	verdict, err := intersection(format, t, rules)
	if err != nil {
		return err
	}
	o.formats++
	name := format + "-" + strconv.Itoa(o.formats)
	o.compiler.RegisterFormat(&jsonschema.Format{Name: name, Validate: verdict})
	s["format"] = name
	return nil
}
