package build

import (
	"cmp"
	"go/ast"
	"go/types"
	"maps"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// union is a planned union and where it was needed first.
type union struct {
	*plan.Union
	at place
}

// defaultKey is the property that tells the variants of a union apart, where the
// interface does not name another one.
const defaultKey = "type"

// unionOf plans a sealed interface: one with an unexported method, so that the structs of
// its package are all that can be in it.
func (b *builder) unionOf(v *plan.Value, t *types.Named, u *types.Interface, at place) *plan.Value {
	name := short(t, b.pkg.Types)
	if t.TypeArgs() != nil {
		b.refuse(at, "interface", "%s is generic, and the variants of a generic interface are not known; use one without type parameters", name)
		return nil
	}
	if !sealed(u) {
		b.refuse(at, "interface", "anything can implement %s, so a schema cannot list what may stand here; give it an unexported method and write //toolgen:variant above the structs that implement it, or use a struct", name)
		return nil
	}
	key := typeKey(t)
	if known, ok := b.unions[key]; ok {
		v.Type = known.Union
		return v
	}
	p := &plan.Union{Name: b.structName(upperFirst(b.nameFor(t))), Go: b.goType(t), Key: defaultKey}
	if d, ok := b.prog.TypeDecl(t.Obj().Pkg().Path(), t.Obj().Name()); ok {
		if args, ok := directiveArgs(d.Doc, "union"); ok {
			p.Key, _ = unionArg(args, "key")
			p.Key = cmp.Or(p.Key, defaultKey)
		}
	}
	b.unions[key] = &union{p, at}
	b.planned = append(b.planned, planned{p, name, at})
	v.Type = p
	names := make(map[string]string)
	for _, m := range b.variants(t, u) {
		if !b.variant(p, m, at) {
			return nil
		}
		if other, twice := names[m.name]; twice {
			b.refuse(at, "variant", "the variants %s and %s of %s have one name, %q; write another one, //toolgen:variant name=…", other, m.obj.Name(), name, m.name)
			return nil
		}
		names[m.name] = m.obj.Name()
	}
	if len(p.Variants) == 0 {
		b.refuse(at, "interface", "no struct is a variant of %s; write //toolgen:variant above each struct that may stand here", name)
		return nil
	}
	return v
}

// sealed reports whether an interface has an unexported method.
func sealed(u *types.Interface) bool {
	for m := range u.Methods() {
		if !m.Exported() {
			return true
		}
	}
	return false
}

// marked is a struct with a //toolgen:variant directive.
type marked struct {
	obj     *types.TypeName
	name    string // the value of the key
	doc     string
	pointer bool // only a pointer to it implements the interface
	pos     diag.Pos
}

// variants returns the marked structs that implement an interface of their package, in
// the order of the source.
func (b *builder) variants(t *types.Named, u *types.Interface) []marked {
	pkg := t.Obj().Pkg()
	var all []marked
	for _, name := range pkg.Scope().Names() {
		obj, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || obj.IsAlias() {
			continue
		}
		d, ok := b.prog.TypeDecl(pkg.Path(), name)
		if !ok {
			continue
		}
		args, ok := directiveArgs(d.Doc, "variant")
		if !ok {
			continue
		}
		m := marked{obj: obj, doc: docText(d.Doc), pos: b.prog.Position(d.Spec.Name.Pos())}
		if m.name, _ = unionArg(args, "name"); m.name == "" {
			m.name = SnakeCase(name)
		}
		if m.pointer = !types.Implements(obj.Type(), u); m.pointer && !types.Implements(types.NewPointer(obj.Type()), u) {
			continue
		}
		all = append(all, m)
	}
	slices.SortFunc(all, func(a, b marked) int {
		return cmp.Or(cmp.Compare(a.pos.File, b.pos.File), cmp.Compare(a.pos.Line, b.pos.Line), cmp.Compare(a.pos.Col, b.pos.Col))
	})
	return all
}

// variant plans one struct of a union.
func (b *builder) variant(p *plan.Union, m marked, at place) bool {
	// Where the struct is just being planned, the union is one of its own fields.
	if b.open[typeKey(m.obj.Type())] {
		p.Recursive = true
	}
	v := b.value(m.obj.Type(), place{pos: at.pos, name: m.obj.Name()})
	if v == nil {
		return false
	}
	s, ok := v.Type.(*plan.Struct)
	if !ok {
		b.refuse(at, "variant", "the variant %s is no object in JSON; use a struct", m.obj.Name())
		return false
	}
	p.Variants = append(p.Variants, &plan.Variant{Name: m.name, Description: m.doc, Struct: s, Pointer: m.pointer})
	return true
}

// keyFields checks the fields that variants have for the key of their union, once all
// structs are planned.
func (b *builder) keyFields() {
	for _, name := range slices.Sorted(maps.Keys(b.unions)) {
		u := b.unions[name]
		for _, v := range u.Variants {
			for _, f := range v.Struct.Fields {
				switch {
				case strings.EqualFold(f.Name, u.Key) && f.Name != u.Key:
					b.refuse(u.at, "variant", "the variant %s has a field %q beside the property %q, which differ only in case; rename one of them", v.Struct.Name, f.Name, u.Key)
				case f.Name != u.Key:
				case !isString(f.Value):
					b.refuse(u.at, "variant", "the property %q tells the variants of %s apart, and the field of that name in %s is no string; make it one, rename it, or write //toolgen:union key=…", u.Key, u.Name, v.Struct.Name)
				default:
					if broken, ok := rule.Holds(f.Value, rule.StringLiteral(v.Name)); !ok {
						b.refuse(u.at, "variant", "the field %q of the variant %s is always %q, which its own rule %s refuses; change one of them", f.Name, v.Struct.Name, v.Name, ruleText(broken))
					}
				}
			}
		}
	}
}

func isString(v *plan.Value) bool { _, ok := v.Type.(plan.String); return ok }

func isInterface(spec *ast.TypeSpec) bool {
	_, ok := spec.Type.(*ast.InterfaceType)
	return ok
}

// unionArg reads the argument of a directive, word=VALUE or nothing.
func unionArg(args, word string) (value string, ok bool) {
	if strings.HasPrefix(args, "//") || args == "" {
		return "", true
	}
	value, ok = strings.CutPrefix(args, word+"=")
	return value, ok && value != "" && !strings.ContainsAny(value, " \t\"'`\\")
}
