package decode

import (
	"errors"
	"testing"
)

var relationFields = []Field{{Name: "a"}, {Name: "b"}}

// parseRelation reads an object and lets its field a, absent or not, break a rule.
func parseRelation(text string, fail func(d *Decoder, o *Object)) []Issue {
	d := New([]byte(text))
	o := d.Object(relationFields)
	for o.Next() {
		d.String()
	}
	if o.Clean() {
		fail(&d, &o)
	}
	var parse *ParseError
	if errors.As(d.Finish(), &parse) {
		return parse.Issues
	}
	return nil
}

type relationMessage struct{ code, arg, want string }

func textsOfRelations() []relationMessage {
	return []relationMessage{
		{RequiredBy, "when b is given", "is required when b is given"},
		{RequiredWhen, `when b is "x", and must not be empty`, `is required when b is "x", and must not be empty`},
		{Excluded, "unless b is given", "must be left out unless b is given"},
		{Compared, "be more than b", "must be more than b"},
	}
}

func TestRelationMessages(t *testing.T) {
	for _, c := range relationMessages {
		for _, beyond := range []bool{false, true} {
			got := parseRelation(` {"b":"x"}`, func(_ *Decoder, o *Object) {
				if beyond {
					o.FailBeyond(0, c.code, c.arg)
				} else {
					o.Fail(0, c.code, c.arg)
				}
			})
			want := Issue{Path: "/a", Code: c.code, Message: c.want, BeyondSchema: beyond, Offset: 1}
			if len(got) != 1 || got[0] != want {
				t.Errorf("got %+v, want %+v", got, want)
			}
		}
	}
}

// TestClean says that the rules between fields are silent where something else is wrong.
func TestClean(t *testing.T) {
	for text, want := range map[string]bool{
		`{}`: true, `{"a":"x","b":"y"}`: true, `{"a":1}`: false, `{"a":"x","a":"y"}`: false, `[]`: false, `{"a":`: false,
	} {
		clean := false
		parseRelation(text, func(*Decoder, *Object) { clean = true })
		if clean != want {
			t.Errorf("%s: clean is %v", text, clean)
		}
	}
}
