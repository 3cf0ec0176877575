// Package data finds the material of others that tests read. It stays where it is and is no
// part of the repository.
package data

import (
	"os"
	"testing"
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
