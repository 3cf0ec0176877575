package schema

import (
	"slices"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// relate adds to the schema of an object what the rules between its fields say: as a
// keyword where there is one with the same verdict, else as a sentence.
func relate(s *jsonschema.Schema, t *plan.Struct) {
	for _, r := range t.Relations {
		if rule.Dependent(t, r) {
			if s.DependentRequired == nil {
				s.DependentRequired = make(map[string][]string)
			}
			for _, other := range r.Others {
				if fields := s.DependentRequired[other]; !slices.Contains(fields, r.Field) {
					s.DependentRequired[other] = append(fields, r.Field)
				}
			}
			continue
		}
		p, _ := s.Properties.Get(r.Field)
		p.Description = describe(p.Description, []string{rule.Relations[string(r.Op)].Note(r)})
	}
	for _, c := range t.Choices {
		var branches []*jsonschema.Schema
		for _, g := range c.Groups {
			branches = append(branches, &jsonschema.Schema{Title: g.Title, Required: g.Fields})
		}
		if c.AnyOf {
			s.AnyOf = branches
		} else {
			s.OneOf = branches
		}
	}
}
