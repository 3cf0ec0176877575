package judge

import (
	"encoding/json"
	"reflect"
	"strconv"
)

// round returns the decoded JSON value v with the numbers at float fields of t rounded
// to their Go type and written with the fewest digits that mean that float. A number
// beyond the type stays as it is: the bounds of the judge's copy refuse it.
func round(v any, t reflect.Type) any {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch v := v.(type) {
	case json.Number:
		if t.Kind() != reflect.Float32 && t.Kind() != reflect.Float64 {
			return v
		}
		f, err := strconv.ParseFloat(string(v), t.Bits())
		if err != nil {
			return v
		}
		return json.Number(strconv.FormatFloat(f, 'g', -1, t.Bits()))
	case []any:
		if t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
			for i := range v {
				v[i] = round(v[i], t.Elem())
			}
		}
	case map[string]any:
		switch t.Kind() {
		case reflect.Map:
			for name := range v {
				v[name] = round(v[name], t.Elem())
			}
		case reflect.Struct:
			for name, f := range Fields(t) {
				if member, ok := v[name]; ok {
					v[name] = round(member, f.Type)
				}
			}
		}
	}
	return v
}
