package judge

import (
	"encoding/json"
	"math/big"
	"net/netip"
	"net/url"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

type tree struct {
	Size  int64            `json:"size"`
	Kids  []tree           `json:"kids,omitempty"`
	Named map[string]*tree `json:"named,omitempty"`
	Short *float32         `json:"short,omitempty"`
}

const treeSchema = `{"$ref":"#/$defs/tree","$defs":{"tree":{"type":"object","additionalProperties":false,"required":["size"],"properties":{
	"size":{"type":"integer"},
	"kids":{"type":"array","items":{"$ref":"#/$defs/tree"}},
	"named":{"type":"object","additionalProperties":{"$ref":"#/$defs/tree"}},
	"short":{"anyOf":[{"type":"number","maximum":1},{"type":"null"}]}}}}}`

type shape interface{ shape() }

type circle struct {
	Radius float32 `json:"radius"`
}

type group struct {
	Count  uint64  `json:"count"`
	Shapes []shape `json:"shapes"`
}

func (circle) shape() {}
func (*group) shape() {}

type drawing struct {
	Main  shape                    `json:"main"`
	Last  shape                    `json:"last,omitempty"`
	Named toolkit.Optional[circle] `json:"named,omitzero"`
}

const drawingSchema = `{"type":"object","additionalProperties":false,"required":["main"],"properties":{
	"main":{"$ref":"#/$defs/shape"},
	"last":{"anyOf":[{"$ref":"#/$defs/shape"},{"type":"null"}]},
	"named":{"anyOf":[{"type":"object","additionalProperties":false,"required":["radius"],"properties":{"radius":{"type":"number"}}},{"type":"null"}]}},
	"$defs":{"shape":{"anyOf":[
		{"type":"object","additionalProperties":false,"required":["kind","radius"],"properties":{"kind":{"const":"circle"},"radius":{"type":"number","maximum":0.5}}},
		{"type":"object","additionalProperties":false,"required":["kind","count","shapes"],"properties":{"kind":{"const":"group"},"count":{"type":"integer","minimum":0},
			"shapes":{"type":"array","items":{"$ref":"#/$defs/shape"}}}}]}}}`

var shapes = []Variant{
	{reflect.TypeFor[shape](), "kind", "circle", reflect.TypeFor[circle]()},
	{reflect.TypeFor[shape](), "kind", "group", reflect.TypeFor[*group]()},
}

type forms struct {
	ByNumber map[int64]int64       `json:"byNumber,omitempty"`
	ByMail   map[string]string     `json:"byMail,omitempty" validate:"dive,keys,email,endkeys,min=1"`
	Page     *url.URL              `json:"page,omitempty"`
	Host     netip.Addr            `json:"host,omitzero"`
	Big      *big.Int              `json:"big,omitempty"`
	Quoted   int64                 `json:"quoted,omitempty,string"`
	Hours    time.Duration         `json:"hours,omitempty"`
	Maybe    toolkit.Optional[int] `json:"maybe,omitzero"`
}

const formsSchema = `{"type":"object","additionalProperties":false,"properties":{
	"byNumber":{"type":"object","additionalProperties":{"type":"integer"},"propertyNames":{"pattern":"^(0|-?[1-9][0-9]*)$"}},
	"byMail":{"type":"object","additionalProperties":{"type":"string","minLength":1},"propertyNames":{"format":"email"}},
	"page":{"type":"string","format":"uri"},
	"host":{"type":"string","anyOf":[{"format":"ipv4"},{"format":"ipv6"}]},
	"big":{"type":"integer"},
	"quoted":{"type":"string","pattern":"^(0|-?[1-9][0-9]*)$"},
	"hours":{"type":"integer","minimum":0,"maximum":2562047},
	"maybe":{"type":"integer"}},
	"dependentRequired":{"page":["host"]},
	"oneOf":[{"required":["big"]},{"required":["quoted"]},{"not":{"anyOf":[{"required":["big"]},{"required":["quoted"]}]}}]}`

// TestOpen holds the judge to schemas of every shape that a generator can write.
func TestOpen(t *testing.T) {
	for _, s := range []struct {
		schema   string
		typ      reflect.Type
		variants []Variant
		yes, no  []string
	}{
		{treeSchema, reflect.TypeFor[tree](), nil, []string{
			`{"size":1,"more":0}`, `{"size":1,"kids":[{"size":2,"kids":[{"size":3,"x":1}],"y":{}}]}`, `{"size":1,"short":null}`,
			`{"size":9223372036854775807,"named":{"a":{"size":0}}}`, `{"size":1,"short":1.00000001}`, `{"size":1,"kids":[{"size":1,"short":1.00000001}]}`,
		}, []string{
			`{"size":9223372036854775808}`, `{"size":1,"kids":[{"size":2,"kids":[{"size":9223372036854775808}]}]}`, `{"size":1,"kids":[{}]}`,
			`{"size":1,"short":1.1}`, `{"size":1,"kids":[null]}`,
		}},
		{drawingSchema, reflect.TypeFor[drawing](), shapes, []string{
			`{"main":{"kind":"circle","radius":0.5,"x":1}}`, `{"main":{"kind":"circle","radius":0.50000000001}}`, `{"main":{"kind":"circle","radius":0},"named":null}`,
			`{"main":{"kind":"group","count":18446744073709551615,"shapes":[{"kind":"group","count":0,"shapes":[]}]}}`, `{"main":{"kind":"circle","radius":0},"named":{"radius":3,"z":1}}`,
		}, []string{
			`{"main":{"kind":"circle","radius":0.500001}}`, `{"main":{"kind":"group","count":18446744073709551616,"shapes":[]}}`, `{"main":{"kind":"square"}}`, `{"main":{"radius":0.1}}`,
			`{"main":{"kind":"circle","radius":0},"named":{"radius":1e39}}`, `{"main":{"kind":"circle","radius":0},"last":{"kind":"circle","radius":-1e39}}`, `{"main":{"kind":"group","count":1,"shapes":[{"kind":"circle","radius":-1e39}]}}`,
		}},
		{formsSchema, reflect.TypeFor[forms](), nil, []string{
			`{}`, `{"byNumber":{"-1":9223372036854775807}}`, `{"byMail":{"a@b.c":"x"}}`, `{"page":"https://example.com","host":"1.2.3.4"}`, `{"host":"::1"}`, `{"big":1e300}`, `{"quoted":"1"}`,
			`{"maybe":9223372036854775807}`, `{"hours":3}`,
		}, []string{
			`{"byNumber":{"01":1}}`, `{"byNumber":{"1":9223372036854775808}}`, `{"byMail":{"a@b":"x"}}`, `{"byMail":{"a@b.c":""}}`, `{"page":"https://example.com"}`, `{"host":"fe80::1%eth0"}`, `{"host":""}`,
			`{"big":1,"quoted":"1"}`, `{"maybe":9223372036854775808}`, `{"hours":2562048}`,
		}},
	} {
		j := New(t, json.RawMessage(s.schema), s.typ, s.variants...)
		for _, text := range s.yes {
			if ok, why := j.Accepts([]byte(text)); !ok {
				t.Errorf("%v: %s is refused: %s", s.typ, text, why)
			}
		}
		for _, text := range s.no {
			if ok, _ := j.Accepts([]byte(text)); ok {
				t.Errorf("%v: %s is accepted", s.typ, text)
			}
		}
	}
}

// TestMisfit: a schema that does not describe the Go type is an error, not a verdict.
func TestMisfit(t *testing.T) {
	for _, schema := range []string{
		`{"type":"object","properties":{"other":{"type":"string"}}}`,
		`{"type":"object","properties":{"size":{"type":"array","items":true}}}`,
		`{"$ref":"#/$defs/lost"}`, `{"$ref":"other.json"}`, `{"type":7}`, `{`,
	} {
		if _, err := Of(json.RawMessage(schema), reflect.TypeFor[tree]()); err == nil {
			t.Errorf("%s was taken", schema)
		}
	}
}

func TestLearn(t *testing.T) {
	text := `{"main":{"kind":"group","count":1,"shapes":[{"kind":"circle","radius":1}]}}`
	got := Learn(nil, json.RawMessage(drawingSchema), []byte(text), drawing{Main: &group{1, []shape{circle{1}}}})
	for _, want := range shapes {
		if !slices.Contains(got, want) {
			t.Errorf("%v is not in %v", want, got)
		}
	}
	if again := Learn(got, json.RawMessage(drawingSchema), []byte(text), drawing{Main: &group{1, []shape{circle{1}}}}); len(again) != len(shapes) {
		t.Errorf("%d variants the second time", len(again))
	}
}

// TestUnsure: of variants that nobody named, no bounds are known.
func TestUnsure(t *testing.T) {
	text := []byte(`{"main":{"kind":"group","count":18446744073709551616,"shapes":[]}}`)
	for variants, want := range map[*[]Variant]bool{{}: true, &shapes: false} {
		j := New(t, json.RawMessage(drawingSchema), reflect.TypeFor[drawing](), *variants...)
		if ok, _ := j.Accepts(text); j.Unsure() != want || ok != want {
			t.Errorf("with %d variants: unsure %v, accepts %v", len(*variants), j.Unsure(), ok)
		}
	}
}

func TestRuleValues(t *testing.T) {
	type loop struct {
		Next *loop                     `validate:"min=1"`
		Name toolkit.Optional[[]*loop] `validate:"max=2,dive,len=3"`
	}
	if got := RuleValues(reflect.TypeFor[loop]()); !slices.Equal(got, []string{"1", "2", "3"}) {
		t.Errorf("%q", got)
	}
}
