package toolkit_test

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

func TestCallWire(t *testing.T) {
	for _, row := range []struct {
		name string
		call toolkit.Call
		want string
	}{
		{"full", toolkit.Call{ID: "call-1", Name: "echo", Arguments: json.RawMessage(`{"value":"Pi","ignored":"drop me"}`)},
			`{"type":"toolCall","id":"call-1","name":"echo","arguments":{"value":"Pi","ignored":"drop me"}}`},
		{"no arguments", toolkit.Call{ID: "call-1", Name: "echo"}, `{"type":"toolCall","id":"call-1","name":"echo"}`},
		{"null", toolkit.Call{ID: "1", Name: "echo", Arguments: json.RawMessage(`null`)}, `{"type":"toolCall","id":"1","name":"echo","arguments":null}`},
		{"duplicates are the parser's affair", toolkit.Call{ID: "1", Name: "echo", Arguments: json.RawMessage(`{"a":1,"a":2}`)},
			`{"type":"toolCall","id":"1","name":"echo","arguments":{"a":1,"a":2}}`},
	} {
		t.Run(row.name, func(t *testing.T) {
			if got := marshal(t, row.call); got != row.want {
				t.Errorf("marshals to %s, want %s", got, row.want)
			}
			var back toolkit.Call
			if err := json.Unmarshal([]byte(row.want), &back); err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(back, row.call) {
				t.Errorf("comes back as %+v, want %+v", back, row.call)
			}
		})
	}
}

func TestCallMarshal(t *testing.T) {
	blank := toolkit.Call{ID: "1", Name: "echo", Arguments: json.RawMessage(" \n")}
	if got, want := marshal(t, blank), `{"type":"toolCall","id":"1","name":"echo"}`; got != want {
		t.Errorf("blank arguments: %s, want %s", got, want)
	}
	cut := toolkit.Call{ID: "1", Name: "echo", Arguments: json.RawMessage(`{"value":"P`)}
	if text, err := json.Marshal(cut); err == nil {
		t.Errorf("cut arguments marshal to %s", text)
	}
	html := toolkit.Call{ID: "<1>", Name: "a&b", Arguments: json.RawMessage(`{"v":"<b>"}`)}
	text, err := html.MarshalJSON()
	if want := `{"type":"toolCall","id":"<1>","name":"a&b","arguments":{"v":"<b>"}}`; err != nil || string(text) != want {
		t.Errorf("MarshalJSON = %s, %v, want %s", text, err, want)
	}
}

func TestCallUnmarshal(t *testing.T) {
	for _, row := range []struct {
		text string
		want toolkit.Call
		err  string
	}{
		{text: `{"id":"1","name":"echo"}`, want: toolkit.Call{ID: "1", Name: "echo"}},
		{text: `{"name":"echo"}`, want: toolkit.Call{Name: "echo"}},
		{text: `{"name":"echo","id":"1","x":[1],"ARGUMENTS":{}}`, want: toolkit.Call{ID: "1", Name: "echo"}},
		{text: `{"name":"echo","arguments": "{\"value\":1}" }`, want: toolkit.Call{Name: "echo", Arguments: json.RawMessage(`"{\"value\":1}"`)}},
		{text: `{"name":"echo","arguments":{"a" : "` + "\xff" + `"}}`, want: toolkit.Call{Name: "echo", Arguments: json.RawMessage(`{"a" : "` + "\xff" + `"}`)}},
		{text: `{"type":"toolResult","id":"1","name":"echo"}`, err: `call: type must be "toolCall", got "toolResult"`},
		{text: `{"type":null,"id":"1","name":"echo"}`, err: `call: type must be a string`},
		{text: `{"Type":"other","id":"1","Name":"echo"}`, err: `call: name is required`},
		{text: `{"id":1,"name":"echo"}`, err: `call: id must be a string`},
		{text: `{"id":null,"name":"echo"}`, err: `call: id must be a string`},
		{text: `{"id":"1","name":null}`, err: `call: name must be a string`},
		{text: `{"id":"\ud800","name":"echo"}`, err: `call: id is not valid Unicode`},
		{text: `{"id":"1","name":"` + "\xff" + `"}`, err: `call: name is not valid Unicode`},
		{text: `{"id":"1","name":"a","name":"b"}`, err: `call: name is given twice`},
		{text: `{"name":"a","arguments":{},"arguments":{}}`, err: `call: arguments is given twice`},
		{text: `null`, err: `call: must be a JSON object`},
		{text: `[]`, err: `call: must be a JSON object`},
	} {
		old := toolkit.Call{ID: "old", Name: "old", Arguments: json.RawMessage(`1`)}
		call := old
		err := json.Unmarshal([]byte(row.text), &call)
		if row.err != "" {
			if err == nil || err.Error() != row.err {
				t.Errorf("%s: error %v, want %s", row.text, err, row.err)
			}
			if !reflect.DeepEqual(call, old) {
				t.Errorf("%s: failed and changed the call to %+v", row.text, call)
			}
			continue
		}
		if err != nil || !reflect.DeepEqual(call, row.want) {
			t.Errorf("%s: %+v, %v, want %+v", row.text, call, err, row.want)
		}
	}
}

