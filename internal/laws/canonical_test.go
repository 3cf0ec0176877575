package laws

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// canonical returns the text as encoding/json must see it to give the parser's value.
// Members that match no name exactly are gone, since it would fold their case; an
// integral number at an integer field is written without fraction and exponent, and -0
// as 0, since it reads no others; a time is written without escapes; a duration is written as the integer that it reads; the schema's
// defaults stand where a member is absent. The rest is copied byte by byte.
func canonical(f fixture, text []byte) ([]byte, error) {
	var schema any
	d := json.NewDecoder(bytes.NewReader(f.schema))
	d.UseNumber()
	if err := d.Decode(&schema); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	c := canonizer{root: schema}
	err := c.canon(&b, text, f.typ, "", schema)
	return b.Bytes(), err
}

var (
	timeType     = reflect.TypeFor[time.Time]()
	durationType = reflect.TypeFor[time.Duration]()
	rawType      = reflect.TypeFor[json.RawMessage]()
	bigType      = reflect.TypeFor[big.Int]()
	bytesKind    = reflect.Uint8
)

// canonizer walks a text along a Go type and its schema.
type canonizer struct{ root any }

// shape returns the schema that says what a value holds: behind references and beside null.
func (c canonizer) shape(schema any) map[string]any {
	s, _ := schema.(map[string]any)
	for range 10 {
		if ref, ok := s["$ref"].(string); ok {
			defs, _ := c.root.(map[string]any)["$defs"].(map[string]any)
			s, _ = defs[strings.TrimPrefix(ref, "#/$defs/")].(map[string]any)
		} else if branches, ok := s["anyOf"].([]any); ok && len(branches) == 2 {
			if null, _ := branches[1].(map[string]any); null["type"] != "null" {
				return s
			}
			s, _ = branches[0].(map[string]any)
		} else {
			return s
		}
	}
	return s
}

// canon writes a value of the type t; tag is that of the field that it is in.
func (c canonizer) canon(b *bytes.Buffer, raw []byte, t reflect.Type, tag reflect.StructTag, schema any) error {
	t = indirect(t)
	raw = bytes.TrimSpace(raw)
	s := c.shape(schema)
	p := reflect.PointerTo(t)
	switch kind := t.Kind(); {
	case string(raw) == "null":
		b.Write(raw)
	case t == durationType:
		return canonDuration(b, raw, tag)
	case t == timeType:
		return canonTime(b, raw)
	case t == bigType:
		return canonInt(b, raw)
	case p.Implements(jsonUnmarshaler) || p.Implements(textUnmarshaler):
		b.Write(raw)
	case kind == reflect.Slice && t.Elem().Kind() == bytesKind:
		b.Write(raw)
	case kind >= reflect.Int && kind <= reflect.Uint64:
		return canonInt(b, raw)
	case kind == reflect.Struct && raw[0] == '{':
		return c.canonStruct(b, raw, t, s)
	case kind == reflect.Map && raw[0] == '{':
		return c.canonMap(b, raw, t, tag, s)
	case (kind == reflect.Slice || kind == reflect.Array) && raw[0] == '[':
		return c.canonList(b, raw, t, tag, s)
	default:
		b.Write(raw)
	}
	return nil
}

// canonTime writes a string without escapes, which time.Time would take literally.
func canonTime(b *bytes.Buffer, raw []byte) error {
	var text string
	if err := json.Unmarshal(raw, &text); err != nil {
		b.Write(raw)
		return nil
	}
	plain, err := json.Marshal(text)
	b.Write(plain)
	return err
}

// units are the words of the toolgen tag.
var units = map[string]time.Duration{
	"hours": time.Hour, "minutes": time.Minute, "seconds": time.Second, "milliseconds": time.Millisecond, "microseconds": time.Microsecond, "nanoseconds": 1,
}

func canonDuration(b *bytes.Buffer, raw []byte, tag reflect.StructTag) error {
	if unit, ok := strings.CutPrefix(tag.Get("toolgen"), "unit="); ok {
		n, ok := new(big.Rat).SetString(string(raw))
		if !ok {
			b.Write(raw)
			return nil
		}
		b.WriteString(n.Mul(n, big.NewRat(int64(units[unit]), 1)).RatString())
		return nil
	}
	var text string
	if err := json.Unmarshal(raw, &text); err != nil {
		b.Write(raw)
		return nil
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		return err
	}
	b.WriteString(strconv.FormatInt(int64(d), 10))
	return nil
}

func canonInt(b *bytes.Buffer, raw []byte) error {
	if r, ok := new(big.Rat).SetString(string(raw)); ok && r.IsInt() && (bytes.ContainsAny(raw, ".eE") || string(raw) == "-0") {
		b.WriteString(r.Num().String())
	} else {
		b.Write(raw)
	}
	return nil
}

func (c canonizer) canonStruct(b *bytes.Buffer, raw []byte, t reflect.Type, s map[string]any) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(raw, &members); err != nil {
		return err
	}
	properties, _ := s["properties"].(map[string]any)
	fields := judge.Fields(t)
	for name, property := range properties {
		p, _ := property.(map[string]any)
		value, ok := p["default"]
		if _, present := members[name]; present || !ok {
			continue
		}
		text, err := json.Marshal(value)
		if err != nil {
			return err
		}
		if members == nil {
			members = map[string]json.RawMessage{}
		}
		members[name] = text
	}
	return c.canonMembers(b, members, func(name string) (reflect.Type, reflect.StructTag, any, bool) {
		f, ok := fields[name]
		return f.Type, f.Tag, properties[name], ok
	})
}

func (c canonizer) canonMap(b *bytes.Buffer, raw []byte, t reflect.Type, tag reflect.StructTag, s map[string]any) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(raw, &members); err != nil {
		return err
	}
	return c.canonMembers(b, members, func(string) (reflect.Type, reflect.StructTag, any, bool) {
		return t.Elem(), tag, s["additionalProperties"], true
	})
}

// canonMembers writes the members that known has, in the order of their names.
func (c canonizer) canonMembers(b *bytes.Buffer, members map[string]json.RawMessage, known func(name string) (reflect.Type, reflect.StructTag, any, bool)) error {
	b.WriteByte('{')
	first := true
	for _, name := range sorted(members) {
		t, tag, schema, ok := known(name)
		if !ok {
			continue
		}
		if !first {
			b.WriteByte(',')
		}
		first = false
		text, err := json.Marshal(name)
		if err != nil {
			return err
		}
		b.Write(text)
		b.WriteByte(':')
		if err := c.canon(b, members[name], t, tag, schema); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	b.WriteByte('}')
	return nil
}

func (c canonizer) canonList(b *bytes.Buffer, raw []byte, t reflect.Type, tag reflect.StructTag, s map[string]any) error {
	var elements []json.RawMessage
	if err := json.Unmarshal(raw, &elements); err != nil {
		return err
	}
	if t.Kind() == reflect.Array && len(elements) != t.Len() {
		return fmt.Errorf("%d items for a %s: encoding/json would fill it up or drop some", len(elements), t)
	}
	b.WriteByte('[')
	for i, e := range elements {
		if i > 0 {
			b.WriteByte(',')
		}
		if err := c.canon(b, e, t.Elem(), tag, s["items"]); err != nil {
			return fmt.Errorf("%d: %w", i, err)
		}
	}
	b.WriteByte(']')
	return nil
}

func sorted[V any](m map[string]V) []string {
	names := make([]string, 0, len(m))
	for name := range m {
		names = append(names, name)
	}
	slices.SortFunc(names, strings.Compare)
	return names
}
