package texts

import (
	"math"
	"slices"
	"strings"
)

// The size from which a value inside a reference is made as small as its schema allows; the
// others have twice the nodes. A recursive type would otherwise make texts without end.
const (
	maxRefs  = 4
	maxNodes = 60
	// Beyond what the smallest value of any schema needs.
	endlessRefs  = 50
	endlessNodes = 2000
)

// small reports whether the value being made must not grow any more.
func (g *Source) small() bool {
	return g.refs > maxRefs || g.nodes > maxNodes && (g.refs > 0 || g.nodes > 2*maxNodes)
}

// unescape turns a token of a JSON Pointer into a name.
var unescape = strings.NewReplacer("~1", "/", "~0", "~")

// resolve returns the schema that a reference within the schema refers to; what leads
// nowhere is any value.
func (g *Source) resolve(ref string) any {
	node := g.schema
	pointer, ok := strings.CutPrefix(ref, "#")
	if !ok {
		return true
	}
	for token := range strings.SplitSeq(strings.TrimPrefix(pointer, "/"), "/") {
		if pointer == "" {
			break
		}
		s, _ := node.(map[string]any)
		if node, ok = s[unescape.Replace(token)]; !ok {
			return true
		}
	}
	return node
}

// branch returns one of several schemas: mostly not the one of null, and the lowest where
// the value must stay small.
func (g *Source) branch(branches []any) any {
	if g.small() {
		return slices.MinFunc(branches, func(a, b any) int { return g.height(a) - g.height(b) })
	}
	chosen := pick(g, branches)
	if s, _ := chosen.(map[string]any); s["type"] == "null" && g.oneIn(2) {
		return pick(g, branches)
	}
	return chosen
}

// endless is the height of a schema that no finite value obeys.
const endless = math.MaxInt32

// height returns how many levels of references the smallest value of a schema has.
func (g *Source) height(schema any) int {
	s, _ := schema.(map[string]any)
	if ref, ok := s["$ref"].(string); ok {
		known, ok := g.low[ref]
		if !ok {
			g.low[ref] = endless // while it is being worked out
			known = min(endless, 1+g.height(g.resolve(ref)))
			delete(g.low, ref)
			if known < endless {
				g.low[ref] = known
			}
		}
		return known
	}
	h := 0
	for _, word := range []string{"anyOf", "oneOf"} {
		if branches, ok := s[word].([]any); ok {
			lowest := endless
			for _, b := range branches {
				lowest = min(lowest, g.height(b))
			}
			h = max(h, lowest)
		}
	}
	properties, _ := s["properties"].(map[string]any)
	required, _ := s["required"].([]any)
	for _, name := range required {
		name, _ := name.(string)
		h = max(h, g.height(properties[name]))
	}
	for _, words := range [][2]string{{"minItems", "items"}, {"minProperties", "additionalProperties"}} {
		if n, ok := bound(s, words[0]); ok && n > 0 {
			h = max(h, g.height(s[words[1]]))
		}
	}
	return h
}

// words collects the strings that a schema names as values, also as discriminators.
func words(list []string, schema any) []string {
	switch s := schema.(type) {
	case []any:
		for _, e := range s {
			list = words(list, e)
		}
	case map[string]any:
		values, _ := s["enum"].([]any)
		for _, v := range append(values, s["const"]) {
			if text, ok := v.(string); ok && !slices.Contains(list, text) {
				list = append(list, text)
			}
		}
		for _, name := range sortedNames(s) {
			list = words(list, s[name])
		}
	}
	return list
}
