package rule

import "github.com/invopop/jsonschema"

// The functions here add a keyword to a schema that may have one of the name already: each
// of several rules counts.

// not adds a negation to s, which may have one already. Values that are excluded one by
// one become a list.
func not(s, sub *jsonschema.Schema) {
	switch {
	case s.Not == nil:
		s.Not = sub
		return
	case sub.Const != nil && s.Not.Const != nil:
		s.Not = &jsonschema.Schema{Enum: []any{s.Not.Const, sub.Const}}
		return
	case sub.Const != nil && s.Not.Enum != nil:
		s.Not.Enum = append(s.Not.Enum, sub.Const)
		return
	}
	s.AllOf = append(s.AllOf, &jsonschema.Schema{Not: sub})
}

// either adds alternatives to s, which may have some already.
func either(s *jsonschema.Schema, all []*jsonschema.Schema) {
	if s.AnyOf == nil {
		s.AnyOf = all
		return
	}
	s.AllOf = append(s.AllOf, &jsonschema.Schema{AnyOf: all})
}

// addPattern adds a pattern to s, which may have one already.
func addPattern(s *jsonschema.Schema, pattern string) {
	switch s.Pattern {
	case "", pattern:
		s.Pattern = pattern
	default:
		s.AllOf = append(s.AllOf, &jsonschema.Schema{Pattern: pattern})
	}
}

// addFormat adds a format to s, which may have one already.
func addFormat(s *jsonschema.Schema, format string) {
	switch s.Format {
	case "", format:
		s.Format = format
	default:
		s.AllOf = append(s.AllOf, &jsonschema.Schema{Format: format})
	}
}
