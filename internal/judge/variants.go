package judge

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

// Variant is one of the types behind an interface: the objects whose property Name has
// the value Value are read into Type. Reflection cannot list them, so the caller does,
// or lets Learn find them.
type Variant struct {
	Interface   reflect.Type
	Name, Value string
	Type        reflect.Type
}

func variant(all []Variant, iface reflect.Type, name, value string) reflect.Type {
	for _, v := range all {
		if v.Interface == iface && v.Name == name && v.Value == value {
			return v.Type
		}
	}
	return nil
}

// discriminator returns the property of an object schema that must have one string, and
// that string.
func discriminator(root, node any) (name, value string, ok bool) {
	s := follow(root, node)
	properties, _ := s["properties"].(map[string]any)
	required, _ := s["required"].([]any)
	for _, r := range required {
		name, _ := r.(string)
		property, _ := properties[name].(map[string]any)
		if value, ok := property["const"].(string); ok {
			return name, value, true
		}
	}
	return "", "", false
}

// HasVariants reports whether a value of the type can hold others behind an interface
// that has methods.
func HasVariants(t reflect.Type) bool { return hasVariants(t, map[reflect.Type]bool{}) }

func hasVariants(t reflect.Type, seen map[reflect.Type]bool) bool {
	t = plain(t)
	if t == nil || seen[t] {
		return false
	}
	seen[t] = true
	switch t.Kind() {
	case reflect.Interface:
		return t.NumMethod() > 0
	case reflect.Slice, reflect.Array, reflect.Map:
		return hasVariants(t.Elem(), seen)
	case reflect.Struct:
		for _, f := range Fields(t) {
			if hasVariants(f.Type, seen) {
				return true
			}
		}
	}
	return false
}

// Learn adds to known the types behind interfaces that a parsed value shows, which was
// read from text by a parser of the schema.
func Learn(known []Variant, schema json.RawMessage, text []byte, value any) []Variant {
	var s, doc any
	if decode(schema, &s) != nil || decode(text, &doc) != nil {
		return known
	}
	l := learner{root: s, known: known}
	l.learn(s, doc, reflect.ValueOf(value))
	return l.known
}

type learner struct {
	root  any
	known []Variant
}

func (l *learner) learn(schema, doc any, v reflect.Value) {
	s := follow(l.root, schema)
	for v.IsValid() {
		if _, ok := optional(v.Type()); ok {
			v = v.MethodByName("Get").Call(nil)[0]
		} else if v.Kind() != reflect.Pointer {
			break
		} else {
			v = v.Elem()
		}
	}
	if !v.IsValid() || s == nil {
		return
	}
	branches := branchesOf(s)
	if v.Kind() == reflect.Interface && v.NumMethod() > 0 {
		for _, branch := range branches {
			if _, _, ok := discriminator(l.root, branch); !ok {
				l.learn(branch, doc, v) // null, or a reference to the union
			} else if !v.IsNil() && l.note(branch, doc, v.Type(), v.Elem().Type()) {
				l.learn(branch, doc, v.Elem())
			}
		}
		return
	}
	for _, branch := range branches {
		l.learn(branch, doc, v)
	}
	switch doc := doc.(type) {
	case map[string]any:
		l.members(s, doc, v)
	case []any:
		if v.Kind() == reflect.Slice || v.Kind() == reflect.Array {
			for i := range min(v.Len(), len(doc)) {
				l.learn(s["items"], doc[i], v.Index(i))
			}
		}
	}
}

// branchesOf returns the schemas beside one another in a schema.
func branchesOf(s map[string]any) []any {
	var all []any
	for _, word := range []string{"anyOf", "oneOf", "allOf"} {
		branches, _ := s[word].([]any)
		all = append(all, branches...)
	}
	return all
}

// note remembers the type if doc is of the branch, and reports whether it is.
func (l *learner) note(branch, doc any, iface, t reflect.Type) bool {
	name, value, ok := discriminator(l.root, branch)
	object, _ := doc.(map[string]any)
	if !ok || object[name] != value {
		return false
	}
	if variant(l.known, iface, name, value) == nil {
		l.known = append(l.known, Variant{iface, name, value, t})
	}
	return true
}

func (l *learner) members(s, doc map[string]any, v reflect.Value) {
	properties, _ := s["properties"].(map[string]any)
	switch v.Kind() {
	case reflect.Struct:
		for name, f := range Fields(v.Type()) {
			member, present := doc[name]
			if field, err := v.FieldByIndexErr(f.Index); err == nil && present {
				l.learn(properties[name], member, field)
			}
		}
	case reflect.Map:
		for key, elem := range v.Seq2() {
			name, err := keyText(key)
			if member, ok := doc[name]; ok && err == nil {
				l.learn(s["additionalProperties"], member, elem)
			}
		}
	}
}

// follow returns the schema behind the references of a node; nil where they lead nowhere.
func follow(root, node any) map[string]any {
	s, _ := node.(map[string]any)
	for range 10 { // a reference to itself leads nowhere
		ref, ok := s["$ref"].(string)
		if !ok {
			break
		}
		target, err := resolve(root, ref)
		if err != nil {
			return nil
		}
		s, _ = target.(map[string]any)
	}
	return s
}

// unescape turns a token of a JSON Pointer into a name.
var unescape = strings.NewReplacer("~1", "/", "~0", "~")

// resolve returns what a reference within the schema refers to.
func resolve(root any, ref string) (any, error) {
	node := root
	pointer, ok := strings.CutPrefix(ref, "#")
	if !ok {
		return nil, fmt.Errorf("%s refers to another document", ref)
	}
	for token := range strings.SplitSeq(strings.TrimPrefix(pointer, "/"), "/") {
		if pointer == "" {
			break
		}
		s, _ := node.(map[string]any)
		node, ok = s[unescape.Replace(token)]
		if !ok {
			return nil, fmt.Errorf("%s refers to nothing", ref)
		}
	}
	return node, nil
}
