package judge

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"math/big"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
)

var (
	timeType     = reflect.TypeFor[time.Time]()
	durationType = reflect.TypeFor[time.Duration]()
	urlType      = reflect.TypeFor[url.URL]()
	rawType      = reflect.TypeFor[json.RawMessage]()
)

// isText reports whether a type is a string in JSON though Go has something else, or a
// string that the type reads its own way.
func isText(t reflect.Type) bool {
	return t == timeType || t == urlType || readsText(t)
}

// Differs says what an accepted text and the text that Write made of its parsed value do
// not have in common, "" if they mean the same parameters: every member of a parameter
// came through, nothing else did, and what was absent is zero or its default.
func (j *Judge) Differs(text, written []byte) string {
	var a, b any
	if err := decode(text, &a); err != nil {
		return err.Error()
	}
	if err := decode(written, &b); err != nil {
		return err.Error()
	}
	return j.differs(a, b, j.typ, j.doc, "")
}

func (j *Judge) differs(a, b any, t reflect.Type, schema any, path string) string {
	t = plain(t)
	if t == nil {
		return "" // the type reads its own form
	}
	no := func() string { return fmt.Sprintf("%s is %s, and was given as %s", place(path), brief(b), brief(a)) }
	if t == rawType || t.Kind() == reflect.Interface && t.NumMethod() == 0 {
		if !sameJSON(a, b, t != rawType) {
			return no()
		}
		return ""
	}
	switch a := a.(type) {
	case map[string]any:
		b, ok := b.(map[string]any)
		if !ok {
			return no()
		}
		return j.membersDiffer(a, b, t, schema, path)
	case []any:
		b, ok := b.([]any)
		if !ok || len(a) != len(b) || t.Kind() != reflect.Slice && t.Kind() != reflect.Array {
			return no()
		}
		for i := range a {
			if d := j.differs(a[i], b[i], t.Elem(), j.below(schema, "items"), path+"/"+strconv.Itoa(i)); d != "" {
				return d
			}
		}
		return ""
	case json.Number:
		if b, ok := b.(json.Number); !ok || !sameNumber(a, b, t) {
			return no()
		}
		return ""
	case string:
		b, ok := b.(string)
		if isText(t) && !ok {
			return "" // the type does not write what it reads
		}
		if !ok || !sameText(a, b, t) {
			return no()
		}
		return ""
	}
	if a != b {
		return no()
	}
	return ""
}

func (j *Judge) membersDiffer(a, b map[string]any, t reflect.Type, schema any, path string) string {
	switch t.Kind() {
	case reflect.Map:
		if len(a) != len(b) {
			return fmt.Sprintf("%s has %d entries, and was given %d", place(path), len(b), len(a))
		}
		for name := range a {
			if other, ok := b[name]; ok {
				if d := j.differs(a[name], other, t.Elem(), j.below(schema, "additionalProperties"), path+"/"+name); d != "" {
					return d
				}
			} else if t.Key().Kind() == reflect.String || !readsText(t.Key()) {
				return fmt.Sprintf("%s has no entry %q", place(path), name)
			}
		}
	case reflect.Interface:
		for _, branch := range j.branches(schema) {
			if name, value, ok := discriminator(j.doc, branch); ok && a[name] == value {
				if b[name] != value {
					return fmt.Sprintf("%s is a %v, and was given as %s", place(path), b[name], value)
				}
				return j.differs(a, b, variant(j.variants, t, name, value), branch, path)
			}
		}
	case reflect.Struct:
		return j.fieldsDiffer(a, b, t, schema, path)
	}
	return ""
}

func (j *Judge) fieldsDiffer(a, b map[string]any, t reflect.Type, schema any, path string) string {
	fields := Fields(t)
	for _, name := range sortedKeys(fields) {
		property := j.below(schema, "properties", name)
		if property == nil {
			continue
		}
		given, isGiven := a[name]
		got, isThere := b[name]
		at := path + "/" + name
		switch {
		case isGiven && isThere:
			if d := j.differs(given, got, fields[name].Type, property, at); d != "" {
				return d
			}
		case isGiven && !isZero(given, fields[name].Type):
			return fmt.Sprintf("%s is lost: it was given as %s", place(at), brief(given))
		case isThere && !isGiven:
			if fallback := j.below(property, "default"); fallback == nil {
				return fmt.Sprintf("%s is %s, and was not given", place(at), brief(got))
			} else if d := j.differs(fallback, got, fields[name].Type, property, at); d != "" {
				return d + ", its default"
			}
		}
	}
	return ""
}

