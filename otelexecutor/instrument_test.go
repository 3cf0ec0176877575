package otelexecutor_test

import (
	"context"
	"encoding/json"
	"maps"
	"math"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/codes"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/otelexecutor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/tools"
)

func TestSuccess(t *testing.T) {
	b := newBackend()
	executor.Execute(context.Background(), call("call-1", "echo", "Pi"), registry(t, tool("echo", echo)), b.option())

	span := b.span(t)
	if span.Name != "execute_tool echo" || span.SpanKind != trace.SpanKindInternal || span.Status.Code != codes.Unset {
		t.Errorf("span %q, kind %v, status %v", span.Name, span.SpanKind, span.Status)
	}
	if want := "https://opentelemetry.io/schemas/1.41.0"; span.InstrumentationScope.SchemaURL != want {
		t.Errorf("the schema is %s, want %s", span.InstrumentationScope.SchemaURL, want)
	}
	want := map[string]string{
		"gen_ai.operation.name":   "execute_tool",
		"gen_ai.tool.name":        "echo",
		"gen_ai.tool.type":        "function",
		"gen_ai.tool.call.id":     "call-1",
		"gen_ai.tool.description": "What echo does",
	}
	if got := plain(span.Attributes); !maps.Equal(got, want) {
		t.Errorf("attributes %v, want %v", got, want)
	}

	points := b.points(t)
	if len(points) != 1 || points[0].Count != 1 || len(points[0].Bounds) != 14 {
		t.Fatalf("points %+v", points)
	}
	if took := span.EndTime.Sub(span.StartTime).Seconds(); math.Abs(points[0].Sum-took) > 1e-6 {
		t.Errorf("the metric has %v s, the span %v", points[0].Sum, took)
	}
	if got := plain(points[0].Attributes.ToSlice()); got["gen_ai.tool.name"] != "echo" || len(got) != 3 {
		t.Errorf("the point has %v", got)
	}
}

// TestOnlyWhenAsked looks for arguments and results in all that is recorded.
func TestOnlyWhenAsked(t *testing.T) {
	const arguments = `{"value":"<secret>"}`
	for _, row := range []struct {
		name              string
		opts              []otelexecutor.Option
		arguments, result bool
	}{
		{"neither", nil, false, false},
		{"arguments", []otelexecutor.Option{otelexecutor.WithArguments()}, true, false},
		{"results", []otelexecutor.Option{otelexecutor.WithResults()}, false, true},
		{"both", []otelexecutor.Option{otelexecutor.WithArguments(), otelexecutor.WithResults()}, true, true},
	} {
		t.Run(row.name, func(t *testing.T) {
			b := newBackend()
			sent := toolkit.Call{ID: "call-1", Name: "echo", Arguments: json.RawMessage(arguments)}
			executor.Execute(context.Background(), sent, registry(t, tool("echo", echo)), b.option(row.opts...))
			got := plain(b.span(t).Attributes)
			if text, ok := got["gen_ai.tool.call.arguments"]; ok != row.arguments || ok && text != arguments {
				t.Errorf("arguments %q", text)
			}
			text, ok := got["gen_ai.tool.call.result"]
			if ok != row.result || ok && !strings.Contains(text, `"content":[{"type":"text","text":"<secret>"}]`) {
				t.Errorf("result %q", text)
			}
		})
	}
}

// TestFailedResult: what the model reads of a failure is a result too, and may quote arguments.
func TestFailedResult(t *testing.T) {
	quote := tool("quote", func(_ context.Context, p tools.EchoParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
		return toolkit.Output[any]{Content: []toolkit.Content{toolkit.Text("no such file: " + p.Value)}, IsError: true}, nil
	})
	for _, row := range []struct {
		opts []otelexecutor.Option
		want string
	}{
		{nil, "the tool has failed"},
		{[]otelexecutor.Option{otelexecutor.WithResults()}, "no such file: secret"},
	} {
		b := newBackend()
		executor.Execute(context.Background(), call("1", "quote", "secret"), registry(t, quote), b.option(row.opts...))
		span := b.span(t)
		if span.Status.Description != row.want {
			t.Errorf("description %q, want %q", span.Status.Description, row.want)
		}
		if text, ok := plain(span.Attributes)["gen_ai.tool.call.result"]; ok {
			t.Errorf("a failed call has the result %s", text)
		}
	}
}

