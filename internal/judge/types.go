package judge

import (
	"encoding/json"
	"reflect"
	"strings"
	"time"
)

// plain returns the type whose JSON form a value of t has: behind pointers and
// toolkit.Optional. A type that reads JSON its own way is not
// looked into and gives nil.
func plain(t reflect.Type) reflect.Type {
	for t != nil {
		if elem, ok := optional(t); ok {
			t = elem
			continue
		}
		if t.Kind() != reflect.Pointer {
			break
		}
		t = t.Elem()
	}
	if t == nil || readsItself(t) {
		return nil
	}
	return t
}

// readsItself reports whether the schema says more about the JSON form than the Go type
// does: its own UnmarshalJSON reads it.
func readsItself(t reflect.Type) bool {
	switch t {
	case reflect.TypeFor[json.RawMessage](), reflect.TypeFor[time.Time]():
		return false
	}
	return reflect.PointerTo(t).Implements(jsonUnmarshaler)
}

// optional returns the T of a toolkit.Optional[T].
func optional(t reflect.Type) (reflect.Type, bool) {
	if t.Kind() != reflect.Struct || !strings.HasPrefix(t.Name(), "Optional[") || !strings.HasSuffix(t.PkgPath(), "/toolgen/toolkit") {
		return nil, false
	}
	get, ok := t.MethodByName("Get")
	if !ok || get.Type.NumOut() != 2 || get.Type.Out(1).Kind() != reflect.Bool {
		return nil, false
	}
	return get.Type.Out(0), true
}
