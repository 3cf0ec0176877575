// Package cases has mistakes that users of tool libraries have reported, each cut down to
// its smallest input. A case has a letter and a number, which the tests are named for: D
// for decoding, S for schemas, V for rules.
package cases

//go:generate go tool toolgen
