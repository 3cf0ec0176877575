package repair_test

import (
	"testing"

	"github.com/toolgen-go/toolgen/internal/cases"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

// TestCases has the reported mistakes of package cases that a repair can mend, under the
// same names, and beside them what must not be mended.
func TestCases(t *testing.T) {
	check(t,
		row{name: "D5 list in a string", tool: tool(cases.FilesSchema), text: `{"files":"[{\"path\":\"a\"}]"}`, want: `{"files":[{"path":"a"}]}`, repairs: "/files parse-json-string"},
		row{name: "D5 list in a string, cut off", tool: tool(cases.FilesSchema), text: `{"files":"[{\"path\":\"a\"}"}`},
		row{name: "D6 number in a string", tool: tool(cases.LimitSchema), text: `{"limit":"500"}`, want: `{"limit":500}`, repairs: "/limit string-to-number"},
		row{name: "D6 3.5 is not 3", tool: tool(cases.LimitSchema), text: `{"limit":"3.5"}`},
		row{name: "D7 null for absent", tool: tool(cases.StateSchema), text: `{"state":null}`, want: `{}`, repairs: "/state null-is-absent"},
		row{name: "D7 null in a list", tool: tool(cases.TagsSchema), text: `{"tags":["x",null]}`},
		row{name: "D8 null stays null", tool: tool(cases.NullSchema), text: `{"value":null,"other":"1"}`, want: `{"value":null,"other":1}`, repairs: "/other string-to-number"},
		row{name: "D8 null is not 0", tool: tool(cases.LimitSchema), text: `{"limit":null}`},
		row{name: "D9 object for a text", tool: tool(cases.EditSchema), text: `{"oldText":{"a":1}}`},
		row{name: "D10 newline after an enum", tool: tool(cases.RunSchema), text: `{"op":"init\n"}`, want: `{"op":"init"}`, repairs: "/op trim-enum"},
		row{name: "D10 no member", tool: tool(cases.RunSchema), text: `{"op":"initial\n"}`},
		row{name: "D11 bad escape", tool: tool(cases.WriteSchema), text: `{"path":"C:\users"}`},
		row{name: "D13 unfinished", tool: tool(cases.WriteSchema), text: `{"path":"a","content":"hal`},
		row{name: "D15 half a surrogate pair", tool: tool(cases.WriteSchema), text: `{"path":"\ud800"}`},
		row{name: "D15 not UTF-8", tool: tool(cases.WriteSchema), text: "{\"path\":\"\xff\"}"},
		row{name: "a quoted integer stays quoted", tool: tool(cases.QuotedSchema), text: `{"n":5}`},
		row{name: "a tree", tool: tool(cases.NodeSchema), text: `{"kids":{"kids":"[]"}}`, want: `{"kids":[{"kids":[]}]}`, repairs: "/kids single-to-list, /kids/0/kids parse-json-string"},
	)
}

func TestNoRules(t *testing.T) {
	if err := verify(tool(cases.LimitSchema), `{"limit":"500"}`); err != nil {
		t.Error(err)
	}
	if _, repairs, err := repair.Prepare(tool(cases.LimitSchema), []byte(`{"limit":"500"}`), nil); err == nil || repairs != nil {
		t.Errorf("without rules: %v, %v", repairs, err)
	}
}
