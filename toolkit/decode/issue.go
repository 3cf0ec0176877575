package decode

// Issue is one problem with the arguments, in words for a model.
type Issue struct {
	// Path is the place as a JSON Pointer (RFC 6901); empty for the arguments as a whole.
	Path string
	// Code names the kind of problem: one of the constants of this package.
	Code string
	// Message is a sentence without the path: "must be a string, got number".
	Message string
	// BeyondSchema says that the JSON Schema cannot express what was broken, so a
	// schema validator may accept the same arguments. It belongs to the rule or type
	// that raised the issue, never to an input.
	BeyondSchema bool
	// Offset is the byte of the arguments at which the value starts; for a syntax
	// error, the byte that could not be read.
	Offset int
}

// ParseError holds every problem of one parse, at least one and at most MaxIssues.
type ParseError struct {
	Issues []Issue
	// More says that there were further problems than Issues holds.
	More bool
}

// MaxIssues is the largest number of problems that a ParseError holds.
const MaxIssues = 20
