package texts

import (
	"encoding/json"
	"maps"
	"math/big"
	"slices"
	"strconv"
)

// value returns a value that the schema probably accepts. Schemas of several keywords
// that restrict each other are met often enough, not always.
func (g *Source) value(schema any, depth int) *node {
	s, ok := schema.(map[string]any)
	if !ok {
		return g.anything(depth)
	}
	g.nodes++
	if ref, ok := s["$ref"].(string); ok {
		if g.refs > endlessRefs || g.nodes > endlessNodes {
			return null() // no finite value obeys the schema
		}
		g.refs++
		defer func() { g.refs-- }()
		return g.value(g.resolve(ref), depth)
	}
	n := g.typed(s, depth)
	if n.schema == nil {
		n.schema = s
	}
	return n
}

func (g *Source) typed(s map[string]any, depth int) *node {
	if enum, ok := s["enum"].([]any); ok {
		return fromJSON(pick(g, enum))
	}
	if c, ok := s["const"]; ok {
		return fromJSON(c)
	}
	switch s["type"] {
	case "null":
		return null()
	case "object":
		return g.object(s, depth)
	case "array":
		return g.array(s, depth)
	case "string":
		return str(g.stringFor(s))
	case "integer":
		return number(g.numberFor(s, true))
	case "number":
		return number(g.numberFor(s, false))
	case "boolean":
		return boolean(g.oneIn(2))
	}
	for _, word := range []string{"anyOf", "oneOf", "allOf"} {
		if branches, ok := s[word].([]any); ok {
			return g.value(g.branch(branches), depth)
		}
	}
	return g.anything(depth)
}

func (g *Source) object(s map[string]any, depth int) *node {
	n := &node{kind: kindObject}
	properties, _ := s["properties"].(map[string]any)
	required := g.required(s)
	for _, name := range sortedNames(properties) {
		if slices.Contains(required, any(name)) || !g.small() && !g.oneIn(4) {
			n.add(name, g.value(properties[name], depth+1))
		}
	}
	g.addDependent(s, n, depth)
	if len(properties) > 0 && g.oneIn(8) {
		n.add(g.name(), g.anything(depth+1))
	}
	if values, ok := s["additionalProperties"]; ok && values != false {
		for range g.length(s, "minProperties", "maxProperties", 3) {
			n.add(g.key(s), g.value(values, depth+1))
		}
	} else if !ok && properties == nil {
		for range g.length(s, "minProperties", "maxProperties", 3) {
			n.add(g.key(s), g.anything(depth+1))
		}
	}
	g.Shuffle(len(n.kids), func(i, j int) {
		n.names[i], n.names[j] = n.names[j], n.names[i]
		n.kids[i], n.kids[j] = n.kids[j], n.kids[i]
	})
	return n
}

func (g *Source) array(s map[string]any, depth int) *node {
	n := &node{kind: kindArray}
	items, ok := s["items"]
	if !ok {
		items = true
	}
	seen := map[string]bool{}
	for range g.length(s, "minItems", "maxItems", 4) {
		kid := g.value(items, depth+1)
		for range 5 {
			if s["uniqueItems"] != true || !seen[kid.text] {
				break
			}
			kid = g.value(items, depth+1)
		}
		seen[kid.text] = true
		n.kids = append(n.kids, kid)
	}
	return n
}

// length returns a length between two keywords, both inclusive and both optional, most
// often one of the ends.
func (g *Source) length(s map[string]any, low, high string, spread int) int {
	from, _ := bound(s, low)
	to, ok := bound(s, high)
	if !ok {
		to = from + spread
	}
	switch {
	case to <= from || g.small() || g.oneIn(3):
		return from
	case ok && g.oneIn(2):
		return to
	}
	return from + g.IntN(to-from+1)
}

func bound(s map[string]any, word string) (int, bool) {
	lit, ok := s[word].(json.Number)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(string(lit))
	return n, err == nil
}

// numberFor returns a number near the bounds of the schema, spelled in one of many ways.
func (g *Source) numberFor(s map[string]any, integral bool) string {
	lit := "0"
	for range 12 {
		lit = g.candidate(s, integral)
		if fits(s, lit) {
			break
		}
	}
	return g.spell(lit)
}

// candidate returns a number that lies near one that the schema names, or a small one.
func (g *Source) candidate(s map[string]any, integral bool) string {
	near := named(s)
	if len(near) == 0 || g.oneIn(6) {
		lit := strconv.Itoa(g.IntN(200) - 20)
		if !integral {
			lit = pick(g, []string{lit, lit + ".5", lit + ".25", "0.1", "1e3", "0.30000000000000004"})
		}
		return lit
	}
	r, ok := new(big.Rat).SetString(pick(g, near))
	if !ok {
		return "0"
	}
	steps := []string{"0", "0", "1", "-1", "2"}
	if !integral {
		steps = append(steps, "0.1", "-0.01", "0.5", "1e-17")
	}
	if m, ok := s["multipleOf"].(json.Number); ok {
		steps = append(steps, string(m), "-"+string(m))
		if step, ok := new(big.Rat).SetString(string(m)); ok {
			r.Mul(step, big.NewRat(g.Int64N(30)-5, 1))
		}
	}
	step, _ := new(big.Rat).SetString(pick(g, steps))
	return decimal(r.Add(r, step))
}

// named returns the numbers that the keywords of a schema name, also below not and allOf.
func named(s map[string]any) []string {
	var list []string
	for _, word := range slices.Sorted(maps.Keys(s)) {
		switch v := s[word].(type) {
		case json.Number:
			list = append(list, string(v))
		case []any:
			for _, e := range v {
				switch e := e.(type) {
				case json.Number:
					list = append(list, string(e))
				case map[string]any:
					list = append(list, named(e)...)
				}
			}
		case map[string]any:
			if word == "not" {
				list = append(list, named(v)...)
			}
		}
	}
	return list
}

// fits reports whether the number keeps the bounds that stand in the schema itself.
func fits(s map[string]any, lit string) bool {
	r, ok := new(big.Rat).SetString(lit)
	if !ok {
		return false
	}
	for word, v := range s {
		limit, ok := v.(json.Number)
		if !ok {
			continue
		}
		l, ok := new(big.Rat).SetString(string(limit))
		if !ok {
			continue
		}
		c := r.Cmp(l)
		switch {
		case word == "minimum" && c < 0, word == "maximum" && c > 0,
			word == "exclusiveMinimum" && c <= 0, word == "exclusiveMaximum" && c >= 0,
			word == "multipleOf" && !new(big.Rat).Quo(r, l).IsInt():
			return false
		}
	}
	return true
}

// anything returns any JSON value, not deep.
func (g *Source) anything(depth int) *node {
	limit := 8
	if depth > 4 {
		limit = 5
	}
	switch g.IntN(limit) {
	case 0:
		return null()
	case 1:
		return boolean(g.oneIn(2))
	case 2:
		return number(g.spell(pick(g, hostileNumbers)))
	case 3:
		return str(g.chars(g.IntN(6)))
	case 4:
		return str(g.hostileString())
	case 5:
		n := &node{kind: kindObject}
		for range g.IntN(4) {
			n.add(g.name(), g.anything(depth+1))
		}
		return n
	default:
		n := &node{kind: kindArray}
		for range g.IntN(4) {
			n.kids = append(n.kids, g.anything(depth+1))
		}
		return n
	}
}

func sortedNames(m map[string]any) []string { return slices.Sorted(maps.Keys(m)) }
