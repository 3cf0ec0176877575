package emit

import (
	"fmt"
	"strconv"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// pointer prints a value behind a pointer: it is read first and then pointed to.
func (r *reader) pointer(v *plan.Value, t plan.Pointer, to target) {
	switch t.Elem.Type.(type) {
	case *plan.Struct, *plan.Union, plan.Pointer, plan.Slice, plan.Array, plan.Map, plan.Own, plan.Any, plan.Raw, plan.Bytes:
		if s, ok := t.Elem.Type.(*plan.Struct); ok && to.place != "" && len(t.Elem.Rules) == 0 {
			r.p("%s = new(%s)", to.place, r.goType(t.Elem.Go))
			r.p("%s(%s, %s)", r.parserOf(s), r.local("d"), to.place)
			return
		}
		item := r.depthName("item")
		r.p("var %s %s", item, r.goType(t.Elem.Go))
		r.depth++
		r.value(t.Elem, assign(item))
		r.depth--
		r.p("%s", to.store("&"+item))
	default:
		r.value(t.Elem, target{store: func(x string) string { return to.store("new(" + x + ")") }})
	}
}

// wrapped prints a value in an Optional: it is read first and then wrapped.
func (r *reader) wrapped(t plan.Optional, to target) {
	some := r.Import(toolkitPath) + ".Some"
	switch t.Elem.Type.(type) {
	case plan.Any, plan.Raw, plan.Bytes: // what is read has another type
		some += "[" + r.goType(t.Elem.Go) + "]"
	}
	switch t.Elem.Type.(type) {
	case *plan.Struct, plan.Slice, plan.Array, plan.Map, plan.Own:
		item := r.depthName("item")
		r.p("var %s %s", item, r.goType(t.Elem.Go))
		r.depth++
		r.value(t.Elem, assign(item))
		r.depth--
		r.p("%s", to.store(some+"("+item+")"))
	default:
		r.value(t.Elem, target{store: func(x string) string { return to.store(some + "(" + x + ")") }})
	}
}

func (r *reader) depthName(name string) string { return r.names.depth(name, r.depth) }

// elem prints how an item of a list or map is read inside its loop.
func (r *reader) elem(v *plan.Value, store func(x string) string) {
	r.optional = false
	r.depth++
	defer func() { r.depth-- }()
	switch v.Type.(type) {
	case *plan.Struct, plan.Slice, plan.Array, plan.Map, plan.Pointer, plan.Own:
		r.depth--
		item := r.depthName("item")
		r.depth++
		r.p("var %s %s", item, r.goType(v.Go))
		r.value(v, assign(item))
		r.p("%s", store(item))
	default:
		r.value(v, target{store: store})
	}
}

// slice prints a list; an empty one is not nil.
func (r *reader) slice(v *plan.Value, t plan.Slice, to target) {
	place := r.temporary(v, to)
	list, ok := r.depthName("list"), r.local("ok")
	r.p("if %s, %s := %s.Array(); %s {", list, ok, r.local("d"), ok)
	r.p("%s = make(%s, 0, %s.Cap())", place, r.goType(v.Go), list)
	r.p("for %s.Next() {", list)
	r.elem(t.Elem, func(x string) string { return fmt.Sprintf("%s = append(%s, %s)", place, place, x) })
	r.p("}")
	r.checks(v, rule.Operand{Value: place, Cursor: list})
	r.p("}")
	r.handOn(place, to)
}

// temporary returns the place of a composite value, declaring one where the target
// has none.
func (r *reader) temporary(v *plan.Value, to target) string {
	if to.place != "" {
		return to.place
	}
	item := r.depthName("item")
	r.p("var %s %s", item, r.goType(v.Go))
	return item
}

func (r *reader) handOn(place string, to target) {
	if to.place == "" {
		r.p("%s", to.store(place))
	}
}

// array prints a list of fixed length; items beyond it are read and judged too.
func (r *reader) array(v *plan.Value, t plan.Array, to target) {
	place := r.temporary(v, to)
	list, ok, d, decode := r.depthName("list"), r.local("ok"), r.local("d"), r.Import(decodePath)
	n := strconv.FormatInt(t.Len, 10)
	r.p("if %s, %s := %s.Array(); %s {", list, ok, d, ok)
	r.p("for %s.Next() {", list)
	if t.Len > 0 {
		r.elem(t.Elem, func(x string) string {
			return fmt.Sprintf("if %s.Len() <= %s {\n%s[%s.Len()-1] = %s\n}", list, n, place, list, x)
		})
	} else { // no item has a place; a store that never runs is more than Go's compiler takes
		r.p("%s.Skip()", d)
	}
	r.p("}")
	if t.Len > 0 {
		r.p("if %s.Len() < %s {", list, n)
		r.p("%s.Fail(%s.MinItems, %q)", d, decode, n)
		r.p("}")
	}
	r.p("if %s.Len() > %s {", list, n)
	r.p("%s.Fail(%s.MaxItems, %q)", d, decode, n)
	r.p("}")
	r.checks(v, rule.Operand{Value: place, Cursor: list})
	r.p("}")
	r.handOn(place, to)
}

// mapOf prints a map; an empty one is not nil.
func (r *reader) mapOf(v *plan.Value, t plan.Map, to target) {
	place := r.temporary(v, to)
	entries, key, ok := r.depthName("entries"), r.depthName("key"), r.local("ok")
	r.p("if %s, %s := %s.Map(); %s {", entries, ok, r.local("d"), ok)
	r.p("%s = %s{}", place, r.goType(v.Go))
	r.p("for %s.Next() {", entries)
	known := r.key(t.Key, entries, key, place)
	r.elem(t.Elem, func(x string) string {
		store := fmt.Sprintf("%s[%s] = %s", place, key, x)
		if known != "" { // else it would take the place of the zero key, which may come later
			store = fmt.Sprintf("if %s {\n%s\n}", known, store)
		}
		return store
	})
	r.p("}")
	r.checks(v, rule.Operand{Value: place, Cursor: entries})
	r.p("}")
	r.handOn(place, to)
}

// key prints how a name of a map is read, judged and looked for among those before. It
// returns the variable that says whether there is a key, "" where every name is one.
func (r *reader) key(v *plan.Value, entries, key, place string) (known string) {
	r.optional = false
	ok, is, dup := r.local("ok"), r.local("known"), r.local("dup")
	seen := fmt.Sprintf("if _, %s := %s[%s]; %s", ok, place, key, ok)
	goType, decode := r.goType(v.Go), r.Import(decodePath)
	values, enum := members(v)
	own, decodes := v.Type.(plan.Own)
	integer, all := isQuoted(v), false // all: every name is a key
	again := "Duplicate"
	switch {
	case enum && integer:
		r.p("%s, %s := %s.EnumIntKey(&%s, %s)", key, is, decode, entries, r.values(v, values))
	case enum:
		r.p("%s, %s := %s.EnumKey(&%s, %s)", key, is, decode, entries, r.values(v, values))
	case integer:
		r.p("%s, %s := %s.IntKey[%s](&%s)", key, is, decode, goType, entries)
	case decodes:
		name := r.depthName("name")
		r.p("%s := %s.Key()", name, entries)
		r.checks(own.Wire, rule.Operand{Value: name})
		r.p("var %s %s", key, goType)
		r.p("%s := %s.TextKey(%s, &%s)", is, entries, name, key)
		again = "SameKey" // another text can mean it
	case goType == "string":
		r.p("%s := %s.Key()", key, entries)
		all = true
	default:
		r.p("%s := %s(%s.Key())", key, goType, entries)
		all = true
	}
	if !all {
		seen = fmt.Sprintf("if _, %s := %s[%s]; %s && %s", dup, place, key, dup, is)
	}
	rules, text := v.Rules, key
	if enum {
		rules = atRunTime(v)
	}
	if all && goType != "string" {
		text = "string(" + key + ")"
	}
	switch {
	case len(rules) == 0:
	case all:
		r.rules(rules, v, rule.Operand{Value: text})
	default:
		r.p("if %s {", is)
		r.rules(rules, v, rule.Operand{Value: text})
		r.p("}")
	}
	r.p("%s {", seen)
	r.p("%s.%s()", entries, again)
	r.p("continue")
	r.p("}")
	if all {
		return ""
	}
	return is
}

// object prints a nested struct.
func (r *reader) object(v *plan.Value, t *plan.Struct, to target) {
	call := fmt.Sprintf("%s(%s, &%s)", r.parserOf(t), r.local("d"), to.place)
	if len(v.Rules) == 0 {
		r.p("%s", call)
		return
	}
	r.p("if %s {", call)
	r.checks(v, rule.Operand{Value: to.place})
	r.p("}")
}
