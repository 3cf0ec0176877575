// Package decode reads the arguments of a tool call, strictly, straight into typed fields.
// Generated parsers are written against it.
//
// # The idea
//
// A [Decoder] is a position in a text that is never copied and never changed. Its methods
// read one value each: [Decoder.String], [Decoder.Int], [Decoder.Array], and so on.
// [Decoder.Object] takes the names of the fields and yields their indexes, so generated
// code is a switch over small integers, and the names are compared here, in one place.
// There is no tree, no reflection and no token stream in between. One pass checks
// everything: syntax, UTF-8, surrogates, depth, repeated names.
//
// Reading is sticky. What is not JSON halts the decoder: the position moves to the end of
// the text, every method finds nothing there and returns zero values, loops end, and
// [Decoder.Finish] returns that one syntax error. So generated code checks no errors on
// the way.
//
// A value that is JSON but not what was wanted does not halt anything. It is skipped, and
// an issue is noted: only its offset in the text, its code and an argument. [Decoder.Fail]
// does the same for a rule that the value just read has broken. What a person or a model
// needs to know about it, the path, the value as it was sent, the name that was probably
// meant, is worked out by Finish, in one forward walk over the text that passes all the
// offsets in order. So a parse without problems pays nothing for good messages, and a
// parse with many is still linear.
//
// Memory is allocated for the result alone. Strings are copied out of the text, unless
// [Options].AliasInput allows sharing it; enum values are the constants themselves. Escapes
// are resolved in pooled scratch memory. The decoder is made to stay on the caller's stack:
// no method keeps a pointer to it, and tests hold that.
//
// # Where to start reading
//
//   - decoder.go: the Decoder, how it halts, how issues are noted
//   - object.go: names, repeated and missing members
//   - string.go: the scan that finds the end of a string eight bytes at a time, escapes
//   - number.go, integer.go, float.go: numbers, exactly
//   - skip.go, names.go: values that are only checked
//   - walk.go, message.go: from offsets to paths and texts
//   - code.go: every code with its text
package decode
