package build

import (
	"go/constant"
	"go/types"
	"strings"

	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// members returns the constants of a named string or integer type, none where the
// type is open.
func (b *builder) members(t *types.Named) []load.Const {
	basic, ok := t.Underlying().(*types.Basic)
	if !ok || basic.Info()&(types.IsString|types.IsInteger) == 0 || t.Obj().Pkg() == nil {
		return nil
	}
	path := t.Obj().Pkg().Path()
	if d, ok := b.prog.TypeDecl(path, t.Obj().Name()); ok && isOpen(d.Doc) {
		return nil
	}
	var members []load.Const
	for _, c := range b.prog.Consts(path, t.Obj().Name()) {
		if path == b.pkg.Types.Path() || isExported(c.Name) {
			members = append(members, c)
		}
	}
	return members
}

func isExported(name string) bool { return name != "" && name[0] >= 'A' && name[0] <= 'Z' }

// enum limits v to the constants of its type, where there are two or more, and
// describes those that have comments.
func (b *builder) enum(v *plan.Value, t *types.Named, at place) {
	members := b.members(t)
	if len(members) < 2 {
		return
	}
	for _, c := range members {
		if c.Value.Kind() == constant.Unknown {
			b.refuse(at, "unknown-constant", "the constant %s of type %s has no value, since it does not compile; an enum needs the values of all its constants", c.Name, short(t, b.pkg.Types))
			return
		}
	}
	r := plan.Rule{Op: plan.OneOf, Source: "type " + t.Obj().Name(), Pos: at.pos}
	seen := make(map[plan.Literal]bool)
	flags := 0
	for _, c := range members {
		if c.Shift {
			flags++
		}
		value := literal(c.Value)
		if seen[value] {
			continue
		}
		seen[value] = true
		r.Values = append(r.Values, value)
		doc := strings.Join(strings.Fields(c.Doc), " ")
		if doc == "" && c.Value.Kind() == constant.Int {
			doc = c.Name // a bare number says nothing to a model
		}
		r.Docs = append(r.Docs, doc)
	}
	if flags > 1 {
		b.refuse(at, "flags", "the constants of %s look like flags to be combined; write //toolgen:open above the type to accept any integer, or use a list of names", short(t, b.pkg.Types))
		return
	}
	if len(r.Values) < 2 {
		return
	}
	if err := rule.Add(v, r); err != nil {
		panic("build: a first rule was refused: " + err.Error())
	}
	b.guardEnum(t, members)
}

// guardEnum makes the generated file stop compiling when a constant changes.
func (b *builder) guardEnum(t *types.Named, members []load.Const) {
	if key := typeKey(t); !b.enums[key] {
		b.enums[key] = true
		for _, c := range members {
			b.out.Enums = append(b.out.Enums, plan.EnumGuard{
				Const:   b.goName(t.Obj().Pkg(), c.Name),
				Literal: rule.GoLiteral(literal(c.Value)),
			})
		}
	}
}

func literal(v constant.Value) plan.Literal {
	if v.Kind() == constant.String {
		return rule.StringLiteral(constant.StringVal(v))
	}
	return plan.Literal(v.ExactString())
}
