package stamp

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/toolgen-go/toolgen/gen/load"
)

// basis is what something was made of.
type basis struct {
	// Settings are those of the run: toolgen, the go command and its environment.
	Settings string
	// Dirs are digests of the Go files in directories of packages.
	Dirs map[string]string
	// Files are digests of the module files. A file that is not there has the digest "".
	Files map[string]string
}

// stamp says that a package's files are as they have to be.
type stamp struct {
	basis
	// Listing is what the go command said of the package.
	Listing string
	// Outputs are digests of the generated files.
	Outputs map[string]string
}

// note is a text that holds as long as its basis does.
type note struct {
	basis
	Text json.RawMessage
}

// Store keeps the stamps of packages, and notes. It is used by one goroutine.
type Store struct {
	dir      string
	settings string
	before   digests // taken before the run writes files
	after    digests // and after
	trimmed  bool
}

// Open returns the store for runs of the go command in dir, "" for the current directory, or nil where
// nothing can be kept: there
// is no cache directory, or the settings have a part that Open does not understand. All methods of
// a nil Store do nothing.
func Open(dir string) *Store {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil
	}
	cache, ok := cacheDir()
	if !ok {
		return nil
	}
	settings, ok := settingsOf(dir)
	if !ok {
		return nil
	}
	opened := time.Now()
	return &Store{dir: cache, settings: settings, before: newDigests(opened), after: newDigests(opened)}
}

// Outputs returns the paths of the generated files of the package in dir, if its stamp still holds.
func (s *Store) Outputs(dir, listing string) ([]string, bool) {
	var old stamp
	if !s.read(dir, &old) || old.Listing != listing || !s.holds(old.basis) {
		return nil, false
	}
	var outputs []string
	for path, want := range old.Outputs {
		if got, ok := s.before.file(path); !ok || got != want {
			return nil, false
		}
		outputs = append(outputs, path)
	}
	return outputs, true
}

// Keep keeps a stamp of the package in dir, whose generated files are as they have to be now. It is
// called when the run has written all files. What cannot be kept is not.
func (s *Store) Keep(dir, listing string, of load.Inputs, outputs []string) {
	if s == nil {
		return
	}
	b, ok := s.basis(s.after, of)
	if !ok {
		return
	}
	made := stamp{b, listing, map[string]string{}}
	for _, path := range outputs {
		digest, ok := s.after.file(path)
		if !ok || digest == "" {
			return
		}
		made.Outputs[path] = digest
	}
	s.write(dir, made)
}

// Recall returns the text that was noted of a subject, if its basis still holds.
func (s *Store) Recall(subject string) ([]byte, bool) {
	var old note
	if !s.read("note of "+subject, &old) || !s.holds(old.basis) {
		return nil, false
	}
	return old.Text, true
}

// Note notes a JSON text of a subject. It holds as long as nothing changes in what it was made of.
func (s *Store) Note(subject string, text []byte, of load.Inputs) {
	if s == nil {
		return
	}
	if b, ok := s.basis(s.before, of); ok {
		s.write("note of "+subject, note{b, text})
	}
}

// basis takes the digests of what something was made of. It is false where a part of that has
// changed during the run, which may have read it before or after.
func (s *Store) basis(now digests, of load.Inputs) (basis, bool) {
	b := basis{s.settings, map[string]string{}, map[string]string{}}
	for _, dir := range of.Dirs {
		digest, ok := now.dir(dir)
		if !ok {
			return b, false
		}
		b.Dirs[dir] = digest
	}
	for _, path := range moduleFiles(of) {
		digest, ok := now.file(path)
		if !ok || !now.settled(path) {
			return b, false
		}
		b.Files[path] = digest
	}
	return b, true
}

// holds reports whether nothing has changed since a basis was taken.
func (s *Store) holds(b basis) bool {
	if b.Settings != s.settings {
		return false
	}
	for path, want := range b.Files {
		if got, ok := s.before.file(path); !ok || got != want {
			return false
		}
	}
	for path, want := range b.Dirs {
		if got, ok := s.before.dir(path); !ok || got != want {
			return false
		}
	}
	return true
}

// read reads what is kept under a key.
func (s *Store) read(key string, into any) bool {
	if s == nil {
		return false
	}
	text, err := os.ReadFile(s.path(key))
	return err == nil && json.Unmarshal(text, into) == nil
}

// write keeps something under a key.
func (s *Store) write(key string, kept any) {
	if text, err := json.Marshal(kept); err == nil {
		replace(s.path(key), text)
		s.trim()
	}
}

// maxAge is how long a stamp is kept that no run has written anew.
const maxAge = 90 * 24 * time.Hour

// trim deletes the stamps of packages that are probably gone, once in a run.
func (s *Store) trim() {
	if s.trimmed {
		return
	}
	s.trimmed = true
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && strings.HasPrefix(e.Name(), prefix) && time.Since(info.ModTime()) > maxAge {
			os.Remove(filepath.Join(s.dir, e.Name()))
		}
	}
}

// path is where something is kept.
func (s *Store) path(key string) string {
	return filepath.Join(s.dir, prefix+digestOf([]byte(key))+".json")
}

// prefix begins the name of every file that this package writes.
const prefix = "stamp-"

// replace writes a file at once, or not at all: another run may read it.
func replace(path string, text []byte) {
	file, err := os.CreateTemp(filepath.Dir(path), prefix+"*")
	if err != nil {
		return
	}
	_, err = file.Write(text)
	if err2 := file.Close(); err != nil || err2 != nil || os.Rename(file.Name(), path) != nil {
		os.Remove(file.Name())
	}
}
