package otelexecutor_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"go.opentelemetry.io/otel/attribute"
	sdkmetric "go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/metric/metricdata"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/otelexecutor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/tools"
)

type execute = func(context.Context, tools.EchoParams, toolkit.CallContext) (toolkit.Output[any], error)

// tool returns a tool with the parameters of echo.
func tool(name string, run execute) toolkit.AnyTool {
	return &toolkit.Tool[tools.EchoParams, any]{
		Name:        name,
		Description: "What " + name + " does",
		Schema:      tools.EchoParamsSchema,
		Execute:     run,
	}
}

func echo(_ context.Context, p tools.EchoParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
	return toolkit.TextOutput[any](p.Value, nil), nil
}

func registry(t *testing.T, all ...toolkit.AnyTool) *toolkit.Registry {
	t.Helper()
	r, err := toolkit.NewRegistry(all...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func call(id, name, value string) toolkit.Call {
	arguments, _ := json.Marshal(map[string]string{"value": value})
	return toolkit.Call{ID: id, Name: name, Arguments: arguments}
}

// backend keeps what is recorded.
type backend struct {
	spans    *tracetest.InMemoryExporter
	tracers  *sdktrace.TracerProvider
	reader   *sdkmetric.ManualReader
	provider *sdkmetric.MeterProvider
}

func newBackend() *backend {
	b := &backend{spans: tracetest.NewInMemoryExporter(), reader: sdkmetric.NewManualReader()}
	b.tracers = sdktrace.NewTracerProvider(sdktrace.WithSyncer(b.spans))
	b.provider = sdkmetric.NewMeterProvider(sdkmetric.WithReader(b.reader))
	return b
}

// option instruments an executor with this backend.
func (b *backend) option(opts ...otelexecutor.Option) executor.Option {
	return otelexecutor.Instrument(append(opts, otelexecutor.WithTracerProvider(b.tracers), otelexecutor.WithMeterProvider(b.provider))...)
}

// span returns the one span that has ended.
func (b *backend) span(t *testing.T) tracetest.SpanStub {
	t.Helper()
	spans := b.spans.GetSpans()
	if len(spans) != 1 {
		t.Fatalf("%d spans, want 1", len(spans))
	}
	return spans[0]
}

// points returns the points of the metric, the only one.
func (b *backend) points(t *testing.T) []metricdata.HistogramDataPoint[float64] {
	t.Helper()
	var data metricdata.ResourceMetrics
	if err := b.reader.Collect(context.Background(), &data); err != nil {
		t.Fatal(err)
	}
	if len(data.ScopeMetrics) != 1 || len(data.ScopeMetrics[0].Metrics) != 1 {
		t.Fatalf("metrics %+v, want one", data.ScopeMetrics)
	}
	m := data.ScopeMetrics[0].Metrics[0]
	if m.Name != "gen_ai.execute_tool.duration" || m.Unit != "s" {
		t.Errorf("the metric is %s in %s", m.Name, m.Unit)
	}
	return m.Data.(metricdata.Histogram[float64]).DataPoints
}

// plain returns attributes as a map of texts.
func plain(attributes []attribute.KeyValue) map[string]string {
	texts := make(map[string]string)
	for _, a := range attributes {
		texts[string(a.Key)] = a.Value.String()
	}
	return texts
}

// counts returns how often the metric has each "tool class".
func (b *backend) counts(t *testing.T) map[string]uint64 {
	t.Helper()
	counts := make(map[string]uint64)
	for _, p := range b.points(t) {
		texts := plain(p.Attributes.ToSlice())
		if texts["gen_ai.operation.name"] != "execute_tool" || texts["gen_ai.tool.type"] != "function" {
			t.Errorf("a point has %v", texts)
		}
		counts[strings.TrimSpace(texts["gen_ai.tool.name"]+" "+texts["error.type"])] += p.Count
		if len(texts) > 4 {
			t.Errorf("a point has %v, which is too much", texts)
		}
	}
	return counts
}
