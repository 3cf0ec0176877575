package build

import (
	"go/types"
	"slices"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// again plans a type inside itself: the same struct once more.
func (b *builder) again(v *plan.Value, t *types.Named, at place) *plan.Value {
	if u, ok := b.unions[typeKey(t)]; ok {
		u.Recursive = true
		v.Type = u.Union
		return v
	}
	s, ok := b.structs[typeKey(t)]
	if !ok {
		b.refuse(at, "recursive-type", "%s contains itself without a struct in between, so no parser function can stand for it; put it into a field of a struct", short(t, b.pkg.Types))
		return nil
	}
	s.Recursive = true
	v.Type = s
	return v
}

// planned is a struct or union that may turn out to be recursive.
type planned struct {
	typ  plan.Type
	name string
	at   place
}

// endless refuses recursive types of which every value would hold another one: no
// arguments could ever be given for them.
func (b *builder) endless() {
	for _, p := range b.planned {
		switch t := p.typ.(type) {
		case *plan.Struct:
			if t.Recursive && !finite(t) {
				b.refuse(p.at, "recursive-type", "a value of %s needs another one inside, without end; make a field on the way optional with omitempty, or a slice that may be empty", p.name)
			}
		case *plan.Union:
			if t.Recursive && !finite(t) {
				b.refuse(p.at, "recursive-type", "every variant of %s needs another one inside, without end; make a field on the way optional with omitempty, or a slice that may be empty", p.name)
			}
		}
	}
}

// finite reports whether a value of a struct or union can end. Those that can are found
// from the bottom up: a struct can when all that it needs can, a union when a variant can.
func finite(root plan.Type) bool {
	reached := []plan.Type{root}
	for i := 0; i < len(reached); i++ {
		for _, next := range needs(reached[i]) {
			if !slices.Contains(reached, next) {
				reached = append(reached, next)
			}
		}
	}
	ends := make(map[plan.Type]bool)
	for found := true; found; {
		found = false
		for _, t := range reached {
			if !ends[t] && canEnd(t, ends) {
				ends[t], found = true, true
			}
		}
	}
	return ends[root]
}

func canEnd(t plan.Type, ends map[plan.Type]bool) bool {
	if _, union := t.(*plan.Union); union {
		return slices.ContainsFunc(needs(t), func(t plan.Type) bool { return ends[t] })
	}
	return !slices.ContainsFunc(needs(t), func(t plan.Type) bool { return !ends[t] })
}

// needs returns the structs and unions that every value of a struct holds, or of which a
// value of a union holds one.
func needs(t plan.Type) []plan.Type {
	var all []plan.Type
	switch t := t.(type) {
	case *plan.Struct:
		for _, f := range t.Fields {
			if next, ok := needed(f); ok {
				all = append(all, next)
			}
		}
	case *plan.Union:
		for _, v := range t.Variants {
			all = append(all, v.Struct)
		}
	}
	return all
}

// needed returns the struct or union that every value of a field holds.
func needed(f *plan.Field) (plan.Type, bool) {
	v := f.Value
	for f.Required && !v.Nullable {
		switch t := v.Type.(type) {
		case plan.Pointer:
			v = t.Elem
		case plan.Array:
			if t.Len == 0 {
				return nil, false
			}
			v = t.Elem
		case plan.Slice:
			if !atLeastOne(v, plan.MinItems) {
				return nil, false
			}
			v = t.Elem
		case plan.Map:
			if !atLeastOne(v, plan.MinProperties) {
				return nil, false
			}
			v = t.Elem
		case *plan.Struct, *plan.Union:
			return t, true
		default:
			return nil, false
		}
	}
	return nil, false
}

// atLeastOne reports whether a list or map must not be empty.
func atLeastOne(v *plan.Value, op plan.Op) bool {
	return slices.ContainsFunc(v.Rules, func(r plan.Rule) bool { return r.Op == op && r.Arg != "0" })
}
