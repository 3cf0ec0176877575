package executor_test

import (
	"context"
	"errors"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// The tests of this file are the cases of one call, each with its whole result.

func TestSuccess(t *testing.T) {
	c := call("echo", `{"value":"Pi","ignored":"drop me"}`)
	before := slices.Clone(c.Arguments)
	var got valueParams
	r := registry(t, tool("echo", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		got = p
		return echo(ctx, p, call)
	}))
	result := executor.Execute(context.Background(), c, r)
	expect(t, result, `{"role":"toolResult","toolCallId":"call-1","toolName":"echo","content":[{"type":"text","text":"Pi"}],"details":{"source":"echo"},"isError":false,"timestamp":1764558000000}`)
	if result.Err != nil {
		t.Errorf("Err = %v", result.Err)
	}
	if !slices.Equal(c.Arguments, before) {
		t.Errorf("the call's own bytes are now %s", c.Arguments)
	}
	clear(c.Arguments)
	if got != (valueParams{"Pi"}) {
		t.Errorf("params = %+v: they alias the call's bytes or hold more", got)
	}
}

func TestInvalidArguments(t *testing.T) {
	var executed atomic.Int32
	r := registry(t, tool("echo", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
		executed.Add(1)
		return toolkit.Output[any]{}, nil
	}))
	result := executor.Execute(context.Background(), call("echo", `{"value":1}`), r)
	expectFailure(t, result, "echo", "value: must be a string, got number")
	if executed.Load() != 0 {
		t.Error("execute ran")
	}
	var parseError *toolkit.ParseError
	if !errors.As(result.Err, &parseError) || parseError.Issues[0].Path != "/value" || parseError.Issues[0].Code != toolkit.CodeType {
		t.Errorf("Err = %#v", result.Err)
	}
}

func TestUnknownName(t *testing.T) {
	var parsed, executed atomic.Int32
	echo := tool("echo", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
		executed.Add(1)
		return toolkit.Output[any]{}, nil
	})
	echo.Schema = valueSchema{&parsed}
	result := executor.Execute(context.Background(), call("missing", `{"value":"Pi"}`), registry(t, echo))
	expectFailure(t, result, "missing", "unknown tool", toolkit.ErrUnknownTool)
	if parsed.Load() != 0 || executed.Load() != 0 {
		t.Errorf("parsed %d times, executed %d times", parsed.Load(), executed.Load())
	}
}

func TestUnknownNameNearAnother(t *testing.T) {
	result := executor.Execute(context.Background(), call("ecko", `{}`), registry(t, tool("echo", echo)))
	expect(t, result, `{"role":"toolResult","toolCallId":"call-1","toolName":"ecko","content":[{"type":"text","text":"Tool ecko failed: unknown tool; did you mean \"echo\"?"}],"details":{"error":"unknown tool","didYouMean":"echo"},"isError":true,"timestamp":1764558000000}`)
	if !errors.Is(result.Err, toolkit.ErrUnknownTool) {
		t.Errorf("Err = %v", result.Err)
	}
}

func TestToolReturnsError(t *testing.T) {
	exploded := errors.New("exploded")
	result := executor.Execute(context.Background(), call("boom", `{"value":"Pi"}`), registry(t, tool("boom", failing(exploded))))
	expectFailure(t, result, "boom", "exploded", exploded)
}

func TestErrorMessageIsUnedited(t *testing.T) {
	message := "  open data/<a>: \"no\" such file\n\tat line 3  "
	result := executor.Execute(context.Background(), call("boom", `{"value":"Pi"}`), registry(t, tool("boom", failing(errors.New(message)))))
	expectFailure(t, result, "boom", message)
}

func TestErrorWinsOverOutput(t *testing.T) {
	exploded := errors.New("exploded")
	result := executor.Execute(context.Background(), call("boom", `{"value":"Pi"}`), registry(t, tool("boom",
		func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.TextOutput[any]("fine", 1), exploded
		})))
	expectFailure(t, result, "boom", "exploded", exploded)
}

func TestToolPanics(t *testing.T) {
	log, quietly := quiet()
	result := executor.Execute(context.Background(), call("boom", `{"value":"Pi"}`), registry(t, tool("boom",
		func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) { panic("secret") })), quietly)
	expectFailure(t, result, "boom", "internal error")
	var panicked *toolkit.PanicError
	if !errors.As(result.Err, &panicked) || panicked.Value != "secret" || !strings.Contains(string(panicked.Stack), "TestToolPanics") {
		t.Errorf("Err = %#v", result.Err)
	}
	for _, part := range []string{"level=ERROR", "tool=boom", "call_id=call-1", "panic=secret", "TestToolPanics"} {
		if !strings.Contains(log.String(), part) {
			t.Errorf("%q is missing in the log %s", part, log)
		}
	}
}

