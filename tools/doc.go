// Package tools holds the project's own tools, one file for each: the parameters, the
// details, and a function that returns the tool. To add one, write its file, run go
// generate, and name the tool in [All].
package tools

//go:generate go tool toolgen
