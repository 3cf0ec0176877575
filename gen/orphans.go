package gen

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// orphans returns the Go files in the package directories and the JSON files in their
// schema directories that toolgen wrote and that are not among files, sorted.
func orphans(dirs []string, files []File) ([]string, error) {
	wanted := map[string]string{} // by lower-case path
	for _, f := range files {
		wanted[strings.ToLower(f.Path)] = f.Path
	}
	var found []string
	add := func(dir, ext string) error {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return err
		}
		for _, e := range entries {
			path := filepath.Join(dir, e.Name())
			if !e.Type().IsRegular() || filepath.Ext(path) != ext {
				continue
			}
			if sameFile(path, wanted[strings.ToLower(path)]) {
				continue
			}
			content, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			if replaceable(path, content) {
				found = append(found, path)
			}
		}
		return nil
	}
	for _, dir := range dirs {
		if err := add(dir, ".go"); err != nil {
			return nil, err
		}
		schemas := filepath.Join(dir, SchemaDir)
		if info, err := os.Stat(schemas); err != nil || !info.IsDir() {
			continue
		}
		if err := add(schemas, ".json"); err != nil {
			return nil, err
		}
	}
	slices.Sort(found)
	return slices.Compact(found), nil
}

// sameFile reports whether two paths are equal or, where the file system does not tell
// upper case from lower, name one file.
func sameFile(a, b string) bool {
	if a == b || b == "" {
		return a == b
	}
	infoA, errA := os.Stat(a)
	infoB, errB := os.Stat(b)
	return errA == nil && errB == nil && os.SameFile(infoA, infoB)
}