func TestToolCallsGoexit(t *testing.T) {
	log, quietly := quiet()
	result := executor.Execute(context.Background(), call("boom", `{"value":"Pi"}`), registry(t, tool("boom",
		func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			runtime.Goexit()
			return toolkit.Output[any]{}, nil
		})), quietly)
	expectFailure(t, result, "boom", "internal error")
	var panicked *toolkit.PanicError
	if !errors.As(result.Err, &panicked) || !strings.Contains(panicked.Error(), "Goexit") || !strings.Contains(string(panicked.Stack), "TestToolCallsGoexit") {
		t.Errorf("Err = %#v", result.Err)
	}
	if !strings.Contains(log.String(), "Goexit") {
		t.Errorf("the log is %q", log)
	}
}

func TestCancelledBeforeStart(t *testing.T) {
	var parsed, executed atomic.Int32
	echo := tool("echo", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
		executed.Add(1)
		return toolkit.Output[any]{}, nil
	})
	echo.Schema = valueSchema{&parsed}
	why := errors.New("user pressed escape")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(why)
	result := executor.Execute(ctx, call("echo", `{"value":"Pi"}`), registry(t, echo))
	expectFailure(t, result, "echo", "cancelled before it started", toolkit.ErrCancelled, context.Canceled, why)
	if parsed.Load() != 0 || executed.Load() != 0 {
		t.Errorf("parsed %d times, executed %d times", parsed.Load(), executed.Load())
	}
}

// TestCancelledByTheParse has a context that ends while the arguments are parsed.
func TestCancelledByTheParse(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var executed atomic.Int32
	echo := &toolkit.Tool[int, any]{
		Name: "echo",
		Schema: byHand(func() (int, error) {
			cancel()
			return 0, nil
		}),
		Execute: func(context.Context, int, toolkit.CallContext) (toolkit.Output[any], error) {
			executed.Add(1)
			return toolkit.Output[any]{}, nil
		},
	}
	result := executor.Execute(ctx, call("echo", `{}`), registry(t, echo))
	expectFailure(t, result, "echo", "cancelled before it started", toolkit.ErrCancelled)
	if executed.Load() != 0 {
		t.Error("execute ran")
	}
}

func TestIsErrorIsKept(t *testing.T) {
	result := executor.Execute(context.Background(), call("find", `{"value":"Pi"}`), registry(t, tool("find",
		func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.Output[any]{
				Content: []toolkit.Content{toolkit.Text("no match"), toolkit.Image([]byte("PNG"), "image/png")},
				Details: sourceDetails{"index"},
				IsError: true,
			}, nil
		})))
	expect(t, result, `{"role":"toolResult","toolCallId":"call-1","toolName":"find","content":[{"type":"text","text":"no match"},{"type":"image","data":"UE5H","mimeType":"image/png"}],"details":{"source":"index"},"isError":true,"timestamp":1764558000000}`)
	if result.Err != nil {
		t.Errorf("Err = %v, but the failure is the tool's own", result.Err)
	}
}

func TestIsErrorLeftOut(t *testing.T) {
	result := executor.Execute(context.Background(), call("silent", `{"value":"Pi"}`), registry(t, tool("silent", failing(nil))))
	expect(t, result, `{"role":"toolResult","toolCallId":"call-1","toolName":"silent","content":[],"isError":false,"timestamp":1764558000000}`)
}

func TestCallIDIsTheCallsOwn(t *testing.T) {
	var id string
	r := registry(t, tool("echo", func(_ context.Context, _ valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		id = call.CallID
		return toolkit.Output[any]{}, nil
	}))
	result := executor.Execute(context.Background(), call("echo", `{"value":"Pi"}`), r,
		executor.WithCallContext(toolkit.CallContext{CallID: "of the caller"}))
	if id != "call-1" || result.ToolCallID != "call-1" {
		t.Errorf("the tool saw the id %q, the result has %q", id, result.ToolCallID)
	}
}

// inspect reports all that it sees, and fails in its own field.
func inspect(seen *context.Context, id *string) *toolkit.Tool[valueParams, any] {
	return tool("inspect", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		*seen, *id = ctx, call.CallID
		call.ReportProgress(toolkit.Text("progress:" + p.Value))
		return toolkit.Output[any]{
			Content: []toolkit.Content{toolkit.Text("done:" + p.Value)},
			Details: map[string]string{"phase": "domain-error"},
			IsError: true,
		}, nil
	})
}

