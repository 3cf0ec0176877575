package repair

import (
	"slices"
	"strings"
)

// place is what the schema says about the value at one place: one of the schemas must
// accept it. There is none where the schema says nothing, as for a field that nobody knows.
type place struct {
	schemas  []*schema
	optional bool // it is a field, and can be left out
}

// kinds returns the kinds of values that may stand here.
func (p place) kinds() kinds {
	if len(p.schemas) == 0 {
		return anyKind
	}
	var allowed kinds
	for _, s := range p.schemas {
		allowed |= s.kinds()
	}
	return allowed
}

// kinds returns the kinds of values that the schema does not refuse for their kind.
func (s *schema) kinds() kinds {
	if s.settled {
		return s.allowed
	}
	s.allowed, s.settled = anyKind, true // for a schema that asks itself
	allowed := s.own
	if s.ref != nil {
		allowed &= s.ref.kinds()
	}
	for _, other := range s.all {
		allowed &= other.kinds()
	}
	for _, branches := range s.choices {
		allowed &= place{schemas: branches}.kinds()
	}
	s.allowed = allowed
	return allowed
}

// trim returns s without the white space around it, if only that is one of the values that
// are listed here.
func (p place) trim(s string) (string, bool) {
	trimmed := strings.TrimSpace(s)
	member := false
	for _, part := range parts(p.schemas, func(*schema) bool { return true }) {
		if slices.Contains(part.members, s) {
			return "", false
		}
		member = member || slices.Contains(part.members, trimmed)
	}
	return trimmed, member
}

// below returns what the schema says about a member or an item of v, which stands here.
func (p place) below(v, child *value) place {
	var next place
	required := false
	for _, part := range parts(p.schemas, func(branch *schema) bool { return branch.fits(v, child.member.key) }) {
		if v.kind == array {
			next.schemas = append(next.schemas, part.item(child.index)...)
			continue
		}
		if property := part.properties[child.member.key]; property != nil {
			next.schemas = append(next.schemas, property)
			next.optional = true
			required = required || part.required[child.member.key]
		} else if part.additional != nil && part.additional.own != 0 {
			next.schemas = append(next.schemas, part.additional)
			required = true // an entry of a map is no field
		}
	}
	next.optional = next.optional && !required
	return next
}

func (s *schema) item(index int) []*schema {
	switch {
	case index < len(s.prefix):
		return s.prefix[index : index+1]
	case s.items != nil:
		return []*schema{s.items}
	}
	return nil
}

// fits reports whether v may be meant for this branch of a union: no member that tells
// variants apart names another one. The member except is not asked, because it is the one in
// question.
func (s *schema) fits(v *value, except string) bool {
	for _, part := range parts([]*schema{s}, func(*schema) bool { return false }) {
		for name, want := range part.tags {
			if got, ok := v.tags[name]; ok && got != want && name != except {
				return false
			}
		}
	}
	return true
}

// parts returns the schemas and all others that judge the same value: what they refer to,
// what they join, and of their choices those that fit.
func parts(schemas []*schema, fit func(*schema) bool) []*schema {
	seen := make(map[*schema]bool)
	var all []*schema
	var add func(*schema)
	add = func(s *schema) {
		if s == nil || seen[s] {
			return
		}
		seen[s] = true
		all = append(all, s)
		add(s.ref)
		for _, other := range s.all {
			add(other)
		}
		for _, branches := range s.choices {
			for _, branch := range branches {
				if fit(branch) {
					add(branch)
				}
			}
		}
	}
	for _, s := range schemas {
		add(s)
	}
	return all
}
