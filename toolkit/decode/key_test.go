package decode

import (
	"errors"
	"testing"
)

// keyed has maps with keys of each kind.
type keyed struct {
	Small map[int8]bool
	Large map[uint64]bool
	Modes map[string]bool
	Ranks map[int]bool
	Short map[string]bool
}

func parseKeyed(text string) (keyed, error) {
	d := New([]byte(text))
	var v keyed
	obj := d.Object([]Field{{Name: "small"}, {Name: "large"}, {Name: "modes"}, {Name: "ranks"}, {Name: "short"}})
	for obj.Next() {
		m, ok := d.Map()
		if !ok {
			continue
		}
		switch obj.Field() {
		case 0:
			v.Small = keys(&m, IntKey[int8])
		case 1:
			v.Large = keys(&m, IntKey[uint64])
		case 2:
			v.Modes = keys(&m, func(m *Map) (string, bool) { return EnumKey(m, []string{"fast", "slow"}) })
		case 3:
			v.Ranks = keys(&m, func(m *Map) (int, bool) { return EnumIntKey(m, []int{-1, 20}) })
		case 4:
			v.Short = keys(&m, func(m *Map) (string, bool) {
				if k := m.Key(); len(k) <= 2 {
					return k, true
				}
				m.d.Fail(MaxLength, "2")
				return "", false
			})
		}
	}
	return v, d.Finish()
}

// keys reads a map of booleans.
func keys[K comparable](m *Map, read func(*Map) (K, bool)) map[K]bool {
	v := map[K]bool{}
	for m.Next() {
		key, ok := read(m)
		if _, dup := v[key]; dup && ok {
			m.Duplicate()
			continue
		}
		if x, read := m.d.Bool(); read && ok {
			v[key] = x
		}
	}
	return v
}

func TestKeys(t *testing.T) {
	v, err := parseKeyed(`{"small":{"0":true,"-128":true,"127":true},"large":{"18446744073709551615":true},"modes":{"f\u0061st":true},"ranks":{"-1":true,"20":true},"short":{"":true,"ab":true}}`)
	if err != nil {
		t.Fatal(err)
	}
	if len(v.Small) != 3 || !v.Small[-128] || !v.Small[127] || !v.Small[0] || !v.Large[18446744073709551615] || !v.Modes["fast"] || !v.Ranks[-1] || !v.Ranks[20] || !v.Short["ab"] {
		t.Errorf("read %+v", v)
	}
}

func textsOfKeys() []readMessage {
	return []readMessage{
		{`{"small":{"128":true}}`, KeyRange, `small[128]: the name must be between -128 and 127, got "128"`},
		{`{"small":{"-9223372036854775809":true}}`, KeyRange, `small["-9223372036854775809"]: the name must be between -128 and 127, got "-9223372036854775809"`},
		{`{"small":{"a":{"01":true}}}`, KeyForm, ``},
		{`{"small":{"01":true}}`, KeyForm, `small["01"]: the name must be an integer in plain digits, such as "12" or "-3", got "01"`},
		{`{"small":{"-0":true}}`, KeyForm, `small["-0"]: the name must be an integer in plain digits, such as "12" or "-3", got "-0"`},
		{`{"small":{"+1":true}}`, KeyForm, `small["+1"]: the name must be an integer in plain digits, such as "12" or "-3", got "+1"`},
		{`{"small":{"":true}}`, KeyForm, `small[""]: the name must be an integer in plain digits, such as "12" or "-3", got ""`},
		{`{"large":{"-1":true}}`, KeyForm, `large["-1"]: the name must be an integer in plain digits, such as "12", got "-1"`},
		{`{"large":{"18446744073709551616":true}}`, KeyRange, `large["18446744073709551616"]: the name must be between 0 and 18446744073709551615, got "18446744073709551616"`},
		{`{"small":{"1":true,"\u0031":true}}`, CodeDuplicate, `small[1]: is given twice`},
		{`{"modes":{"fasst":true}}`, CodeEnum, `modes.fasst: the name must be one of "fast", "slow", got "fasst"; did you mean "fast"?`},
		{`{"ranks":{"2":true}}`, CodeEnum, `ranks[2]: the name must be one of "-1", "20", got "2"`},
		{`{"short":{"abcd":true}}`, MaxLength, `short.abcd: the name must have at most 2 characters, got 4`},
		{`{"short":{"abcd":1}}`, MaxLength, ``},
	}
}

func TestKeyMessages(t *testing.T) {
	for _, c := range keyMessages {
		_, err := parseKeyed(c.in)
		var parse *ParseError
		if !errors.As(err, &parse) {
			t.Errorf("%s: no issue", c.in)
			continue
		}
		issues := parse.Issues
		if issues[0].Code != c.code || c.want != "" && issues[0].String() != c.want {
			t.Errorf("%s:\n got %s %s\nwant %s %s", c.in, issues[0].Code, issues[0], c.code, c.want)
		}
		if c.want == "" && (len(issues) != 2 || issues[1].Code != Type) {
			t.Errorf("%s: the value behind a bad name has no issue: %v", c.in, issues)
		}
		if issues[0].BeyondSchema != (c.code == KeyRange) {
			t.Errorf("%s: BeyondSchema is %v", c.in, issues[0].BeyondSchema)
		}
	}
}

// TestRepeatedKey is a map whose keys decode themselves: two names can mean the same key.
func TestRepeatedKey(t *testing.T) {
	d := New([]byte(`{"m":{"a":1,"A":2}}`))
	obj := d.Object([]Field{{Name: "m"}})
	for obj.Next() {
		m, _ := d.Map()
		for m.Next() {
			if m.Key() == "A" {
				m.SameKey()
				continue
			}
			d.Skip()
		}
	}
	var parse *ParseError
	if err := d.Finish(); !errors.As(err, &parse) || len(parse.Issues) != 1 {
		t.Fatal(err)
	}
	want := Issue{Path: "/m/A", Code: KeyRepeated, Message: "the name means the same key as an earlier one", BeyondSchema: true, Offset: 12}
	if parse.Issues[0] != want {
		t.Errorf("got %+v, want %+v", parse.Issues[0], want)
	}
}
