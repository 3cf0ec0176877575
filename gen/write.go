package gen

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Changes are what Write did to the files, as sorted absolute paths.
type Changes struct {
	Written []string
	Deleted []string
}

// Write brings the files on disk up to date: it writes those that differ, deletes the
// orphans and removes a schema directory that this leaves empty. Nothing is written when
// there are Diagnostics, or when any of the paths holds something that toolgen did not
// write. All content is written to temporary files before the first rename, so that an
// error leaves every file either as it was or as it has to be, and no temporary file.
func (r *Result) Write() (Changes, error) {
	if n := len(r.Diagnostics); n > 0 {
		return Changes{}, fmt.Errorf("nothing was written: the source has %d problems", n)
	}
	stale, err := r.stale()
	if err != nil {
		return Changes{}, err
	}
	var done Changes
	if done.Written, err = replace(stale); err != nil {
		return done, err
	}
	for _, path := range r.Orphans {
		if err := os.Remove(path); err != nil {
			return done, err
		}
		done.Deleted = append(done.Deleted, path)
		if isSnapshot(path) {
			os.Remove(filepath.Dir(path)) // fails, as it should, unless it is empty
		}
	}
	slices.Sort(done.Written)
	slices.Sort(done.Deleted)
	if r.keep != nil {
		r.keep()
	}
	return done, nil
}

// stale returns the files that have to be written. The error names every file that is in
// the way and that toolgen must not touch.
func (r *Result) stale() ([]File, error) {
	var stale []File
	var refused []error
	for _, f := range r.Files {
		disk, err := os.ReadFile(f.Path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			stale = append(stale, f)
		case err != nil:
			refused = append(refused, err)
		case same(disk, f.Content):
		case replaceable(f.Path, disk):
			stale = append(stale, f)
		default:
			refused = append(refused, &NotOursError{f.Path})
		}
	}
	for _, path := range r.Orphans {
		disk, err := os.ReadFile(path)
		if err != nil {
			refused = append(refused, err)
		} else if !replaceable(path, disk) {
			refused = append(refused, &NotOursError{path})
		}
	}
	return stale, errors.Join(refused...)
}

// NotOursError says that a path which toolgen writes to holds a file without its header.
type NotOursError struct {
	Path string // absolute
}

// Error says what to do about it.
func (e *NotOursError) Error() string {
	return e.Path + " was not written by toolgen (it lacks the header): rename or delete it"
}

// replace writes the files: all of them to temporary files first, then it renames these.
// It returns the paths that were renamed.
func replace(files []File) (written []string, err error) {
	temporary := make([]string, 0, len(files))
	var made []string // directories
	defer func() {
		for _, path := range temporary[len(written):] {
			os.Remove(path)
		}
		for _, dir := range made {
			os.Remove(dir) // fails, as it should, unless it is empty
		}
	}()
	for _, f := range files {
		dir := filepath.Dir(f.Path)
		err := os.Mkdir(dir, 0o777)
		if err == nil {
			made = append(made, dir)
		} else if !errors.Is(err, fs.ErrExist) {
			return nil, err
		}
		path, err := writeTemporary(dir, f.Content)
		if path != "" {
			temporary = append(temporary, path)
		}
		if err != nil {
			return nil, fmt.Errorf("writing %s: %w", f.Path, err)
		}
	}
	for i, f := range files {
		if err := os.Rename(temporary[i], f.Path); err != nil {
			return written, err
		}
		written = append(written, f.Path)
	}
	return written, nil
}

// writeTemporary writes content to a new file in dir. The path is empty if there is none.
func writeTemporary(dir string, content []byte) (path string, err error) {
	// The name is no Go file's, so that a go command that runs meanwhile passes it over.
	file, err := os.CreateTemp(dir, ".toolgen-*.tmp")
	if err != nil {
		return "", err
	}
	_, err = file.Write(content)
	return file.Name(), errors.Join(err, file.Chmod(0o644), file.Close())
}
