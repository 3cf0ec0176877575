// Package rules holds one small struct for each rule of the validate tag, with the rule
// on every kind of field that it fits. The fields of most are optional, so that one
// refused field does not hide the others' verdicts.
package rules

//go:generate go tool toolgen
