package texts

import "slices"

// required returns the names that an object must have: its own, and those of one of the
// branches beside them.
func (g *Source) required(s map[string]any) []any {
	names, _ := s["required"].([]any)
	for _, word := range []string{"anyOf", "oneOf"} {
		if branches, ok := s[word].([]any); ok {
			branch, _ := pick(g, branches).(map[string]any)
			more, _ := branch["required"].([]any)
			names = append(slices.Clip(names), more...)
		}
	}
	return names
}

// addDependent adds most of the members that others ask for.
func (g *Source) addDependent(s map[string]any, n *node, depth int) {
	dependent, _ := s["dependentRequired"].(map[string]any)
	properties, _ := s["properties"].(map[string]any)
	for _, name := range sortedNames(dependent) {
		if !slices.Contains(n.names, name) || g.oneIn(4) {
			continue
		}
		names, _ := dependent[name].([]any)
		for _, other := range names {
			if other, ok := other.(string); ok && !slices.Contains(n.names, other) {
				n.add(other, g.value(properties[other], depth+1))
			}
		}
	}
}

// hostileKeys are names that look like numbers and are not spelled as these should be.
var hostileKeys = []string{"0", "-0", "+1", "01", "1.0", "1e2", " 1", "-1", "128", "256", "65536", "9223372036854775808", "18446744073709551616", "0x1", "１"}

// key returns the name of an entry of a map: one that its schema probably accepts.
func (g *Source) key(s map[string]any) string {
	names, ok := s["propertyNames"].(map[string]any)
	switch {
	case !ok:
		return g.name()
	case g.oneIn(8):
		return pick(g, hostileKeys)
	case g.oneIn(12):
		return g.name()
	}
	if n := g.value(names, 0); n.kind == kindString && (names["enum"] != nil || names["const"] != nil) {
		return n.text
	}
	return g.stringFor(names)
}

// stringBranch returns the schema of a string with one of its branches, where these say
// what the string looks like.
func (g *Source) stringBranch(s map[string]any) map[string]any {
	for _, word := range []string{"anyOf", "oneOf", "allOf"} {
		branches, _ := s[word].([]any)
		if len(branches) == 0 || g.oneIn(8) {
			continue
		}
		branch, _ := pick(g, branches).(map[string]any)
		for _, key := range []string{"format", "pattern", "contentEncoding", "minLength", "maxLength"} {
			if branch[key] == nil || s[key] != nil {
				continue
			}
			joined := map[string]any{}
			for k, v := range s {
				if k != word {
					joined[k] = v
				}
			}
			for k, v := range branch {
				joined[k] = v
			}
			return g.stringBranch(joined)
		}
	}
	return s
}
