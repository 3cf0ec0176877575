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
	// Rules between fields, but for what dependentRequired, oneOf and anyOf say.
	{"string", toolkit.CodeRequiredWhen},
	{"int", toolkit.CodeRequiredWhen},
	{"bool", toolkit.CodeRequiredWhen},
	{"time.Duration", toolkit.CodeRequiredWhen},
	{"time.Time", toolkit.CodeRequiredWhen},
	{"bytes", toolkit.CodeRequiredWhen},
	{"slice", toolkit.CodeRequiredWhen},
	{"map", toolkit.CodeRequiredWhen},
	{"any", toolkit.CodeRequiredWhen},
	{"string", toolkit.CodeExcluded},
	{"int", toolkit.CodeExcluded},
	{"bool", toolkit.CodeExcluded},
	{"time.Duration", toolkit.CodeExcluded},
	{"time.Time", toolkit.CodeExcluded},
	{"bytes", toolkit.CodeExcluded},
	{"slice", toolkit.CodeExcluded},
	{"map", toolkit.CodeExcluded},
	{"any", toolkit.CodeExcluded},
	{"string", toolkit.CodeCompared},
	{"int", toolkit.CodeCompared},
	{"int8", toolkit.CodeCompared},
	{"uint", toolkit.CodeCompared},
	{"float32", toolkit.CodeCompared},
	{"float64", toolkit.CodeCompared},
	{"bool", toolkit.CodeCompared},
	{"time.Duration", toolkit.CodeCompared},
	{"time.Time", toolkit.CodeCompared},
	{"union", toolkit.CodeCompared},
	{"union", toolkit.CodeRequiredWhen}, // in a variant
}
