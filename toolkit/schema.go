package toolkit

import (
	"encoding/json"

	"github.com/toolgen-go/toolgen/toolkit/decode"
)

// Schema is one description of parameters with two uses: the model reads the
// JSON Schema, the program runs the parser. toolgen generates both from one plan,
// so that they cannot disagree; a schema may also be written by hand.
//
// Generated schemas also have
//
//	ParseWith(arguments []byte, o ParseOptions) (P, ParseReport, error)
//
// which hand-written ones may leave out; their tools then take no [ParseOption]
// and report no dropped fields.
//
// Both methods must be safe for concurrent use.
type Schema[P any] interface {
	// Parse reads the JSON text of an object into new parameters that share no
	// memory with it. Empty arguments read as {}. The error is a *[ParseError]
	// where the arguments are at fault.
	Parse(arguments []byte) (P, error)
	// JSONSchema returns the JSON Schema of the parameters, or nil for
	// {"type":"object"}.
	JSONSchema() json.RawMessage
}

// optionParser is what a Schema has besides when it can parse with options.
type optionParser[P any] interface {
	ParseWith(arguments []byte, o ParseOptions) (P, ParseReport, error)
}

// The types of a parse, which package decode defines so that generated parsers
// need nothing else.
type (
	// Issue is one problem with the arguments, in words for a model: Path (a JSON
	// Pointer), Code (one of the Code constants), Message, BeyondSchema and Offset. See
	// [decode.Issue].
	Issue = decode.Issue
	// ParseError holds every problem of one parse in Issues; its text is the one that a
	// model reads. See [decode.ParseError].
	ParseError = decode.ParseError
	// ParseOptions change what a parser accepts; the zero value is strict. The fields
	// are MaxDepth, RejectUnknown, NullIsAbsent and AliasInput. See [decode.Options].
	ParseOptions = decode.Options
	// ParseReport tells in Dropped, as JSON Pointers, what a successful parse left out.
	// See [decode.Report].
	ParseReport = decode.Report
)

// ParseOption sets one of the [ParseOptions].
type ParseOption func(*ParseOptions)

// MaxDepth limits the nesting of objects and arrays to n levels, the arguments
// object itself being level 1. Less than 1 means the default of 1,000.
func MaxDepth(n int) ParseOption {
	return func(o *ParseOptions) { o.MaxDepth = max(n, 0) }
}

// RejectUnknown makes a field that is not a parameter a problem instead of
// dropping it.
func RejectUnknown() ParseOption {
	return func(o *ParseOptions) { o.RejectUnknown = true }
}

// NullIsAbsent reads null for an optional parameter as if it were left out.
func NullIsAbsent() ParseOption {
	return func(o *ParseOptions) { o.NullIsAbsent = true }
}

// AliasInput lets strings of the parameters share memory with the arguments. The
// arguments must then not change while the parameters are in use.
func AliasInput() ParseOption {
	return func(o *ParseOptions) { o.AliasInput = true }
}

// parseOptions applies the options in order. It is apart from Prepare because the
// functions make its variable escape, which a Prepare without options must not pay.
func parseOptions(opts []ParseOption) ParseOptions {
	var o ParseOptions
	for _, opt := range opts {
		if opt != nil {
			opt(&o)
		}
	}
	return o
}

// EmptySchema is the schema of a tool without parameters: an object that has none.
var EmptySchema Schema[struct{}] = emptySchema{}

type emptySchema struct{}

func (emptySchema) Parse(arguments []byte) (struct{}, error) {
	d := decode.New(arguments)
	return parseEmpty(&d)
}

func (emptySchema) ParseWith(arguments []byte, o ParseOptions) (struct{}, ParseReport, error) {
	d := decode.NewWith(arguments, o)
	if _, err := parseEmpty(&d); err != nil {
		return struct{}{}, ParseReport{}, err
	}
	return struct{}{}, d.Report(), nil
}

func parseEmpty(d *decode.Decoder) (struct{}, error) {
	obj := d.Object(nil)
	for obj.Next() {
	}
	return struct{}{}, d.Finish()
}

func (emptySchema) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"type":"object","properties":{},"additionalProperties":false}`)
}
