// Package jsts holds generated parsers to the JSON Schema Test Suite. The rows of
// jsts_triples.json, a Go type, its rules, a value and the verdict of the suite, become
// generated structs, and so do the suite's other schemas, where Go source can say them. The
// package has only tests.
package jsts
