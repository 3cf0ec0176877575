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
}
