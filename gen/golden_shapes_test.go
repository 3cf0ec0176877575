package gen_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/testdata/golden/maps"
	"github.com/toolgen-go/toolgen/testdata/golden/nulls"
	"github.com/toolgen-go/toolgen/testdata/golden/recursive"
	"github.com/toolgen-go/toolgen/testdata/golden/unions"
	"github.com/toolgen-go/toolgen/toolkit"
)

// refused holds the text of a parse that fails.
func refused[P any](t *testing.T, s toolkit.Schema[P], arguments, want string) {
	t.Helper()
	if p, err := s.Parse([]byte(arguments)); err == nil || err.Error() != want {
		t.Errorf("%s:\n got %v (%+v)\nwant %s", arguments, err, p, want)
	}
}

func TestRecursive(t *testing.T) {
	got := parse(t, recursive.NodeSchema, `{"name":"a","kids":[{"name":"b"},{"name":"c","kids":[{"name":"d"}]}]}`)
	want := recursive.Node{Name: "a", Kids: []recursive.Node{{Name: "b"}, {Name: "c", Kids: []recursive.Node{{Name: "d"}}}}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	refused(t, recursive.NodeSchema, `{"name":"a","kids":[{"name":"b","kids":[{"nam":"c"}]}]}`, `kids[0].kids[0].name: is required; did you mean it by "nam"?`)
	deep := strings.Repeat(`{"name":"","kids":[`, 5000) + strings.Repeat("]}", 5000)
	refused(t, recursive.NodeSchema, deep, "arguments are nested deeper than 1000 levels")
	if q := parse(t, recursive.QuerySchema, `{"where":{"not":{"named":{"a":{"then":{"do":"keep","if":{}}}}}}}`); q.Where.Not.Named["a"].Then.Do != "keep" || q.Having != nil {
		t.Errorf("got %+v", q)
	}
}

func TestMaps(t *testing.T) {
	got := parse(t, maps.ParamsSchema, `{"plain":{"x":true},"sides":{"left":1},"ranks":{"2":"b"},"small":{"-128":"low","0":""},"large":{"18446744073709551615":0.5},"labels":{"a":"b"},"words":{"a":["x"]}}`)
	want := maps.Params{
		Plain: map[maps.ID]bool{"x": true}, Sides: map[maps.Side]int{maps.Left: 1}, Ranks: map[maps.Rank]string{maps.Second: "b"},
		Small: map[int8]string{-128: "low", 0: ""}, Large: map[uint64]float64{1<<64 - 1: 0.5}, Labels: map[string]string{"a": "b"},
		Words: map[maps.ID][]string{"a": {"x"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	refused(t, maps.ParamsSchema, `{"plain":{"x":true,"\u0078":1},"sides":{"lef":1},"ranks":{"3":""},"small":{"200":1},"labels":{"abcd":"","all":""},"words":{"c":[""]}}`,
		"8 problems with the arguments:\n"+
			"- plain.x: is given twice\n"+
			"- sides.lef: the name must be one of \"left\", \"right\", got \"lef\"; did you mean \"left\"?\n"+
			"- ranks[3]: the name must be one of \"1\", \"2\", got \"3\"\n"+
			"- small[200]: the name must be between -128 and 127, got \"200\"\n"+
			"- small[200]: must be a string, got number\n"+
			"- labels.abcd: the name must have at most 3 characters, got 4\n"+
			"- labels.all: the name must not be \"all\"\n"+
			"- words.c: the name must be one of \"a\", \"b\", got \"c\"")
}

func TestNulls(t *testing.T) {
	p := parse(t, nulls.ParamsSchema, `{"value":null}`)
	if p.Value != nil || *p.Level != 3 || !p.Limit.IsZero() || !p.Mode.IsZero() || !p.Any.IsZero() {
		t.Errorf("absent: %+v", p)
	}
	p = parse(t, nulls.ParamsSchema, `{"value":0,"names":null,"counts":null,"data":null,"place":null,"level":null,"mode":null,"where":null,"tags":null,"raw":null,"any":null}`)
	if *p.Value != 0 || p.Names != nil || p.Level != nil || !p.Mode.IsNull() || !p.Where.IsNull() || !p.Tags.IsNull() || !p.Raw.IsNull() || !p.Any.IsNull() {
		t.Errorf("null: %+v", p)
	}
	p = parse(t, nulls.ParamsSchema, `{"value":1,"names":["a","b"],"limit":5,"mode":"fuzzy","where":{"x":1},"tags":[],"since":"2024-05-01T00:00:00Z","raw":[1],"any":"a"}`)
	where, _ := p.Where.Get()
	tags, ok := p.Tags.Get()
	if p.Limit.Or(0) != 5 || p.Mode.Or("") != nulls.Fuzzy || where.X != 1 || !ok || tags == nil || string(p.Raw.Or(nil)) != "[1]" || p.Any.Or(nil) != "a" {
		t.Errorf("values: %+v", p)
	}
	refused(t, nulls.ParamsSchema, `{"value":11,"names":["a"],"limit":null,"mode":"fuzy","tags":[""]}`,
		"5 problems with the arguments:\n"+
			"- value: must be at most 10, got 11\n"+
			"- names: must have at least 2 items, got 1\n"+
			"- limit: must be an integer, got null; leave it out instead\n"+
			"- mode: must be one of \"exact\", \"fuzzy\", got \"fuzy\"; did you mean \"fuzzy\"?\n"+
			"- tags[0]: must have at least 1 character, got 0")
}

func TestUnions(t *testing.T) {
	got := parse(t, unions.ParamsSchema, `{"shape":{"radius":2,"type":"circle","dropped":1},"more":[{"type":"poly","corners":[{"x":0,"y":0},{"x":1,"y":0},{"x":0,"y":1}]}],
		"named":{"a":{"type":"circle","radius":1}},"maybe":null,"where":{"parts":[{"field":"f","value":null,"op":"is"},{"part":{"op":"is","field":"g","value":[1]},"op":"not"}],"op":"and"}}`)
	want := unions.Params{
		Shape: unions.Circle{Radius: 2},
		More:  []unions.Shape{&unions.Polygon{Type: "poly", Corners: []unions.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 0, Y: 1}}}},
		Named: map[string]unions.Shape{"a": unions.Circle{Radius: 1}},
		Where: unions.And{Parts: []unions.Expr{unions.Is{Field: "f"}, unions.Not{Part: unions.Is{Field: "g", Value: []any{1.0}}}}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	refused(t, unions.ParamsSchema, `{"shape":{"type":"circle","radius":0},"more":[{"type":"poly"},{"type":"hidden"},{}],"maybe":1,"where":{"op":"not","part":{"op":"and","parts":[]}}}`,
		"6 problems with the arguments:\n"+
			"- shape.radius: must be more than 0, got 0\n"+
			"- more[0].corners: is required when type is \"poly\"\n"+
			"- more[1].type: must be one of \"circle\", \"poly\", got \"hidden\"\n"+
			"- more[2].type: is required\n"+
			"- maybe: must be an object, got number\n"+
			"- where.part.parts: must have at least 1 item, got 0")
	if c := parse(t, unions.CirclesSchema, `{"one":{"radius":1},"poly":{"type":"any","corners":[{"x":0,"y":0},{"x":1,"y":0},{"x":0,"y":1}]}}`); c.Poly.Type != "any" {
		t.Errorf("a variant by itself: %+v", c)
	}
}
