package laws

import "github.com/toolgen-go/toolgen/toolkit"

// beyondRows are the rows that a schema cannot say, and no others set BeyondSchema. Each
// must be needed in a run: by a text that the schema accepts and the parser refuses.
var beyondRows = []row{
	{"time.Duration", toolkit.CodeMinimum},
	{"time.Duration", toolkit.CodeMaximum},
	{"time.Duration", toolkit.CodeExclusiveMinimum},
	{"time.Duration", toolkit.CodeExclusiveMaximum},
	{"time.Duration", toolkit.CodeConst},
	{"time.Duration", toolkit.CodeNotConst},
	{"time.Duration", toolkit.CodeNonZero},
	{"time.Time", toolkit.CodeNonZero},
	{"struct", toolkit.CodeNonZero},
	{"bytes", toolkit.CodeMinBytes},
	{"bytes", toolkit.CodeMaxBytes},
	{"bytes", toolkit.CodeNotLength},
	{"any", toolkit.CodeRange}, // a number that float64 cannot hold

	// Numbers in strings, and what a Go type cannot hold of them.
	{"quoted integer", toolkit.CodeRange},
	{"quoted integer", toolkit.CodeMinimum},
	{"quoted integer", toolkit.CodeMaximum},
	{"quoted integer", toolkit.CodeExclusiveMinimum},
	{"quoted integer", toolkit.CodeMultipleOf},
	{"quoted float", toolkit.CodeRange},
	{"quoted float", toolkit.CodeMinimum},
	{"quoted float", toolkit.CodeExclusiveMaximum},
	{"quoted float", toolkit.CodeNotConst},
	{"big.Int", toolkit.CodeRange}, // more than 4,096 digits

	// The verdicts of the types themselves.
	{"netip.Prefix", toolkit.CodeFormat},
	{"own", toolkit.CodeFormat},
	{"own", toolkit.CodeRange}, // an integer of more than 4,096 digits
	{"name, integer", toolkit.CodeKeyRange},
	{"name, own", toolkit.CodeFormat},
	{"name, own", toolkit.CodeKeyRepeated},
	{"name, netip.Addr", toolkit.CodeFormat},
}
