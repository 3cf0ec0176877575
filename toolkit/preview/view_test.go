package preview

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit/decode"
)

func TestOf(t *testing.T) {
	const complete, broken = "complete", "broken"
	for _, c := range []struct {
		name       string
		text       string
		value      string // JSON
		unfinished string
		state      string
	}{
		{"nothing", ``, `{}`, "", ""},
		{"white space", " \t\r\n", `{}`, "", ""},
		{"brace", `{`, `{}`, "", ""},
		{"empty object", ` {} `, `{}`, "", complete},
		{"unfinished name", `{"pa`, `{}`, "", ""},
		{"name", `{"path"`, `{}`, "", ""},
		{"colon", `{"path" : `, `{}`, "", ""},
		{"empty string begun", `{"path":"`, `{"path":""}`, "/path", ""},
		{"unfinished string", `{"path":"a/b`, `{"path":"a/b"}`, "/path", ""},
		{"finished string", `{"path":"a/b"`, `{"path":"a/b"}`, "", ""},
		{"comma", `{"path":"a/b",`, `{"path":"a/b"}`, "", ""},
		{"complete", `{"path":"a/b","n":1}`, `{"path":"a/b","n":1}`, "", complete},

		{"backslash", `{"s":"a\`, `{"s":"a"}`, "/s", ""},
		{"escape", `{"s":"a\n`, `{"s":"a\n"}`, "/s", ""},
		{"unfinished hex", `{"s":"a\u00e`, `{"s":"a"}`, "/s", ""},
		{"hex", `{"s":"a\u00e9`, `{"s":"aé"}`, "/s", ""},
		{"first half of a pair", `{"s":"a\ud83d`, `{"s":"a"}`, "/s", ""},
		{"first half, capitals", `{"s":"a\uDBFF`, `{"s":"a"}`, "/s", ""},
		{"pair, backslash", `{"s":"a\ud83d\`, `{"s":"a"}`, "/s", ""},
		{"pair, unfinished hex", `{"s":"a\ud83d\ude0`, `{"s":"a"}`, "/s", ""},
		{"pair", `{"s":"a\uD83D\uDE00`, `{"s":"a😀"}`, "/s", ""},
		{"half, then a letter", `{"s":"\ud83da`, `{"s":"\ufffda"}`, "/s", ""},
		{"half, then another escape", `{"s":"\ud83d\n`, `{"s":"\ufffd\n"}`, "/s", ""},
		{"half, then a pair begun", `{"s":"\ud83d\ud83d`, `{"s":"\ufffd"}`, "/s", ""},
		{"half, then a pair", `{"s":"\ud83d\ud83d\ude00`, `{"s":"\ufffd😀"}`, "/s", ""},
		{"half, then the end", `{"s":"\ud83d"`, `{"s":"\ufffd"}`, "", ""},
		{"second half alone", `{"s":"\ude00`, `{"s":"\ufffd"}`, "/s", ""},
		{"unfinished rune", "{\"s\":\"a\xf0\x9f\x98", `{"s":"a"}`, "/s", ""},
		{"not UTF-8", "{\"s\":\"a\xff\x80b", `{"s":"a\ufffd\ufffdb"}`, "/s", ""},
		{"escaped name", `{"\u0061\/b":1,`, `{"a/b":1}`, "", ""},

		{"unfinished number", `{"n":12`, `{}`, "/n", ""},
		{"minus", `{"n":-`, `{}`, "/n", ""},
		{"fraction begun", `{"n":1.`, `{}`, "/n", ""},
		{"exponent begun", `{"n":1e+`, `{}`, "/n", ""},
		{"finished number", `{"n":12 `, `{"n":12}`, "", ""},
		{"exact number", `{"n":-0.10e+0400,`, `{"n":-0.10e+0400}`, "", ""},
		{"large number", `{"n":12345678901234567890123}`, `{"n":12345678901234567890123}`, "", complete},
		{"unfinished literal", `{"b":tru`, `{}`, "/b", ""},
		{"literals", `{"b":true,"c":false,"d":null`, `{"b":true,"c":false,"d":null}`, "", ""},

		{"array begun", `{"l":[`, `{"l":[]}`, "/l", ""},
		{"empty array", `{"l":[ ]`, `{"l":[]}`, "", ""},
		{"element left out", `{"l":[1,2`, `{"l":[1]}`, "/l/1", ""},
		{"element shown", `{"l":[1,"a`, `{"l":[1,"a"]}`, "/l/1", ""},
		{"element not begun", `{"l":[1, `, `{"l":[1]}`, "/l", ""},
		{"object begun", `{"o":{`, `{"o":{}}`, "/o", ""},
		{"empty object inside", `{"o":{ }`, `{"o":{}}`, "", ""},
		{"deep", `{"e":[{"a":1},{"a/b":{"c~d":"x`, `{"e":[{"a":1},{"a/b":{"c~d":"x"}}]}`, "/e/1/a~1b/c~0d", ""},
		{"inner member not begun", `{"o":{"a":`, `{"o":{}}`, "/o", ""},

		{"the last of two", `{"a":1,"a":2,`, `{"a":2}`, "", ""},
		{"the last of two is unfinished", `{"a":{"b":1},"a":{"c":"x`, `{"a":{"c":"x"}}`, "/a/c", ""},
		{"the last of two cannot be shown", `{"a":1,"a":2`, `{"a":1}`, "/a", ""},

		{"array", `[1]`, `{}`, "", broken},
		{"string", `"{}"`, `{}`, "", broken},
		{"byte order mark", "\ufeff{}", `{}`, "", broken},
		{"NUL", "\x00", `{}`, "", broken},
		{"NUL in an object", "{\x00", `{}`, "", broken},
		{"text after the object", `{"a":1} x`, `{"a":1}`, "", broken},
		{"two objects", `{}{}`, `{}`, "", broken},
		{"no name", `{1`, `{}`, "", broken},
		{"no colon", `{"a" 1`, `{}`, "", broken},
		{"no comma", `{"a":1 "b":2}`, `{"a":1}`, "", broken},
		{"trailing comma", `{"a":1,}`, `{"a":1}`, "", broken},
		{"trailing comma in an array", `{"a":[1,]}`, `{"a":[1]}`, "/a", broken},
		{"wrong bracket", `{"a":["b"}`, `{"a":["b"]}`, "/a", broken},
		{"wrong bracket after a number", `{"a":[1}`, `{"a":[]}`, "/a/0", broken},
		{"no value", `{"a":}`, `{}`, "", broken},
		{"leading zero", `{"a":01}`, `{}`, "/a", broken},
		{"no digit", `{"a":-x`, `{}`, "/a", broken},
		{"letter after a number", `{"a":12x`, `{}`, "/a", broken},
		{"wrong literal", `{"a":trux`, `{}`, "/a", broken},
		{"control character", "{\"a\":\"b\nc\"}", `{"a":"b"}`, "/a", broken},
		{"last control character", "{\"a\":\"b\x1fc\"}", `{"a":"b"}`, "/a", broken},
		{"control character in a name", "{\"a\n", `{}`, "", broken},
		{"no such escape", `{"a":"b\x`, `{"a":"b"}`, "/a", broken},
		{"no such escape after half a pair", `{"a":"b\ud83d\x`, `{"a":"b"}`, "/a", broken},
		{"wrong hex", `{"a":"b\u00g`, `{"a":"b"}`, "/a", broken},
	} {
		view := Of([]byte(c.text))
		if !reflect.DeepEqual(view.Value(), unmarshal(t, []byte(c.value))) {
			t.Errorf("%s: %#v", c.name, view.Value())
		}
		if view.Unfinished() != c.unfinished {
			t.Errorf("%s: %q is unfinished", c.name, view.Unfinished())
		}
		if view.Complete() != (c.state == complete) || view.Broken() != (c.state == broken) {
			t.Errorf("%s: complete %t, broken %t", c.name, view.Complete(), view.Broken())
		}
	}
}

// unmarshal is what encoding/json makes of an object.
func unmarshal(t *testing.T, text []byte) map[string]any {
	t.Helper()
	decoder := json.NewDecoder(strings.NewReader(string(text)))
	decoder.UseNumber()
	var value map[string]any
	if err := decoder.Decode(&value); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return value
}

func TestDepth(t *testing.T) {
	if maxDepth != decode.DefaultMaxDepth {
		t.Errorf("%d levels here, %d in the strict parser", maxDepth, decode.DefaultMaxDepth)
	}
	for _, c := range []struct {
		name       string
		begin, end string
		levels     int
		broken     bool
	}{
		{"arrays at the limit", "[", "]", maxDepth, false},
		{"arrays over the limit", "[", "]", maxDepth + 1, true},
		{"objects at the limit", `{"a":`, "}", maxDepth, false},
		{"objects over the limit", `{"a":`, "}", maxDepth + 1, true},
		{"far over the limit", "[", "]", 1_000_000, true},
	} {
		// The outermost object is one level.
		begin := `{"a":` + strings.Repeat(c.begin, c.levels-1)
		whole := begin + "1" + strings.Repeat(c.end, c.levels-1) + "}"
		if view := Of([]byte(begin)); view.Broken() != c.broken {
			t.Errorf("%s: the start is broken: %t", c.name, view.Broken())
		}
		if view := Of([]byte(whole)); view.Broken() != c.broken || view.Complete() == c.broken {
			t.Errorf("%s: broken %t, complete %t", c.name, view.Broken(), view.Complete())
		}
	}
}

func TestZeroView(t *testing.T) {
	var view View
	if view.Value() == nil || view.Complete() || view.Broken() || view.Unfinished() != "" {
		t.Errorf("%+v", view)
	}
}

// Nothing of a view or a stream gives a text of arguments: bytes, a string that is more than
// a pointer, or something that writes itself as JSON.
func TestNotExecutable(t *testing.T) {
	want := map[string]string{
		"Value": "func(preview.View) map[string]interface {}", "Complete": "func(preview.View) bool",
		"Broken": "func(preview.View) bool", "Unfinished": "func(preview.View) string",
		"Write": "func(*preview.Stream, []uint8) (int, error)", "WriteString": "func(*preview.Stream, string) (int, error)",
		"View": "func(*preview.Stream) preview.View",
	}
	for _, of := range []reflect.Type{reflect.TypeFor[View](), reflect.TypeFor[*Stream]()} {
		for i := range of.NumMethod() {
			if m := of.Method(i); want[m.Name] != m.Type.String() {
				t.Errorf("%s is a %s", m.Name, m.Type)
			}
		}
	}
}
