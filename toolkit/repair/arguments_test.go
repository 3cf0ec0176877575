package repair_test

import (
	"encoding/json"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

// TestArguments has schemas that are written by hand, and issues of no parser.
func TestArguments(t *testing.T) {
	for _, row := range []struct {
		name, schema, text string
		paths              []string
		want               string // empty: nothing to repair
	}{
		{name: "only what was complained of", schema: `{"properties":{"a":{"type":"integer"},"b":{"type":"integer"}}}`,
			text: `{"a":"1","b":"2"}`, paths: []string{"/b"}, want: `{"a":"1","b":2}`},
		{name: "one issue twice", schema: `{"properties":{"a":{"type":"integer"}}}`,
			text: `{"a":"1"}`, paths: []string{"/a", "/a"}, want: `{"a":1}`},
		{name: "a value before what is in it", schema: `{"properties":{"a":{"type":"array","items":{"properties":{"b":{"type":"integer"}}}}}}`,
			text: `{"a":{"b":"1"}}`, paths: []string{"/a/b", "/a"}, want: `{"a":[{"b":"1"}]}`},
		{name: "a value before what is in it, described for both forms", schema: `{"properties":{"a":{"type":"array","properties":{"b":{"type":"integer"}}}}}`,
			text: `{"a":{"b":"1"}}`, paths: []string{"/a/b", "/a"}, want: `{"a":[{"b":"1"}]}`},
		{name: "what is in a value that stays", schema: `{"properties":{"a":{"type":"object","properties":{"b":{"type":"integer"}}}}}`,
			text: `{"a":{"b":"1"}}`, paths: []string{"/a", "/a/b"}, want: `{"a":{"b":1}}`},
		{name: "list of types", schema: `{"properties":{"a":{"type":["integer","null"]}}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}, want: `{"a":1}`},
		{name: "list of types with string", schema: `{"properties":{"a":{"type":["integer","string"]}}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}},
		{name: "enum without type", schema: `{"properties":{"a":{"enum":[1,2]}}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}, want: `{"a":1}`},
		{name: "enum of numbers and texts", schema: `{"properties":{"a":{"enum":[1,"x"]}}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}},
		{name: "enum of everything but texts", schema: `{"additionalProperties":{"enum":[null,true,[1],{"x":1}]}}`,
			text: `{"a":"true","b":"[1]","c":"{\"x\":1}","d":"1","e":"null"}`, paths: []string{"/a", "/b", "/c", "/d", "/e"}, want: `{"a":true,"b":[1],"c":{"x":1},"d":"1","e":"null"}`},
		{name: "enum that holds the spaces", schema: `{"properties":{"a":{"enum":["x","x "]}}}`,
			text: `{"a":"x "}`, paths: []string{"/a"}},
		{name: "const", schema: `{"properties":{"a":{"const":"<x>"}}}`,
			text: `{"a":"<x>\n"}`, paths: []string{"/a"}, want: `{"a":"<x>"}`},
		{name: "const in oneOf", schema: `{"properties":{"a":{"oneOf":[{"const":"x"},{"const":"y"}]}}}`,
			text: `{"a":" y"}`, paths: []string{"/a"}, want: `{"a":"y"}`},
		{name: "allOf", schema: `{"properties":{"a":{"allOf":[{"type":["integer","string"]},{"type":["integer","array"]}]}}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}, want: `{"a":1}`},
		{name: "properties in allOf", schema: `{"allOf":[{"properties":{"a":{"type":"integer"}}},{"properties":{"b":{}}}]}`,
			text: `{"a":null}`, paths: []string{"/a"}, want: `{}`},
		{name: "prefixItems", schema: `{"properties":{"a":{"prefixItems":[{"type":"string"},{"type":"integer"}],"items":{"type":"boolean"}}}}`,
			text: `{"a":["1","1","true"]}`, paths: []string{"/a/0", "/a/1", "/a/2"}, want: `{"a":["1",1,true]}`},
		{name: "items not said", schema: `{"properties":{"a":{"prefixItems":[{"type":"string"}]}}}`,
			text: `{"a":["1","1"]}`, paths: []string{"/a/1"}},
		{name: "additionalProperties", schema: `{"additionalProperties":{"type":"integer"}}`,
			text: `{"a":"1","b":null}`, paths: []string{"/a", "/b"}, want: `{"a":1,"b":null}`},
		{name: "closed", schema: `{"properties":{"a":{}},"additionalProperties":false}`,
			text: `{"b":null}`, paths: []string{"/b"}},
		{name: "patternProperties are not looked at", schema: `{"patternProperties":{"^a":{"type":"string"}},"additionalProperties":{"type":"integer"}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}},
		{name: "reference in a reference", schema: `{"properties":{"a":{"$ref":"#/$defs/A~1"}},"$defs":{"A/":{"$ref":"#/$defs/B"},"B":{"type":"integer"}}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}, want: `{"a":1}`},
		{name: "reference to the root", schema: `{"properties":{"a":{"$ref":"#"},"b":{"type":"integer"}}}`,
			text: `{"a":{"a":{"b":"1"}}}`, paths: []string{"/a/a/b"}, want: `{"a":{"a":{"b":1}}}`},
		{name: "reference in a circle", schema: `{"properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"$ref":"#/$defs/B"},"B":{"anyOf":[{"$ref":"#/$defs/A"},{"$ref":"#/$defs/B"}]}}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}},
		{name: "reference to nothing", schema: `{"properties":{"a":{"$ref":"#/$defs/A"}}}`,
			text: `{"a":"1"}`, paths: []string{"/a"}},
		{name: "branch by reference", schema: `{"properties":{"a":{"anyOf":[{"$ref":"#/$defs/A"},{"$ref":"#/$defs/B"}]}},"$defs":{
			"A":{"type":"object","properties":{"t":{"const":"a"},"v":{"type":"integer"}}},
			"B":{"type":"object","properties":{"t":{"const":"b"},"v":{"type":"string"}}}}}`,
			text: `{"a":{"v":"1","t":"a"}}`, paths: []string{"/a/v"}, want: `{"a":{"v":1,"t":"a"}}`},
		{name: "branch that nothing tells", schema: `{"anyOf":[{"properties":{"v":{"type":"integer"}}},{"properties":{"v":{"type":"string"}}}]}`,
			text: `{"v":"1"}`, paths: []string{"/v"}},
		{name: "field of one branch and entry of another", schema: `{"anyOf":[{"properties":{"v":{"type":"integer"}}},{"additionalProperties":{"type":"integer"}}]}`,
			text: `{"v":null}`, paths: []string{"/v"}},
		{name: "required in one branch", schema: `{"anyOf":[{"properties":{"v":{"type":"integer"}}},{"properties":{"v":{"type":"string"}},"required":["v"]}]}`,
			text: `{"v":null}`, paths: []string{"/v"}},
		{name: "groups of required fields", schema: `{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"anyOf":[{"required":["a"]},{"required":["b"]}]}`,
			text: `{"a":"1","b":null}`, paths: []string{"/a", "/b"}, want: `{"a":1}`},
		{name: "no schema to speak of", schema: `true`, text: `{"a":"1"}`, paths: []string{"/a", ""}},
		{name: "schema that refuses everything", schema: `false`, text: `{"a":"1"}`, paths: []string{"/a", ""}},
		{name: "keywords of the wrong form", schema: `{"type":1,"properties":[],"required":{},"items":3,"allOf":{},"enum":"x","$ref":4,"$defs":[]}`, text: `{"a":"1"}`, paths: []string{"/a", ""}},
		{name: "not a schema", schema: `{`, text: `{"a":"1"}`, paths: []string{"/a"}},
		{name: "not JSON", schema: `{"properties":{"a":{"type":"integer"}}}`, text: `{"a":"1"`, paths: []string{"/a"}},
		{name: "nothing", schema: `{"properties":{"a":{"type":"integer"}}}`, text: ``, paths: []string{"/a"}},
		{name: "paths to nowhere", schema: `{"properties":{"a":{"type":"integer"},"b":{"type":"array","items":{"type":"integer"}}}}`,
			text: `{"a":"1","b":["1"]}`, paths: []string{"a", "/A", "/a/0", "/b/1", "/b/00", "/b/-", "/b/x", "//", "/a~2"}},
		{name: "empty name", schema: `{"properties":{"":{"type":"integer"}}}`, text: `{"":"1"}`, paths: []string{"/"}, want: `{"":1}`},
		{name: "half a surrogate pair", schema: `{"properties":{"a":{"enum":["\ufffd"]},"b":{"type":"array","items":{}}}}`,
			text: `{"a":"\ud800 ","b":"\ud83d\u0041","\ud800":"x"}`, paths: []string{"/a", "/b"}},
		{name: "invalid UTF-8", schema: `{"properties":{"a":{"enum":["\ufffd"]}}}`, text: "{\"a\":\"\xff \"}", paths: []string{"/a"}},
		{name: "replacement character", schema: `{"properties":{"a":{"enum":["\ufffd"]}}}`, text: `{"a":"\ufffd "}`, paths: []string{"/a"}, want: "{\"a\":\"\ufffd\"}"},
	} {
		t.Run(row.name, func(t *testing.T) {
			issues := make([]toolkit.Issue, len(row.paths))
			for i, path := range row.paths {
				issues[i].Path = path
			}
			got, repairs, ok := repair.Arguments(json.RawMessage(row.schema), []byte(row.text), issues, repair.All()...)
			if ok != (row.want != "") || string(got) != row.want || ok != (len(repairs) > 0) {
				t.Errorf("%s becomes %s, %v, %v, want %s", row.text, got, repairs, ok, row.want)
			}
		})
	}
}

func TestSyntaxIsNotRepaired(t *testing.T) {
	schema := json.RawMessage(`{"properties":{"a":{"type":"integer"}}}`)
	issues := []toolkit.Issue{{Path: "/a", Code: toolkit.CodeType}, {Code: toolkit.CodeSyntax}}
	if got, _, ok := repair.Arguments(schema, []byte(`{"a":"1"}`), issues, repair.All()...); ok {
		t.Errorf("a text with a syntax error becomes %s", got)
	}
}
