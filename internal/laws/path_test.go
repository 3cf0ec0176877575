package laws

import (
	"encoding"
	"encoding/json"
	"math/big"
	"net"
	"net/netip"
	"net/url"
	"reflect"
	"strings"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// knownTypes are types of the standard library that have rows of their own.
var knownTypes = []reflect.Type{
	timeType, durationType, rawType, reflect.TypeFor[json.Number](), reflect.TypeFor[big.Int](), reflect.TypeFor[url.URL](),
	reflect.TypeFor[netip.Addr](), reflect.TypeFor[netip.Prefix](), reflect.TypeFor[net.IP](),
}

var (
	jsonUnmarshaler = reflect.TypeFor[json.Unmarshaler]()
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]()
)

// kindAt names what kind of value the Go type has at a JSON Pointer, as finely as the
// table of rules does.
func kindAt(t reflect.Type, pointer string) string {
	t, tag, kind := typeAt(t, pointer)
	if kind != "" {
		return kind
	}
	return kindOf(indirect(t), tag)
}

// nameAt names the kind of the member's name at a JSON Pointer into a map.
func nameAt(t reflect.Type, pointer string) string {
	t, _, kind := typeAt(t, pointer[:strings.LastIndexByte(pointer, '/')])
	if kind != "" || indirect(t).Kind() != reflect.Map {
		return "name"
	}
	if key := indirect(t).Key(); key.Kind() >= reflect.Int && key.Kind() <= reflect.Uint64 {
		return "name, " + family(key.Kind())
	}
	return "name, " + kindOf(indirect(t).Key(), "")
}

// typeAt returns the type at a JSON Pointer and the tag of the field that it is in, or what
// is there where Go does not say.
func typeAt(t reflect.Type, pointer string) (_ reflect.Type, tag reflect.StructTag, kind string) {
	for token := range strings.SplitSeq(strings.TrimPrefix(pointer, "/"), "/") {
		t = indirect(t)
		switch {
		case pointer == "":
		case t.Kind() == reflect.Struct:
			name := strings.NewReplacer("~1", "/", "~0", "~").Replace(token)
			f, ok := judge.Fields(t)[name]
			if !ok {
				return nil, "", "unknown"
			}
			t, tag = f.Type, f.Tag
		case t.Kind() == reflect.Interface && t.NumMethod() > 0:
			return nil, "", "union"
		case t.Kind() == reflect.Interface:
			return nil, "", "any"
		default:
			t = t.Elem()
		}
	}
	return t, tag, ""
}

// kindOf names the kind of a value of the type; tag is that of the field that it is in.
func kindOf(t reflect.Type, tag reflect.StructTag) string {
	for _, known := range knownTypes {
		if t == known {
			if t == durationType && strings.Contains(tag.Get("toolgen"), "unit=") {
				return "time.Duration as a number"
			}
			return t.String()
		}
	}
	switch p := reflect.PointerTo(t); {
	case p.Implements(jsonUnmarshaler) || p.Implements(textUnmarshaler):
		return "own"
	case asString(tag):
		return "quoted " + family(t.Kind())
	case t.Kind() == reflect.Slice && t.Elem().Kind() == bytesKind:
		return "bytes"
	case t.Kind() == reflect.Interface && t.NumMethod() > 0:
		return "union"
	case t.Kind() == reflect.Interface:
		return "any"
	}
	return t.Kind().String()
}

// asString reports whether a field has the option string of encoding/json.
func asString(tag reflect.StructTag) bool {
	_, options, _ := strings.Cut(tag.Get("json"), ",")
	return hasWord(options, "string")
}

// family names the kinds of integers alike, and those of floats.
func family(kind reflect.Kind) string {
	switch {
	case kind >= reflect.Int && kind <= reflect.Uint64:
		return "integer"
	case kind == reflect.Float32 || kind == reflect.Float64:
		return "float"
	}
	return kind.String()
}

// indirect returns what a type points to or wraps.
func indirect(t reflect.Type) reflect.Type {
	for {
		elem, ok := optionalElem(t)
		switch {
		case ok:
			t = elem
		case t.Kind() == reflect.Pointer:
			t = t.Elem()
		default:
			return t
		}
	}
}

// optionalElem returns the T of a toolkit.Optional[T].
func optionalElem(t reflect.Type) (reflect.Type, bool) {
	if t.Kind() != reflect.Struct || !strings.HasPrefix(t.Name(), "Optional[") {
		return nil, false
	}
	get, ok := t.MethodByName("Get")
	if !ok {
		return nil, false
	}
	return get.Type.Out(0), true
}
