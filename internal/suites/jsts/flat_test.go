package jsts

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// unsaid is why a schema of the suite is not written as Go source. It is one of a few, so
// that they can be fieldCount.
type unsaid string

func (u unsaid) Error() string { return string(u) }

// The reasons.
const (
	alternatives unsaid = "alternatives that no property tells apart"
	conditions   unsaid = "if, then, else"
	negation     unsaid = "not"
	positions    unsaid = "items with a schema for each position"
	contained    unsaid = "contains"
	patterns     unsaid = "a schema for names that match a pattern"
	besides      unsaid = "other names are open here and closed there, or have a schema beside fields"
	dependent    unsaid = "a whole schema depends on a name"
	elsewhere    unsaid = "a reference to another document or dialect"
	dynamic      unsaid = "a reference that depends on the way to it"
	composite    unsaid = "one value that is an array or an object"
	mixed        unsaid = "values or rules of several types in one place"
	annotation   unsaid = "a format or a content that only annotates"
	fieldCount   unsaid = "how many fields an object has"
	doubled      unsaid = "one keyword twice"
	misplaced    unsaid = "a rule where a tag cannot place it"
	noValue      unsaid = "no value is allowed"
	odd          unsaid = "a name that a json tag cannot have"
)

// silent are the keywords that say nothing about values, and those that say nothing alone.
var silent = []string{
	"$schema", "$comment", "$id", "$anchor", "$dynamicAnchor", "$defs", "$vocabulary", "title", "description", "default", "examples", "deprecated",
	"readOnly", "writeOnly", "minContains", "maxContains", "then", "else", "contentSchema",
}

