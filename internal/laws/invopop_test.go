package laws

import (
	"reflect"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// hidingPlace moves the names of fields that hide an embedded one to where they stand in
// the source; invopop leaves them where the hidden field stands.
func hidingPlace(at place, ours, theirs map[string]any) bool {
	properties := object(theirs["properties"])
	if at.typ.Kind() != reflect.Struct || properties == nil {
		return false
	}
	count := map[string]int{}
	countNames(at.typ, count)
	fields := judge.Fields(at.typ)
	names, _ := properties[order].([]string)
	moved := slices.Clone(names)
	for _, name := range names {
		f, ok := fields[name]
		if !ok || count[name] < 2 {
			continue
		}
		moved = slices.DeleteFunc(moved, func(n string) bool { return n == name })
		behind := slices.IndexFunc(moved, func(n string) bool { return slices.Compare(fields[n].Index, f.Index) > 0 })
		if behind < 0 {
			behind = len(moved)
		}
		moved = slices.Insert(moved, behind, name)
	}
	if slices.Equal(names, moved) {
		return false
	}
	properties[order] = moved
	if required, ok := theirs["required"].([]any); ok {
		slices.SortFunc(required, func(a, b any) int {
			return slices.Index(moved, a.(string)) - slices.Index(moved, b.(string))
		})
	}
	return true
}

// countNames counts the names in the json tags of a struct and of those that it embeds.
func countNames(t reflect.Type, count map[string]int) {
	for f := range t.Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch inner := indirect(f.Type); {
		case name != "":
			count[name]++
		case f.Anonymous && inner.Kind() == reflect.Struct:
			countNames(inner, count)
		}
	}
}

// protoEnum makes an integer of what invopop takes for an enumeration of protocol
// buffers, which it also lets be a name.
func protoEnum(at place, ours, theirs map[string]any) bool {
	if _, ok := reflect.Zero(at.typ).Interface().(interface{ EnumDescriptor() ([]byte, []int) }); !ok {
		return false
	}
	delete(theirs, "oneOf")
	theirs["type"] = "integer"
	return true
}
