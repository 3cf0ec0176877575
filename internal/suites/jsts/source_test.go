package jsts

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// source writes a schema of the suite as Go source. A place whose schema has no type gets the
// one that its keywords are about, as a Go field has a type.
type source struct {
	prefix string
	root   any
	decls  strings.Builder
	named  map[string]string // the types of objects, by what their schemas say
	defs   map[string]any    // what is left of these schemas when they say types alone
	open   bool              // some object with fields allows other names
	closed bool              // some allows none
}

// place is a place in the source.
type place struct {
	typ        string // in Go
	validate   []string
	jsonschema []string
	types      any  // what is left of the schema when it says types alone
	list       bool // a tag's jsonschema words would be about its items
}

// about are the keywords that judge one type of JSON only.
var about = map[string][]string{
	"object": {"properties", "required", "additionalProperties", "propertyNames", "minProperties", "maxProperties", "dependentRequired", "patternProperties", "unevaluatedProperties", "oneof_required", "anyof_required"},
	"array":  {"items", "prefixItems", "contains", "minItems", "maxItems", "uniqueItems", "unevaluatedItems"},
	"string": {"minLength", "maxLength", "pattern", "lengths"},
	"number": {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"},
}

// bounds are the keywords with a number that are words of the validate tag.
var bounds = []struct{ keyword, word string }{
	{"minLength", "min"}, {"maxLength", "max"}, {"minItems", "min"}, {"maxItems", "max"}, {"minProperties", "min"}, {"maxProperties", "max"},
	{"minimum", "gte"}, {"maximum", "lte"}, {"exclusiveMinimum", "gt"}, {"exclusiveMaximum", "lt"},
}

// place returns what a schema allows.
func (w *source) place(schema any) (place, error) {
	s, err := w.flat(schema)
	if err != nil {
		return place{}, err
	}
	kinds := make(map[string]bool)
	for kind, words := range about {
		for _, word := range words {
			if _, has := s[word]; has {
				kinds[kind] = true
			}
		}
	}
	typ, stated := s["type"].(string)
	if types := anys(s["type"]); len(types) == 1 {
		typ, stated = types[0].(string)
	}
	if enum, ok := s["enum"]; ok {
		if len(kinds) > 0 {
			return place{}, mixed
		}
		return members(typ, anys(enum))
	}
	if types := anys(s["type"]); len(types) > 1 {
		if len(kinds) > 0 {
			return place{}, mixed
		}
		return anyOf(types), nil
	}
	delete(kinds, typ)
	if typ == "integer" {
		delete(kinds, "number")
	}
	switch {
	case stated && len(kinds) > 0 || len(kinds) > 1:
		return place{}, mixed
	case !stated && len(kinds) == 0:
		return place{typ: "any", types: true}, nil
	case !stated:
		typ = slices.Collect(maps.Keys(kinds))[0]
	}
	var rules []string
	for _, b := range bounds {
		if n, ok := s[b.keyword].(json.Number); ok {
			rules = append(rules, b.word+"="+plain(n))
		}
	}
	switch typ {
	case "array":
		return w.array(s, rules)
	case "object":
		return w.object(s, rules)
	case "null":
		return anyOf([]any{typ}), nil
	}
	p := place{validate: rules, types: map[string]any{"type": typ}}
	switch typ {
	case "boolean":
		p.typ = "bool"
	case "number":
		p.typ = "float64"
	case "integer":
		p.typ, p.types = "int64", map[string]any{"type": typ, "minimum": json.Number(strconv.Itoa(math.MinInt64)), "maximum": json.Number(strconv.Itoa(math.MaxInt64))}
	case "string":
		p.typ = "string"
		if lengths, ok := s["lengths"].(string); ok {
			p.validate = append(p.validate, lengths)
		}
	}
	if n, ok := s["multipleOf"].(json.Number); ok {
		p.jsonschema = append(p.jsonschema, "multipleOf="+plain(n))
	}
	if text, ok := s["pattern"].(string); ok {
		p.jsonschema = append(p.jsonschema, "pattern="+escape(text))
	}
	return p, nil
}

// anyOf is any JSON of some types.
func anyOf(types []any) place {
	var names []string
	for _, t := range types {
		names = append(names, t.(string))
	}
	return place{typ: "any", jsonschema: []string{"oneof_type=" + strings.Join(names, ";")}, types: map[string]any{"type": types}}
}

// members is one of a few values of one type.
func members(typ string, enum []any) (place, error) {
	var p place
	for _, member := range enum {
		var goType, jsonType, text string
		switch m := member.(type) {
		case string:
			goType, jsonType, text = "string", "string", m
		case json.Number:
			goType, jsonType, text = "float64", "number", plain(m)
		case bool:
			goType, jsonType, text = "bool", "boolean", strconv.FormatBool(m)
		case nil:
			if len(enum) > 1 {
				return place{}, mixed
			}
			return anyOf([]any{"null"}), nil
		default:
			return place{}, composite
		}
		if p.typ != "" && p.typ != goType || typ != "" && typ != jsonType {
			return place{}, mixed
		}
		p.typ, p.types = goType, map[string]any{"type": jsonType}
		if goType == "bool" && len(enum) == 1 { // the tags have no enum of booleans
			p.validate = append(p.validate, "eq="+text)
		} else {
			p.jsonschema = append(p.jsonschema, "enum="+escape(text))
		}
	}
	if p.typ == "" {
		return place{}, noValue
	}
	return p, nil
}

func (w *source) array(s map[string]any, rules []string) (place, error) {
	if s["prefixItems"] != nil {
		return place{}, positions
	}
	if s["contains"] != nil {
		return place{}, contained
	}
	if s["uniqueItems"] == true {
		rules = append(rules, "unique")
	}
	items, has := s["items"]
	if !has {
		if items, has = s["unevaluatedItems"]; !has {
			items = true
		}
	}
	if items == false {
		return place{typ: "[]any", list: true, validate: append(rules, "max=0"), types: map[string]any{"type": "array"}}, nil
	}
	elem, err := w.place(items)
	if err != nil {
		return place{}, err
	}
	if (elem.list || elem.typ == "any") && len(elem.jsonschema) > 0 {
		return place{}, misplaced
	}
	return place{
		typ: "[]" + elem.typ, list: true, validate: dive(rules, nil, elem.validate), jsonschema: elem.jsonschema,
		types: map[string]any{"type": "array", "items": elem.types},
	}, nil
}

// dive puts the rules of the items, and those of the keys of a map, behind those of the whole.
func dive(rules, keys, elem []string) []string {
	if len(keys)+len(elem) == 0 {
		return rules
	}
	rules = append(rules, "dive")
	if len(keys) > 0 {
		rules = append(append(append(rules, "keys"), keys...), "endkeys")
	}
	return append(rules, elem...)
}

// object is a struct, or a map where the schema names no fields.
func (w *source) object(s map[string]any, rules []string) (place, error) {
	properties, _ := s["properties"].(map[string]any)
	required := stringsIn(s["required"])
	oneOf, _ := s["oneof_required"].([][]string)
	anyOf, _ := s["anyof_required"].([][]string)
	depends, _ := s["dependentRequired"].(map[string]any)
	names := slices.Concat(slices.Collect(maps.Keys(properties)), required, slices.Concat(oneOf...), slices.Concat(anyOf...))
	for from, to := range depends {
		names = append(append(names, from), stringsIn(to)...)
	}
	slices.Sort(names)
	names = slices.Compact(names)
	others, has := s["additionalProperties"]
	if !has {
		if others, has = s["unevaluatedProperties"]; !has {
			others = true
		}
	}
	switch {
	case s["patternProperties"] != nil:
		return place{}, patterns
	case len(names) == 0 && others != false:
		return w.dictionary(s, rules, others)
	case s["propertyNames"] != nil || others != true && others != false:
		return place{}, besides
	case len(rules) > 0:
		return place{}, fieldCount
	}
	w.open, w.closed = w.open || others == true, w.closed || others == false
	if w.open && w.closed {
		return place{}, besides
	}
	key, err := json.Marshal(s)
	if err != nil {
		return place{}, err
	}
	name, known := w.named[string(key)]
	ref := place{typ: name, types: map[string]any{"$ref": "#/$defs/" + name}}
	if known {
		return ref, nil
	}
	name = fmt.Sprintf("%sPart%d", w.prefix, len(w.named))
	ref = place{typ: name, types: map[string]any{"$ref": "#/$defs/" + name}}
	w.named[string(key)] = name

	var fields strings.Builder
	types := make(map[string]any)
	for i, n := range names {
		property, has := properties[n]
		if !has {
			property = true
		}
		p, err := w.place(property)
		if err != nil {
			return place{}, err
		}
		types[n] = p.types
		option := ""
		if !slices.Contains(required, n) {
			option = ",omitempty"
			var with []string
			for _, from := range slices.Sorted(maps.Keys(depends)) {
				if slices.Contains(stringsIn(depends[from]), n) {
					with = append(with, fmt.Sprintf("F%d", slices.Index(names, from)))
				}
			}
			if len(with) > 0 {
				p.validate = append([]string{"required_with=" + strings.Join(with, " ")}, p.validate...)
			}
			if strings.HasPrefix(p.typ, w.prefix) {
				p.typ = "*" + p.typ
			}
		}
		p.jsonschema = append(p.jsonschema, groupWords("oneof_required", oneOf, n)...)
		p.jsonschema = append(p.jsonschema, groupWords("anyof_required", anyOf, n)...)
		if n == "" || strings.ContainsAny(n, ",\"\\'`") {
			return place{}, odd
		}
		fmt.Fprintf(&fields, "\tF%d %s %s\n", i, p.typ, words{p.validate, p.jsonschema, ""}.tag(n+option))
	}
	fmt.Fprintf(&w.decls, "type %s struct {\n%s}\n\n", name, fields.String())
	w.defs[name] = map[string]any{"type": "object", "properties": types}
	return ref, nil
}

// groupWords are the words for the groups that have a field.
func groupWords(word string, groups [][]string, name string) []string {
	var out []string
	for i, g := range groups {
		if slices.Contains(g, name) {
			out = append(out, fmt.Sprintf("%s=g%d", word, i))
		}
	}
	return out
}

// dictionary is a map.
func (w *source) dictionary(s map[string]any, rules []string, others any) (place, error) {
	var keys []string
	if names, ok := s["propertyNames"]; ok {
		p, err := w.place(names)
		if err != nil {
			return place{}, err
		}
		keys = p.validate
		for _, word := range p.jsonschema {
			value, isEnum := strings.CutPrefix(word, "enum=")
			if !isEnum || p.typ != "string" {
				return place{}, misplaced
			}
			keys = append(keys, value)
		}
		if len(p.jsonschema) > 0 {
			keys = []string{"oneof=" + strings.Join(keys, " ")}
		}
	}
	elem, err := w.place(others)
	if err != nil {
		return place{}, err
	}
	if len(elem.jsonschema) > 0 {
		return place{}, misplaced
	}
	return place{
		typ: "map[string]" + elem.typ, list: true, validate: dive(rules, keys, elem.validate),
		types: map[string]any{"type": "object", "additionalProperties": elem.types},
	}, nil
}

// plain writes a number without exponent and without zeros that say nothing.
func plain(n json.Number) string {
	r, ok := new(big.Rat).SetString(string(n))
	if !ok {
		return string(n)
	}
	if r.IsInt() {
		return r.Num().String()
	}
	return strings.TrimRight(r.FloatString(30), "0")
}

func anys(list any) []any {
	l, _ := list.([]any)
	return l
}

func stringsIn(list any) []string {
	var out []string
	for _, v := range anys(list) {
		out = append(out, v.(string))
	}
	return out
}
