package stamp

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/toolgen-go/toolgen/gen/load"
)

func digestOf(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:16])
}

// digests remembers those of files and directories of one run.
type digests map[string]string

// file returns the digest of a file, "" if there is none. It is false for one that cannot be read.
func (d digests) file(path string) (string, bool) {
	if digest, ok := d[path]; ok {
		return digest, true
	}
	content, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		d[path] = ""
	case err != nil:
		return "", false
	default:
		d[path] = digestOf(content)
	}
	return d[path], true
}

// dir returns the digest of the names and contents of the source files in a directory, those in C
// that cgo takes types from among them. What toolgen writes
// and files of tests are left out: a package's own are looked at one by one, and those of an imported
// package follow from its other files.
func (d digests) dir(path string) (string, bool) {
	key := path + string(filepath.Separator)
	if digest, ok := d[key]; ok {
		return digest, true
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return "", false
	}
	var all strings.Builder
	for _, e := range entries {
		name := e.Name()
		if ext := filepath.Ext(name); ext != ".go" && ext != ".h" && ext != ".c" || strings.HasSuffix(name, "_test.go") || load.Reserved(name) {
			continue
		}
		content, err := os.ReadFile(filepath.Join(path, name))
		if err != nil {
			return "", false
		}
		all.WriteString(name + " " + digestOf(content) + "\n")
	}
	d[key] = digestOf([]byte(all.String()))
	return d[key], true
}