// TestUnmarshalDirectly calls the methods with texts that json.Unmarshal would have
// refused before.
func TestUnmarshalDirectly(t *testing.T) {
	for _, text := range []string{``, `{`, `{"name":"a"`, `{"name":"a"}x`, `{"name":"a"}{}`, `{"name":}`, `{1:2}`} {
		if err := new(toolkit.Call).UnmarshalJSON([]byte(text)); err == nil {
			t.Errorf("Call reads %q", text)
		}
		if err := new(toolkit.Result).UnmarshalJSON([]byte(text)); err == nil {
			t.Errorf("Result reads %q", text)
		}
	}
}

var stamp = time.UnixMilli(1764558000000).UTC()

func TestResultWire(t *testing.T) {
	for _, row := range []struct {
		name   string
		result toolkit.Result
		want   string
	}{
		{"full", toolkit.Result{ToolCallID: "call-1", ToolName: "echo", Content: []toolkit.Content{toolkit.Text("Pi")}, Details: json.RawMessage(`{"source":"echo"}`), Timestamp: stamp},
			`{"role":"toolResult","toolCallId":"call-1","toolName":"echo","content":[{"type":"text","text":"Pi"}],"details":{"source":"echo"},"isError":false,"timestamp":1764558000000}`},
		{"no details", toolkit.Result{ToolCallID: "1", ToolName: "a", Content: []toolkit.Content{}, IsError: true, Timestamp: stamp},
			`{"role":"toolResult","toolCallId":"1","toolName":"a","content":[],"isError":true,"timestamp":1764558000000}`},
		{"image", toolkit.Result{ToolCallID: "1", ToolName: "a", Content: []toolkit.Content{toolkit.Image([]byte("PNG"), "image/png"), toolkit.Image([]byte{}, "")}, Timestamp: stamp},
			`{"role":"toolResult","toolCallId":"1","toolName":"a","content":[{"type":"image","data":"UE5H","mimeType":"image/png"},{"type":"image","data":"","mimeType":""}],"isError":false,"timestamp":1764558000000}`},
		{"zero", toolkit.Result{Content: []toolkit.Content{}},
			`{"role":"toolResult","toolCallId":"","toolName":"","content":[],"isError":false,"timestamp":-62135596800000}`},
	} {
		t.Run(row.name, func(t *testing.T) {
			if got := marshal(t, row.result); got != row.want {
				t.Errorf("marshals to\n%s, want\n%s", got, row.want)
			}
			var back toolkit.Result
			if err := json.Unmarshal([]byte(row.want), &back); err != nil {
				t.Fatal(err)
			}
			if !back.Timestamp.Equal(row.result.Timestamp) {
				t.Errorf("the timestamp comes back as %v", back.Timestamp)
			}
			back.Timestamp = row.result.Timestamp
			if !reflect.DeepEqual(back, row.result) {
				t.Errorf("comes back as %+v, want %+v", back, row.result)
			}
		})
	}
}

// The details that a tool may give without a thought of JSON.
type (
	panics       struct{ err error }
	panicsOnText struct{ toolkit.TextContent }
	writesRubies struct{}
)

func (p panics) MarshalJSON() ([]byte, error)     { panic(p.err) }
func (panicsOnText) MarshalJSON() ([]byte, error) { panic("secret") }
func (writesRubies) MarshalJSON() ([]byte, error) { return []byte(`{"a"=>1}`), nil }

