// Package cases has mistakes that users of tool libraries have reported, each cut down to
// its smallest input. A case has a letter and a number, which the tests are named for: D
// for decoding, S for schemas, V for rules. What is parsed is sent to a tool as well. Of the
// repairs that some reports ask for, the parser has one: null for absent, where an option
// says so.
package cases

//go:generate go tool toolgen
