package project

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/toolgen-go/toolgen"

// root returns the absolute path of the repository.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// run runs a command in dir and returns what it wrote to standard output.
func run(t *testing.T, dir string, name string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, stderr.Bytes())
	}
	return out
}

// listed is a package as go list -json describes it.
type listed struct {
	ImportPath string
	Dir        string
	Name       string
	Standard   bool
	GoFiles    []string
	Imports    []string
}

// list returns the packages that match the patterns.
func list(t *testing.T, dir string, args ...string) []listed {
	t.Helper()
	out := run(t, dir, "go", append([]string{"list", "-json=ImportPath,Dir,Name,Standard,GoFiles,Imports"}, args...)...)
	var packages []listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
}

// workspace are the patterns for all packages of the modules of go.work.
func workspace(t *testing.T) []string {
	t.Helper()
	t.Setenv("GOWORK", filepath.Join(root(t), "go.work"))
	var patterns []string
	for _, dir := range strings.Fields(string(run(t, root(t), "go", "list", "-m", "-f", "{{.Dir}}"))) {
		rel, err := filepath.Rel(root(t), dir)
		if err != nil {
			t.Fatal(err)
		}
		patterns = append(patterns, "./"+path.Join(filepath.ToSlash(rel), "..."))
	}
	return patterns
}

// file is one file of the repository.
type file struct {
	path string // relative to the root, with slashes
	data []byte
}

// files returns the files of the repository: those that git tracks, or in a tree without git
// every file outside .bin.
func files(t *testing.T) []file {
	t.Helper()
	dir := root(t)
	var paths []string
	if _, err := os.Stat(filepath.Join(dir, ".git")); err == nil {
		paths = strings.Split(strings.TrimSuffix(string(run(t, dir, "git", "ls-files", "-z")), "\x00"), "\x00")
	} else {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() && d.Name() == ".bin" {
				return filepath.SkipDir
			}
			if d.Type().IsRegular() {
				rel, err := filepath.Rel(dir, path)
				if err != nil {
					return err
				}
				paths = append(paths, filepath.ToSlash(rel))
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	slices.Sort(paths)
	var all []file
	for _, path := range paths {
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(path)))
		if errors.Is(err, fs.ErrNotExist) {
			continue // tracked, and deleted in the work tree
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, file{path, data})
	}
	return all
}
