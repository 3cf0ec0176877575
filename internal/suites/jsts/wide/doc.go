// Package wide holds what source can say of the JSON Schema Test Suite and a tag on a lone
// field cannot: recursion, references, groups of required names, rules between fields, and
// any JSON of certain types. The types are written by hand after the schemas of the suite.
package wide
