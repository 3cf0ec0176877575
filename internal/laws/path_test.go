package laws

import (
	"reflect"
	"strings"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// kindAt names what kind of value the Go type has at a JSON Pointer.
func kindAt(t reflect.Type, pointer string) string {
	for token := range strings.SplitSeq(strings.TrimPrefix(pointer, "/"), "/") {
		t = indirect(t)
		switch {
		case pointer == "":
		case t.Kind() == reflect.Struct:
			name := strings.NewReplacer("~1", "/", "~0", "~").Replace(token)
			f, ok := judge.Fields(t)[name]
			if !ok {
				return "unknown"
			}
			t = f.Type
		case t.Kind() == reflect.Interface:
			return "any"
		default:
			t = t.Elem()
		}
	}
	t = indirect(t)
	switch {
	case t == timeType || t == durationType || t == rawType:
		return t.String()
	case t.Kind() == reflect.Slice && t.Elem().Kind() == bytesKind:
		return "bytes"
	case t.Kind() == reflect.Interface:
		return "any"
	}
	return t.Kind().String()
}

func indirect(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t
}
