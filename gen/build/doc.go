// Package build makes the plan: it reads checked Go types and their tags and says
// what a tool accepts, or what has to change in the source first.
//
// Every error of meaning is found here and nowhere later: a type that JSON cannot
// hold, a word that no tag knows, rules that contradict each other. A package that
// comes out without diagnostics can be generated.
//
// The way through the package is the way down a declaration: directives (directive.go)
// name the roots; a root is a struct whose fields are found as encoding/json finds
// them (fields.go); a field's Go type becomes a plan.Value (value.go), constants of a
// named type become its members (enum.go), and its tags become rules (tags.go).
// Functions become tools (tool.go), and their results output schemas (output.go).
//
// Start reading at [Packages].
package build