func TestBatchUnderParent(t *testing.T) {
	b := newBackend()
	nested := tool("nested", func(ctx context.Context, _ tools.EchoParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
		_, span := b.tracers.Tracer("test").Start(ctx, "inside")
		span.End()
		return toolkit.Output[any]{}, nil
	})
	var hooked trace.SpanContext
	look := func(ctx context.Context, r executor.Request) (executor.Decision, error) {
		if r.Call.Name == "nested" {
			hooked = trace.SpanContextFromContext(ctx)
		}
		return executor.Allow(), nil
	}

	ctx, parent := b.tracers.Tracer("test").Start(context.Background(), "chat")
	e := executor.New(registry(t, tool("echo", echo), nested), b.option(), executor.WithBefore(look))
	results := e.ExecuteAll(ctx, []toolkit.Call{
		call("1", "echo", "Pi"),
		call("2", "nested", ""),
		call("1", "echo", "Pi"), // repeats the first
		call("3", "missing", ""),
	})
	parent.End()
	if len(results) != 4 || !results[2].Repeat {
		t.Fatalf("results %+v", results)
	}

	parents := make(map[string]trace.SpanID)
	ids := make(map[string]trace.SpanID)
	for _, span := range b.spans.GetSpans() {
		if span.SpanContext.TraceID() != parent.SpanContext().TraceID() {
			t.Errorf("%s is in another trace", span.Name)
		}
		if _, twice := ids[span.Name]; twice {
			t.Errorf("%s has two spans", span.Name)
		}
		ids[span.Name], parents[span.Name] = span.SpanContext.SpanID(), span.Parent.SpanID()
	}
	want := map[string]trace.SpanID{
		"chat":                 {},
		"execute_tool echo":    parent.SpanContext().SpanID(),
		"execute_tool nested":  parent.SpanContext().SpanID(),
		"execute_tool missing": parent.SpanContext().SpanID(),
		"inside":               ids["execute_tool nested"],
	}
	if !maps.Equal(parents, want) {
		t.Errorf("parents %v, want %v", parents, want)
	}
	if hooked.SpanID() != ids["execute_tool nested"] {
		t.Error("the hook before has another span")
	}
	if got, want := b.counts(t), map[string]uint64{"echo": 1, "nested": 1, "_OTHER unknown_tool": 1}; !maps.Equal(got, want) {
		t.Errorf("counts %v, want %v", got, want)
	}
}

// TestUnknownNames: names that a model has made up make no time series.
func TestUnknownNames(t *testing.T) {
	b := newBackend()
	e := executor.New(registry(t, tool("echo", echo)), b.option())
	for i := range 100 {
		e.Execute(context.Background(), call("", "echo"+strconv.Itoa(i), "Pi"))
	}
	if got, want := b.counts(t), map[string]uint64{"_OTHER unknown_tool": 100}; !maps.Equal(got, want) {
		t.Errorf("counts %v, want %v", got, want)
	}
	spans := b.spans.GetSpans()
	got := plain(spans[0].Attributes)
	if spans[0].Name != "execute_tool echo0" || got["gen_ai.tool.name"] != "echo0" {
		t.Errorf("span %q has %v", spans[0].Name, got)
	}
	for _, key := range []string{"gen_ai.tool.call.id", "gen_ai.tool.description"} {
		if text, ok := got[key]; ok {
			t.Errorf("%s is %q, although there is none", key, text)
		}
	}
}

