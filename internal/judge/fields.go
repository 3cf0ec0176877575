package judge

import (
	"reflect"
	"strings"
	"sync"
)

// known holds what Fields has worked out, since every text asks for the same few types.
var known sync.Map // reflect.Type to map[string]reflect.StructField

// Fields returns the fields of a struct type by the names that encoding/json gives them,
// embedded structs flattened as it does: the shallowest field of a name wins, then the
// one with a name in its tag, and if that leaves several, none. The caller must not
// change the map.
func Fields(t reflect.Type) map[string]reflect.StructField {
	if fields, ok := known.Load(t); ok {
		return fields.(map[string]reflect.StructField)
	}
	fields := fieldsOf(t)
	known.Store(t, fields)
	return fields
}

func fieldsOf(t reflect.Type) map[string]reflect.StructField {
	type found struct {
		field  reflect.StructField
		tagged bool
		count  int
	}
	all := map[string]found{}
	seen := map[reflect.Type]bool{}
	level := []reflect.StructField{{Type: t}} // each an embedded struct; its Index leads there
	for len(level) > 0 {
		var next []reflect.StructField
		here := map[string]found{}
		for _, outer := range level {
			if seen[outer.Type] {
				continue
			}
			st := outer.Type
			if st.Kind() == reflect.Pointer {
				st = st.Elem()
			}
			for f := range st.Fields() {
				f.Index = append(append([]int{}, outer.Index...), f.Index...)
				name, tagged, ok := jsonName(f)
				if !ok {
					continue
				}
				if f.Anonymous && !tagged && isStruct(f.Type) {
					next = append(next, f)
					continue
				}
				old, exists := here[name]
				switch {
				case !exists:
					here[name] = found{f, tagged, 1}
				case tagged == old.tagged:
					old.count++
					here[name] = old
				case tagged:
					here[name] = found{f, true, 1}
				}
			}
		}
		for name, f := range here {
			if _, exists := all[name]; !exists {
				all[name] = f
			}
		}
		for _, outer := range level {
			seen[outer.Type] = true
		}
		level = next
	}
	fields := map[string]reflect.StructField{}
	for name, f := range all {
		if f.count == 1 {
			fields[name] = f.field
		}
	}
	return fields
}

// jsonName returns the name of a field, whether its tag gives it, and whether
// encoding/json reads the field at all.
func jsonName(f reflect.StructField) (name string, tagged, ok bool) {
	tag := f.Tag.Get("json")
	if tag == "-" || !f.IsExported() && !(f.Anonymous && isStruct(f.Type)) {
		return "", false, false
	}
	name, _, _ = strings.Cut(tag, ",")
	if name == "" {
		return f.Name, false, true
	}
	return name, true, true
}

func isStruct(t reflect.Type) bool {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.Kind() == reflect.Struct
}
