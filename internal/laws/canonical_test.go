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
	err := canon(&b, text, f.typ, schema)
	return b.Bytes(), err
}

var (
	timeType     = reflect.TypeFor[time.Time]()
	durationType = reflect.TypeFor[time.Duration]()
	rawType      = reflect.TypeFor[json.RawMessage]()
	bytesKind    = reflect.Uint8
)

func canon(b *bytes.Buffer, raw []byte, t reflect.Type, schema any) error {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	s, _ := schema.(map[string]any)
	raw = bytes.TrimSpace(raw)
	switch kind := t.Kind(); {
	case t == durationType:
		return canonDuration(b, raw)
	case t == timeType:
		return canonTime(b, raw)
	case kind == reflect.Slice && t.Elem().Kind() == bytesKind:
		b.Write(raw)
	case kind >= reflect.Int && kind <= reflect.Uint64:
		return canonInt(b, raw)
	case kind == reflect.Struct && raw[0] == '{':
		return canonStruct(b, raw, t, s)
	case kind == reflect.Map && raw[0] == '{':
		return canonMap(b, raw, t, s)
	case (kind == reflect.Slice || kind == reflect.Array) && raw[0] == '[':
		return canonList(b, raw, t, s)
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

func canonDuration(b *bytes.Buffer, raw []byte) error {
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

func canonStruct(b *bytes.Buffer, raw []byte, t reflect.Type, s map[string]any) error {
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
	return canonMembers(b, members, func(name string) (reflect.Type, any, bool) {
		f, ok := fields[name]
		return f.Type, properties[name], ok
	})
}

func canonMap(b *bytes.Buffer, raw []byte, t reflect.Type, s map[string]any) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(raw, &members); err != nil {
		return err
	}
	return canonMembers(b, members, func(string) (reflect.Type, any, bool) {
		return t.Elem(), s["additionalProperties"], true
	})
}

// canonMembers writes the members that known has, in the order of their names.
func canonMembers(b *bytes.Buffer, members map[string]json.RawMessage, known func(name string) (reflect.Type, any, bool)) error {
	b.WriteByte('{')
	first := true
	for _, name := range sorted(members) {
		t, schema, ok := known(name)
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
		if err := canon(b, members[name], t, schema); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	b.WriteByte('}')
	return nil
}

func canonList(b *bytes.Buffer, raw []byte, t reflect.Type, s map[string]any) error {
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
		if err := canon(b, e, t.Elem(), s["items"]); err != nil {
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
