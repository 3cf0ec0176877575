package gen

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// orphans returns the files in the package directories and their schema directories
// that toolgen wrote and that are not among files, sorted.
func orphans(dirs []string, files []File) ([]string, error) {
	wanted := map[string]bool{}
	for _, f := range files {
		wanted[f.Path] = true
	}
	var found []string
	for _, dir := range dirs {
		for _, dir := range []string{dir, filepath.Join(dir, SchemaDir)} {
			entries, err := os.ReadDir(dir)
			if errors.Is(err, fs.ErrNotExist) {
				continue
			}
			if err != nil {
				return nil, err
			}
			for _, e := range entries {
				path := filepath.Join(dir, e.Name())
				ext := filepath.Ext(path)
				if !e.Type().IsRegular() || wanted[path] || ext != ".go" && ext != ".json" {
					continue
				}
				content, err := os.ReadFile(path)
				if err != nil {
					return nil, err
				}
				if replaceable(path, content) {
					found = append(found, path)
				}
			}
		}
	}
	slices.Sort(found)
	return slices.Compact(found), nil
}
