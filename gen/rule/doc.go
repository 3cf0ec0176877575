// Package rule is the table of everything that a struct tag can demand.
//
// There are two vocabularies and one set of rules. [Validate] and [JSONSchema] say
// for each word of the tags and each [Kind] of value which [plan.Rule] the word
// becomes, or why it is refused. [Table] says for each rule, side by side in one
// row, what it is in the schema (Keyword), what it is in the parser (Broken), and
// whether a literal of the source obeys it (Holds). A rule that is not in the table
// cannot be planned, and one that is in it has both sides: this is where schema and
// parser are kept from disagreeing.
//
// Start reading at [Table] in table.go, whose conditions are in condition.go; words.go
// holds the two vocabularies, and lower.go what their words become. The words that only
// validator itself can judge have a table of their own, in calls.go.
package rule
