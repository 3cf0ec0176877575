package build

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/tag"
)

// field is a struct field that may become a property.
type field struct {
	v      *types.Var
	syntax *ast.Field // nil where that is not known
	pos    diag.Pos
	tags   tags
	json   tag.JSON
	name   string // in JSON
	tagged bool   // the name comes from the tag
	path   []plan.Step
	index  []int // of the fields that lead here, for the order
	owner  string
}

// structOf plans a struct once; t is the struct or the named type that it is of.
func (b *builder) structOf(t types.Type, u *types.Struct, name string, at place) *plan.Struct {
	key := typeKey(t)
	if s, ok := b.structs[key]; ok {
		return s
	}
	s := &plan.Struct{Name: b.structName(upperFirst(name)), Go: b.goType(t)}
	b.structs[key] = s

	found := b.fields(u, at, nil, nil, nil)
	var all []related
	for _, f := range dominant(found, b.diags) {
		p := b.property(f, s.Name)
		if p != nil {
			s.Fields = append(s.Fields, p)
		}
		all = append(all, related{f, p})
	}
	b.relations(s, all)
	b.guard(t, u)
	b.planned = append(b.planned, planned{s, short(t, b.pkg.Types), at})
	return s
}

// fields lists the fields of a struct and of the structs embedded in it, in the
// order of declaration, as encoding/json does.
func (b *builder) fields(u *types.Struct, at place, path []plan.Step, index []int, within []string) []field {
	var all []field
	syntax := fieldSyntax(at.expr)
	for i := range u.NumFields() {
		v := u.Field(i)
		f := field{v: v, owner: at.name, pos: at.pos}
		if i < len(syntax) {
			f.syntax = syntax[i].field
			f.pos = b.prog.Position(syntax[i].pos)
		}
		f.tags = b.readTags(f, u.Tag(i))
		f.index = append(slices.Clip(index), i)
		f.path = append(slices.Clip(path), plan.Step{Name: v.Name()})
		f.json = f.tags.json
		if f.json.Skip {
			continue
		}
		f.tagged = f.json.HasName
		f.name = v.Name()
		if f.tagged {
			f.name = f.json.Name
		}

		if v.Embedded() && !f.tagged {
			if inner, ok := embeddedStruct(v.Type()); ok {
				all = append(all, b.embed(f, inner, path, within)...)
				continue
			}
		}
		if !v.Exported() {
			if f.tags.has("json") && !v.Embedded() {
				b.diags.Addf(f.tags.pos("json", f.pos), "unexported-field", "the field %s is not exported, so encoding/json ignores it; export it or remove its tag", v.Name())
			}
			continue
		}
		if f.tags.skipsSchema {
			continue
		}
		all = append(all, f)
	}
	return all
}

// embed flattens an embedded struct.
func (b *builder) embed(f field, inner *types.Struct, path []plan.Step, within []string) []field {
	t := f.v.Type()
	step := plan.Step{Name: f.v.Name()}
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
		if !f.v.Exported() {
			b.diags.Addf(f.pos, "embedded-pointer", "encoding/json cannot set an embedded pointer to the unexported struct %s; embed the struct itself, or export it", f.v.Name())
			return nil
		}
		step.Alloc = b.goType(t)
	}
	if word := f.tags.firstRule(); word != "" {
		b.diags.Addf(f.tags.pos(word, f.pos), "embedded-tag", "the fields of %s become fields of the outer struct, so a %s tag on it has nothing to judge; remove the tag, or give the field a name in its json tag", f.v.Name(), word)
		return nil
	}
	key := typeKey(t)
	if slices.Contains(within, key) {
		b.diags.Addf(f.pos, "recursive-type", "%s embeds itself; remove one of the two", f.v.Name())
		return nil
	}
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if method := decodesItself(named); method != "" {
			b.diags.Addf(f.pos, "own-decoding", "embedding %s gives the struct its %s, which would decode all of it; use a named field", f.v.Name(), method)
			return nil
		}
	}
	at := place{pos: f.pos, name: f.v.Name()}
	if named, ok := types.Unalias(t).(*types.Named); ok {
		at.expr, _ = b.decl(named.Obj())
		b.guard(named, inner)
	}
	return b.fields(inner, at, append(slices.Clip(path), step), f.index, append(slices.Clip(within), key))
}

