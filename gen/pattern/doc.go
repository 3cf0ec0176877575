// Package pattern says which regular expressions mean the same in Go (RE2) and in
// ECMA-262 with the u flag, the dialect that JSON Schema asks for. A pattern that
// [Check] allows may stand in a schema and in Go code: every string that one engine
// matches, the other matches too.
//
// Check does not translate, but for the few things that [Rewrite] writes out. It knows a
// common subset, construct by construct, and refuses the rest with what to write instead.
// Some of what it refuses has the same meaning in both: it stays out because it is easily
// misread (\0), or because an engine in wide use gets it wrong (\B).
//
// [Runs] finds the patterns that a loop over the bytes of a text can judge.
package pattern
