package cases

import (
	"strings"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

func TestD1NumbersBeyondFloat64(t *testing.T) {
	check(t, NumberSchema,
		parse[Number]{text: `{"id":9007199254740993}`, want: Number{9007199254740993}},
		parse[Number]{text: `{"id":9007199254740993.0}`, want: Number{9007199254740993}},
		parse[Number]{text: `{"id":-9223372036854775808}`, want: Number{-9223372036854775808}},
		parse[Number]{text: `{"id":9223372036854775808}`, err: "id: must be between -9223372036854775808 and 9223372036854775807, got 9223372036854775808"},
	)
}

func TestD2NoArguments(t *testing.T) {
	for _, text := range []string{"", " ", "\n\t\r ", "{}", " { } "} {
		check(t, OptionalSchema, parse[Optional]{text: text})
		check(t, NumberSchema, parse[Number]{text: text, err: "id: is required"})
	}
	if _, err := OptionalSchema.Parse(nil); err != nil {
		t.Errorf("no arguments at all: %v", err)
	}
}

func TestD3MisspeltNames(t *testing.T) {
	const text = `{"start_rfc3339":"2026-01-01T00:00:00Z"}`
	check(t, SinceSchema,
		parse[Since]{text: text, dropped: []string{"/start_rfc3339"}},
		parse[Since]{text: text, options: toolkit.ParseOptions{RejectUnknown: true}, err: `start_rfc3339: is not a parameter; did you mean "start_rfc_3339"?`},
	)
}

func TestD4ExactNames(t *testing.T) {
	check(t, NamedSchema,
		parse[Named]{text: `{"name":"ok","Name":"evil"}`, want: Named{"ok"}, dropped: []string{"/Name"}},
		parse[Named]{text: `{"Name":"evil","name":"ok"}`, want: Named{"ok"}, dropped: []string{"/Name"}},
		parse[Named]{text: `{"name":"ok","name\u0000":"evil"}`, want: Named{"ok"}, dropped: []string{"/name\x00"}},
		parse[Named]{text: `{"NAME":"evil"}`, err: `name: is required; did you mean it by "NAME"?`},
		parse[Named]{text: `{"name":"ok","name":"evil"}`, err: "name: is given twice"},
		parse[Named]{text: `{"name":"ok","\u006eame":"evil"}`, err: "name: is given twice"},
	)
}

func TestD5ListInAString(t *testing.T) {
	check(t, FilesSchema,
		parse[Files]{text: `{"files":[{"path":"a"}]}`, want: Files{[]File{{"a"}}}},
		parse[Files]{text: `{"files":"[{\"path\":\"a\"}]"}`, err: "files: must be an array, got a string that holds JSON; send it unquoted"},
	)
}

func TestD6NumberInAString(t *testing.T) {
	check(t, LimitSchema,
		parse[Limit]{text: `{"limit":500}`, want: Limit{500}},
		parse[Limit]{text: `{"limit":"500"}`, err: `limit: must be an integer, got "500"; send 500 unquoted`},
		parse[Limit]{text: `{"limit":"3.5"}`, err: "limit: must be an integer, got string"},
		parse[Limit]{text: `{"limit":3.5}`, err: "limit: must be an integer, got 3.5"},
	)
}

func TestD7NullForAbsent(t *testing.T) {
	check(t, StateSchema,
		parse[State]{text: `{}`},
		parse[State]{text: `{"state":null}`, err: "state: must be a string, got null; leave it out instead"},
		parse[State]{text: `{"state":null}`, options: toolkit.ParseOptions{NullIsAbsent: true}},
		parse[State]{text: `{"state":""}`, want: State{new("")}},
	)
}

func TestD8NullIsNotZero(t *testing.T) {
	check(t, NullSchema,
		parse[Null]{text: `{"value":null}`},
		parse[Null]{text: `{"value":0}`, want: Null{Value: new(0.0)}},
		parse[Null]{text: `{"value":null,"other":null}`, want: Null{Other: toolkit.Null[float64]()}},
		parse[Null]{text: `{"value":null,"other":0}`, want: Null{Other: toolkit.Some(0.0)}},
	)
}

func TestD9ObjectForAString(t *testing.T) {
	check(t, EditSchema, parse[Edit]{text: `{"oldText":{"a":1}}`, err: "oldText: must be a string, got object"})
}

func TestD10SpaceBehindAChoice(t *testing.T) {
	check(t, RunSchema,
		parse[Run]{text: `{"op":"init"}`, want: Run{Init}},
		parse[Run]{text: `{"op":"init\n"}`, err: `op: must be one of "init", "sync", got "init\n"; did you mean "init"?`},
	)
}

func TestD11Backslashes(t *testing.T) {
	check(t, WriteSchema,
		parse[Write]{text: `{"path":"C:\users"}`, err: `arguments are not valid JSON: unexpected character "s" at byte 13`},
		parse[Write]{text: `{"path":"C:\\users"}`, want: Write{Path: `C:\users`}},
	)
}

func TestD12Durations(t *testing.T) {
	check(t, WaitSchema,
		parse[Wait]{text: `{"dur":"5s"}`, want: Wait{5 * time.Second}},
		parse[Wait]{text: `{"dur":5}`, err: `dur: must be a string such as "1h30m" or "5s", got number`},
		parse[Wait]{text: `{"dur":"5"}`, err: `dur: must be a duration such as "1h30m" or "5s", got "5"`},
	)
}

func TestD13UnfinishedArguments(t *testing.T) {
	const whole = `{"path":"a","content":"half"}`
	check(t, WriteSchema, parse[Write]{text: whole[:26], err: "arguments are not valid JSON: unexpected end at byte 26"})
	for n := 1; n < len(whole); n++ {
		if got, err := WriteSchema.Parse([]byte(whole[:n])); err == nil {
			t.Errorf("%q is accepted: %+v", whole[:n], got)
		}
	}
}

func TestD14NullInAList(t *testing.T) {
	check(t, TagsSchema, parse[Tags]{text: `{"tags":["x",null]}`, err: "tags[1]: must be a string, got null"})
}

func TestD15BrokenText(t *testing.T) {
	for _, text := range []string{`{"path":"\ud800"}`, `{"path":"\udc00\ud800"}`, "{\"path\":\"\xff\"}", "{\"\xff\":1,\"path\":\"a\"}", "{\"path\":\"\xed\xa0\x80\"}"} {
		got, err := WriteSchema.Parse([]byte(text))
		if err == nil {
			t.Errorf("%q is accepted: %+v", text, got)
		} else if strings.ContainsRune(err.Error(), '\uFFFD') {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestD16DefaultsInEachOfTwo(t *testing.T) {
	check(t, PairSchema,
		parse[Pair]{text: `{"a":{},"b":{}}`, want: Pair{Part{7}, Part{7}}},
		parse[Pair]{text: `{"a":{"size":1},"b":{}}`, want: Pair{Part{1}, Part{7}}},
	)
}
