package build

import (
	"go/types"
	"slices"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// again plans a type inside itself: the same struct once more.
func (b *builder) again(v *plan.Value, t *types.Named, at place) *plan.Value {
	s, ok := b.structs[typeKey(t)]
	if !ok {
		b.refuse(at, "recursive-type", "%s contains itself without a struct in between, so no parser function can stand for it; put it into a field of a struct", short(t, b.pkg.Types))
		return nil
	}
	s.Recursive = true
	v.Type = s
	return v
}

// endless refuses a recursive struct of which every value would hold another one: no
// arguments could ever be given for it.
func (b *builder) endless(s *plan.Struct, t types.Type, at place) {
	if s.Recursive && !finite(s) {
		b.refuse(at, "recursive-type", "a value of %s needs another one inside, without end; make a field on the way optional with omitempty, or a slice", short(t, b.pkg.Types))
	}
}

// finite reports whether a value of the struct can end. Those that can are found from
// the bottom up: what needs only known ones is one itself.
func finite(s *plan.Struct) bool {
	reached := []*plan.Struct{s}
	for i := 0; i < len(reached); i++ {
		for _, f := range reached[i].Fields {
			if next, ok := needs(f); ok && !slices.Contains(reached, next) {
				reached = append(reached, next)
			}
		}
	}
	ends := make(map[*plan.Struct]bool)
	for found := true; found; {
		found = false
		for _, r := range reached {
			if !ends[r] && !slices.ContainsFunc(r.Fields, func(f *plan.Field) bool {
				next, ok := needs(f)
				return ok && !ends[next]
			}) {
				ends[r], found = true, true
			}
		}
	}
	return ends[s]
}

// needs returns the struct that every value of a field holds.
func needs(f *plan.Field) (*plan.Struct, bool) {
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
		case *plan.Struct:
			return t, true
		default:
			return nil, false
		}
	}
	return nil, false
}
