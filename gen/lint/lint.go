// Package lint reads a plan for what is allowed and seldom meant. Nothing that it says
// changes what is generated.
package lint

import (
	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
)

// Package returns what there is to say about the parameters of the package's schemas.
func Package(p *plan.Package) diag.List {
	w := walk{seen: make(map[*plan.Struct]bool)}
	for _, s := range p.Schemas {
		w.value(s.Root, s.Pos)
	}
	return w.findings.Sorted()
}

// walk goes through all values once.
type walk struct {
	seen     map[*plan.Struct]bool
	findings diag.List
}

// value reads a value of the field at pos.
func (w *walk) value(v *plan.Value, pos diag.Pos) {
	switch t := v.Type.(type) {
	case plan.Any, plan.Raw:
		if len(v.Rules) == 0 {
			w.findings.Addf(pos, "any-value", "any JSON may stand here, so the schema tells the model nothing and the parser checks nothing; write a struct, a map or a list, or an interface whose variants are marked")
		}
	case *plan.Struct:
		w.object(t)
	case *plan.Union:
		for _, variant := range t.Variants {
			w.object(variant.Struct)
		}
	case plan.Pointer:
		w.value(t.Elem, pos)
	case plan.Optional:
		w.value(t.Elem, pos)
	case plan.Slice:
		w.value(t.Elem, pos)
	case plan.Array:
		w.value(t.Elem, pos)
	case plan.Map:
		w.value(t.Elem, pos)
	}
}

// object reads the fields of a struct.
func (w *walk) object(s *plan.Struct) {
	if w.seen[s] {
		return
	}
	w.seen[s] = true
	for _, f := range s.Fields {
		if _, pointer := f.Value.Type.(plan.Pointer); pointer && f.Required && !f.Value.Nullable {
			w.findings.Addf(f.Pos, "required-pointer", "the field is required and null is refused, so the pointer is never nil; drop the *, or make the field optional with omitempty")
		}
		w.value(f.Value, f.Pos)
	}
}
