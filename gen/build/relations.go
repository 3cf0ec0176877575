package build

import (
	"fmt"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
	"github.com/toolgen-go/toolgen/gen/tag"
	"github.com/toolgen-go/toolgen/internal/suggest"
)

// related is a field with its plan, which is nil where the field was refused.
type related struct {
	field
	plan *plan.Field
}

func (r related) goName() string { return r.v.Name() }

// parent names the struct that declares the field: the way to it.
func (r related) parent() string {
	var steps []string
	for _, s := range r.path[:len(r.path)-1] {
		steps = append(steps, s.Name)
	}
	return strings.Join(steps, ".")
}

// relations plans the rules between the fields of a struct. A name in a tag is that of
// a Go field of the struct that declares the tag, as validator has it.
func (b *builder) relations(s *plan.Struct, fields []related) {
	for _, f := range fields {
		if f.plan == nil {
			continue
		}
		skips := ""
		for _, r := range f.tags.rules {
			if r.Name == "dive" {
				break
			}
			if slices.Contains(omits, r.Name) && skips == "" {
				skips = r.Name
			}
			row, ok := rule.Relations[r.Name]
			if !ok || len(r.Or) > 0 {
				continue
			}
			pos := f.tags.at(r.Offset, f.pos)
			relation, ok := b.relation(row, f, r, fields, pos)
			if !ok {
				continue
			}
			if skips != "" && strings.HasPrefix(r.Name, "required_") {
				b.diags.Addf(pos, "relation", "validator passes over %s behind %s when the field is empty, which is when it would ask for it; remove %s", r.Name, skips, skips)
				continue
			}
			if slices.ContainsFunc(s.Relations, func(r plan.Relation) bool { return r.Field == relation.Field && r.Source == relation.Source }) {
				b.diags.Addf(pos, "relation", "%s stands twice; remove one", relation.Source)
				continue
			}
			if i := slices.IndexFunc(s.Relations, func(r plan.Relation) bool { return opposed(r, relation) || opposed(relation, r) }); i >= 0 {
				b.diags.Addf(pos, "contradiction", "%s and %s never hold together; change one of them", s.Relations[i].Source, relation.Source)
				continue
			}
			s.Relations = append(s.Relations, relation)
		}
	}
	b.choices(s, fields)
}

// relation plans one word.
func (b *builder) relation(row rule.RelationRow, f related, r tag.Rule, fields []related, pos diag.Pos) (plan.Relation, bool) {
	refuse := func(format string, args ...any) (plan.Relation, bool) {
		b.diags.Addf(pos, "relation", "%s: %s", r.Name, fmt.Sprintf(format, args...))
		return plan.Relation{}, false
	}
	relation := plan.Relation{Op: row.Op, Field: f.plan.Name, Source: r.Name + "=" + r.Param, Pos: pos}
	names, texts, problem := operands(row, r)
	if problem != "" {
		return refuse("%s", problem)
	}
	if slices.ContainsFunc(f.path, func(s plan.Step) bool { return s.Alloc != "" }) {
		return refuse("validator does not judge the fields of an embedded pointer that is nil; embed the struct itself")
	}
	if problem := misfit(row, row.Judged, f.plan.Value); problem != "" {
		return refuse("%s", problem)
	}
	onPresence := !row.Compared
	switch {
	case onPresence && f.plan.Required:
		return refuse("the field is required anyway, so the word would do nothing; write json:%q", f.plan.Name+",omitempty")
	case onPresence && f.plan.Value.Indirect().Default != "":
		return refuse("a field with a default is never left out; remove the default or the word")
	}
	for i, name := range names {
		other, problem := sibling(name, f, fields)
		if problem != "" {
			return refuse("%s", problem)
		}
		if other.plan == nil {
			return plan.Relation{}, false // refused itself
		}
		v := other.plan.Value
		if problem := misfit(row, row.Other, v); problem != "" {
			return refuse("%s: %s", name, problem)
		}
		if row.Compared && v.Indirect().Type != f.plan.Value.Indirect().Type {
			return refuse("%s has another type, and validator never takes them as equal; give both fields the same type", name)
		}
		if row.Form == rule.Names && v.Indirect().Default != "" {
			return refuse("%s has a default, so it is never left out; remove the default or the word", name)
		}
		if slices.Contains(relation.Others, other.plan.Name) {
			return refuse("%s stands twice; remove one", name)
		}
		relation.Others = append(relation.Others, other.plan.Name)
		if row.Form != rule.Pairs {
			continue
		}
		l, err := rule.Literal(v, texts[i])
		if err != nil {
			return refuse("%s: %s", name, err)
		}
		if rule.KindOf(v) == rule.Int && string(l) != texts[i] {
			return refuse("%s: write %s for %s", name, l, texts[i])
		}
		if broken, ok := rule.Holds(v.Indirect(), l); !ok {
			return refuse("%s is never %s, which breaks its rule %s; change one of them", name, l, ruleText(broken))
		}
		relation.Values = append(relation.Values, l)
	}
	return relation, true
}

