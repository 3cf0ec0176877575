package texts

import (
	"bytes"
	"encoding/json"
)

// shrinkTries limits how many texts Shrink tries.
const shrinkTries = 3000

// Shrink returns the shortest text that it finds for which still is true, by taking
// members and items out of text, and by putting plain values in the place of others. It
// returns text itself if that is not JSON.
func Shrink(text []byte, still func(text []byte) bool) []byte {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return text
	}
	s := shrinker{best: text, still: still, root: fromJSON(v)}
	s.keeps() // without spaces and needless escapes, or not at all
	for s.tries < shrinkTries && s.pass() {
	}
	return s.best
}

type shrinker struct {
	best  []byte
	root  *node
	still func([]byte) bool
	tries int
}

// keeps reports whether the text of root as it is now still does it, and remembers it
// then.
func (s *shrinker) keeps() bool {
	s.tries++
	var b bytes.Buffer
	plainly(&b, s.root)
	if s.tries > shrinkTries || !s.still(b.Bytes()) {
		return false
	}
	if b.Len() < len(s.best) {
		s.best = b.Bytes()
	}
	return true
}

// pass tries every change of every value once, and reports whether one of them helped.
func (s *shrinker) pass() bool {
	helped := s.replace(s.root, func(n *node) { s.root = n })
	return s.inside(s.root) || helped
}

// inside shrinks what is in n.
func (s *shrinker) inside(n *node) bool {
	helped := false
	for i := len(n.kids) - 1; i >= 0; i-- {
		before := n.clone()
		n.remove(i)
		if s.keeps() {
			helped = true
			continue
		}
		n.names, n.kids = before.names, before.kids
		helped = s.replace(n.kids[i], func(kid *node) { n.kids[i] = kid }) || helped
		helped = s.inside(n.kids[i]) || helped
	}
	return helped
}

// replace tries smaller values in the place of n.
func (s *shrinker) replace(n *node, set func(*node)) bool {
	for _, smaller := range smaller(n) {
		set(smaller)
		if s.keeps() {
			return true
		}
	}
	set(n)
	return false
}

// smaller returns simpler values than n, the simplest first.
func smaller(n *node) []*node {
	var list []*node
	switch n.kind {
	case kindArray, kindObject:
		if len(n.kids) > 0 {
			list = append(list, &node{kind: n.kind})
			list = append(list, n.kids...)
		}
	case kindNumber:
		for _, lit := range []string{"0", "1"} {
			if len(lit) < len(n.text) {
				list = append(list, number(lit))
			}
		}
	case kindString:
		runes := []rune(n.text)
		for _, size := range []int{0, 1, len(runes) / 2, len(runes) - 1} {
			if size >= 0 && size < len(runes) {
				list = append(list, str(string(runes[:size])))
			}
		}
	}
	return list
}

// plainly writes a value without spaces and needless escapes.
func plainly(b *bytes.Buffer, n *node) {
	g := Source{plain: true}
	g.render(b, n, false)
}
