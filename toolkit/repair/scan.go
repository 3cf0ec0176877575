package repair

import "strconv"

// value is a value of the arguments that was complained of, or that holds such a one.
type value struct {
	kind       kinds
	start, end int
	path       string // of the issue; empty where the value is not wanted
	wanted     bool   // an issue is about it
	twice      bool   // it is the first of several members of its name
	parent     *value
	below      []*value // in the order of the text

	// Of an object: the strings of the members that tell variants apart, and how many
	// members are to be removed.
	tags    map[string]string
	removed int

	member member
	index  int // of an item
}

// member is what is known of a value that stands in an object.
type member struct {
	key      string
	index    int // of all members
	name     int // where the name starts
	previous int // where the member before ends
	next     int // where the member after starts; 0 if there is none
}

// scanner goes once over a text that is known to be valid JSON, whatever the number of
// targets and however deep they are.
type scanner struct {
	text []byte
	pos  int
	tags map[string]bool
}

// scan finds the targets in a valid text.
func scan(text []byte, targets *target, tags map[string]bool) *value {
	s := scanner{text: text, tags: tags}
	return s.value(targets)
}

func (s *scanner) value(want *target) *value {
	s.space()
	v := &value{kind: kindOf(s.text[s.pos]), start: s.pos, path: want.path, wanted: want.wanted}
	switch {
	case v.kind == object && len(want.below) > 0:
		s.object(v, want)
	case v.kind == array && len(want.below) > 0:
		s.array(v, want)
	default:
		s.skip()
	}
	v.end = s.pos
	return v
}

func (s *scanner) object(v *value, want *target) {
	s.pos++
	var last *value // the member before, if it is a target
	previous := s.pos
	met := make(map[string]*value, len(want.below))
	for index := 0; ; index++ {
		if s.space(); s.text[s.pos] == ',' {
			s.pos++
			s.space()
		}
		if s.text[s.pos] == '}' {
			s.pos++
			return
		}
		name := s.pos
		if last != nil {
			last.member.next, last = name, nil
		}
		key := s.name()
		s.space()
		s.pos++ // the colon
		s.space()
		start := s.pos
		switch t, first := want.below[string(key)], met[string(key)]; {
		case first != nil:
			first.twice = true
			s.skip()
		case t != nil:
			last = s.value(t)
			met[string(key)] = last
			last.member = member{key: string(key), index: index, name: name, previous: previous}
			last.parent = v
			v.below = append(v.below, last)
		default:
			s.skip()
		}
		if s.tags[string(key)] {
			v.tag(string(key), s.text[start:s.pos])
		}
		previous = s.pos
	}
}

// tag notes a member that may tell variants apart.
func (v *value) tag(key string, raw []byte) {
	if _, twice := v.tags[key]; twice || raw[0] != '"' {
		return
	}
	if s, ok := unquote(raw); ok {
		v.tags = set(v.tags, key, s)
	}
}

func (s *scanner) array(v *value, want *target) {
	s.pos++
	for index := 0; ; index++ {
		if s.space(); s.text[s.pos] == ',' {
			s.pos++
			s.space()
		}
		if s.text[s.pos] == ']' {
			s.pos++
			return
		}
		if t := want.below[strconv.Itoa(index)]; t != nil {
			item := s.value(t)
			item.index, item.parent = index, v
			v.below = append(v.below, item)
		} else {
			s.skip()
		}
	}
}

// name reads the name of a member. It is a part of the text if it has no escapes.
func (s *scanner) name() []byte {
	start := s.pos
	s.skipString()
	raw := s.text[start:s.pos]
	for _, c := range raw {
		if c == '\\' {
			name, ok := unquote(raw)
			if !ok {
				return nil
			}
			return []byte(name)
		}
	}
	return raw[1 : len(raw)-1]
}

func (s *scanner) space() {
	for s.pos < len(s.text) {
		switch s.text[s.pos] {
		case ' ', '\t', '\r', '\n':
			s.pos++
		default:
			return
		}
	}
}

// skip moves over a value.
func (s *scanner) skip() {
	depth := 0
	for s.pos < len(s.text) {
		switch s.text[s.pos] {
		case '"':
			s.skipString()
		case '{', '[':
			depth++
			s.pos++
		case '}', ']':
			depth--
			s.pos++
		case ',', ':', ' ', '\t', '\r', '\n':
			s.pos++
			continue // inside an object or array
		default:
			s.skipWord()
		}
		if depth == 0 {
			return
		}
	}
}

func (s *scanner) skipString() {
	for s.pos++; s.text[s.pos] != '"'; s.pos++ {
		if s.text[s.pos] == '\\' {
			s.pos++
		}
	}
	s.pos++
}

// skipWord moves over a number, true, false or null.
func (s *scanner) skipWord() {
	for s.pos < len(s.text) {
		switch s.text[s.pos] {
		case ',', ':', '}', ']', ' ', '\t', '\r', '\n':
			return
		}
		s.pos++
	}
}
