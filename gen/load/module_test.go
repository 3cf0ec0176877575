package load

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// root is the directory of this module.
func root(t *testing.T) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("no go.mod above the test")
		}
		dir = parent
	}
}

// module writes the files of a txtar archive to a new directory, with ROOT replaced by
// the directory of this module, and keeps the go command off the network.
func module(t *testing.T, archive string) string {
	t.Helper()
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOWORK", "")
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	archive = strings.ReplaceAll(archive, "ROOT", root(t))
	for _, f := range txtar.Parse([]byte(archive)).Files {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// load loads ./... of a module that must load.
func load(t *testing.T, dir string, patterns ...string) *Program {
	t.Helper()
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	p, err := Load(context.Background(), Config{Dir: dir, Patterns: patterns})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// problems loads a module that must not load and returns the problems, with paths
// relative to dir.
func problems(t *testing.T, dir string, patterns ...string) []string {
	t.Helper()
	_, err := Load(context.Background(), Config{Dir: dir, Patterns: patterns})
	loading, ok := errors.AsType[*Error](err)
	if !ok {
		t.Fatalf("got error %v, want an *Error", err)
	}
	return strings.Split(strings.ReplaceAll(loading.Error(), dir+string(filepath.Separator), ""), "\n")
}

// names lists the packages of p as "path name kind files…".
func names(p *Program) []string {
	var list []string
	for _, q := range p.Packages {
		parts := []string{q.Path, q.Name, [...]string{"normal", "in-test", "external"}[q.Kind]}
		for _, f := range q.Syntax {
			parts = append(parts, filepath.Base(p.Position(f.Package).File))
		}
		list = append(list, strings.Join(parts, " "))
	}
	return list
}

// fields lists the fields of the struct type pkg.name as "Name type".
func fields(t *testing.T, p *Program, path, name string) []string {
	t.Helper()
	i := slices.IndexFunc(p.Packages, func(q *Package) bool { return q.Path == path && q.Kind == Normal })
	if i < 0 {
		t.Fatalf("no package %s", path)
	}
	return structFields(t, p.Packages[i].Types, name)
}
