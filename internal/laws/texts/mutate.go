package texts

import "slices"

// mutate changes one place of the value and returns the value, or what replaces it.
func (g *Source) mutate(root *node) *node {
	type place struct {
		n       *node
		replace func(*node)
	}
	var places []place
	root.walk(func(other *node) { root = other }, func(n *node, replace func(*node)) {
		places = append(places, place{n, replace})
	})
	p := places[0]
	if len(places) > 1 && !g.oneIn(10) {
		p = places[1+g.IntN(len(places)-1)]
	}
	switch {
	case g.oneIn(8):
		p.replace(null())
	case g.oneIn(8):
		p.replace(g.otherKind(p.n))
	case g.oneIn(40):
		p.replace(g.nested(p.n))
	default:
		g.change(p.n)
	}
	return root
}

// otherKind returns a value of another kind, often with the same meaning to a human.
func (g *Source) otherKind(n *node) *node {
	switch {
	case n.kind == kindNumber && g.oneIn(2), n.kind == kindBool && g.oneIn(2):
		return str(n.text)
	case n.kind == kindString && g.oneIn(3):
		return number("1")
	case n.kind != kindArray && g.oneIn(3):
		return &node{kind: kindArray, kids: []*node{n.clone()}}
	case n.kind == kindArray && len(n.kids) > 0 && g.oneIn(2):
		return n.kids[0]
	}
	return g.anything(1)
}

// nested wraps a value in lists or objects, few or many.
func (g *Source) nested(n *node) *node {
	levels := pick(g, []int{1, 2, 10, 100, 900})
	if g.deep {
		levels = 1
	}
	g.deep = true
	for range levels {
		if g.oneIn(2) {
			n = &node{kind: kindArray, kids: []*node{n}}
		} else {
			n = &node{kind: kindObject, names: []string{"a"}, kids: []*node{n}}
		}
	}
	return n
}

// change changes a value within its kind.
func (g *Source) change(n *node) {
	switch n.kind {
	case kindBool:
		*n = *boolean(n.text == "false")
	case kindNumber:
		g.changeNumber(n)
	case kindString:
		g.changeString(n)
	case kindArray:
		g.changeArray(n)
	case kindObject:
		g.changeObject(n)
	}
}

func (g *Source) changeNumber(n *node) {
	switch {
	case g.oneIn(3):
		n.text = g.spell(pick(g, hostileNumbers))
	case n.schema != nil && len(n.text) < 100:
		n.text = g.spell(g.candidate(n.schema, n.schema["type"] == "integer" && !g.oneIn(6)))
	default:
		n.text = g.spell(n.text)
	}
}

func (g *Source) changeString(n *node) {
	s := n.schema
	if format, ok := s["format"].(string); ok && !g.oneIn(4) {
		list, ok := formats[format]
		if ok {
			n.text = pick(g, list)
			return
		}
	}
	switch {
	case g.oneIn(6):
		n.text = g.hostileString()
	case g.oneIn(6) && len(g.words) > 0:
		n.text = pick(g, g.words)
	case g.oneIn(6) && s != nil:
		low, _ := bound(s, "minLength")
		high, ok := bound(s, "maxLength")
		if !ok {
			high = low
		}
		n.text = g.chars(max(0, pick(g, []int{low, low - 1, high, high + 1})))
	case g.oneIn(4) && s["not"] != nil:
		if not, ok := s["not"].(map[string]any); ok {
			if c, ok := not["const"].(string); ok {
				n.text = c
			}
		}
	default:
		n.text = g.edit(n.text)
	}
}

func (g *Source) changeArray(n *node) {
	switch {
	case len(n.kids) == 0 || g.oneIn(4):
		var items any = true
		if n.schema != nil && n.schema["items"] != nil {
			items = n.schema["items"]
		}
		n.kids = append(n.kids, g.value(items, 2))
	case g.oneIn(3):
		n.kids = append(n.kids, pick(g, n.kids).clone())
	case g.oneIn(3):
		n.kids = slices.Insert(n.kids, g.IntN(len(n.kids)), null())
	default:
		n.remove(g.IntN(len(n.kids)))
	}
}

func (g *Source) changeObject(n *node) {
	switch {
	case len(n.kids) == 0 || g.oneIn(6):
		n.add(g.key(n.schema), g.anything(2))
	case n.schema["propertyNames"] != nil && g.oneIn(2):
		if other := g.key(n.schema); !slices.Contains(n.names, other) {
			n.names[g.IntN(len(n.names))] = other
		}
	case g.oneIn(4):
		i := g.IntN(len(n.kids))
		runes := len([]rune(n.names[i]))
		if other := swapCase(n.names[i], g.IntN(runes+1)); !slices.Contains(n.names, other) {
			if g.oneIn(2) { // beside the right name
				n.add(other, g.anything(2))
			} else {
				n.names[i] = other
			}
		}
	case g.oneIn(4):
		i := g.IntN(len(n.kids))
		if other := g.edit(n.names[i]); !slices.Contains(n.names, other) {
			n.names[i] = other
		}
	default:
		n.remove(g.IntN(len(n.kids)))
	}
}
