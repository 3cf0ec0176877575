package preview

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"
)

// maker writes random JSON. The names of an object differ, so that what was shown of a
// member is never replaced.
type maker struct {
	*rand.Rand
	strings.Builder
}

func (m *maker) pick(from ...string) string { return from[m.IntN(len(from))] }

func (m *maker) space() {
	if m.IntN(4) == 0 {
		m.WriteString(m.pick(" ", "\n", "\t\r"))
	}
}

func (m *maker) text() {
	for range m.IntN(5) {
		m.WriteString(m.pick("a", "bc", "é", "€", "😀", "{", "]", ",", ":", `\"`, `\\`, `\/`, `\n`, `\u00e9`,
			`\ud83d\ude00`, `\ud83d`, `\uDE00`, `\u0000`, "\xff", "\xf0\x9f"))
	}
}

func (m *maker) list(begin, end string, element func(i int)) {
	m.WriteString(begin)
	m.space()
	for i := range m.IntN(4) {
		if i > 0 {
			m.WriteByte(',')
			m.space()
		}
		element(i)
		m.space()
	}
	m.WriteString(end)
}

func (m *maker) object(depth int) {
	m.list("{", "}", func(i int) {
		m.WriteString(`"` + strconv.Itoa(i))
		m.text()
		m.WriteByte('"')
		m.space()
		m.WriteByte(':')
		m.space()
		m.value(depth)
	})
}

func (m *maker) value(depth int) {
	kind := m.IntN(6)
	if depth == 0 {
		kind = m.IntN(4)
	}
	switch kind {
	case 0:
		m.WriteString(m.pick("0", "-0", "12", "-3.50", "1e400", "2E-7", "0.1e+10", "12345678901234567890"))
	case 1:
		m.WriteString(m.pick("true", "false", "null"))
	case 2, 3:
		m.WriteByte('"')
		m.text()
		m.WriteByte('"')
	case 4:
		m.list("[", "]", func(int) { m.value(depth - 1) })
	case 5:
		m.object(depth - 1)
	}
}

// The view of each start of a valid object shows each finished member with its value, and
// of the unfinished one no more than the whole text has.
func TestPrefixes(t *testing.T) {
	m := &maker{Rand: rand.New(rand.NewPCG(1, 2))}
	for range 2000 {
		m.Reset()
		m.object(3)
		text := []byte(m.String())
		full := unmarshal(t, text)

		if view := Of(text); !reflect.DeepEqual(view.Value(), full) || !view.Complete() || view.Broken() || view.Unfinished() != "" {
			t.Fatalf("%s: %+v", text, view)
		}
		var finished map[string]any
		for n := range text {
			view := Of(text[:n])
			if view.Complete() || view.Broken() {
				t.Fatalf("%s: %+v", text[:n], view)
			}
			path := steps(view.Unfinished())
			if !within(view.Value(), full, path) {
				t.Fatalf("%s: %+v is not the start of %+v", text[:n], view, full)
			}
			for name, want := range finished {
				if got, ok := view.Value()[name]; !ok || !reflect.DeepEqual(got, want) {
					t.Fatalf("%s: %q is %#v, not %#v", text[:n], name, got, want)
				}
			}
			// Members are finished for the starts that have the byte at n, if that ends a
			// number and the text before it needs a brace only.
			closed := append(append([]byte{}, text[:n]...), '}')
			if strings.IndexByte(" \n\t\r,}", text[n]) >= 0 && json.Valid(closed) {
				finished = unmarshal(t, closed)
			}
		}
	}
}

func steps(pointer string) []string {
	if pointer == "" {
		return nil
	}
	path := strings.Split(pointer[1:], "/")
	for i, step := range path {
		path[i] = strings.ReplaceAll(strings.ReplaceAll(step, "~1", "/"), "~0", "~")
	}
	return path
}

// within reports whether part is a start of full, where only what is on path is unfinished.
func within(part, full any, path []string) bool {
	switch part := part.(type) {
	case string:
		full, ok := full.(string)
		return ok && strings.HasPrefix(full, part)
	case []any:
		full, ok := full.([]any)
		if !ok || len(part) > len(full) {
			return false
		}
		for i, v := range part {
			if !holds(v, full[i], strconv.Itoa(i), path) {
				return false
			}
		}
		return true
	case map[string]any:
		full, ok := full.(map[string]any)
		if !ok {
			return false
		}
		for name, v := range part {
			want, ok := full[name]
			if !ok || !holds(v, want, name, path) {
				return false
			}
		}
		return true
	}
	return false
}

// holds is within for a member or an element, which is finished if it is not on path.
func holds(part, full any, step string, path []string) bool {
	if len(path) > 0 && path[0] == step {
		return within(part, full, path[1:])
	}
	return reflect.DeepEqual(part, full)
}
