package repair

import (
	"bytes"
	"encoding/json"
	"strings"
)

// compiled is a JSON Schema with what a repair must know of it.
type compiled struct {
	schema *schema
	tags   map[string]bool // the members that are a const string in some object
}

// schema is one subschema. Keywords that say nothing about the kind of a value, or about
// where its parts are described, are left out: the strict parser judges by them.
type schema struct {
	own        kinds              // by type, enum and const
	members    []string           // the strings of enum and const
	properties map[string]*schema // nil where they are not listed
	required   map[string]bool
	tags       map[string]string // the properties that are a const string
	additional *schema           // of members that are no properties
	prefix     []*schema         // of the first items
	items      *schema           // of the other items
	ref        *schema
	all        []*schema   // allOf
	choices    [][]*schema // anyOf and oneOf

	allowed kinds // once settled: own, and what all others that judge the same value say
	settled bool
}

// compile reads a schema. It reports false for what is not JSON.
func compile(text json.RawMessage) (*compiled, bool) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var root any
	if d.Decode(&root) != nil {
		return nil, false
	}
	c := compiler{tags: make(map[string]bool)}
	s := c.schema(root)
	definitions := c.properties(keyword[map[string]any](root, "$defs"))
	for from, ref := range c.refs {
		if ref == "#" {
			from.ref = s
		} else if name, ok := strings.CutPrefix(ref, "#/$defs/"); ok {
			from.ref = definitions[tokenUnescaper.Replace(name)]
		}
	}
	return &compiled{schema: s, tags: c.tags}, true
}

type compiler struct {
	tags map[string]bool
	refs map[*schema]string
}

func (c *compiler) schema(v any) *schema {
	s := &schema{own: anyKind}
	m, ok := v.(map[string]any)
	if !ok {
		if v == false {
			s.own = 0
		}
		return s
	}
	if ref, ok := m["$ref"].(string); ok {
		c.refs = set(c.refs, s, ref)
	}
	s.judge(m)
	s.properties = c.properties(keyword[map[string]any](m, "properties"))
	s.tags = c.tagged(keyword[map[string]any](m, "properties"))
	for _, name := range keyword[[]any](m, "required") {
		if name, ok := name.(string); ok {
			s.required = set(s.required, name, true)
		}
	}
	if v, ok := m["additionalProperties"]; ok && m["patternProperties"] == nil {
		s.additional = c.schema(v)
	}
	s.prefix = c.list(m["prefixItems"])
	if v, ok := m["items"]; ok {
		s.items = c.schema(v)
	}
	s.all = c.list(m["allOf"])
	for _, key := range []string{"anyOf", "oneOf"} {
		if branches := c.list(m[key]); len(branches) > 0 {
			s.choices = append(s.choices, branches)
		}
	}
	return s
}

// judge notes which values type, enum and const allow.
func (s *schema) judge(m map[string]any) {
	switch t := m["type"].(type) {
	case string:
		s.own &= kindNamed[t]
	case []any:
		var named kinds
		for _, name := range t {
			if name, ok := name.(string); ok {
				named |= kindNamed[name]
			}
		}
		s.own &= named
	}
	values, listed := m["enum"].([]any)
	if v, ok := m["const"]; ok {
		values, listed = []any{v}, true
	}
	if !listed {
		return
	}
	var kinds kinds
	for _, v := range values {
		kinds |= kindOfValue(v)
		if v, ok := v.(string); ok {
			s.members = append(s.members, v)
		}
	}
	s.own &= kinds
}

func kindOfValue(v any) kinds {
	switch v.(type) {
	case nil:
		return null
	case bool:
		return boolean
	case string:
		return str
	case []any:
		return array
	case map[string]any:
		return object
	}
	return number
}

func (c *compiler) properties(m map[string]any) map[string]*schema {
	var all map[string]*schema
	for name, v := range m {
		all = set(all, name, c.schema(v))
	}
	return all
}

// tagged returns the properties that are a const string: they tell variants apart.
func (c *compiler) tagged(properties map[string]any) map[string]string {
	var tags map[string]string
	for name, v := range properties {
		property, _ := v.(map[string]any)
		if tag, ok := property["const"].(string); ok {
			tags = set(tags, name, tag)
			c.tags[name] = true
		}
	}
	return tags
}

func (c *compiler) list(v any) []*schema {
	list, _ := v.([]any)
	var all []*schema
	for _, v := range list {
		all = append(all, c.schema(v))
	}
	return all
}

// keyword returns a keyword of a schema if it has the type, else the zero value.
func keyword[T any](schema any, name string) T {
	m, _ := schema.(map[string]any)
	v, _ := m[name].(T)
	return v
}

// set is m[key] = v. Most subschemas have most of their maps empty, and make none.
func set[K comparable, V any](m map[K]V, key K, v V) map[K]V {
	if m == nil {
		m = make(map[K]V)
	}
	m[key] = v
	return m
}
