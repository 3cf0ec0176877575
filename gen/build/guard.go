package build

import (
	"go/types"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// guard notes the fields of a named struct, so that the generated file stops
// compiling when they change and nobody regenerates. An anonymous struct needs no
// guard: the generated code spells it out.
func (b *builder) guard(t types.Type, u *types.Struct) {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || b.guarded[typeKey(named)] {
		return
	}
	b.guarded[typeKey(named)] = true
	local := named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == b.pkg.Types.Path()
	if !local && !named.Obj().Exported() {
		return
	}
	g := plan.Guard{Type: b.goType(named)}
	if foreignUnexported(u, b.pkg.Types) == "" && b.canName(u) {
		fields := make([]*types.Var, 0, u.NumFields())
		for f := range u.Fields() {
			fields = append(fields, f)
		}
		g.Shadow = b.goType(types.NewStruct(fields, nil))
	} else {
		for f := range u.Fields() {
			if f.Exported() && b.canName(f.Type()) {
				g.Fields = append(g.Fields, plan.GuardField{Name: f.Name(), Type: b.goType(f.Type())})
			}
		}
	}
	b.out.Guards = append(b.out.Guards, g)
}

// canName reports whether a type can be written in this package.
func (b *builder) canName(t types.Type) bool {
	switch t := t.(type) {
	case *types.Named:
		return b.canRefer(t.Obj()) && b.canNameAll(t.TypeArgs())
	case *types.Alias:
		return b.canRefer(t.Obj()) && b.canNameAll(t.TypeArgs())
	case *types.Pointer:
		return b.canName(t.Elem())
	case *types.Slice:
		return b.canName(t.Elem())
	case *types.Array:
		return b.canName(t.Elem())
	case *types.Chan:
		return b.canName(t.Elem())
	case *types.Map:
		return b.canName(t.Key()) && b.canName(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if !b.canName(f.Type()) {
				return false
			}
		}
		return true
	case *types.Basic:
		return t.Kind() != types.Invalid
	case *types.Interface:
		return t.Empty()
	}
	return false
}

func (b *builder) canNameAll(args *types.TypeList) bool {
	for a := range args.Types() {
		if !b.canName(a) {
			return false
		}
	}
	return true
}

func (b *builder) canRefer(obj *types.TypeName) bool {
	p := obj.Pkg()
	if p == nil || p.Path() == b.pkg.Types.Path() {
		return obj.Parent() == nil || p == nil || obj.Parent() == p.Scope()
	}
	return obj.Exported() && canImport(b.pkg.Path, p.Path())
}