func TestResultMarshalNeverFails(t *testing.T) {
	deep := any(nil)
	for range 20000 {
		deep = []any{deep}
	}
	loop := map[string]any{}
	loop["loop"] = loop
	const cannot = `{"error":"details cannot be encoded as JSON: `
	for _, row := range []struct {
		name    string
		details any
		want    string // the start of the details, or "" where there are none
	}{
		{"nil", nil, ``},
		{"nil pointer", (*echoDetails)(nil), ``},
		{"nil map", map[string]int(nil), ``},
		{"struct", echoDetails{"a"}, `{"source":"a"}`},
		{"empty struct", struct{}{}, `{}`},
		{"html", "<b>&", `"<b>&"`},
		{"channel", make(chan int), cannot + `json: unsupported type: chan int"}`},
		{"infinity", math.Inf(1), cannot},
		{"loop", loop, cannot},
		{"deep", deep, cannot + `nested too deeply"}`},
		{"brackets in a string", `\"` + strings.Repeat("[", 6000), `"\\\"[[[`},
		{"panic", panics{errors.New("secret")}, cannot + `its MarshalJSON panicked"}`},
		{"nil panic", panics{}, cannot + `its MarshalJSON panicked"}`},
		{"not JSON", writesRubies{}, cannot},
		{"raw message that is not JSON", json.RawMessage(`{`), cannot},
		{"empty raw message", json.RawMessage{}, cannot},
	} {
		t.Run(row.name, func(t *testing.T) {
			result := toolkit.Result{ToolCallID: "1", ToolName: "a", Content: []toolkit.Content{toolkit.Text("kept")}, Details: row.details, Timestamp: stamp}
			text, err := result.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			rest, found := strings.CutPrefix(string(text), `{"role":"toolResult","toolCallId":"1","toolName":"a","content":[{"type":"text","text":"kept"}],`)
			if !found {
				t.Fatalf("the rest is not kept: %s", text)
			}
			details, found := strings.CutPrefix(rest, `"details":`)
			if found != (row.want != "") || found && !strings.HasPrefix(details, row.want) {
				t.Errorf("details are %.200s, want %s", rest, row.want)
			}
			if strings.Contains(rest, "secret") {
				t.Errorf("the panic's value is in %s", rest)
			}
			// A list of results must do as well: encoding/json checks the text again.
			if _, err := json.Marshal([]toolkit.Result{result}); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestResultContent(t *testing.T) {
	for _, row := range []struct {
		name    string
		content []toolkit.Content
		want    string
	}{
		{"nil", nil, `[]`},
		{"nil entries", []toolkit.Content{nil, toolkit.Text("a"), (*toolkit.TextContent)(nil), nil}, `[{"type":"text","text":"a"}]`},
		{"pointer", []toolkit.Content{&toolkit.TextContent{Text: "a"}}, `[{"type":"text","text":"a"}]`},
		{"nil image", []toolkit.Content{toolkit.Image(nil, "image/png")}, `[{"type":"image","data":"","mimeType":"image/png"}]`},
		{"html", []toolkit.Content{toolkit.Text("<a href=\"x\">&")}, `[{"type":"text","text":"<a href=\"x\">&"}]`},
		{"not UTF-8", []toolkit.Content{toolkit.Text("a\xff")}, `[{"type":"text","text":"a\ufffd"}]`},
		{"panic", []toolkit.Content{panicsOnText{}}, `[{"type":"text","text":"content cannot be encoded as JSON: its MarshalJSON panicked"}]`},
	} {
		t.Run(row.name, func(t *testing.T) {
			text, err := toolkit.Result{Content: row.content, Timestamp: stamp}.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			want := `{"role":"toolResult","toolCallId":"","toolName":"","content":` + row.want + `,"isError":false,"timestamp":1764558000000}`
			if string(text) != want {
				t.Errorf("marshals to\n%s, want\n%s", text, want)
			}
		})
	}
}

func TestResultUnmarshal(t *testing.T) {
	const ids = `{"role":"toolResult","toolCallId":"1","toolName":"a",`
	for _, row := range []struct {
		text string
		want toolkit.Result
		err  string
	}{
		{text: ids + `"content":[]}`, want: toolkit.Result{ToolCallID: "1", ToolName: "a", Content: []toolkit.Content{}}},
		{text: ids + `"content":[],"details":null,"isError":true,"Timestamp":7}`, want: toolkit.Result{ToolCallID: "1", ToolName: "a", Content: []toolkit.Content{}, IsError: true}},
		{text: `{"toolCallId":"1","toolName":"a","content":[]}`, err: `result: role is required`},
		{text: `{"role":"user","toolCallId":"1","toolName":"a","content":[]}`, err: `result: role must be "toolResult", got "user"`},
		{text: `{"role":"toolResult","toolName":"a","content":[]}`, err: `result: toolCallId is required`},
		{text: `{"role":"toolResult","toolCallId":"1","toolname":"a","content":[]}`, err: `result: toolName is required`},
		{text: ids + `"content":null}`, err: `result: content must be an array`},
		{text: ids + `"details":{}}`, err: `result: content must be an array`},
		{text: ids + `"content":{}}`, err: `result: content must be an array`},
		{text: ids + `"content":[],"content":[]}`, err: `result: content is given twice`},
		{text: ids + `"content":[{"type":"text"}]}`, err: `result: content[0]: text is required`},
		{text: ids + `"content":[{"type":"text","text":"a"},null]}`, err: `result: content[1]: must be a JSON object`},
		{text: ids + `"content":[{"type":"smell","text":"a"}]}`, err: `result: content[0]: type "smell" is not known`},
		{text: ids + `"content":[{"type":"image","data":"?","mimeType":"a"}]}`, err: `result: content[0]: data must be base64`},
		{text: ids + `"content":[{"type":"image","data":""}]}`, err: `result: content[0]: mimeType is required`},
		{text: ids + `"content":[],"isError":null}`, err: `result: isError must be true or false`},
		{text: ids + `"content":[],"timestamp":1.5}`, err: `result: timestamp must be a whole number of milliseconds`},
		{text: ids + `"content":[],"timestamp":"1"}`, err: `result: timestamp must be a whole number of milliseconds`},
		{text: `null`, err: `result: must be a JSON object`},
	} {
		var result toolkit.Result
		err := json.Unmarshal([]byte(row.text), &result)
		if row.err != "" {
			if err == nil || err.Error() != row.err {
				t.Errorf("%s: error %v, want %s", row.text, err, row.err)
			}
			continue
		}
		if err != nil || !reflect.DeepEqual(result, row.want) {
			t.Errorf("%s: %+v, %v, want %+v", row.text, result, err, row.want)
		}
	}
}

func TestValueOutput(t *testing.T) {
	type named string
	content := []toolkit.Content{toolkit.Image([]byte("a"), "image/png")}
	check := func(name string, got toolkit.Output[any], err error, want ...toolkit.Content) {
		t.Helper()
		if err != nil || !reflect.DeepEqual(got.Content, want) || got.IsError {
			t.Errorf("%s: %+v, %v, want %+v", name, got, err, want)
		}
	}
	for _, row := range []struct {
		name  string
		value any
		want  []toolkit.Content
	}{
		{"string", "a <b>", []toolkit.Content{toolkit.Text("a <b>")}},
		{"content", content, content},
		{"struct", echoDetails{"<b>"}, []toolkit.Content{toolkit.Text(`{"source":"<b>"}`)}},
		{"number", 1.5, []toolkit.Content{toolkit.Text(`1.5`)}},
		{"nil", nil, []toolkit.Content{toolkit.Text(`null`)}},
		{"defined string", named("a"), []toolkit.Content{toolkit.Text(`"a"`)}},
	} {
		got, err := toolkit.ValueOutput(row.value)
		check(row.name, got, err, row.want...)
		if !reflect.DeepEqual(got.Details, row.value) {
			t.Errorf("%s: details are %v", row.name, got.Details)
		}
	}
	if got, err := toolkit.ValueOutput("a"); err != nil || got.Details != "a" {
		t.Errorf("ValueOutput of a string: %+v, %v", got, err)
	}
	for _, bad := range []any{make(chan int), panics{errors.New("secret")}} {
		if _, err := toolkit.ValueOutput(bad); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%T: error %v", bad, err)
		}
	}
}
