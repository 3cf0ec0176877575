package judge

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"testing"
	"time"
)

type base struct {
	Shared int `json:"shared"`
	Deep   string
}

type other struct {
	Deep string
}

type sample struct {
	base
	*other
	Shared  string          `json:"shared"`
	Ints    []int64         `json:"ints,omitempty"`
	Uints   map[string]uint `json:"uints,omitempty"`
	Float   float64         `json:"float,omitempty"`
	Short   float32         `json:"short,omitempty"`
	Mail    string          `json:"mail,omitempty" validate:"omitempty,email"`
	Mails   []string        `json:"mails,omitempty" validate:"dive,email"`
	Plain   string          `json:"plain,omitempty"`
	At      time.Time       `json:"at,omitzero"`
	Data    []byte          `json:"data,omitempty"`
	Skipped int             `json:"-"`
}

const sampleSchema = `{"type":"object","additionalProperties":false,"required":["shared"],"properties":{
	"shared":{"type":"string"},
	"ints":{"type":"array","items":{"type":"integer"}},
	"uints":{"type":"object","additionalProperties":{"type":"integer","minimum":0}},
	"float":{"type":"number","maximum":0.3,"minimum":-0.3},
	"short":{"type":"number"},
	"mail":{"type":"string","format":"email"},
	"mails":{"type":"array","items":{"type":"string","format":"email"}},
	"plain":{"type":"string","format":"email"},
	"at":{"type":"string","format":"date-time"},
	"data":{"type":"string","contentEncoding":"base64"}}}`

func TestAccepts(t *testing.T) {
	j := New(t, json.RawMessage(sampleSchema), reflect.TypeFor[sample]())
	for _, c := range []struct {
		text string
		want bool
	}{
		{`{"shared":"a"}`, true},
		{`{}`, false},
		{`[]`, false},
		{`{"shared":1}`, false},
		{`{"shared":"a","more":[1]}`, true},
		{`{"shared":"a","ints":[9223372036854775807,-9223372036854775808,9.223372036854775807e18]}`, true},
		{`{"shared":"a","ints":[9223372036854775808]}`, false},
		{`{"shared":"a","ints":[1e400]}`, false},
		{`{"shared":"a","uints":{"x":18446744073709551615,"y":1e2}}`, true},
		{`{"shared":"a","uints":{"x":18446744073709551616}}`, false},
		{`{"shared":"a","uints":{"x":-1}}`, false},
		{`{"shared":"a","float":0.30000000000000000001}`, true},
		{`{"shared":"a","float":0.3000000000000001}`, false},
		{`{"shared":"a","short":3.4028235e38}`, true},
		{`{"shared":"a","short":3.4028236e38}`, false},
		{`{"shared":"a","short":-1e39}`, false},
		{`{"shared":"a","mail":"a@b.c"}`, true},
		{`{"shared":"a","mail":"a@b"}`, false},
		{`{"shared":"a","mail":"é@b.c"}`, false},
		{`{"shared":"a","mails":["a@b.c","a@b"]}`, false},
		{`{"shared":"a","plain":"a@b"}`, false},
		{`{"shared":"a","at":"2024-05-01T10:00:00Z"}`, true},
		{`{"shared":"a","at":"2024-05-01t10:00:00z"}`, false},
		{`{"shared":"a","at":"2024-05-01T10:00:60Z"}`, false},
		{`{"shared":"a","data":"YQ=="}`, true},
		{`{"shared":"a","data":"YQ"}`, false},
		{`{"shared":"a"`, false},
	} {
		got, why := j.Accepts([]byte(c.text))
		if got != c.want {
			t.Errorf("Accepts(%s) = %v (%s), want %v", c.text, got, why, c.want)
		}
	}
}

func TestFields(t *testing.T) {
	got := slices.Sorted(maps.Keys(Fields(reflect.TypeFor[sample]())))
	want := []string{"at", "data", "float", "ints", "mail", "mails", "plain", "shared", "short", "uints"}
	if !slices.Equal(got, want) {
		t.Errorf("Fields = %q, want %q", got, want)
	}
	if f := Fields(reflect.TypeFor[sample]())["shared"]; f.Type.Kind() != reflect.String {
		t.Errorf("shared is %v, want the outer field", f.Type)
	}
}
