package otelexecutor

import (
	"context"
	"strings"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/metric"
	semconv "go.opentelemetry.io/otel/semconv/v1.41.0"
	"go.opentelemetry.io/otel/trace"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

const (
	scope = "github.com/toolgen-go/toolgen/otelexecutor"

	// The metric is too young for package semconv.
	durationName        = "gen_ai.execute_tool.duration"
	durationDescription = "The duration of a single tool execution."

	// otherTool stands in the metric for the names that no tool has.
	otherTool = "_OTHER"
)

// durationBounds are the buckets that the conventions give the durations of other operations.
var durationBounds = []float64{0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92}

// Instrument records each call of an executor: a span, and its duration.
func Instrument(opts ...Option) executor.Option {
	var c config
	for _, opt := range opts {
		opt(&c)
	}
	if c.tracers == nil {
		c.tracers = otel.GetTracerProvider()
	}
	if c.meters == nil {
		c.meters = otel.GetMeterProvider()
	}
	// Where a provider fails, it says so itself and gives a histogram that records nothing.
	duration, err := c.meters.Meter(scope, metric.WithSchemaURL(semconv.SchemaURL)).Float64Histogram(durationName,
		metric.WithUnit("s"), metric.WithDescription(durationDescription), metric.WithExplicitBucketBoundaries(durationBounds...))
	if err != nil {
		otel.Handle(err)
	}
	i := instrument{
		config:   c,
		tracer:   c.tracers.Tracer(scope, trace.WithSchemaURL(semconv.SchemaURL)),
		duration: duration,
	}
	return executor.WithTracer(i.start)
}

type instrument struct {
	config
	tracer   trace.Tracer
	duration metric.Float64Histogram
}

// start begins the span of a call. It is an executor.Tracer.
func (i instrument) start(ctx context.Context, call toolkit.Call, tool toolkit.Definition) (context.Context, func(toolkit.Result)) {
	began := time.Now()
	name := valid(call.Name)
	ctx, span := i.tracer.Start(ctx, "execute_tool "+name,
		trace.WithTimestamp(began),
		trace.WithSpanKind(trace.SpanKindInternal),
		// The sampler sees no others.
		trace.WithAttributes(semconv.GenAIOperationNameExecuteTool, semconv.GenAIToolName(name), semconv.GenAIToolType("function")))
	if call.ID != "" {
		span.SetAttributes(semconv.GenAIToolCallID(valid(call.ID)))
	}
	if tool.Description != "" {
		span.SetAttributes(semconv.GenAIToolDescription(valid(tool.Description)))
	}
	if i.arguments && len(call.Arguments) > 0 && span.IsRecording() {
		span.SetAttributes(semconv.GenAIToolCallArgumentsKey.String(valid(string(call.Arguments))))
	}
	if len(tool.Parameters) == 0 { // a registered tool has some, be it {"type":"object"}
		name = otherTool
	}
	return ctx, func(r toolkit.Result) {
		ended := time.Now()
		defer span.End(trace.WithTimestamp(ended)) // also where the details of a result panic
		i.measure(ctx, name, r, ended.Sub(began))
		i.finish(span, r)
	}
}

// measure records how long the call took.
func (i instrument) measure(ctx context.Context, name string, r toolkit.Result, took time.Duration) {
	attributes := []attribute.KeyValue{semconv.GenAIOperationNameExecuteTool, semconv.GenAIToolName(name), semconv.GenAIToolType("function")}
	if r.IsError {
		attributes = append(attributes, classOf(r.Err).attribute())
	}
	i.duration.Record(ctx, took.Seconds(), metric.WithAttributes(attributes...))
}

// finish tells the span of the result.
func (i instrument) finish(span trace.Span, r toolkit.Result) {
	if !span.IsRecording() {
		return
	}
	if r.IsError {
		class := classOf(r.Err)
		span.SetAttributes(class.attribute())
		text := class.text
		if i.results {
			text = firstText(r.Content, text)
		}
		span.SetStatus(codes.Error, valid(text))
		return
	}
	if !i.results {
		return
	}
	text, _ := r.MarshalJSON() // which never fails
	span.SetAttributes(semconv.GenAIToolCallResultKey.String(valid(string(text))))
}

// firstText returns the first text of the content, or instead where there is none.
func firstText(content []toolkit.Content, instead string) string {
	for _, c := range content {
		if text, ok := c.(toolkit.TextContent); ok && text.Text != "" {
			return text.Text
		}
	}
	return instead
}

// valid replaces what is no UTF-8. One such string of a model would make an exporter refuse all
// spans of its batch.
func valid(s string) string { return strings.ToValidUTF8(s, "\uFFFD") }