// embeddedStruct returns the struct that an embedded field brings in.
func embeddedStruct(t types.Type) (*types.Struct, bool) {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	return s, ok
}

// dominant applies Go's rules of visibility, as encoding/json amends them: of the
// fields with one name the least deeply embedded wins, among these the one whose name
// is in a tag. Where encoding/json would drop all of them, that is an error; so are
// names that differ only in case.
func dominant(all []field, diags *diag.List) []field {
	byName := make(map[string][]field)
	for _, f := range all {
		byName[f.name] = append(byName[f.name], f)
	}
	var kept []field
	for _, f := range all {
		rivals := byName[f.name]
		winner := rivals[0]
		for _, r := range rivals[1:] {
			if wins(r, winner) {
				winner = r
			}
		}
		tied := 0
		for _, r := range rivals {
			if !wins(winner, r) && !wins(r, winner) {
				tied++
			}
		}
		switch {
		case tied > 1 && slices.Equal(f.index, rivals[len(rivals)-1].index):
			diags.Addf(f.namePos(), "ambiguous-field", "two fields have the JSON name %q, and encoding/json would drop both; rename one of them in its json tag", f.name)
		case tied == 1 && slices.Equal(f.index, winner.index):
			kept = append(kept, f)
		}
	}
	for i, f := range kept {
		for _, g := range kept[:i] {
			if f.name != g.name && strings.EqualFold(f.name, g.name) {
				diags.Addf(f.namePos(), "case-collision", "the JSON names %q and %q differ only in case, and encoding/json would mix them up; rename one of them", g.name, f.name)
			}
		}
	}
	return kept
}

// wins reports whether a hides b.
func wins(a, b field) bool {
	if len(a.index) != len(b.index) {
		return len(a.index) < len(b.index)
	}
	return a.tagged && !b.tagged
}

func (f field) namePos() diag.Pos {
	if f.tagged {
		return f.tags.at(f.json.NameOffset, f.pos)
	}
	return f.pos
}

// property plans a field.
func (b *builder) property(f field, owner string) *plan.Field {
	at := place{pos: f.pos, name: owner + f.v.Name()}
	if f.syntax != nil {
		at.expr = f.syntax.Type
		if len(f.syntax.Names) > 0 {
			at.pos = b.prog.Position(f.syntax.Type.Pos())
		}
	}
	v := b.fieldValue(f.v.Type(), at)
	if v == nil {
		return nil
	}
	_, absent := v.Type.(plan.Optional)
	p := &plan.Field{Name: f.name, Value: v, Path: f.path, Required: !f.json.OmitEmpty && !f.json.OmitZero && !absent, Pos: f.pos}
	b.describe(v, f)
	b.applyTags(p, f)
	return p
}

// describe gives a field the text of its tag, else its doc comment, else the comment
// at the end of its line.
func (b *builder) describe(v *plan.Value, f field) {
	text := f.tags.description
	if f.syntax != nil {
		text = cmp.Or(text, docText(f.syntax.Doc), docText(f.syntax.Comment))
	}
	v.Indirect().Description = text
}

// declared is one field in the syntax of a struct.
type declared struct {
	field *ast.Field
	pos   token.Pos // of its name, or of the embedded type
}

// fieldSyntax lists the fields of a struct type one by one, as go/types numbers them.
func fieldSyntax(expr ast.Expr) []declared {
	s, ok := expr.(*ast.StructType)
	if !ok {
		return nil
	}
	var all []declared
	for _, f := range s.Fields.List {
		if len(f.Names) == 0 {
			all = append(all, declared{f, f.Type.Pos()})
		}
		for _, name := range f.Names {
			all = append(all, declared{f, name.Pos()})
		}
	}
	return all
}
