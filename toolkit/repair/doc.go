// Package repair mends arguments that a strict parser has refused, where what the model
// meant can be told for certain and nothing of it is lost: a null for a field that can be
// left out, JSON in a string, a number in quotes, a newline after an enum's value, one
// value where a list was asked for. Each [Rule] is chosen by the program, and each change
// is reported.
//
//	strict parse → issues → Arguments → strict parse → … → Invocation and repairs
//
// A repair is no second, lenient parser. Two things guide it. The issues of the strict
// parse say which values may be touched: what was accepted stays, such as the branch of a
// union. The JSON Schema at that place says what was asked for. Then the strict parser
// judges the new text as it would any other, and where it still refuses, the model reads
// the first error, about the text that it sent.
//
// What is never done: a text that is not JSON is not completed or guessed at, null never
// becomes a value, no digit of a number changes, a string stays a string where the schema
// allows one, and names are exact.
//
// Start reading at [Prepare]; [Arguments] is one round of it.
package repair