// isZero reports whether a parser may read the JSON value as the zero value of the type.
func isZero(v any, t reflect.Type) bool {
	t = plain(t)
	if t == nil || v == nil {
		return true
	}
	switch v := v.(type) {
	case bool:
		return !v
	case json.Number:
		return sameNumber(v, "0", t)
	case string:
		switch {
		case t == timeType:
			return sameText(v, "0001-01-01T00:00:00Z", t)
		case t == durationType:
			return sameText(v, "0s", t)
		case t.Kind() == reflect.Bool:
			return v == "false" // quoted
		case t.Kind() >= reflect.Int && t.Kind() <= reflect.Float64 && !isText(t):
			return sameNumber(json.Number(v), "0", t)
		}
		return v == "" || t.Kind() != reflect.String && t.Kind() != reflect.Slice
	case []any:
		return t.Kind() == reflect.Array && !slices.ContainsFunc(v, func(e any) bool { return !isZero(e, t.Elem()) })
	case map[string]any:
		if t.Kind() != reflect.Struct {
			return false
		}
		for name, f := range Fields(t) {
			if member, ok := v[name]; ok && !isZero(member, f.Type) {
				return false
			}
		}
		return true
	}
	return false
}

// sameNumber compares numbers by value, those of a float after rounding.
func sameNumber(a, b json.Number, t reflect.Type) bool {
	if a == b {
		return true
	}
	if t.Kind() == reflect.Float32 || t.Kind() == reflect.Float64 {
		return sameFloat(a, b, t.Bits())
	}
	x, ok1 := new(big.Rat).SetString(string(a))
	y, ok2 := new(big.Rat).SetString(string(b))
	return ok1 && ok2 && x.Cmp(y) == 0
}

func sameFloat(a, b json.Number, bits int) bool {
	x, err1 := strconv.ParseFloat(string(a), bits)
	y, err2 := strconv.ParseFloat(string(b), bits)
	return err1 == nil && err2 == nil && x == y
}

// sameText compares strings by what they mean to the type. A type that judges strings
// itself may write another one than it read.
func sameText(a, b string, t reflect.Type) bool {
	switch {
	case a == b:
		return true
	case t == timeType:
		x, err1 := time.Parse(time.RFC3339Nano, a)
		y, err2 := time.Parse(time.RFC3339Nano, b)
		return err1 == nil && err2 == nil && x.Equal(y)
	case t == durationType:
		x, err1 := time.ParseDuration(a)
		y, err2 := time.ParseDuration(b)
		return err1 == nil && err2 == nil && x == y
	case isText(t):
		return true
	case t.Kind() == reflect.Slice:
		x, err1 := base64.StdEncoding.DecodeString(lineless.Replace(a))
		y, err2 := base64.StdEncoding.DecodeString(lineless.Replace(b))
		return err1 == nil && err2 == nil && string(x) == string(y)
	}
	return t.Kind() >= reflect.Int && t.Kind() <= reflect.Float64 && sameNumber(json.Number(a), json.Number(b), t) // quoted
}

// lineless drops the line ends that base64 ignores.
var lineless = strings.NewReplacer("\r", "", "\n", "")

// sameJSON compares values of any kind, numbers as float64 or exactly.
func sameJSON(a, b any, floats bool) bool {
	switch a := a.(type) {
	case map[string]any:
		b, ok := b.(map[string]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for name := range a {
			if other, ok := b[name]; !ok || !sameJSON(a[name], other, floats) {
				return false
			}
		}
		return true
	case []any:
		b, ok := b.([]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for i := range a {
			if !sameJSON(a[i], b[i], floats) {
				return false
			}
		}
		return true
	case json.Number:
		b, ok := b.(json.Number)
		return ok && (a == b || floats && sameFloat(a, b, 64))
	}
	return a == b
}

func place(path string) string {
	if path == "" {
		return "the value"
	}
	return path
}

// brief writes a value for a message.
func brief(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	if len(text) > 100 {
		return string(text[:100]) + "…"
	}
	return string(text)
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
