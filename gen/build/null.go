package build

import (
	"go/types"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// optional is the type that tells absent, null and value apart.
const optional = "github.com/toolgen-go/toolgen/toolkit.Optional"

// optionalElem returns what an Optional is of.
func optionalElem(t types.Type) (types.Type, bool) {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || qualified(named.Obj()) != optional || named.TypeArgs().Len() != 1 {
		return nil, false
	}
	return named.TypeArgs().At(0), true
}

// fieldValue plans the type of a field, which can be an Optional.
func (b *builder) fieldValue(t types.Type, at place) *plan.Value {
	of, ok := optionalElem(t)
	if !ok {
		return b.value(t, at)
	}
	if _, pointer := of.Underlying().(*types.Pointer); pointer {
		b.refuse(at, "optional", "an Optional tells absent and null apart itself; write it without the pointer")
		return nil
	}
	elem := b.value(of, place{pos: at.pos, name: at.name})
	if elem == nil {
		return nil
	}
	return &plan.Value{Type: plan.Optional{Elem: elem}, Go: b.goType(t)}
}

// nullable applies the flag nullable of the jsonschema key.
func (b *builder) nullable(p *plan.Field, f field) {
	for _, w := range f.tags.words {
		if w.Key != "nullable" || w.HasValue {
			continue
		}
		pos := f.tags.at(w.Offset, f.pos)
		switch p.Value.Type.(type) {
		case plan.Pointer, plan.Optional, plan.Slice, plan.Map, plan.Bytes, *plan.Union:
			p.Value.Nullable = true
		case plan.Any, plan.Raw:
			b.diags.Addf(pos, "nullable", "any JSON is accepted here, and null is JSON; remove the word")
		default:
			b.diags.Addf(pos, "nullable", "a Go %s cannot hold null; use a pointer or a toolkit.Optional", rule.KindOf(p.Value))
		}
		for _, r := range f.tags.rules {
			if r.Name == "dive" {
				break
			}
			if r.Name == "required" {
				b.diags.Addf(f.tags.at(r.Offset, f.pos), "contradiction", "validate's required refuses null and jsonschema's nullable accepts it; remove one of them")
			}
		}
	}
}

// alwaysOptional refuses what would make an Optional required or fill it in.
func (b *builder) alwaysOptional(p *plan.Field, f field) {
	if _, ok := p.Value.Type.(plan.Optional); !ok {
		return
	}
	if p.Required {
		b.diags.Addf(f.pos, "optional", "an Optional is there to tell whether the parameter was given, so it cannot be required; remove the word, or use the plain type")
	}
	if p.Value.Indirect().Default != "" {
		b.diags.Addf(f.pos, "optional", "an Optional stays absent when it is not given, so it has no default; use its Or method, or the plain type")
	}
}