func TestInspect(t *testing.T) {
	var heard []toolkit.Content
	listener := toolkit.CallContext{}.WithProgress(func(content ...toolkit.Content) { heard = append(heard, content...) })
	var seen context.Context
	var id string
	ctx, cancel := context.WithCancel(context.Background())
	c := call("inspect", `{"value":"Pi"}`)
	c.ID = "ctx"
	result := executor.Execute(ctx, c, registry(t, inspect(&seen, &id)), executor.WithCallContext(listener))
	expect(t, result, `{"role":"toolResult","toolCallId":"ctx","toolName":"inspect","content":[{"type":"text","text":"done:Pi"}],"details":{"phase":"domain-error"},"isError":true,"timestamp":1764558000000}`)
	if id != "ctx" {
		t.Errorf("the tool saw the id %q", id)
	}
	if want := []toolkit.Content{toolkit.Text("progress:Pi")}; !slices.Equal(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
	if seen.Err() != nil {
		t.Error("the tool's context is done too early")
	}
	cancel()
	if seen.Err() == nil {
		t.Error("the tool does not see the caller's cancellation")
	}
}

func TestNoArguments(t *testing.T) {
	now := toolkit.NewTool("now", "", toolkit.EmptySchema,
		func(context.Context, struct{}, toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.TextOutput[any]("noon", nil), nil
		})
	r := registry(t, now, tool("echo", echo))
	for _, arguments := range []string{"", " ", "\r\n\t", "{}"} {
		result := executor.Execute(context.Background(), call("now", arguments), r)
		expect(t, result, `{"role":"toolResult","toolCallId":"call-1","toolName":"now","content":[{"type":"text","text":"noon"}],"isError":false,"timestamp":1764558000000}`)
		expectFailure(t, executor.Execute(context.Background(), call("echo", arguments), r), "echo", "value: is required")
	}
	absent := toolkit.Call{ID: "call-1", Name: "now"}
	if result := executor.Execute(context.Background(), absent, r); result.IsError {
		t.Errorf("absent arguments: %v", result.Err)
	}
}

func TestArgumentsAreNoObject(t *testing.T) {
	r := registry(t, tool("echo", echo))
	for arguments, want := range map[string]string{
		`null`:                "arguments must be a JSON object, got null",
		`[]`:                  "arguments must be a JSON object, got array",
		`"x"`:                 "arguments must be a JSON object, got string",
		`1`:                   "arguments must be a JSON object, got number",
		`"{\"value\":\"a\"}"`: "arguments must be a JSON object, got string; they were encoded twice: send the object itself, not a string that holds it",
		`{"value":"a`:         "arguments are not valid JSON: unexpected end at byte 11",
	} {
		expectFailure(t, executor.Execute(context.Background(), call("echo", arguments), r), "echo", want)
	}
}

func TestSecondFixture(t *testing.T) {
	request := &toolkit.Tool[requestParams, any]{
		Name:   "request",
		Schema: requestSchema{},
		Execute: func(_ context.Context, p requestParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.Output[any]{Details: p}, nil
		},
	}
	r := registry(t, request)
	for arguments, want := range map[string]requestParams{
		`{"value":"Pi","label":"answer","limit":2,"ignored":"drop me"}`: {"Pi", new("answer"), new(2)},
		`{"value":"Pi"}`: {"Pi", nil, nil},
	} {
		result := executor.Execute(context.Background(), call("request", arguments), r)
		if result.IsError || !reflect.DeepEqual(result.Details, want) {
			t.Errorf("%s: %+v, want %+v", arguments, result, want)
		}
	}
	for arguments, want := range map[string]string{
		`null`:                     "arguments must be a JSON object, got null",
		`[]`:                       "arguments must be a JSON object, got array",
		`{"value":1}`:              "value: must be a string, got number",
		`{"value":"Pi","limit":0}`: "limit: must be at least 1, got 0",
		`{"value":1,"limit":0}`:    "2 problems with the arguments:\n- value: must be a string, got number\n- limit: must be at least 1, got 0",
	} {
		expectFailure(t, executor.Execute(context.Background(), call("request", arguments), r), "request", want)
	}
}

// TestOrder counts executions. Were execute before parse, the invalid call would make
// them two.
func TestOrder(t *testing.T) {
	var executed atomic.Int32
	r := registry(t, tool("echo", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		executed.Add(1)
		return echo(ctx, p, call)
	}))
	for _, arguments := range []string{`{"value":"Pi"}`, `{"value":1}`} {
		executor.Execute(context.Background(), call("echo", arguments), r)
	}
	if n := executed.Load(); n != 1 {
		t.Errorf("executed %d times, want 1", n)
	}
}

func TestTwoRegistries(t *testing.T) {
	other := tool("echo", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
		return toolkit.TextOutput[any]("other", nil), nil
	})
	a, b, none := registry(t, tool("echo", echo)), registry(t, other), registry(t)
	c := call("echo", `{"value":"Pi"}`)
	if got := executor.Execute(context.Background(), c, a).Content[0]; got != toolkit.Text("Pi") {
		t.Errorf("a answers %v", got)
	}
	if got := executor.Execute(context.Background(), c, b).Content[0]; got != toolkit.Text("other") {
		t.Errorf("b answers %v", got)
	}
	expectFailure(t, executor.Execute(context.Background(), c, none), "echo", "unknown tool", toolkit.ErrUnknownTool)
}
