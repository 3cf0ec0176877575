package laws

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// TestStatic compares each schema, node by node, with what invopop's Reflector makes of
// the same type, once the differences that are meant to be are undone.
func TestStatic(t *testing.T) {
	var nodes int
	each(t, func(t *testing.T, f fixture) {
		r := jsonschema.Reflector{Anonymous: true, DoNotReference: true, ExpandedStruct: true}
		if recursive(f.typ, nil) { // the Reflector would not end
			r = jsonschema.Reflector{Anonymous: true}
		}
		s := r.ReflectFromType(f.typ)
		s.Version = ""
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		c := comparison{t: t, nodes: &nodes, within: map[reflect.Type]bool{}}
		ours, theirs := ordered(t, f.schema), ordered(t, text)
		c.ours, c.theirs = object(object(ours)["$defs"]), object(object(theirs)["$defs"])
		c.compare(place{path: "", typ: f.typ}, ours, theirs)
	})
	t.Logf("%d nodes compared", nodes)
	for _, d := range differences {
		if d.used == 0 {
			t.Errorf("difference no longer needed: %s", d.reason)
		}
	}
}

// place is a node of two schemas and what the Go source says of it.
type place struct {
	path string
	typ  reflect.Type
	// tag is the field's, and items says that the node is below the field's own.
	tag   reflect.StructTag
	items bool
	// optional says that the type stood in a toolkit.Optional.
	optional bool
}

type comparison struct {
	t            *testing.T
	nodes        *int
	ours, theirs map[string]any        // the $defs
	within       map[reflect.Type]bool // the recursive types that are being compared
}

// recursive reports whether a type contains itself.
func recursive(t reflect.Type, within []reflect.Type) bool {
	if slices.Contains(within, t) {
		return true
	}
	within = append(slices.Clip(within), t)
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		return recursive(t.Elem(), within)
	case reflect.Struct:
		for f := range t.Fields() {
			if recursive(f.Type, within) {
				return true
			}
		}
	}
	return false
}

// target follows a reference. The keywords beside it stay.
func target(defs, s map[string]any) map[string]any {
	ref, ok := s["$ref"].(string)
	if !ok {
		return s
	}
	merged := maps.Clone(object(defs[strings.TrimPrefix(ref, "#/$defs/")]))
	for word, v := range s {
		if word != "$ref" {
			merged[word] = v
		}
	}
	return merged
}

func (c *comparison) compare(at place, oursAny, theirsAny any) {
	c.t.Helper()
	*c.nodes++
	ours, theirs := object(oursAny), object(theirsAny)
	if ours == nil || theirs == nil {
		if !reflect.DeepEqual(oursAny, theirsAny) {
			c.t.Errorf("%s: %v, invopop says %v", at.path, oursAny, theirsAny)
		}
		return
	}
	_, at.optional = optionalElem(at.typ)
	at.typ = indirect(at.typ)
	if _, ok := ours["$ref"]; ok {
		if c.within[at.typ] {
			return
		}
		c.within[at.typ] = true
		defer delete(c.within, at.typ)
	}
	ours, theirs = target(c.ours, ours), target(c.theirs, theirs)
	delete(ours, "$defs")
	delete(theirs, "$defs")
	for _, d := range differences {
		if d.undo(at, ours, theirs) {
			d.used++
			ours, theirs = target(c.ours, ours), target(c.theirs, theirs) // what was undone can have hidden one
		}
	}
	for _, word := range union(ours, theirs) {
		a, b := ours[word], theirs[word]
		switch {
		case word == "properties" && a != nil && b != nil:
			c.properties(at, a, b)
		case word == "items" && a != nil && b != nil:
			c.compare(place{path: at.path + "/items", typ: at.typ.Elem(), tag: at.tag, items: true}, a, b)
		case word == "additionalProperties" && object(a) != nil && object(b) != nil:
			c.compare(place{path: at.path + "/additionalProperties", typ: at.typ.Elem(), tag: at.tag, items: true}, a, b)
		case !reflect.DeepEqual(a, b):
			c.t.Errorf("%s: %s is %s, invopop says %s", at.path, word, encoded(a), encoded(b))
		}
	}
}

func (c *comparison) properties(at place, oursAny, theirsAny any) {
	c.t.Helper()
	ours, theirs := object(oursAny), object(theirsAny)
	fields := judge.Fields(at.typ)
	if !slices.Equal(ours[order].([]string), theirs[order].([]string)) {
		c.t.Errorf("%s: properties %q, invopop says %q", at.path, ours[order], theirs[order])
	}
	for _, name := range union(ours, theirs) {
		if name == order {
			continue
		}
		f, ok := fields[name]
		if !ok || ours[name] == nil || theirs[name] == nil {
			continue // the order has said it
		}
		c.compare(place{path: at.path + "/properties/" + name, typ: f.Type, tag: f.Tag}, ours[name], theirs[name])
	}
}

// object returns a schema as an object; true is the empty one.
func object(v any) map[string]any {
	if v == true {
		return map[string]any{}
	}
	m, _ := v.(map[string]any)
	return m
}

func union(a, b map[string]any) []string {
	names := sorted(a)
	for _, name := range sorted(b) {
		if _, ok := a[name]; !ok {
			names = append(names, name)
		}
	}
	return names
}

func encoded(v any) string {
	if v == nil {
		return "absent"
	}
	text, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// order is a key that ordered adds to the value of properties: the names as written.
const order = "\x00order"

// ordered decodes a schema; it keeps the order of the properties, which a map forgets.
func ordered(t *testing.T, text []byte) any {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	v, err := readOrdered(d, "")
	if err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return v
}

// readOrdered decodes the value of a member of that name.
func readOrdered(d *json.Decoder, member string) (any, error) {
	token, err := d.Token()
	if err != nil {
		return nil, err
	}
	switch token {
	case json.Delim('['):
		list := []any{}
		for d.More() {
			v, err := readOrdered(d, "")
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		_, err := d.Token()
		return list, err
	case json.Delim('{'):
		m := map[string]any{}
		names := []string{}
		for d.More() {
			token, err := d.Token()
			if err != nil {
				return nil, err
			}
			name := fmt.Sprint(token)
			if _, ok := m[name]; ok {
				return nil, fmt.Errorf("the name %q stands twice", name)
			}
			v, err := readOrdered(d, name)
			if err != nil {
				return nil, err
			}
			m[name] = v
			names = append(names, name)
		}
		if member == "properties" {
			m[order] = names
		}
		_, err := d.Token()
		return m, err
	}
	return token, nil
}

// hasWord reports whether a comma list of a tag has the word, with or without a value.
func hasWord(tag, word string) bool {
	for w := range strings.SplitSeq(tag, ",") {
		if name, _, _ := strings.Cut(w, "="); name == word {
			return true
		}
	}
	return false
}
