package toolsnaps

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// schema is as much of JSON Schema as the snapshots use.
type schema struct {
	Type                 any               `json:"type"` // a name, or several
	Description          string            `json:"description"`
	Properties           map[string]schema `json:"properties"`
	Required             []string          `json:"required"`
	Items                *schema           `json:"items"`
	Enum                 []string          `json:"enum"`
	Default              any               `json:"default"`
	Minimum, Maximum     json.Number
	MinLength, MaxLength json.Number
	MinItems             json.Number
	AnyOf, OneOf         []schema
}

// writer writes a schema as Go structs.
type writer struct {
	decls strings.Builder
	name  string
	n     int
}

// object declares the struct of an object and returns its name.
func (w *writer) object(s schema, name string) (string, error) {
	names := make([]string, 0, len(s.Properties))
	for p := range s.Properties {
		names = append(names, p)
	}
	slices.Sort(names)
	var fields strings.Builder
	for i, p := range names {
		typ, words, err := w.value(s.Properties[p])
		if err != nil {
			return "", fmt.Errorf("%s: %w", p, err)
		}
		tag := "json:" + strconv.Quote(p)
		required := slices.Contains(s.Required, p)
		if !required {
			tag = "json:" + strconv.Quote(p+",omitempty")
			if d := s.Properties[p].Default; d != nil {
				words = append(words, fmt.Sprintf("default=%v", d))
			}
		}
		if len(words) > 0 {
			tag += " jsonschema:" + strconv.Quote(strings.Join(words, ","))
		}
		if d := s.Properties[p].Description; d != "" {
			tag += " jsonschema_description:" + strconv.Quote(d)
		}
		fmt.Fprintf(&fields, "\tF%d %s %s\n", i, typ, strconv.Quote(tag))
	}
	fmt.Fprintf(&w.decls, "type %s struct {\n%s}\n\n", name, fields.String())
	return name, nil
}

// value returns the Go type of a property and the words of its jsonschema tag.
func (w *writer) value(s schema) (typ string, words []string, err error) {
	add := func(word string, value json.Number) {
		if value != "" {
			words = append(words, word+"="+string(value))
		}
	}
	if len(s.AnyOf) == 2 && s.AnyOf[1].Type == "null" {
		typ, words, err = w.value(s.AnyOf[0])
		return "*" + typ, append(words, "nullable"), err
	}
	if len(s.AnyOf)+len(s.OneOf) > 0 {
		return "", nil, fmt.Errorf("alternatives that nothing tells apart")
	}
	for _, e := range s.Enum {
		words = append(words, "enum="+strings.ReplaceAll(e, ",", `\,`))
	}
	add("minimum", s.Minimum)
	add("maximum", s.Maximum)
	add("minLength", s.MinLength)
	add("maxLength", s.MaxLength)
	add("minItems", s.MinItems)
	switch t := s.Type.(type) {
	case []any:
		var names []string
		for _, name := range t {
			names = append(names, name.(string))
		}
		return "any", append(words, "anyof_type="+strings.Join(names, ";")), nil
	case nil:
		return "any", words, nil
	case string:
		switch t {
		case "string":
			return "string", words, nil
		case "number":
			return "float64", words, nil
		case "integer":
			return "int64", words, nil
		case "boolean":
			return "bool", words, nil
		case "array":
			elem, inner, err := w.value(*s.Items)
			return "[]" + elem, append(words, inner...), err
		case "object":
			if s.Properties == nil {
				return "map[string]any", words, nil
			}
			w.n++
			name, err := w.object(s, fmt.Sprintf("%sPart%d", w.name, w.n))
			return name, words, err
		}
	}
	return "", nil, fmt.Errorf("the type %v", s.Type)
}
