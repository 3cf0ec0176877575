package gen

import (
	"bytes"
	"encoding/json"
	"path/filepath"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/emit"
	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/schema"
)

// Header is the first line of every Go file that toolgen writes.
const Header = emit.Header

// Comment marks the JSON files that toolgen writes: it is the value of their first key,
// "$comment".
const Comment = schema.Comment

// SchemaDir is the directory, below that of a package, of its JSON snapshots.
const SchemaDir = "schemas"

// File is a file as it has to be.
type File struct {
	Path    string // absolute
	Content []byte
}

// Result is what one run of the generator found. Nothing is written before Write.
type Result struct {
	// Files are the files of all target packages, each path once.
	Files []File
	// Orphans are the absolute paths of files that an earlier run wrote and this one
	// would not.
	Orphans []string
	// Diagnostics say what to change in the source. If there are any, Files is not the
	// whole of it and must not be written.
	Diagnostics diag.List
	// Findings say what is allowed and seldom meant. They change nothing.
	Findings diag.List
	// Packages is the number of target packages.
	Packages int

	keep func() // notes, after Write, that the files are as they have to be; nil: nothing to note
}

// Owned reports whether content is that of a file which toolgen wrote: it carries the
// header, whatever comes after it.
func Owned(path string, content []byte) bool {
	switch filepath.Ext(path) {
	case ".go":
		first, _, _ := bytes.Cut(content, []byte("\n"))
		return string(bytes.TrimSuffix(first, []byte("\r"))) == Header
	case ".json":
		d := json.NewDecoder(bytes.NewReader(content))
		for _, want := range []json.Token{json.Delim('{'), "$comment", Comment} {
			if token, err := d.Token(); err != nil || token != want {
				return false
			}
		}
		return true
	}
	return false
}

// replaceable reports whether the file may be overwritten or deleted: it is owned, or it
// has a reserved name, or is a snapshot with our comment somewhere, and is in the middle of
// a merge that hides the header.
func replaceable(path string, content []byte) bool {
	ours := load.Reserved(path) || isSnapshot(path) && bytes.Contains(content, []byte(Comment))
	return Owned(path, content) || ours && conflicted(content)
}

// conflicted reports whether a line of content is a conflict marker of a version
// control system.
func conflicted(content []byte) bool {
	for line := range bytes.Lines(content) {
		if bytes.HasPrefix(line, []byte("<<<<<<<")) || bytes.HasPrefix(line, []byte(">>>>>>>")) {
			return true
		}
	}
	return false
}

// same reports whether a file on disk is as it has to be. Line ends that a version
// control system converted are no difference.
func same(disk, want []byte) bool {
	return bytes.Equal(disk, want) || bytes.Equal(unixLines(disk), want)
}

// unixLines turns the line ends of Windows into those that toolgen writes.
func unixLines(content []byte) []byte {
	return bytes.ReplaceAll(content, []byte("\r\n"), []byte("\n"))
}

// isSnapshot reports whether path is that of a JSON file in a schema directory.
func isSnapshot(path string) bool {
	return filepath.Ext(path) == ".json" && filepath.Base(filepath.Dir(path)) == SchemaDir
}
