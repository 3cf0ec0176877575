package build

import (
	"go/ast"
	"go/types"
	"reflect"
	"strings"
	"unicode"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
)

// output plans the output schema of a result type: what encoding/json writes for it.
// Nil where the type is no struct and no map with string keys, or writes itself.
func (b *builder) output(d types.Type, pos diag.Pos) *plan.Value {
	if writesItself(d) != "" || writesItself(types.NewPointer(d)) != "" {
		return nil
	}
	switch u := d.Underlying().(type) {
	case *types.Struct:
		if u.NumFields() == 0 {
			return nil // nothing to say
		}
	case *types.Map:
		if k, ok := u.Key().Underlying().(*types.Basic); !ok || k.Info()&types.IsString == 0 {
			return nil
		}
	default:
		return nil
	}
	w := writer{b: b, pos: pos, open: make(map[string]bool)}
	v := w.value(d, nil)
	return v
}

// writer plans values as encoding/json writes them: no rules, open objects, and null
// wherever Go has nil.
type writer struct {
	b    *builder
	pos  diag.Pos
	open map[string]bool
}

func (w *writer) value(t types.Type, expr ast.Expr) *plan.Value {
	v := &plan.Value{}
	anything := func() *plan.Value { v.Type = plan.Any{}; return v }

	named, isNamed := types.Unalias(t).(*types.Named)
	if isNamed {
		switch qualified(named.Obj()) {
		case "time.Time":
			v.Type = plan.Time{}
			return v
		case "encoding/json.Number":
			v.Type = plan.Float{Bits: 64}
			return v
		}
	}
	if p, ok := t.Underlying().(*types.Pointer); ok { // nil is null, whatever the methods
		inner := w.value(p.Elem(), nil)
		if !anyJSON(inner) {
			inner.Nullable = true
		}
		return inner
	}
	switch writesItself(t) {
	case "MarshalJSON":
		return anything()
	case "MarshalText":
		v.Type = plan.String{}
		return v
	}
	if writesItself(types.NewPointer(t)) != "" {
		return anything() // it depends on whether the value is addressable
	}
	if isNamed {
		key := typeKey(t)
		if w.open[key] {
			return anything() // recursion: say nothing rather than something wrong
		}
		w.open[key] = true
		defer delete(w.open, key)
	}

	switch u := t.Underlying().(type) {
	case *types.Basic:
		v.Type = w.basic(u)
		if v.Type == nil {
			return anything()
		}
	case *types.Slice:
		v.Nullable = true
		if e, ok := u.Elem().Underlying().(*types.Basic); ok && e.Kind() == types.Uint8 {
			v.Type = plan.Bytes{}
			if named, ok := types.Unalias(u.Elem()).(*types.Named); ok && writesItself(types.NewPointer(named)) != "" {
				return anything()
			}
			return v
		}
		v.Type = plan.Slice{Elem: w.value(u.Elem(), nil)}
	case *types.Array:
		v.Type = plan.Array{Len: u.Len(), Elem: w.value(u.Elem(), nil)}
	case *types.Map:
		v.Type = plan.Map{Key: &plan.Value{Type: plan.String{}}, Elem: w.value(u.Elem(), nil)}
		v.Nullable = true
	case *types.Struct:
		if isNamed {
			w.b.guard(named, u)
			expr, _ = w.b.decl(named.Obj())
		}
		v.Type = w.object(u, expr)
	case *types.Interface:
		return anything()
	default:
		w.b.diags.Addf(w.pos, "output-type", "the result has a %s, which encoding/json cannot write; leave it out with json:\"-\"", t)
		return anything()
	}
	return v
}

func anyJSON(v *plan.Value) bool { _, ok := v.Type.(plan.Any); return ok }

func (w *writer) basic(t *types.Basic) plan.Type {
	if t.Info()&types.IsComplex != 0 || t.Kind() == types.UnsafePointer {
		w.b.diags.Addf(w.pos, "output-type", "the result has a %s, which encoding/json cannot write; leave it out with json:\"-\"", t)
		return nil
	}
	if t.Kind() == types.Uintptr {
		return plan.Int{Unsigned: true}
	}
	return w.b.basic(t, place{pos: w.pos})
}

