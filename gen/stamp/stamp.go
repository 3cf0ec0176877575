package stamp

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"time"
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
	digests  digests
	trimmed  bool
}

// Open returns the store for runs of the go command in dir, or nil where nothing can be kept: there
// is no cache directory, or the settings have a part that Open does not understand. All methods of
// a nil Store do nothing.
func Open(dir string) *Store {
	cache, ok := cacheDir()
	if !ok {
		return nil
	}
	settings, ok := settingsOf(dir)
	if !ok {
		return nil
	}
	return &Store{dir: cache, settings: settings, digests: digests{}}
}

// Outputs returns the paths of the generated files of the package in dir, if its stamp still holds.
func (s *Store) Outputs(dir, listing string) ([]string, bool) {
	var old stamp
	if !s.read(dir, &old) || old.Listing != listing || !s.holds(old.basis) {
		return nil, false
	}
	var outputs []string
	for path, want := range old.Outputs {
		if got, ok := s.digests.file(path); !ok || got != want {
			return nil, false
		}
		outputs = append(outputs, path)
	}
	return outputs, true
}

// Keep keeps a stamp of the package in dir, whose generated files are as they have to be now. Dirs are
// the directories of the package and of what it imports, goMods the module files of these. What cannot
// be kept is not.
func (s *Store) Keep(dir, listing string, dirs, goMods, outputs []string) {
	if s == nil {
		return
	}
	now := digests{} // the run has written files since the others were taken
	b, ok := s.basis(now, dirs, goMods)
	if !ok {
		return
	}
	made := stamp{b, listing, map[string]string{}}
	for _, path := range outputs {
		digest, ok := now.file(path)
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

// Note notes a JSON text of a subject. It holds as long as nothing changes in the packages of dirs and
// the module files.
func (s *Store) Note(subject string, text []byte, dirs, goMods []string) {
	if s == nil {
		return
	}
	if b, ok := s.basis(s.digests, dirs, goMods); ok {
		s.write("note of "+subject, note{b, text})
	}
}

// basis takes the digests of now.
func (s *Store) basis(now digests, dirs, goMods []string) (basis, bool) {
	b := basis{s.settings, map[string]string{}, map[string]string{}}
	for _, d := range dirs {
		digest, ok := now.dir(d)
		if !ok {
			return b, false
		}
		b.Dirs[d] = digest
	}
	for _, path := range moduleFiles(dirs, goMods) {
		digest, ok := now.file(path)
		if !ok {
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
		if got, ok := s.digests.file(path); !ok || got != want {
			return false
		}
	}
	for path, want := range b.Dirs {
		if got, ok := s.digests.dir(path); !ok || got != want {
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
