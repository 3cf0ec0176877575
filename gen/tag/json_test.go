package tag

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"testing"
)

func TestJSON(t *testing.T) {
	for _, row := range []struct {
		text string
		want JSON
	}{
		{"", JSON{}},
		{"a", JSON{Name: "a", HasName: true}},
		{"-", JSON{Skip: true}},
		{"-,", JSON{Name: "-", HasName: true}},
		{"-,omitempty", JSON{Name: "-", HasName: true, OmitEmpty: true}},
		{"a,", JSON{Name: "a", HasName: true}},
		{",omitempty", JSON{OmitEmpty: true}},
		{"a,omitempty,omitzero,string", JSON{Name: "a", HasName: true, OmitEmpty: true, OmitZero: true, AsString: true}},
		{"a b", JSON{Name: "a b", HasName: true}},
		{"é/日本", JSON{Name: "é/日本", HasName: true}},
	} {
		got, problems := raw("json", row.text).JSON()
		got.Options, got.NameOffset = nil, 0
		if !reflect.DeepEqual(got, row.want) || len(problems) > 0 {
			t.Errorf("JSON(%q) = %+v, %v", row.text, got, problems)
		}
	}
}

func TestJSONProblems(t *testing.T) {
	checkProblems(t, []problemRow{
		{"`json:\"«a\\\"b\"`", CodeJSONName, `"a\"b"`},
		{"`json:\"«a\\\\b\"`", CodeJSONName, "uses the Go name"},
		{"`json:\"«a'b\"`", CodeJSONName, "uses the Go name"},
		{"`json:\"«a\\tb\"`", CodeJSONName, "uses the Go name"},
		{"`json:\"«a😀\"`", CodeJSONName, "uses the Go name"},
		{"`json:\"a,«inline\"`", CodeJSONOption, "embed the struct"},
		{"`json:\"é,«omitEmpty\"`", CodeJSONOption, "write omitempty"},
		{"`json:\"a,«omitemtpy\"`", CodeJSONOption, "write omitempty"},
		{"`json:\"a,« omitempty\"`", CodeJSONOption, "write omitempty"},
		{"`json:\"a,«required\"`", CodeJSONOption, "remove the word"},
		{"`json:\"a,omitzero,«format:RFC3339\"`", CodeJSONOption, "remove it"},
		{`"json:\"a,omitempty,«omitempty\""`, CodeJSONOption, "write it once"},
		{"`json:\"-,«inline\"`", CodeJSONOption, "embed the struct"},
	}, func(tag Tag) []Problem {
		v, _ := tag.Lookup("json")
		_, problems := v.JSON()
		return problems
	})
}

// FuzzJSON holds JSON to encoding/json: the property of a string field, and whether
// it is left out when empty, are what JSON says.
func FuzzJSON(f *testing.F) {
	for _, s := range []string{"", "a", "-", "-,", "-,omitempty", ",omitempty", "a\"b", "a b,omitzero", "é", "a'b", "😀", "\xff", "a,,omitempty", "Name"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		tag, parse := Parse(LiteralOf("json:" + strconv.Quote(text)))
		v, _ := tag.Lookup("json")
		j, problems := v.JSON()
		name := j.Name
		if !j.HasName {
			name = "Go"
		}
		field := reflect.StructOf([]reflect.StructField{{
			Name: "Go", Type: reflect.TypeFor[string](), Tag: reflect.StructTag("json:" + strconv.Quote(text)),
		}})
		empty := reflect.New(field)
		full := reflect.New(field)
		full.Elem().Field(0).SetString("x")
		if got := properties(t, full); j.Skip != (len(got) == 0) || !j.Skip && got[name] == nil {
			t.Errorf("json:%q: JSON says %+v, encoding/json writes %v", text, j, got)
		}
		if got := properties(t, empty); len(parse)+len(problems) == 0 && (j.Skip || j.OmitEmpty || j.OmitZero) != (len(got) == 0) {
			t.Errorf("json:%q: JSON says %+v, encoding/json writes %v", text, j, got)
		}
		if ignored := strings.Contains(strings.ToLower(text), "go"); name == "Go" && j.HasName && !ignored {
			t.Errorf("json:%q has the name Go", text)
		}
	})
}

// properties returns what encoding/json writes of a struct.
func properties(t *testing.T, v reflect.Value) map[string]any {
	b, err := json.Marshal(v.Interface())
	if err != nil {
		t.Fatal(err)
	}
	m := map[string]any{}
	if err := json.Unmarshal(b, &m); err != nil {
		t.Fatal(err)
	}
	return m
}
