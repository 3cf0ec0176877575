package load

import "path/filepath"

// The names of the Go files that toolgen writes. They are reserved: a file with such a
// name is never read when loading.
const (
	GeneratedFile             = "zz_toolgen.go"        // for Normal
	GeneratedTestFile         = "zz_toolgen_test.go"   // for InTest
	GeneratedExternalTestFile = "zz_toolgen_x_test.go" // for ExternalTest
)

// Reserved reports whether the file's base name is one of the reserved ones.
func Reserved(path string) bool {
	switch filepath.Base(path) {
	case GeneratedFile, GeneratedTestFile, GeneratedExternalTestFile:
		return true
	}
	return false
}
