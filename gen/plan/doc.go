// Package plan is what toolgen knows about a tool once it has read the source:
// the one description from which the JSON Schema and the parser are both made.
//
// A [Value] is a place in the arguments: the [Type] of JSON that stands there and
// the [Rule]s that it obeys. A [Struct] is an object with a [Field] for each
// property. Types form a small closed set, and so do rules; whatever a struct tag
// says has become one of them, or has been refused, before a plan exists.
//
// The plan knows nothing of syntax trees and type checkers, and nobody changes it
// after gen/build has made it. gen/schema reads it and writes keywords; gen/emit
// reads it and writes Go. For each rule both ask the same row of the table in
// gen/rule, which is why schema and parser agree.
//
// Start reading at [Package].
package plan
