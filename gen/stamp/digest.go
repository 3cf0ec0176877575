package stamp

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/toolgen-go/toolgen/gen/load"
)

func digestOf(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:16])
}

// digests remembers those of files and directories, of one moment of a run.
type digests struct {
	opened time.Time // when the run began
	known  map[string]string
}

func newDigests(opened time.Time) digests { return digests{opened, map[string]string{}} }

// settled reports whether a file has not been written since the run began. One that is not there
// has not.
func (d digests) settled(path string) bool {
	info, err := os.Stat(path)
	return errors.Is(err, fs.ErrNotExist) || err == nil && info.ModTime().Before(d.opened)
}

// file returns the digest of a file, "" if there is none. It is false for one that cannot be read.
func (d digests) file(path string) (string, bool) {
	if digest, ok := d.known[path]; ok {
		return digest, true
	}
	content, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		d.known[path] = ""
	case err != nil:
		return "", false
	default:
		d.known[path] = digestOf(content)
	}
	return d.known[path], true
}

// sources are the extensions of the files that a package may be made of, those for cgo as package
// go/build knows them.
var sources = []string{".go", ".c", ".cc", ".cpp", ".cxx", ".m", ".h", ".hh", ".hpp", ".hxx", ".f", ".F", ".for", ".f90", ".s", ".S", ".sx", ".swig", ".swigcxx", ".syso"}

// dir returns the digest of the names and contents of the source files in a directory, those in C
// that cgo takes types from among them. What toolgen writes
// and files of tests are left out: a package's own are looked at one by one, and those of an imported
// package follow from its other files. It is false where a file cannot be read, or has been written
// since the run began.
func (d digests) dir(path string) (string, bool) {
	key := path + string(filepath.Separator)
	if digest, ok := d.known[key]; ok {
		return digest, true
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return "", false
	}
	var all strings.Builder
	for _, e := range entries {
		name := e.Name()
		if !slices.Contains(sources, filepath.Ext(name)) || strings.HasSuffix(name, "_test.go") || load.Reserved(name) {
			continue
		}
		file := filepath.Join(path, name)
		content, err := os.ReadFile(file)
		if err != nil || !d.settled(file) {
			return "", false
		}
		all.WriteString(name + " " + digestOf(content) + "\n")
	}
	d.known[key] = digestOf([]byte(all.String()))
	return d.known[key], true
}
