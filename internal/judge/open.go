package judge

import (
	"encoding"
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// opener turns a generated schema into the judge's copy of it, in place. The schema leads
// the way; the Go type helps as far as it is known.
type opener struct {
	compiler *jsonschema.Compiler
	root     any
	variants []Variant
	opened   map[string]bool // the references that were followed
	unsure   bool            // a variant is not known
	formats  int
}

// open changes the schema node, which describes the Go type t, nil where that is not
// known or decodes itself. The rules are the words of the validate tag that judge a value
// of this node.
func (o *opener) open(node any, t reflect.Type, rules string) error {
	s, ok := node.(map[string]any)
	if !ok {
		return nil // true and false need no change
	}
	t = plain(t)
	if ref, ok := s["$ref"].(string); ok && !o.opened[ref] {
		target, err := resolve(o.root, ref)
		if err != nil {
			return err
		}
		o.opened[ref] = true
		if err := o.open(target, t, ""); err != nil {
			return err
		}
	}
	for _, word := range []string{"anyOf", "oneOf", "allOf"} {
		branches, _ := s[word].([]any)
		for _, branch := range branches {
			if err := o.open(branch, o.branchType(branch, t), rules); err != nil {
				return err
			}
		}
	}
	if not, ok := s["not"]; ok {
		if err := o.openFormats(not, t, rules); err != nil {
			return err
		}
	}
	if err := o.openObject(s, t, rules); err != nil {
		return err
	}
	if items, ok := s["items"]; ok {
		if err := o.openArray(items, t, rules); err != nil {
			return err
		}
	}
	if s["type"] == "integer" || s["type"] == "number" {
		addBounds(s, t)
	}
	return o.openFormat(s, t, rules)
}

// openFormats changes nothing but formats: under a not, an added bound would allow more.
func (o *opener) openFormats(node any, t reflect.Type, rules string) error {
	s, ok := node.(map[string]any)
	if !ok {
		return nil
	}
	for _, word := range []string{"anyOf", "oneOf", "allOf"} {
		branches, _ := s[word].([]any)
		for _, branch := range branches {
			if err := o.openFormats(branch, t, rules); err != nil {
				return err
			}
		}
	}
	return o.openFormat(s, t, rules)
}

// branchType returns the type of a branch: what the discriminator stands for where t is
// an interface, else t itself.
func (o *opener) branchType(branch any, t reflect.Type) reflect.Type {
	if t == nil || t.Kind() != reflect.Interface {
		return t
	}
	name, value, ok := discriminator(o.root, branch)
	if !ok {
		return t // null, or a reference to the union
	}
	known := variant(o.variants, t, name, value)
	o.unsure = o.unsure || known == nil
	return plain(known)
}

// openObject lets an object with properties have others too, and goes into its members.
// A map's additionalProperties is a schema of its values and stays.
func (o *opener) openObject(s map[string]any, t reflect.Type, rules string) error {
	if properties, ok := s["properties"].(map[string]any); ok {
		if s["additionalProperties"] == false {
			delete(s, "additionalProperties")
		}
		var fields map[string]reflect.StructField
		if t != nil && t.Kind() != reflect.Interface {
			if t.Kind() != reflect.Struct {
				return fmt.Errorf("an object with properties for %v", t)
			}
			fields = Fields(t)
		}
		for _, name := range sortedKeys(properties) {
			property := properties[name]
			f, ok := fields[name]
			if !ok && fields != nil && !isConst(property) {
				return fmt.Errorf("%v has no field for %q", t, name)
			}
			if err := o.open(property, f.Type, f.Tag.Get("validate")); err != nil {
				return err
			}
		}
		return nil
	}
	var key, elem reflect.Type
	if t != nil && t.Kind() == reflect.Map {
		key, elem = t.Key(), t.Elem()
	}
	if err := o.open(s["propertyNames"], key, keyRules(rules)); err != nil {
		return err
	}
	return o.open(s["additionalProperties"], elem, dived(rules))
}

// isConst reports whether a property is a discriminator, which needs no Go field.
func isConst(property any) bool {
	s, _ := property.(map[string]any)
	_, ok := s["const"]
	return ok
}

// openArray goes into the items.
func (o *opener) openArray(items any, t reflect.Type, rules string) error {
	switch {
	case t == nil || t.Kind() == reflect.Interface:
		return o.open(items, nil, dived(rules))
	case t.Kind() != reflect.Slice && t.Kind() != reflect.Array:
		return fmt.Errorf("an array for %v", t)
	}
	return o.open(items, t.Elem(), dived(rules))
}

// dived returns the rules for the elements: those after the first dive, and after the
// rules for the keys that may follow it.
func dived(rules string) string {
	_, after, _ := strings.Cut(","+rules+",", ",dive,")
	if strings.HasPrefix(after, "keys,") {
		_, after, _ = strings.Cut(after, ",endkeys,")
	}
	return strings.TrimSuffix(after, ",")
}

// keyRules returns the rules for the keys of a map.
func keyRules(rules string) string {
	_, after, _ := strings.Cut(","+rules+",", ",dive,keys,")
	keys, _, _ := strings.Cut(","+after, ",endkeys,")
	return strings.TrimPrefix(keys, ",")
}

// floatLimit returns 2^exponent - 2^(exponent-1-precision): the smallest number that
// rounds to infinity in a binary format of that precision (IEEE 754, round to even).
func floatLimit(exponent, precision uint) json.Number {
	limit := new(big.Int).Lsh(big.NewInt(1), exponent)
	limit.Sub(limit, new(big.Int).Lsh(big.NewInt(1), exponent-1-precision))
	return json.Number(limit.String())
}

// addBounds adds the exact bounds of the Go types that have some which no schema states.
// A Duration that is a number counts in a unit, so its bounds are not those of the type.
func addBounds(s map[string]any, t reflect.Type) {
	if t == nil || t == reflect.TypeFor[time.Duration]() {
		return
	}
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

var (
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]()
	jsonUnmarshaler = reflect.TypeFor[json.Unmarshaler]()
)

// readsText reports whether encoding/json lets the type judge a string.
func readsText(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return p.Implements(textUnmarshaler) || p.Implements(jsonUnmarshaler)
}
