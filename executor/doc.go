// Package executor answers the calls of a language model. Every call gets exactly one
// result with the call's own id and name, whatever happens on the way:
//
//	lookup → parse → execute → result
//
// The path stands in execute.go, in this order, and in flight.go who may end it. A step that
// fails ends the path: the steps after it do not run, and the result says in words for a model
// what was wrong. Lookup fails on a name that is not registered, parse on arguments that break the
// schema, execute on an error of the tool. What went wrong for the program to know is in
// [toolkit.Result].Err, for errors.Is and errors.As, and never in the JSON of the result.
//
// The executor does not trust the code that it calls. Each call's schema and tool run on a
// goroutine of their own, so that a panic, a runtime.Goexit or a tool that ignores its
// context costs one failed result and not the program. A panic's value and stack go to
// the log and to Result.Err; the model reads "internal error".
//
// Time is honest: a tool whose Timeout is over has its result then, and one whose caller
// has cancelled gets a second to say how far it came. What it gives later is dropped, and
// so is its progress.
//
// Start reading at execute.go.
package executor
