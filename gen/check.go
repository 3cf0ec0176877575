package gen

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/rogpeppe/go-internal/diff"
)

// Kind says in what way a file differs from what it has to be.
type Kind string

// The kinds of a Difference.
const (
	Stale   Kind = "stale"    // its content is another
	Missing Kind = "missing"  // it does not exist
	Orphan  Kind = "orphan"   // it was generated and no longer would be
	NotOurs Kind = "not ours" // it stands where a generated file belongs, without the header
)

// Difference is a file that Write would change, or that keeps it from writing.
type Difference struct {
	Path string // absolute
	Kind Kind
	// Diff is a unified diff from the file on disk to the file as it has to be. It names
	// the file as seen from its package's directory.
	Diff []byte
}

// Check compares the files on disk with what they have to be and writes nothing. The
// differences are sorted by path. Like Write it says nothing about a Result with
// Diagnostics: its Files are not the whole of it.
func (r *Result) Check() ([]Difference, error) {
	var list []Difference
	if len(r.Diagnostics) > 0 {
		return nil, nil
	}
	for _, f := range r.Files {
		disk, err := os.ReadFile(f.Path)
		var kind Kind
		switch {
		case errors.Is(err, fs.ErrNotExist):
			kind = Missing
		case err != nil:
			return nil, err
		case same(disk, f.Content):
			continue
		case replaceable(f.Path, disk):
			kind = Stale
		default:
			kind = NotOurs
		}
		list = append(list, difference(f.Path, kind, disk, f.Content))
	}
	for _, path := range r.Orphans {
		disk, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		list = append(list, difference(path, Orphan, disk, nil))
	}
	slices.SortFunc(list, func(a, b Difference) int { return cmp.Compare(a.Path, b.Path) })
	return list, nil
}

func difference(path string, kind Kind, disk, want []byte) Difference {
	name := filepath.Base(path)
	if isSnapshot(path) {
		name = SchemaDir + "/" + name
	}
	return Difference{path, kind, diff.Diff(name, unixLines(disk), name+" (generated)", want)}
}
