// Package toolkit holds what a tool for a language model is made of, and the one
// way to run it.
//
// A tool is one struct of parameters, one function, and a [Schema] that is used
// twice: its JSON Schema tells the model what to send, and its parser checks what
// the model did send. The first guides, the second decides. A model that has seen
// the schema still sends what it likes, so nothing runs on arguments that were
// not parsed.
//
//	Call{id, name, arguments} → Registry.Get → Tool.Prepare → Invocation.Run → Result{same id, same name}
//
// The order is not a rule to remember; it is the only one that can be written.
// [AnyTool] has no method that executes. [AnyTool.Prepare] parses, and only a
// parse that succeeded makes an [Invocation]; [Invocation.Run] is the only way to
// the tool's function, and it works once.
//
// Every call is answered by exactly one [Result] that carries the call's own id
// and name, also when the tool is unknown, the arguments are wrong or the tool
// failed. Package executor sees to that; this package has the values that it
// works with:
//
//   - [Tool], [NewTool], [Schema], [EmptySchema]: what the author writes.
//     Generated schemas come from "go tool toolgen".
//   - [Registry] and [Definition]: what one run may use, and what the model is told.
//   - [Call] and [Result]: the two messages, with their JSON forms.
//   - [Content], [Output], [CallContext]: what a tool gives back and what it is given.
//   - [ParseError] and [Issue]: what was wrong with the arguments, in words for a model.
//   - [ToolError], [RetryError], [PanicError] and the Err variables: why a call failed.
//
// Start reading at tool.go. The package needs the standard library only. Parsing
// calls neither reflect nor encoding/json; the latter writes details and content.
package toolkit
