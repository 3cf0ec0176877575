package executor_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

func TestUnknownFields(t *testing.T) {
	for _, row := range []struct {
		policy executor.UnknownFields
		want   []string
	}{
		{executor.DropUnknown, []string{"Pi"}},
		{executor.ReportUnknown, []string{"Pi", "valu: is not a parameter, and was left out\nx.y: is not a parameter, and was left out"}},
		{executor.RejectUnknown, []string{"Tool echo failed: 2 problems with the arguments:\n- valu: is not a parameter; did you mean \"value\"?\n- [\"x.y\"]: is not a parameter"}},
	} {
		result := executor.Execute(t.Context(), call("echo", `{"value":"Pi","valu":1,"x.y":2}`), registry(t, tool("echo", echo)), executor.WithUnknownFields(row.policy))
		var got []string
		for _, c := range result.Content {
			got = append(got, c.(toolkit.TextContent).Text)
		}
		row.want[len(row.want)-1] = strings.Replace(row.want[len(row.want)-1], "\nx.y:", "\n[\"x.y\"]:", 1)
		if !slices.Equal(got, row.want) {
			t.Errorf("policy %d gives %q, want %q", row.policy, got, row.want)
		}
		if row.policy != executor.RejectUnknown && !slices.Equal(result.Dropped, []string{"/valu", "/x.y"}) {
			t.Errorf("Dropped is %q", result.Dropped)
		}
	}
}

// TestOptionsThatSayNothing change nothing, and of two policies the last holds.
func TestOptionsThatSayNothing(t *testing.T) {
	e := executor.New(registry(t, tool("echo", echo)), nil, executor.WithBefore(nil), executor.WithAfter(nil), executor.WithObserver(nil), executor.WithTracer(nil), executor.WithLogger(nil),
		executor.WithUnknownFields(executor.RejectUnknown), executor.WithUnknownFields(executor.DropUnknown))
	expectTexts(t, []toolkit.Result{e.Execute(t.Context(), call("echo", `{"value":"Pi","x":1}`))}, "Pi")
}

// TestManyUnknownFields: the notice stays short.
func TestManyUnknownFields(t *testing.T) {
	var b strings.Builder
	for i := range 50 {
		fmt.Fprintf(&b, `,"x%d":1`, i)
	}
	result := executor.Execute(t.Context(), call("echo", `{"value":"Pi"`+b.String()+`}`), registry(t, tool("echo", echo)), executor.WithUnknownFields(executor.ReportUnknown))
	notice := result.Content[1].(toolkit.TextContent).Text
	if lines := strings.Split(notice, "\n"); len(lines) != 11 || lines[10] != "and 40 more" {
		t.Errorf("the notice is %q", notice)
	}
}

func TestConsecutiveFailures(t *testing.T) {
	e := executor.New(registry(t, tool("echo", echo), tool("boom", failing(errors.New("exploded")))))
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for i, row := range []struct {
		ctx  context.Context
		call toolkit.Call
		want int
	}{
		{t.Context(), call("echo", `{}`), 1},
		{t.Context(), call("echo", `{}`), 2},
		{t.Context(), call("boom", `{"value":""}`), 1},
		{cancelled, call("echo", `{}`), 0}, // its tool was not looked up
		{t.Context(), call("echo", `{}`), 3},
		{t.Context(), call("echo", `{"value":""}`), 0},
		{t.Context(), call("echo", `{}`), 1},
		{t.Context(), call("boom", `{}`), 2},
		{t.Context(), call("some", `{}`), 1},
		{t.Context(), call("other", `{}`), 2}, // unknown names count together
	} {
		if got := e.Execute(row.ctx, row.call).Failures; got != row.want {
			t.Errorf("call %d: %d failures, want %d", i, got, row.want)
		}
	}
}

func TestRefuseTruncated(t *testing.T) {
	var ran atomic.Int32
	results := executor.New(registry(t, counted(&ran))).RefuseTruncated(t.Context(), []toolkit.Call{
		call("echo", `{"value":"Pi"}`), call("echo", `{"value":"Pi"}`), call("missing", ``), call("echo", `{"value":"P`),
	})
	expectTexts(t, results, "Tool echo failed: "+cutOffText, "Tool echo failed: "+cutOffText, "Tool missing failed: "+cutOffText, "Tool echo failed: "+cutOffText)
	for _, r := range results {
		if !errors.Is(r.Err, toolkit.ErrTruncated) || ran.Load() != 0 {
			t.Errorf("%+v, ran %d times", r, ran.Load())
		}
	}
}

