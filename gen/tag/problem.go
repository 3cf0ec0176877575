package tag

// Problem is one thing to change in a tag.
type Problem struct {
	Offset  int    // in the source text of the literal, in bytes; -1 where that is not known
	Code    string // one of the Code constants
	Message string // one sentence, with what to write instead
}

// The codes of problems. They are stable.
const (
	CodeSyntax       = "tag-syntax"        // not a list of key:"value" pairs
	CodeRepeatedKey  = "tag-repeated-key"  // a key stands twice in a tag
	CodeUnknownKey   = "tag-unknown-key"   // a key that is nearly one that toolgen reads
	CodeText         = "tag-text"          // a value is not valid UTF-8
	CodeEmptyWord    = "tag-empty-word"    // nothing between two separators
	CodeSpace        = "tag-space"         // a space before or after a word
	CodeCommaCut     = "tag-comma-cut"     // an unescaped comma ends a value too early
	CodeMissingKey   = "tag-missing-name"  // "=value" without a name
	CodeMissingValue = "tag-missing-value" // a name without the value it needs
	CodeJSONName     = "json-name"         // a name that encoding/json ignores
	CodeJSONOption   = "json-option"       // an option that encoding/json ignores, or one said twice
)
