// Package executor answers the calls of a language model. Every call gets exactly one
// result with the call's own id and name, whatever happens on the way:
//
//	lookup → parse → before → turn → execute → after → result
//
// The way stands in call.go, in this order. A step that fails ends it: the steps before after do not
// run any more, and the result says in words for a model what was wrong. Lookup fails on a name that
// is not registered, parse on arguments that break the schema, before on a hook that denies, execute
// on an error of the tool. Hooks after see every outcome. What went wrong for the program to know is in
// [toolkit.Result].Err, for errors.Is and errors.As, and never in the JSON of the result.
//
// Everything besides lookup, parse and execute is an option, and nothing of it is on by default:
//
//   - parse: [WithUnknownFields], [WithRepairs], [WithParseOptions]
//   - before and after: [WithBefore], [WithAfter]; an approval is a hook before
//   - turn: in a batch, [WithConcurrency], and the Mode and the Key of a [toolkit.Tool]
//   - execute: [WithTimeout], [WithGrace], and the tool's own Timeout
//   - result: [WithResultLimit]
//   - seen from outside: [WithObserver], [WithLogger], [WithTracer], [WithCallContext]
//
// The executor does not trust the code that it calls. Each call flies on a goroutine of its own, unless
// its tool is Inline, so that a panic, a runtime.Goexit or a tool that ignores its context costs one
// failed result and not the program. flight.go says who may end a flight. A panic's value and stack go
// to the log and to Result.Err; the model reads "internal error".
//
// Time is honest: a tool whose time is over, or whose caller has cancelled, has a moment to say
// how far it came. Then the call has its result; the goroutine that was left behind is counted in
// [Executor.Stragglers], and what it gives later is dropped, and so is its progress.
//
// A batch, [Executor.ExecuteAll] or [Executor.ExecuteEach], is many such calls: batch.go. Which of them
// may run at the same time is in gate.go.
//
// Start reading at call.go.
package executor
