// Package data finds the material of others that tests read, and reads its JSON and its
// schemas. The material stays where it is and is no part of the repository.
package data

import (
	"bytes"
	"os"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// Dir returns the folder that TOOLGEN_TESTDATA names. Without it the test is skipped, and says
// what it would have read there.
func Dir(t testing.TB, what string) string {
	t.Helper()
	dir := os.Getenv("TOOLGEN_TESTDATA")
	if dir == "" {
		t.Skipf("TOOLGEN_TESTDATA is not set: it names the folder with %s", what)
	}
	return dir
}

// JSON reads a text for a validator of JSON Schema: numbers stay as they are written.
func JSON(t testing.TB, text []byte) any {
	t.Helper()
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return v
}

// Compile returns the schema that a document is.
func Compile(doc any) (*jsonschema.Schema, error) {
	const name = "mem:///schema.json"
	c := jsonschema.NewCompiler()
	if err := c.AddResource(name, doc); err != nil {
		return nil, err
	}
	return c.Compile(name)
}
