package texts

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"unicode/utf16"
)

// kind is the kind of a JSON value.
type kind uint8

const (
	kindNull kind = iota
	kindBool
	kindNumber
	kindString
	kindArray
	kindObject
)

// node is a JSON value that can still be changed.
type node struct {
	kind  kind
	text  string   // a number, true or false as written; the characters of a string
	names []string // of an object's members, all different
	kids  []*node  // elements or members
	// schema is what the value was made for, nil if nothing is known.
	schema map[string]any
}

func null() *node             { return &node{kind: kindNull, text: "null"} }
func str(s string) *node      { return &node{kind: kindString, text: s} }
func number(lit string) *node { return &node{kind: kindNumber, text: lit} }

func boolean(b bool) *node { return &node{kind: kindBool, text: fmt.Sprint(b)} }

// add adds a member unless there is one of that name.
func (n *node) add(name string, value *node) {
	if !slices.Contains(n.names, name) {
		n.names = append(n.names, name)
		n.kids = append(n.kids, value)
	}
}

// remove removes the member or element i.
func (n *node) remove(i int) {
	n.kids = slices.Delete(n.kids, i, i+1)
	if n.kind == kindObject {
		n.names = slices.Delete(n.names, i, i+1)
	}
}

// clone returns a copy that shares nothing but schemas.
func (n *node) clone() *node {
	c := *n
	c.names = slices.Clone(n.names)
	c.kids = make([]*node, len(n.kids))
	for i, kid := range n.kids {
		c.kids[i] = kid.clone()
	}
	return &c
}

// walk calls f for n and everything in it, with how to replace each.
func (n *node) walk(replace func(*node), f func(n *node, replace func(*node))) {
	f(n, replace)
	for i, kid := range n.kids {
		kid.walk(func(other *node) { n.kids[i] = other }, f)
	}
}

// fromJSON returns the node of a decoded value, as a schema holds it.
func fromJSON(v any) *node {
	switch v := v.(type) {
	case nil:
		return null()
	case bool:
		return boolean(v)
	case string:
		return str(v)
	case json.Number:
		return number(string(v))
	case []any:
		n := &node{kind: kindArray}
		for _, e := range v {
			n.kids = append(n.kids, fromJSON(e))
		}
		return n
	case map[string]any:
		n := &node{kind: kindObject}
		for _, name := range sortedNames(v) {
			n.add(name, fromJSON(v[name]))
		}
		return n
	}
	panic(fmt.Sprintf("texts: a decoded value of type %T", v))
}

// render writes the value, with spaces between the tokens if asked.
func (g *Source) render(b *bytes.Buffer, n *node, spaced bool) {
	g.space(b, spaced)
	switch n.kind {
	case kindString:
		g.renderString(b, n.text)
	case kindArray, kindObject:
		open, end := byte('['), byte(']')
		if n.kind == kindObject {
			open, end = '{', '}'
		}
		b.WriteByte(open)
		for i, kid := range n.kids {
			if i > 0 {
				b.WriteByte(',')
			}
			if n.kind == kindObject {
				g.space(b, spaced)
				g.renderString(b, n.names[i])
				g.space(b, spaced)
				b.WriteByte(':')
			}
			g.render(b, kid, spaced)
		}
		g.space(b, spaced)
		b.WriteByte(end)
	default:
		b.WriteString(n.text)
	}
	g.space(b, spaced)
}

func (g *Source) space(b *bytes.Buffer, spaced bool) {
	if spaced && g.oneIn(3) {
		b.WriteString(pick(g, []string{" ", "\n", "\t", "\r\n  "}))
	}
}

// renderString writes a string, in one of eight with escapes that it does not need.
func (g *Source) renderString(b *bytes.Buffer, s string) {
	eager := !g.plain && g.oneIn(8)
	b.WriteByte('"')
	for _, r := range s {
		short, ok := shortEscapes[r]
		switch {
		case ok && (r != '/' || eager):
			b.WriteString(short)
		case r < 0x20, eager && g.oneIn(2):
			if hi, lo := utf16.EncodeRune(r); hi != 0xFFFD {
				fmt.Fprintf(b, `\u%04x\u%04X`, hi, lo)
			} else {
				fmt.Fprintf(b, `\u%04x`, r)
			}
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
}

var shortEscapes = map[rune]string{
	'"': `\"`, '\\': `\\`, '/': `\/`, '\b': `\b`, '\f': `\f`, '\n': `\n`, '\r': `\r`, '\t': `\t`,
}
