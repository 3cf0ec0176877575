// Package otelexecutor gives the calls of package executor spans and metrics of OpenTelemetry, by the
// semantic conventions for generative AI. It is a module of its own: who does not use it does not
// download OpenTelemetry.
//
//	executor.New(registry, otelexecutor.Instrument())
//
// The span of a call is named "execute_tool" and the tool. It begins when the call starts and ends with
// the result, so it holds the wait for a turn and the hooks, too. Hooks and the tool have it in
// their context: spans that they start are its children. Its attributes are
//
//	gen_ai.operation.name       execute_tool
//	gen_ai.tool.name            the name, as the model sent it
//	gen_ai.tool.type            function
//	gen_ai.tool.call.id         where the call has one
//	gen_ai.tool.description     where the tool is known and has one
//	error.type                  where the result is an error: see below
//	gen_ai.tool.call.arguments  only with [WithArguments]
//	gen_ai.tool.call.result     only with [WithResults], and only where the result is no error
//
// The metric is the histogram gen_ai.execute_tool.duration, in seconds, of the same time as the span. Its
// attributes are the operation, the type, error.type and the name of the tool. A name that no registered
// tool has was made up by the model, and each such name would be one more time series: the metric has
// "_OTHER" for all of them, as for calls that ended before their tool was looked up.
//
// Each error is in one class, whatever its text is:
//
//	panic              the tool, or a hook, panicked
//	unknown_tool       no tool has the name
//	invalid_arguments  the arguments were refused
//	blocked            a hook has denied the call
//	timeout            the time of the tool was over
//	cancelled          the caller has cancelled
//	truncated          the reply was cut off, so nothing of it was run
//	duplicate_call     another call of the batch has the id
//	tool_error         anything else: the tool has failed, or says so in its result
//
// A call that repeats another one of its batch ([toolkit.Result].Repeat) is not run, and has neither a
// span nor a place in the metric.
//
// The names are those of the semantic conventions 1.41.0, the last release that has those for generative
// AI. They have since moved to github.com/open-telemetry/semantic-conventions-genai, from where the metric
// is (pull request 201). All of them are still in development, and may change.
package otelexecutor
