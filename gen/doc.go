// Package gen is the generator behind the command toolgen: from package patterns to
// the files that the packages must have.
//
// [Generate] is the whole way, and each step on it is a package:
//
//	gen/load    the source, as syntax and types; nothing is compiled
//	gen/build   what the source means: a plan, or what has to change first
//	gen/schema  the plan as JSON Schema
//	gen/emit    the plan as a Go file
//	gen/lint    what of the plan is allowed and seldom meant
//
// The plan (gen/plan) is the only thing that gen/schema and gen/emit have in common, and for
// each rule both read one row of one table (gen/rule): that is why the schema that
// a model sees and the parser that the program runs cannot disagree.
//
// Generate returns files in memory. [Result.Write] and [Result.Check] are two
// consumers of the same result: one makes the disk equal to it, the other says where
// the disk is not.
//
// Start reading at [Generate].
package gen