func TestInvalidUTF8(t *testing.T) {
	b := newBackend()
	sent := toolkit.Call{ID: "\xff", Name: "\xff", Arguments: json.RawMessage("\"\xff\"")}
	executor.Execute(context.Background(), sent, registry(t), b.option(otelexecutor.WithArguments(), otelexecutor.WithResults()))
	span := b.span(t)
	for key, text := range plain(span.Attributes) {
		if !utf8.ValidString(text) {
			t.Errorf("%s is %q", key, text)
		}
	}
	if !utf8.ValidString(span.Name + span.Status.Description) {
		t.Errorf("name %q, status %q", span.Name, span.Status.Description)
	}
}

// TestPanickingDetails: a result that cannot be encoded costs its attribute, not the span.
func TestPanickingDetails(t *testing.T) {
	bad := tool("bad", func(context.Context, tools.EchoParams, toolkit.CallContext) (toolkit.Output[any], error) {
		return toolkit.Output[any]{Details: exploding{}}, nil
	})
	b := newBackend()
	result := executor.Execute(context.Background(), call("1", "bad", ""), registry(t, bad), b.option(otelexecutor.WithResults()))
	if result.IsError {
		t.Errorf("result %+v", result)
	}
	b.span(t)
	if got := b.counts(t)["bad"]; got != 1 {
		t.Errorf("counted %d times", got)
	}
}

type exploding struct{}

func (exploding) MarshalJSON() ([]byte, error) { panic("boom") }

// TestSampler: a sampler decides by what the span has when it starts.
func TestSampler(t *testing.T) {
	var seen map[string]string
	sampler := samplerFunc(func(p sdktrace.SamplingParameters) sdktrace.SamplingResult {
		seen = plain(p.Attributes)
		return sdktrace.SamplingResult{Decision: sdktrace.Drop}
	})
	b := newBackend()
	b.tracers = sdktrace.NewTracerProvider(sdktrace.WithSyncer(b.spans), sdktrace.WithSampler(sampler))
	executor.Execute(context.Background(), call("1", "echo", "Pi"), registry(t, tool("echo", echo)), b.option())
	want := map[string]string{"gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "echo", "gen_ai.tool.type": "function"}
	if !maps.Equal(seen, want) {
		t.Errorf("the sampler sees %v, want %v", seen, want)
	}
	if spans := b.spans.GetSpans(); len(spans) != 0 {
		t.Errorf("spans %v", spans)
	}
	if got := b.counts(t)["echo"]; got != 1 {
		t.Errorf("the metric counts %d calls, although only spans are sampled", got)
	}
}

type samplerFunc func(sdktrace.SamplingParameters) sdktrace.SamplingResult

func (f samplerFunc) ShouldSample(p sdktrace.SamplingParameters) sdktrace.SamplingResult { return f(p) }
func (samplerFunc) Description() string                                                  { return "test" }

// TestGlobalProviders: without options, what the program has set is used.
func TestGlobalProviders(t *testing.T) {
	tracers, meters := otel.GetTracerProvider(), otel.GetMeterProvider()
	defer func() { otel.SetTracerProvider(tracers); otel.SetMeterProvider(meters) }()
	b := newBackend()
	otel.SetTracerProvider(b.tracers)
	otel.SetMeterProvider(b.provider)
	executor.Execute(context.Background(), call("1", "echo", "Pi"), registry(t, tool("echo", echo)), otelexecutor.Instrument())
	b.span(t)
	if got := b.counts(t)["echo"]; got != 1 {
		t.Errorf("counted %d times", got)
	}
}

// TestTime: the span and the metric hold all of a call's time.
func TestTime(t *testing.T) {
	slow := tool("slow", func(context.Context, tools.EchoParams, toolkit.CallContext) (toolkit.Output[any], error) {
		time.Sleep(20 * time.Millisecond)
		return toolkit.Output[any]{}, nil
	})
	b := newBackend()
	executor.Execute(context.Background(), call("1", "slow", ""), registry(t, slow), b.option())
	if sum := b.points(t)[0].Sum; sum < 0.02 || sum > 10 {
		t.Errorf("the metric has %v seconds", sum)
	}
}
