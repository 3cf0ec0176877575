// Package emit prints the parsers and tools of a plan as one Go file.
//
// What is printed is read by people: it should look as if a careful one had written
// it. A file holds, in this order, the schemas that other code uses, a parser for
// each struct that they reach, the tools, and a guard that stops compiling when the
// source has moved on.
//
// The printer knows how each type of the plan is read (read.go). What a rule demands
// of the value that was read it asks of the table in gen/rule; a pattern becomes a loop
// where it can (match.go). Names of packages and
// of local variables keep clear of what the package declares (names.go).
//
// Start reading at [File].
package emit
