// Package judge lets an independent validator, santhosh-tekuri/jsonschema, say which
// arguments a generated schema accepts. Tests hold the generated parsers to it.
//
// The judge works on its own copy of the schema, because a parser and a validator
// cannot mean the same by every keyword: unknown members of a struct are dropped by a
// parser and not an error, Go integers have bounds that the schema does not state, and
// a format that a Go type or a validator rule also judges means what all of them accept.
// Nothing in the copy is written by hand: bounds come from the Go type, verdicts on
// formats from the validator itself, from encoding/json and from go-playground/validator.
package judge

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// Judge gives the validator's verdict on arguments for one schema. It is not safe for
// concurrent use.
type Judge struct {
	typ      reflect.Type
	doc      any // the judge's copy
	variants []Variant
	schema   *jsonschema.Schema
	unsure   bool
}

// Unsure reports whether the type of a variant is not known, so that the judge allows
// numbers in it that the type cannot hold.
func (j *Judge) Unsure() bool { return j.unsure }

// New returns the judge of schema, which describes the Go type typ. It fails the test
// if the schema is not valid JSON Schema (draft 2020-12) or does not fit the type.
func New(t testing.TB, schema json.RawMessage, typ reflect.Type, variants ...Variant) *Judge {
	t.Helper()
	j, err := Of(schema, typ, variants...)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// Of is New for those who have no test to fail.
func Of(schema json.RawMessage, typ reflect.Type, variants ...Variant) (*Judge, error) {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema))
	if err != nil {
		return nil, fmt.Errorf("the schema of %v is not JSON: %w", typ, err)
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	c.AssertFormat()
	c.AssertContent()
	o := opener{compiler: c, root: doc, variants: variants, opened: map[string]bool{"#": true}}
	if err := o.open(doc, typ, ""); err != nil {
		return nil, fmt.Errorf("the schema of %v does not fit the type: %w\n%s", typ, err, schema)
	}
	const name = "mem:///schema.json"
	if err := c.AddResource(name, doc); err != nil {
		return nil, fmt.Errorf("the schema of %v: %w", typ, err)
	}
	compiled, err := c.Compile(name)
	if err != nil {
		return nil, fmt.Errorf("the schema of %v: %w\n%s", typ, err, schema)
	}
	return &Judge{typ, doc, variants, compiled, o.unsure}, nil
}

// Accepts reports whether the schema accepts the JSON text, and if not, why. Numbers at
// float fields are rounded to the Go type before they are judged, since the parser's
// caller never sees more digits than that.
func (j *Judge) Accepts(text []byte) (bool, string) {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return false, fmt.Sprintf("not JSON: %v", err)
	}
	if err := j.schema.Validate(j.round(doc, j.typ, j.doc)); err != nil {
		return false, err.Error()
	}
	return true, ""
}

// decode reads JSON with its numbers as text.
func decode(text []byte, into *any) error {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	*into = doc
	return err
}
