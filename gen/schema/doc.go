// Package schema writes the JSON Schema of a plan. The model of the schema is
// invopop's; which keyword a rule becomes is asked of the table in gen/rule, and the
// text is written by a writer of its own, so that the bytes depend on no library's
// order of fields: the same plan gives the same bytes.
//
// Start reading at [Of].
package schema