func TestErrorsWithWordsOfTheirOwn(t *testing.T) {
	secret := errors.New("dial tcp 10.0.0.1: connection refused")
	for _, row := range []struct {
		name    string
		err     error
		text    string
		details any
	}{
		{"message and cause", &toolkit.ToolError{Message: "the store does not answer", Err: secret}, "the store does not answer", toolkit.ErrorDetails{Error: "the store does not answer"}},
		{"with details", &toolkit.ToolError{Message: "exit 1", Details: 1, Err: secret}, "exit 1", 1},
		{"no message", &toolkit.ToolError{Err: secret}, "internal error", toolkit.ErrorDetails{Error: "internal error"}},
		{"wrapped", fmt.Errorf("in the store: %w", &toolkit.ToolError{Message: "no answer", Err: secret}), "no answer", toolkit.ErrorDetails{Error: "no answer"}},
		{"retry", &toolkit.RetryError{Advice: "give the date as 2006-01-02.", Err: secret}, "give the date as 2006-01-02; change this and call the tool again",
			toolkit.ErrorDetails{Error: "give the date as 2006-01-02; change this and call the tool again"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			result := executor.Execute(t.Context(), call("boom", `{"value":""}`), registry(t, tool("boom", failing(row.err))))
			expectTexts(t, []toolkit.Result{result}, "Tool boom failed: "+row.text)
			if result.Details != row.details || !errors.Is(result.Err, secret) || !result.IsError {
				t.Errorf("%+v", result)
			}
		})
	}
	if err := toolkit.Retry("x"); !errors.As(err, new(*toolkit.RetryError)) {
		t.Error("Retry gives no RetryError")
	}
}

func TestRepairs(t *testing.T) {
	r := registry(t, tool("echo", echo))
	text := `{"value":"Pi","x":1}`
	quoted, err := json.Marshal(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		arguments string
		rules     []repair.Rule
		want      string
		repairs   []toolkit.Repair
	}{
		{text, repair.All(), "Pi", nil},
		{string(quoted), repair.All(), "Pi", []toolkit.Repair{{Path: "", Rule: string(repair.ParseString)}}},
		{string(quoted), nil, "Tool echo failed: arguments must be a JSON object, got string; they were encoded twice: send the object itself, not a string that holds it", nil},
		{`{"value":1}`, repair.All(), "Tool echo failed: value: must be a string, got number", nil},
		{`{"value":"Pi`, repair.All(), "Tool echo failed: arguments are not valid JSON: unexpected end at byte 12", nil},
	} {
		result := executor.Execute(t.Context(), call("echo", row.arguments), r, executor.WithRepairs(row.rules...))
		expectTexts(t, []toolkit.Result{result}, row.want)
		if !slices.Equal(result.Repairs, row.repairs) {
			t.Errorf("%s: repairs %v, want %v", row.arguments, result.Repairs, row.repairs)
		}
	}
}

// TestNumberInQuotes is refused, and repaired where repairs are on.
func TestNumberInQuotes(t *testing.T) {
	limit := toolkit.NewTool("limit", "", requestSchema{}, func(_ context.Context, p requestParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
		return toolkit.TextOutput[any](fmt.Sprint(*p.Limit), nil), nil
	})
	c := call("limit", `{"value":"Pi","limit":"42"}`)
	expectTexts(t, []toolkit.Result{
		executor.Execute(t.Context(), c, registry(t, limit)),
		executor.Execute(t.Context(), c, registry(t, limit), executor.WithRepairs(repair.StringToNumber)),
	}, "Tool limit failed: limit: must be an integer, got \"42\"; send 42 unquoted", "42")
}

func TestResultLimit(t *testing.T) {
	r := registry(t, tool("echo", echo))
	long := strings.Repeat("0123456789\\n", 100)
	result := executor.Execute(t.Context(), call("echo", `{"value":"`+long+`"}`), r, executor.WithResultLimit(100))
	got := texts([]toolkit.Result{result})[0]
	if !strings.HasPrefix(got, "0123456789\n") || len(got) > 400 || !strings.Contains(got, "The result was cut") {
		t.Errorf("the result is %q", got)
	}
	result = executor.Execute(t.Context(), call("echo", `{"value":"short"}`), r, executor.WithResultLimit(100))
	expectTexts(t, []toolkit.Result{result}, "short")
}

// TestImages arrive as they are, alone and beside text, and no limit cuts them.
func TestImages(t *testing.T) {
	picture := toolkit.Image(bytes.Repeat([]byte{0x89}, 1000), "image/png")
	for _, content := range [][]toolkit.Content{{picture}, {toolkit.Text("a chart"), picture}} {
		draw := tool("draw", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.Output[any]{Content: content}, nil
		})
		result := executor.Execute(t.Context(), call("draw", `{"value":""}`), registry(t, draw), executor.WithResultLimit(100))
		got, err := json.Marshal(result.Content)
		if err != nil {
			t.Fatal(err)
		}
		want, err := json.Marshal(content)
		if err != nil {
			t.Fatal(err)
		}
		if result.IsError || !bytes.Equal(got, want) {
			t.Errorf("the result is %+v", result)
		}
	}
}

