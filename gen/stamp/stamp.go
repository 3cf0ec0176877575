package stamp

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// Stamp is what a package's files were made of, and what they are.
type Stamp struct {
	// Settings are those of the run: toolgen, the go command and its environment.
	Settings string
	// Listing is what the go command said of the package.
	Listing string
	// Dirs are digests of the Go files in the directories of the package and of what it imports.
	Dirs map[string]string
	// Files are digests of the module files. A file that is not there has the digest "".
	Files map[string]string
	// Outputs are digests of the generated files.
	Outputs map[string]string
}

// Store keeps the stamps of packages. It is used by one goroutine.
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
	if s == nil {
		return nil, false
	}
	text, err := os.ReadFile(s.path(dir))
	if err != nil {
		return nil, false
	}
	var old Stamp
	if json.Unmarshal(text, &old) != nil || old.Settings != s.settings || old.Listing != listing || len(old.Dirs) == 0 {
		return nil, false
	}
	for path, want := range old.Files {
		if got, ok := s.digests.file(path); !ok || got != want {
			return nil, false
		}
	}
	for path, want := range old.Dirs {
		if got, ok := s.digests.dir(path); !ok || got != want {
			return nil, false
		}
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
	stamp := Stamp{s.settings, listing, map[string]string{}, map[string]string{}, map[string]string{}}
	for _, d := range dirs {
		digest, ok := now.dir(d)
		if !ok {
			return
		}
		stamp.Dirs[d] = digest
	}
	for _, path := range moduleFiles(dirs, goMods) {
		digest, ok := now.file(path)
		if !ok {
			return
		}
		stamp.Files[path] = digest
	}
	for _, path := range outputs {
		digest, ok := now.file(path)
		if !ok || digest == "" {
			return
		}
		stamp.Outputs[path] = digest
	}
	text, err := json.Marshal(stamp)
	if err != nil {
		return
	}
	replace(s.path(dir), text)
	s.trim()
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

// path is where the stamp of the package in dir is.
func (s *Store) path(dir string) string {
	return filepath.Join(s.dir, prefix+digestOf([]byte(dir))+".json")
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
