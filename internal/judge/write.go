package judge

import (
	"bytes"
	"encoding"
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Write returns a JSON text from which a parser of the schema reads the value again. It is
// what encoding/json writes, but for what the schema says otherwise: durations and URLs as
// strings, a zero value left out where its field is optional, and the discriminators of
// variants.
func (j *Judge) Write(value any) ([]byte, error) {
	w := writer{Judge: j}
	err := w.value(reflect.ValueOf(value), j.doc)
	return w.Bytes(), err
}

type writer struct {
	bytes.Buffer
	*Judge
	unit time.Duration // in which the durations of the current field count; 0: they are strings
}

// units are the words of the toolgen tag.
var units = map[string]time.Duration{
	"hours": time.Hour, "minutes": time.Minute, "seconds": time.Second,
	"milliseconds": time.Millisecond, "microseconds": time.Microsecond, "nanoseconds": time.Nanosecond,
}

func (w *writer) value(v reflect.Value, schema any) error {
	for v.IsValid() && (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) && !v.IsNil() {
		if v.Kind() == reflect.Interface && v.Type().NumMethod() > 0 {
			return w.variant(v, schema)
		}
		v = v.Elem()
	}
	if !v.IsValid() {
		w.WriteString("null")
		return nil
	}
	t := v.Type()
	if _, ok := optional(t); ok {
		got := v.MethodByName("Get").Call(nil)
		if !got[1].Bool() {
			w.WriteString("null")
			return nil
		}
		return w.value(got[0], schema)
	}
	asString := w.below(schema, "type") == "string"
	switch {
	case t == durationType && w.unit != 0:
		return w.encode(v.Int() / int64(w.unit))
	case t == durationType && asString:
		return w.encode(durationText(time.Duration(v.Int())))
	case t == urlType && asString:
		u := v.Interface().(url.URL)
		return w.encode(u.String())
	case plain(t) == nil || isText(t):
		return w.encode(pointer(v))
	case t.Kind() == reflect.Struct:
		return w.object(v, schema, "", "")
	case t.Kind() == reflect.Map && !v.IsNil():
		return w.mapOf(v, schema)
	case t.Kind() == reflect.Array, t.Kind() == reflect.Slice && !v.IsNil() && t.Elem().Kind() != reflect.Uint8:
		w.WriteByte('[')
		for i := range v.Len() {
			w.comma(i > 0)
			if err := w.value(v.Index(i), w.below(schema, "items")); err != nil {
				return err
			}
		}
		w.WriteByte(']')
		return nil
	}
	return w.encode(v.Interface())
}

func (w *writer) comma(needed bool) {
	if needed {
		w.WriteByte(',')
	}
}

func (w *writer) encode(v any) error {
	e := json.NewEncoder(&w.Buffer)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	w.Truncate(w.Len() - 1) // the newline
	return nil
}

// pointer returns v so that methods with a pointer receiver write it, too.
func pointer(v reflect.Value) any {
	p := reflect.New(v.Type())
	p.Elem().Set(v)
	return p.Interface()
}

// variant writes the object behind an interface.
func (w *writer) variant(v reflect.Value, schema any) error {
	elem := v.Elem()
	for _, known := range w.variants {
		if known.Interface != v.Type() || known.Type != elem.Type() {
			continue
		}
		for _, branch := range w.branches(schema) {
			name, value, ok := discriminator(w.doc, branch)
			if !ok || name != known.Name || value != known.Value {
				continue
			}
			for elem.Kind() == reflect.Pointer {
				elem = elem.Elem()
			}
			return w.object(elem, branch, name, value)
		}
	}
	return fmt.Errorf("no variant of %v is known to be a %v", v.Type(), elem.Type())
}

// object writes a struct, with the discriminator first if it has one.
func (w *writer) object(v reflect.Value, schema any, name, value string) error {
	w.WriteByte('{')
	first := true
	member := func(name string) error {
		w.comma(!first)
		first = false
		err := w.encode(name)
		w.WriteByte(':')
		return err
	}
	if name != "" {
		if err := member(name); err != nil {
			return err
		}
		if err := w.encode(value); err != nil {
			return err
		}
	}
	required, _ := w.below(schema, "required").([]any)
	fields := Fields(v.Type())
	for _, key := range sortedKeys(fields) {
		f := fields[key]
		property := w.below(schema, "properties", key)
		field, err := v.FieldByIndexErr(f.Index)
		if err != nil || property == nil || key == name {
			continue // behind a nil embedded pointer, or no parameter
		}
		if empty(field) && !slices.Contains(required, any(key)) && w.below(property, "default") == nil {
			continue
		}
		if err := member(key); err != nil {
			return err
		}
		if err := w.field(f, field, property); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
	}
	w.WriteByte('}')
	return nil
}

// empty reports whether nothing of a value is written: it is zero, or a struct that is zero
// but for embedded pointers to such structs, which have no name of their own.
func empty(v reflect.Value) bool {
	if v.IsZero() || v.Kind() != reflect.Struct {
		return v.IsZero()
	}
	for f, field := range v.Fields() {
		if f.Anonymous && field.Kind() == reflect.Pointer && !field.IsNil() {
			field = field.Elem()
		}
		if !empty(field) {
			return false
		}
	}
	return true
}

// field writes the value of a field, quoted if its tag asks for that.
func (w *writer) field(f reflect.StructField, v reflect.Value, property any) error {
	_, options, _ := strings.Cut(f.Tag.Get("json"), ",")
	quoted := slices.Contains(strings.Split(options, ","), "string") && w.below(property, "type") == "string"
	outer := w.unit
	defer func() { w.unit = outer }()
	w.unit = units[strings.TrimPrefix(f.Tag.Get("toolgen"), "unit=")]
	start := w.Len()
	if err := w.value(v, property); err != nil || !quoted || w.Bytes()[start] == '"' || w.Bytes()[start] == 'n' {
		return err
	}
	text := strconv.Quote(string(w.Bytes()[start:]))
	w.Truncate(start)
	w.WriteString(text)
	return nil
}

func (w *writer) mapOf(v reflect.Value, schema any) error {
	names := map[string]reflect.Value{}
	for k, elem := range v.Seq2() {
		name, err := keyText(k)
		if err != nil {
			return err
		}
		names[name] = elem
	}
	w.WriteByte('{')
	for i, name := range sortedKeys(names) {
		w.comma(i > 0)
		if err := w.encode(name); err != nil {
			return err
		}
		w.WriteByte(':')
		if err := w.value(names[name], w.below(schema, "additionalProperties")); err != nil {
			return err
		}
	}
	w.WriteByte('}')
	return nil
}

// keyText returns the name of an entry as encoding/json writes it.
func keyText(k reflect.Value) (string, error) {
	if k.Kind() == reflect.String {
		return k.String(), nil
	}
	if m, ok := k.Interface().(encoding.TextMarshaler); ok {
		text, err := m.MarshalText()
		return string(text), err
	}
	return fmt.Sprint(k.Interface()), nil
}

// durationText writes a duration in the form in which arguments have it.
func durationText(d time.Duration) string {
	sign := ""
	rest := uint64(d)
	if d < 0 {
		sign, rest = "-", -rest
	}
	const most = 999_999 // six digits for each unit
	hours := min(rest/uint64(time.Hour), most)
	rest -= hours * uint64(time.Hour)
	minutes := min(rest/uint64(time.Minute), most)
	rest -= minutes * uint64(time.Minute)
	return fmt.Sprintf("%s%dh%dm%d.%09ds", sign, hours, minutes, rest/uint64(time.Second), rest%uint64(time.Second))
}