// operands splits the parameter of a word into names and, for pairs, values.
func operands(row rule.RelationRow, r tag.Rule) (names, values []string, problem string) {
	example := map[rule.Form]string{rule.OneName: "Field", rule.Names: "Field Other", rule.Pairs: "Field value"}[row.Form]
	if strings.TrimSpace(r.Param) == "" {
		return nil, nil, fmt.Sprintf("it needs the name of a Go field; write %s=%s", r.Name, example)
	}
	if row.Form == rule.OneName {
		return []string{r.Param}, nil, ""
	}
	items, err := tag.SplitOneOf(r.Param)
	if err != nil {
		return nil, nil, err.Error()
	}
	for i, item := range items {
		if row.Form == rule.Pairs && i%2 == 1 {
			values = append(values, item.Text)
		} else {
			names = append(names, item.Text)
		}
	}
	if row.Form == rule.Pairs && len(names) != len(values) {
		return nil, nil, fmt.Sprintf("it takes pairs of a Go field and a value, and %s has no value; write %s=%s", names[len(names)-1], r.Name, example)
	}
	return names, values, ""
}

// misfit says why a value cannot stand in a relation.
func misfit(row rule.RelationRow, kinds []rule.Kind, v *plan.Value) string {
	kind := rule.KindOf(v)
	values := row.Compared || row.Form == rule.Pairs && !slices.Equal(kinds, row.Judged)
	p, pointer := v.Type.(plan.Pointer)
	if pointer && !values && (slices.Contains(kinds, kind) || kind == rule.Struct || kind == rule.Array) {
		return "" // it is nil or not
	}
	if _, optional := v.Type.(plan.Optional); optional {
		if values {
			return "validator cannot look into an Optional; use a pointer"
		}
		return ""
	}
	switch {
	case pointer && row.Plain:
		return "validator would read the address of a pointer; use the value itself"
	case !slices.Contains(kinds, kind):
		if reason := row.Refused[kind]; reason != "" {
			return reason
		}
		return fmt.Sprintf("it does not fit %s", kind)
	}
	if pointer {
		if _, twice := p.Elem.Type.(plan.Pointer); twice {
			return "it does not fit a pointer to a pointer; use one pointer"
		}
	}
	return ""
}

// sibling finds the field that a word names.
func sibling(name string, f related, fields []related) (related, string) {
	if strings.ContainsAny(name, ".[") {
		return related{}, fmt.Sprintf("%s is in another struct, and a rule reads only the fields of its own; check it in Execute", name)
	}
	var known []string
	for _, g := range fields {
		if g.parent() != f.parent() || g.goName() == f.goName() {
			continue
		}
		if g.goName() == name {
			return g, ""
		}
		known = append(known, g.goName())
	}
	if name == f.goName() {
		return related{}, fmt.Sprintf("%s is the field itself; name another one", name)
	}
	for _, g := range fields {
		switch {
		case g.parent() == f.parent() && g.name == name:
			return related{}, fmt.Sprintf("it takes the Go name of a field; write %s for %s", g.goName(), name)
		case g.goName() == name:
			return related{}, fmt.Sprintf("%s is not declared in the same struct, and validator looks only there; move one of the fields", name)
		}
	}
	if near := suggest.Nearest(name, known); near != "" {
		return related{}, fmt.Sprintf("no parameter has the Go name %s; did you mean %s?", name, near)
	}
	return related{}, fmt.Sprintf("no parameter has the Go name %s; name a field of the same struct", name)
}
