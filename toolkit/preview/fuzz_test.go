package preview

import (
	"bytes"
	"encoding/json"
	"io"
	"reflect"
	"testing"
)

// FuzzView compares a view with encoding/json: what is complete, what can still become
// complete, and what the values are. What comes after a fault must not count.
func FuzzView(f *testing.F) {
	for _, text := range []string{
		``, ` {}`, `{"a":"b\ud83d\ude00`, `{"a":[1,{"b":-0.5e+7},null,true]} `, `{"a":01}`, "{\"a\":\"\xf0\x9f\n", `{"a":1,"a":{}}x`, `[`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		view := Of(text)
		if len(text) >= maxDepth && view.Broken() {
			return // Perhaps too deep, which encoding/json allows.
		}
		var raw json.RawMessage
		err := json.Unmarshal(text, &raw)
		// Unmarshal calls some unfinished text wrong, such as a part of an escape.
		ended := json.NewDecoder(bytes.NewReader(text)).Decode(new(json.RawMessage))
		unfinished := ended == io.EOF || ended == io.ErrUnexpectedEOF
		isObject := len(raw) > 0 && raw[0] == '{'
		switch first := (&reader{text: text}).next(); {
		case err == nil && isObject:
			if !view.Complete() || view.Broken() || !reflect.DeepEqual(view.Value(), unmarshal(t, text)) {
				t.Fatalf("%q is complete: %+v", text, view)
			}
		case unfinished && (first == '{' || first == 0):
			if view.Complete() || view.Broken() {
				t.Fatalf("%q is unfinished: %+v", text, view)
			}
		default:
			if view.Complete() || !view.Broken() {
				t.Fatalf("%q is broken: %+v", text, view)
			}
			for n := len(text) - 1; n >= 0; n-- {
				if start := Of(text[:n]); !start.Broken() {
					if !start.Complete() && (!reflect.DeepEqual(start.Value(), view.Value()) || start.Unfinished() != view.Unfinished()) {
						t.Fatalf("%q: %+v, but before the fault %+v", text, view, start)
					}
					break
				}
			}
		}
	})
}
