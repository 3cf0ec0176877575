package otelexecutor_test

import (
	"context"
	"encoding/json"
	"fmt"

	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/otelexecutor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/tools"
)

func ExampleInstrument() {
	registry, err := toolkit.NewRegistry(tools.Echo())
	if err != nil {
		fmt.Println(err)
		return
	}
	// A program has an exporter here that sends spans somewhere, and sets the provider with
	// otel.SetTracerProvider; then Instrument needs no options.
	spans := tracetest.NewInMemoryExporter()
	provider := sdktrace.NewTracerProvider(sdktrace.WithSyncer(spans))

	e := executor.New(registry, otelexecutor.Instrument(otelexecutor.WithTracerProvider(provider)))
	e.Execute(context.Background(), toolkit.Call{ID: "call-1", Name: "echo", Arguments: json.RawMessage(`{"value":"Pi"}`)})
	e.Execute(context.Background(), toolkit.Call{ID: "call-2", Name: "echo", Arguments: json.RawMessage(`{"value":1}`)})
	for _, span := range spans.GetSpans() {
		fmt.Printf("%s: %v %q\n", span.Name, span.Status.Code, span.Status.Description)
	}
	// Output:
	// execute_tool echo: Unset ""
	// execute_tool echo: Error "the arguments were refused"
}