func TestTimeouts(t *testing.T) {
	for _, row := range []struct {
		own, other, grace time.Duration
		took              time.Duration
		want              string
	}{
		{0, 0, 0, time.Minute, "1m0s"},
		{time.Second, 0, 0, 2 * time.Second, "Tool hang failed: timed out after 1s"},
		{0, 2 * time.Second, 0, 3 * time.Second, "Tool hang failed: timed out after 2s"},
		{time.Second, 2 * time.Second, 0, 2 * time.Second, "Tool hang failed: timed out after 1s"},
		{-1, 2 * time.Second, 0, time.Minute, "1m0s"},
		{time.Second, 0, 5 * time.Second, 6 * time.Second, "Tool hang failed: timed out after 1s"},
		{time.Second, 0, -1, time.Second, "Tool hang failed: timed out after 1s"},
		{50 * time.Second, 0, 20 * time.Second, time.Minute, "1m0s"}, // what it gives in the grace counts
	} {
		synctest.Test(t, func(t *testing.T) {
			hang := tool("hang", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
				time.Sleep(time.Minute)
				return echo(ctx, p, call)
			})
			hang.Timeout = row.own
			e := executor.New(registry(t, hang), executor.WithTimeout(row.other), executor.WithGrace(row.grace))
			began := time.Now()
			expectTexts(t, []toolkit.Result{e.Execute(t.Context(), call("hang", `{"value":"1m0s"}`))}, row.want)
			if took := time.Since(began); took != row.took {
				t.Errorf("%+v: took %v", row, took)
			}
			if left := e.Stragglers(); (left == 1) != (row.took < time.Minute) {
				t.Errorf("%+v: %d stragglers", row, left)
			}
			time.Sleep(time.Minute)
			if e.Stragglers() != 0 {
				t.Error("the straggler has ended and still counts")
			}
		})
	}
}

// TestTracer: its context reaches hooks and tools, and its end the result.
func TestTracer(t *testing.T) {
	type key struct{}
	var seen []string
	note := func(ctx context.Context, where string) { seen = append(seen, fmt.Sprint(where, ctx.Value(key{}))) }
	tracer := func(name string) executor.Tracer {
		return func(ctx context.Context, call toolkit.Call, tool toolkit.Definition) (context.Context, func(toolkit.Result)) {
			seen = append(seen, fmt.Sprint("start ", name, tool.Name))
			return context.WithValue(ctx, key{}, name), func(r toolkit.Result) { seen = append(seen, fmt.Sprint("end ", name, r.IsError)) }
		}
	}
	e := executor.New(registry(t, tool("echo", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		note(ctx, "tool ")
		return echo(ctx, p, call)
	})), executor.WithTracer(tracer("a")), executor.WithTracer(tracer("b")),
		executor.WithTracer(func(context.Context, toolkit.Call, toolkit.Definition) (context.Context, func(toolkit.Result)) {
			return nil, nil
		}),
		executor.WithBefore(func(ctx context.Context, _ executor.Request) (executor.Decision, error) {
			note(ctx, "before ")
			return executor.Allow(), nil
		}), executor.WithAfter(func(ctx context.Context, _ executor.Outcome) (executor.Change, error) {
			note(ctx, "after ")
			return executor.Change{}, nil
		}))
	e.Execute(t.Context(), call("echo", `{"value":""}`))
	e.Execute(t.Context(), call("missing", `{}`))
	want := []string{"start aecho", "start becho", "before b", "tool b", "after b", "end afalse", "end bfalse",
		"start amissing", "start bmissing", "after b", "end atrue", "end btrue"}
	if !slices.Equal(seen, want) {
		t.Errorf("seen %q, want %q", seen, want)
	}
}

func TestLog(t *testing.T) {
	var log bytes.Buffer
	logger := slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug, ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey || a.Key == "took" {
			return slog.Attr{}
		}
		return a
	}}))
	e := executor.New(registry(t, tool("echo", echo)), executor.WithLogger(logger))
	e.ExecuteAll(t.Context(), []toolkit.Call{call("echo", `{"value":"secret"}`), call("echo", `{"value":"secret"}`)})
	e.Execute(t.Context(), call("missing", `{"value":"secret"}`))
	want := `level=DEBUG msg="tool call" tool=echo call_id=call-1
level=DEBUG msg="tool call" tool=echo call_id=call-1 repeat=true
level=INFO msg="tool call failed" tool=missing call_id=call-1 error="unknown tool"
`
	if log.String() != want {
		t.Errorf("the log is\n%s, want\n%s", &log, want)
	}
}
