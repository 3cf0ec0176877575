package otelexecutor

import (
	"errors"

	"go.opentelemetry.io/otel/attribute"
	semconv "go.opentelemetry.io/otel/semconv/v1.41.0"

	"github.com/toolgen-go/toolgen/toolkit"
)

// class is one of the few kinds of errors that a backend counts. Its text is what a span says without
// asking: messages of errors may quote arguments.
type class struct{ name, text string }

func (c class) attribute() attribute.KeyValue { return semconv.ErrorTypeKey.String(c.name) }

// causes are the classes that one error stands for. An error may be several of them: of those, the first is taken.
var causes = []struct {
	err error
	class
}{
	{toolkit.ErrUnknownTool, class{"unknown_tool", "no tool has this name"}},
	{toolkit.ErrBlocked, class{"blocked", "the call was not allowed"}},
	{toolkit.ErrTimeout, class{"timeout", "the time for the call was over"}},
	{toolkit.ErrCancelled, class{"cancelled", "the caller has cancelled"}},
	{toolkit.ErrTruncated, class{"truncated", "the reply of the model was cut off"}},
	{toolkit.ErrDuplicateCall, class{"duplicate_call", "another call has the same id"}},
}

// classOf returns the class of the cause of a result that is an error.
func classOf(err error) class {
	// A panic comes first, since its value may be any error, and the refused arguments last, since a tool that
	// calls others may hand on what they said.
	if panicked := (*toolkit.PanicError)(nil); errors.As(err, &panicked) {
		return class{"panic", "the code panicked"}
	}
	for _, c := range causes {
		if errors.Is(err, c.err) {
			return c.class
		}
	}
	if refused := (*toolkit.ParseError)(nil); errors.As(err, &refused) {
		return class{"invalid_arguments", "the arguments were refused"}
	}
	return class{"tool_error", "the tool has failed"}
}
