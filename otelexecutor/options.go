package otelexecutor

import (
	"go.opentelemetry.io/otel/metric"
	"go.opentelemetry.io/otel/trace"
)

// Option changes what is recorded, and where.
type Option func(*config)

type config struct {
	tracers   trace.TracerProvider
	meters    metric.MeterProvider
	arguments bool
	results   bool
}

// WithTracerProvider sends the spans to this provider. Without it, or with nil, it is the global one.
func WithTracerProvider(provider trace.TracerProvider) Option {
	return func(c *config) { c.tracers = provider }
}

// WithMeterProvider sends the metric to this provider. Without it, or with nil, it is the global one.
func WithMeterProvider(provider metric.MeterProvider) Option {
	return func(c *config) { c.meters = provider }
}

// WithArguments records the arguments of each call in its span, as the model sent them. They may
// hold what is nobody's business.
func WithArguments() Option {
	return func(c *config) { c.arguments = true }
}

// WithResults records the result of each call in its span: where it is no error its JSON form, and else, as the
// description of the span's status, what the model reads. It may hold what is nobody's business.
func WithResults() Option {
	return func(c *config) { c.results = true }
}
