package decode

// DefaultMaxDepth is how deeply objects and arrays may nest when Options says nothing.
const DefaultMaxDepth = 1000

// LimitMaxDepth is the deepest nesting that Options can ask for; more is read as this. It
// keeps recursive parsers within the stack, and is where encoding/json ends, too.
const LimitMaxDepth = 10_000

// Options change what a parser accepts. The zero value is the strict default.
type Options struct {
	// MaxDepth is the deepest nesting of objects and arrays that is accepted, the
	// arguments object itself being level 1. Zero means DefaultMaxDepth, and no more
	// than LimitMaxDepth is possible.
	MaxDepth int
	// RejectUnknown makes a field that no parameter has an issue instead of dropping it.
	RejectUnknown bool
	// NullIsAbsent reads null for an optional parameter as if the parameter were left out.
	NullIsAbsent bool
	// AliasInput lets strings without escapes share memory with the arguments. The
	// caller must then not change the arguments while the parameters are in use, and
	// one short string keeps all of the arguments alive.
	AliasInput bool
}

// Report tells what a successful parse left out.
type Report struct {
	// Dropped holds the unknown fields as JSON Pointers (RFC 6901), in the order of
	// the text, at most MaxDropped of them.
	Dropped []string
}

// MaxDropped is the largest number of unknown fields that a Report names.
const MaxDropped = 64
