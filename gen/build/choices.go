package build

import (
	"slices"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
)

// choiceWords are the words of the jsonschema key that put a field into a group.
var choiceWords = []string{"oneof_required", "anyof_required"}

// choices plans the groups of a struct, in the order in which the source names them.
func (b *builder) choices(s *plan.Struct, fields []related) {
	for _, word := range choiceWords {
		choice := plan.Choice{AnyOf: word == "anyof_required"}
		var pos diag.Pos // of the last word
		for _, f := range fields {
			if f.plan == nil {
				continue
			}
			for _, w := range f.tags.words {
				if w.Key != word || w.Value == "" {
					continue
				}
				i := slices.IndexFunc(choice.Groups, func(g plan.Group) bool { return g.Title == w.Value })
				if i < 0 {
					i = len(choice.Groups)
					choice.Groups = append(choice.Groups, plan.Group{Title: w.Value})
				}
				group := &choice.Groups[i]
				if slices.Contains(group.Fields, f.plan.Name) {
					b.diags.Addf(f.tags.at(w.Offset, f.pos), "rule", "%s=%s stands twice; remove one", word, w.Value)
					continue
				}
				group.Fields = append(group.Fields, f.plan.Name)
				pos = f.tags.at(w.Offset, f.pos)
			}
		}
		if !choice.AnyOf && len(choice.Groups) > 0 && !slices.ContainsFunc(choice.Groups, func(g plan.Group) bool { return alone(s, choice, g) }) {
			b.diags.Addf(pos, "unsatisfiable", "whichever group of oneof_required is given, another one is given too; make a field of each group optional that no other has")
			continue
		}
		if len(choice.Groups) > 0 {
			s.Choices = append(s.Choices, choice)
		}
	}
}

// alone reports whether all fields of a group can be given and no other group be complete.
func alone(s *plan.Struct, choice plan.Choice, group plan.Group) bool {
	complete := 0
	for _, g := range choice.Groups {
		if !slices.ContainsFunc(g.Fields, func(name string) bool {
			_, f := s.Field(name)
			return !f.Required && !slices.Contains(group.Fields, name)
		}) {
			complete++
		}
	}
	return complete == 1
}