// flat resolves references and puts what stands in allOf, and in alternatives that a tag can
// say, beside the other keywords of a schema.
func (w *source) flat(schema any) (map[string]any, error) {
	if schema == false {
		return nil, noValue
	}
	s, _ := schema.(map[string]any) // or true
	out := make(map[string]any)
	add := func(part map[string]any) error {
		for key, v := range part {
			if err := join(out, key, v); err != nil {
				return err
			}
		}
		return nil
	}
	// applied is a part that the keywords about other names do not look into, and whose own
	// do not look out.
	applied := func(schema any) error {
		part, err := w.flat(schema)
		if err != nil {
			return err
		}
		for word, about := range map[string]string{"additionalProperties": "unevaluatedProperties", "unevaluatedProperties": "unevaluatedProperties", "unevaluatedItems": "unevaluatedItems"} {
			if v, has := part[word]; has && (v != true || s[about] != nil) {
				return besides
			}
			delete(part, word)
		}
		if s["additionalProperties"] != nil && part["properties"] != nil {
			return besides
		}
		return add(part)
	}
	for _, key := range slices.Sorted(maps.Keys(s)) {
		v := s[key]
		var err error
		switch key {
		case "$ref":
			var target any
			if target, err = w.target(v.(string)); err == nil {
				if len(s) == 1 || onlySilent(s, "$ref") {
					return w.flat(target)
				}
				err = applied(target)
			}
		case "$dynamicRef":
			ref := v.(string)
			if name, _ := strings.CutPrefix(ref, "#"); len(anchored(w.root, name)) != 1 {
				return nil, dynamic
			}
			var target any
			if target, err = w.target(ref); err == nil {
				err = applied(target)
			}
		case "allOf":
			for _, part := range anys(v) {
				if err = applied(part); err != nil {
					break
				}
			}
		case "anyOf", "oneOf":
			var part map[string]any
			if part, err = w.alternatives(key, anys(v)); err == nil {
				err = applied(part)
			}
		case "not":
			err = negation
		case "if":
			// Without then and else it judges nothing, but unevaluated names and items see it.
			if s["then"] != nil || s["else"] != nil || s["unevaluatedProperties"] != nil || s["unevaluatedItems"] != nil {
				err = conditions
			}
		case "dependentSchemas":
			err = dependent
		case "format", "contentMediaType", "contentEncoding":
			err = annotation
		case "const":
			err = join(out, "enum", []any{v})
		default:
			switch {
			case slices.Contains(silent, key):
			case key == "type" || key == "enum" || isAbout(key):
				err = join(out, key, v)
			default:
				err = elsewhere
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// isAbout reports whether a keyword judges one type of JSON.
func isAbout(keyword string) bool {
	for _, words := range about {
		if slices.Contains(words, keyword) {
			return true
		}
	}
	return false
}

// onlySilent reports whether a schema says nothing beside one keyword.
func onlySilent(s map[string]any, but string) bool {
	for key := range s {
		if key != but && !slices.Contains(silent, key) {
			return false
		}
	}
	return true
}

// join adds a keyword to a schema that may have it.
func join(out map[string]any, key string, v any) error {
	have, twice := out[key]
	switch {
	case !twice || reflect.DeepEqual(have, v):
		out[key] = v
	case key == "properties":
		all := maps.Clone(have.(map[string]any))
		for name, schema := range v.(map[string]any) {
			if other, twice := all[name]; twice {
				schema = map[string]any{"allOf": []any{other, schema}}
			}
			all[name] = schema
		}
		out[key] = all
	case key == "required":
		out[key] = append(slices.Clone(have.([]any)), v.([]any)...)
	default:
		return doubled
	}
	return nil
}

// alternatives returns what a tag can say of them: one alone, groups of required names, types,
// and lengths of strings.
func (w *source) alternatives(key string, all []any) (map[string]any, error) {
	var groups [][]string
	var types []any
	var lengths []string
	properties := make(map[string]any)
	for _, a := range all {
		s, err := w.flat(a)
		switch {
		case err != nil && len(all) == 1:
			return nil, err
		case err != nil:
			return nil, alternatives
		case len(all) == 1:
			return s, nil
		}
		word, rule := "", ""
		for _, b := range bounds[:2] {
			if n, ok := s[b.keyword].(json.Number); ok {
				word, rule = b.keyword, b.word+"="+plain(n)
			}
		}
		names := stringsIn(s["required"])
		switch {
		case len(s) == 1 && rule != "" && s[word] != nil && key == "anyOf":
			lengths = append(lengths, rule)
		case len(s) == 1 && s["type"] != nil:
			types = append(types, s["type"])
		case len(names) > 0 && (len(s) == 1 || len(s) == 2 && s["properties"] != nil):
			groups = append(groups, names)
			own, _ := s["properties"].(map[string]any)
			for name, schema := range own {
				// A field has its type whichever group is given.
				inner, err := w.flat(schema)
				if _, twice := properties[name]; twice || err != nil || len(inner) > 0 && !slices.Contains(names, name) || !onlySilent(inner, "type") {
					return nil, alternatives
				}
				properties[name] = schema
			}
		default:
			return nil, alternatives
		}
	}
	switch len(all) {
	case len(lengths):
		return map[string]any{"lengths": strings.Join(lengths, "|")}, nil
	case len(types):
		return map[string]any{"type": types}, nil
	case len(groups):
		part := map[string]any{strings.ToLower(key) + "_required": groups}
		if len(properties) > 0 {
			part["properties"] = properties
		}
		return part, nil
	}
	return nil, alternatives
}

// target returns what a reference points to, within the document or to a part of it that has
// an address of its own.
func (w *source) target(ref string) (any, error) {
	address, fragment, _ := strings.Cut(ref, "#")
	resource := w.root
	if address != "" {
		found := find(w.root, func(s map[string]any) bool {
			id, _ := s["$id"].(string)
			return id == address || strings.HasSuffix(id, "/"+address)
		})
		if len(found) != 1 {
			return nil, elsewhere
		}
		resource = found[0]
	}
	// References from a part with an address are relative to it.
	local := find(resource, func(s map[string]any) bool {
		inner, _ := s["$ref"].(string)
		return strings.HasPrefix(inner, "#")
	})
	if address != "" && len(local) > 0 {
		return nil, elsewhere
	}
	if fragment != "" && !strings.HasPrefix(fragment, "/") {
		if found := anchored(resource, fragment); len(found) == 1 {
			return found[0], nil
		}
		return nil, elsewhere
	}
	v := any(resource)
	for _, part := range strings.Split(fragment, "/")[1:] {
		part = strings.NewReplacer("%25", "%", "%22", `"`, "~1", "/", "~0", "~").Replace(part)
		switch node := v.(type) {
		case map[string]any:
			v = node[part]
		case []any:
			i, err := strconv.Atoi(part)
			if err != nil || i >= len(node) {
				return nil, elsewhere
			}
			v = node[i]
		}
		if s, ok := v.(map[string]any); ok && s["$id"] != nil {
			return nil, elsewhere
		}
	}
	return v, nil
}

// anchored returns the schemas with an anchor.
func anchored(v any, name string) []any {
	return find(v, func(s map[string]any) bool { return s["$anchor"] == name || s["$dynamicAnchor"] == name })
}

// find returns the objects within v that are wanted.
func find(v any, wanted func(map[string]any) bool) []any {
	var found []any
	switch node := v.(type) {
	case map[string]any:
		if wanted(node) {
			found = append(found, node)
		}
		for _, key := range slices.Sorted(maps.Keys(node)) {
			found = append(found, find(node[key], wanted)...)
		}
	case []any:
		for _, item := range node {
			found = append(found, find(item, wanted)...)
		}
	}
	return found
}