// writtenField is a field as encoding/json writes it.
type writtenField struct {
	prop   *plan.Field
	depth  int
	tagged bool
}

// object plans a struct; fields that encoding/json would drop as ambiguous are left out.
func (w *writer) object(u *types.Struct, expr ast.Expr) *plan.Struct {
	var all []writtenField
	w.collect(&all, u, expr, 0, false, nil)
	s := &plan.Struct{Open: true}
	for i, f := range all {
		if w.dominates(all, i) {
			s.Fields = append(s.Fields, f.prop)
		}
	}
	return s
}

func (w *writer) dominates(all []writtenField, i int) bool {
	for j, g := range all {
		f := all[i]
		if i == j || f.prop.Name != g.prop.Name {
			continue
		}
		if g.depth < f.depth || g.depth == f.depth && (g.tagged || !f.tagged) {
			return false
		}
	}
	return true
}

func (w *writer) collect(all *[]writtenField, u *types.Struct, expr ast.Expr, depth int, maybe bool, within []string) {
	syntax := fieldSyntax(expr)
	for i := range u.NumFields() {
		v := u.Field(i)
		name, options, _ := strings.Cut(reflect.StructTag(u.Tag(i)).Get("json"), ",")
		if name == "-" && options == "" && !strings.HasSuffix(reflect.StructTag(u.Tag(i)).Get("json"), ",") {
			continue
		}
		tagged := name != "" && validName(name)
		if inner, ok := embeddedStruct(v.Type()); ok && v.Embedded() && !tagged {
			w.embed(all, v, inner, depth, maybe, within)
			continue
		}
		if !v.Exported() {
			continue
		}
		if !tagged {
			name = v.Name()
		}
		var fieldExpr ast.Expr
		f := &plan.Field{Name: name}
		if i < len(syntax) {
			fieldExpr = syntax[i].field.Type
		}
		f.Value = w.value(v.Type(), fieldExpr)
		if i < len(syntax) {
			f.Value.Description = docText(syntax[i].field.Doc)
			if f.Value.Description == "" {
				f.Value.Description = docText(syntax[i].field.Comment)
			}
		}
		f.Required = !maybe
		for option := range strings.SplitSeq(options, ",") {
			switch option {
			case "omitempty":
				f.Required = false
				switch v.Type().Underlying().(type) {
				case *types.Slice, *types.Map, *types.Pointer:
					f.Value.Nullable = false
				}
			case "omitzero":
				f.Required = false
			case "string":
				if quoted(v.Type()) {
					nullable := f.Value.Nullable
					f.Value = &plan.Value{Type: plan.String{}, Nullable: nullable, Description: f.Value.Description}
				}
			}
		}
		*all = append(*all, writtenField{f, depth, tagged})
	}
}

func (w *writer) embed(all *[]writtenField, v *types.Var, inner *types.Struct, depth int, maybe bool, within []string) {
	t := v.Type()
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t, maybe = p.Elem(), true
	}
	key := typeKey(t)
	for _, k := range within {
		if k == key {
			return
		}
	}
	var expr ast.Expr
	if named, ok := types.Unalias(t).(*types.Named); ok {
		expr, _ = w.b.decl(named.Obj())
		w.b.guard(named, inner)
	}
	w.collect(all, inner, expr, depth+1, maybe, append(within[:len(within):len(within)], key))
}

// quoted reports whether the option string changes how a type is written.
func quoted(t types.Type) bool {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Info()&(types.IsBoolean|types.IsNumeric|types.IsString) != 0
}

// validName is what encoding/json takes as a name.
func validName(s string) bool {
	for _, c := range s {
		switch {
		case strings.ContainsRune("!#$%&()*+-./:;<=>?@[]^_{|}~ ", c):
		case unicode.IsLetter(c) || unicode.IsDigit(c):
		default:
			return false
		}
	}
	return s != ""
}

// writesItself names the method by which a value of the type is written.
func writesItself(t types.Type) string {
	set := types.NewMethodSet(t)
	for _, name := range []string{"MarshalJSON", "MarshalText"} {
		if set.Lookup(nil, name) != nil {
			return name
		}
	}
	return ""
}
