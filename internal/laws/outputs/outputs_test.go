package outputs_test

import (
	"bytes"
	"encoding/json"
	"math/big"
	"math/rand/v2"
	"net/netip"
	"reflect"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/toolgen-go/toolgen/internal/laws/outputs"
	"github.com/toolgen-go/toolgen/toolkit"
)

// TestOutputLaw fills results with random values and asks an independent validator
// whether what encoding/json writes for them is valid under the output schema.
func TestOutputLaw(t *testing.T) {
	const values = 3000
	details := map[string]reflect.Type{
		"get_scalars":    reflect.TypeFor[outputs.Scalars](),
		"get_containers": reflect.TypeFor[outputs.Containers](),
		"get_special":    reflect.TypeFor[outputs.Special](),
		"get_embedding":  reflect.TypeFor[outputs.Embedding](),
		"get_map":        reflect.TypeFor[map[string]outputs.Inner](),
		"get_named_map":  reflect.TypeFor[map[outputs.Mode][]int](),
	}
	judged := 0
	for _, tool := range outputs.Tools() {
		d := tool.Definition()
		typ, ok := details[d.Name]
		if !ok {
			if d.OutputSchema != nil {
				t.Errorf("%s has an output schema", d.Name)
			}
			continue
		}
		t.Run(d.Name, func(t *testing.T) {
			schema := compile(t, d)
			r := rand.New(rand.NewPCG(1, 2))
			for range values {
				v := reflect.New(typ).Elem()
				fill(r, v, 0)
				text, err := json.Marshal(v.Interface())
				if err != nil {
					t.Fatalf("%+v: %v", v, err)
				}
				value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
				if err != nil {
					t.Fatal(err)
				}
				if err := schema.Validate(value); err != nil {
					t.Fatalf("%s\n%v", text, err)
				}
				judged++
			}
		})
	}
	t.Logf("%d values judged", judged)
	if want := values * len(details); judged != want {
		t.Errorf("judged %d values, want %d", judged, want)
	}
}

// TestOutputSchemaSays holds the schemas to saying something: a value of another type
// in a place is refused.
func TestOutputSchemaSays(t *testing.T) {
	for _, tool := range outputs.Tools() {
		d := tool.Definition()
		if d.Name != "get_embedding" {
			continue
		}
		schema := compile(t, d)
		for text, valid := range map[string]bool{
			`{"id":1,"hidden":"","named":{"a":1},"Seen":null}`:              true,
			`{"id":1,"hidden":"","named":{"a":1},"Seen":null,"more":1}`:     true,
			`{"id":1,"hidden":[1],"named":{"a":1},"Seen":null}`:             false,
			`{"id":null,"hidden":"","named":{"a":1},"Seen":true}`:           false,
			`{"id":1,"hidden":"","named":null,"Seen":true}`:                 false,
			`{"id":1,"hidden":"","named":{"a":1},"Seen":null,"maybe":1}`:    false,
			`{"id":1,"hidden":"","named":{"a":1},"Seen":null,"Both":"any"}`: true,
			`{}`: false,
		} {
			value, err := jsonschema.UnmarshalJSON(bytes.NewReader([]byte(text)))
			if err != nil {
				t.Fatal(err)
			}
			if err := schema.Validate(value); (err == nil) != valid {
				t.Errorf("%s: %v", text, err)
			}
		}
	}
}

func compile(t *testing.T, d toolkit.Definition) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(d.OutputSchema))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	c.AssertContent()
	if err := c.AddResource("schema.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// fill sets v to a random value; deep values become nil.
func fill(r *rand.Rand, v reflect.Value, depth int) {
	if !v.CanSet() || depth > 6 {
		return
	}
	switch p := v.Addr().Interface().(type) {
	case *time.Time:
		if r.IntN(3) > 0 {
			*p = time.Unix(r.Int64N(4e9), r.Int64N(1e9)).In(time.FixedZone("", r.IntN(24*3600)-12*3600))
		}
		return
	case *json.RawMessage:
		*p = [](json.RawMessage){nil, json.RawMessage(`1`), json.RawMessage(`{"a":[null]}`)}[r.IntN(3)]
		return
	case *json.Number:
		*p = []json.Number{"", "0", "-1.5e3", "12345678901234567890"}[r.IntN(4)]
		return
	case *big.Int:
		p.SetInt64(r.Int64() - r.Int64())
		return
	case *netip.Addr:
		*p = []netip.Addr{{}, netip.MustParseAddr("::1"), netip.MustParseAddr("1.2.3.4")}[r.IntN(3)]
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(pick(r, 0, -1, 127, r.Int64()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(pick(r, 0, 1, 255, r.Uint64()))
	case reflect.Float32:
		v.SetFloat(float64(pick(r, 0, -1.5, 3.4e38, r.Float32())))
	case reflect.Float64:
		v.SetFloat(pick(r, 0, -1.5, 1.7e308, r.NormFloat64()))
	case reflect.String:
		v.SetString(pick(r, "", "on", "a \"b\" <c>", "日本"))
	case reflect.Pointer:
		if r.IntN(3) > 0 && depth < 6 {
			v.Set(reflect.New(v.Type().Elem()))
			fill(r, v.Elem(), depth+1)
		}
	case reflect.Slice:
		if r.IntN(3) > 0 && depth < 6 {
			n := r.IntN(4)
			v.Set(reflect.MakeSlice(v.Type(), n, n))
			for i := range n {
				fill(r, v.Index(i), depth+1)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(r, v.Index(i), depth+1)
		}
	case reflect.Map:
		if r.IntN(3) > 0 && depth < 6 {
			v.Set(reflect.MakeMap(v.Type()))
			for range r.IntN(3) {
				key, elem := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
				fill(r, key, depth+1)
				fill(r, elem, depth+1)
				v.SetMapIndex(key, elem)
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(r, v.Field(i), depth+1)
		}
	case reflect.Interface:
		if v.Type() == reflect.TypeFor[any]() {
			if x := pick[any](r, nil, 1, "x", []any{nil}); x != nil {
				v.Set(reflect.ValueOf(x))
			}
		}
	}
}

func pick[T any](r *rand.Rand, of ...T) T { return of[r.IntN(len(of))] }
