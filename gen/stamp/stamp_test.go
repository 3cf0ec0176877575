package stamp

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/gen/load"
)

// store opens a store in a directory of its own, and a package with one output.
func store(t *testing.T) (s *Store, dir string) {
	t.Helper()
	t.Setenv("TOOLGENCACHE", t.TempDir())
	t.Setenv("GOFLAGS", "")
	t.Setenv("GOWORK", "off")
	dir = t.TempDir()
	for name, text := range map[string]string{"go.mod": "module m\n", "p.go": "package p\n", "zz_toolgen.go": "package p\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if s = Open(dir); s == nil {
		t.Fatal("no store")
	}
	return s, dir
}

func keep(s *Store, dir string) {
	s.Keep(dir, "listing", load.Inputs{Dirs: []string{dir}, GoMods: []string{filepath.Join(dir, "go.mod")}}, []string{filepath.Join(dir, "zz_toolgen.go")})
}

func TestStamp(t *testing.T) {
	s, dir := store(t)
	if _, ok := s.Outputs(dir, "listing"); ok {
		t.Error("a stamp before there is one")
	}
	keep(s, dir)
	if got, ok := Open(dir).Outputs(dir, "listing"); !ok || !slices.Equal(got, []string{filepath.Join(dir, "zz_toolgen.go")}) {
		t.Errorf("Outputs = %q, %v", got, ok)
	}
	if _, ok := Open(dir).Outputs(dir, "another listing"); ok {
		t.Error("another listing has the same stamp")
	}
	if err := os.Mkdir(filepath.Join(dir, "vendor"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "vendor", "modules.txt"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, ok := Open(dir).Outputs(dir, "listing"); ok {
		t.Error("a vendor directory does not change the stamp")
	}
}

func TestSettings(t *testing.T) {
	for _, c := range []struct{ name, value string }{
		{"GOFLAGS", "-tags=x"}, {"GOOS", "plan9"}, {"CGO_ENABLED", "0"}, {"GOEXPERIMENT", "x"}, {"CC", "gcc -DN=5"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, dir := store(t)
			keep(s, dir)
			t.Setenv(c.name, c.value)
			if _, ok := Open(dir).Outputs(dir, "listing"); ok && os.Getenv(c.name) != "" {
				t.Errorf("%s=%s does not change the stamp", c.name, c.value)
			}
		})
	}
	for _, c := range []struct{ name, value string }{
		{"TOOLGENCACHE", "off"}, {"TOOLGENCACHE", "relative"}, {"GOPACKAGESDRIVER", "bazel"}, {"GO111MODULE", "off"}, {"GOFLAGS", "-overlay=x"}, {"GOFLAGS", "-modfile=x"},
	} {
		t.Run(c.name+"="+c.value, func(t *testing.T) {
			_, dir := store(t)
			t.Setenv(c.name, c.value)
			if s := Open(dir); s != nil {
				t.Error("there is a store")
			} else if _, ok := s.Outputs(dir, "listing"); ok {
				t.Error("nil has stamps")
			}
		})
	}
}

// TestCompiler: whether there is a C compiler decides about cgo.
func TestCompiler(t *testing.T) {
	command, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	compiler, err := exec.LookPath("gcc")
	if err != nil || filepath.Dir(compiler) == filepath.Dir(command) {
		t.Skip("there is no gcc, or none that a PATH with go could be without")
	}
	s, dir := store(t)
	keep(s, dir)
	t.Setenv("PATH", filepath.Dir(command))
	if _, ok := Open(dir).Outputs(dir, "listing"); ok {
		t.Error("a PATH without gcc does not change the stamp")
	}
}

// TestWorkspace: in a workspace, whose modules decide together, nothing is kept and nothing left out.
func TestWorkspace(t *testing.T) {
	outside := func(t *testing.T) (root, dir string) {
		_, root = store(t)
		t.Setenv("GOWORK", "")
		t.Setenv("GOENV", filepath.Join(root, "env"))
		dir = filepath.Join(root, "sub", "m")
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
		if Open(dir) == nil {
			t.Fatal("no store outside of a workspace")
		}
		return root, dir
	}
	write := func(t *testing.T, path, text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for name, enter := range map[string]func(t *testing.T, root string){
		"go.work above":   func(t *testing.T, root string) { write(t, filepath.Join(root, "go.work"), "go 1.26\n") },
		"GOWORK":          func(t *testing.T, root string) { t.Setenv("GOWORK", filepath.Join(root, "my.work")) },
		"GOWORK in GOENV": func(t *testing.T, root string) { write(t, filepath.Join(root, "env"), "GOWORK=/my.work\n") },
	} {
		t.Run(name, func(t *testing.T) {
			root, dir := outside(t)
			enter(t, root)
			if Open(dir) != nil {
				t.Error("there is a store")
			}
			t.Chdir(dir)
			if Open("") != nil {
				t.Error("there is a store for the current directory")
			}
			t.Setenv("GOWORK", "off")
			if Open(dir) == nil {
				t.Error("no store with GOWORK=off")
			}
		})
	}
}

// TestSources: every file that cgo may read changes the digest of a directory.
func TestSources(t *testing.T) {
	for _, name := range []string{"x.h", "x.hh", "x.hpp", "x.c", "x.go"} {
		s, dir := store(t)
		keep(s, dir)
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(filepath.Join(dir, name), time.Time{}, time.Now().Add(-time.Hour)); err != nil {
			t.Fatal(err)
		}
		if _, ok := Open(dir).Outputs(dir, "listing"); ok {
			t.Errorf("%s does not change the stamp", name)
		}
	}
}

// TestNestedModule: a go.mod between a package and its module cuts it off.
func TestNestedModule(t *testing.T) {
	s, dir := store(t)
	sub := filepath.Join(dir, "sub", "p")
	if err := os.MkdirAll(sub, 0o777); err != nil {
		t.Fatal(err)
	}
	s.Keep(sub, "listing", load.Inputs{Dirs: []string{sub}, GoMods: []string{filepath.Join(dir, "go.mod")}}, nil)
	if _, ok := Open(dir).Outputs(sub, "listing"); !ok {
		t.Fatal("no stamp")
	}
	if err := os.WriteFile(filepath.Join(dir, "sub", "go.mod"), []byte("module sub\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, ok := Open(dir).Outputs(sub, "listing"); ok {
		t.Error("a nested module does not change the stamp")
	}
}

// TestEditedMeanwhile: what is written while a run goes on may have been read before or after, so
// that nothing is kept of it.
func TestEditedMeanwhile(t *testing.T) {
	for _, name := range []string{"p.go", "go.mod"} {
		t.Run(name, func(t *testing.T) {
			s, dir := store(t)
			later := time.Now().Add(time.Second)
			if err := os.Chtimes(filepath.Join(dir, name), later, later); err != nil {
				t.Fatal(err)
			}
			keep(s, dir)
			if _, ok := Open(dir).Outputs(dir, "listing"); ok {
				t.Error("there is a stamp")
			}
			s.Note("subject", []byte("{}"), load.Inputs{Dirs: []string{dir}, GoMods: []string{filepath.Join(dir, "go.mod")}})
			if _, ok := Open(dir).Recall("subject"); ok {
				t.Error("there is a note")
			}
		})
	}
}

func TestTrim(t *testing.T) {
	s, dir := store(t)
	old, foreign := filepath.Join(s.dir, prefix+"old.json"), filepath.Join(s.dir, "foreign")
	for _, path := range []string{old, foreign} {
		if err := os.WriteFile(path, nil, 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, time.Time{}, time.Now().Add(-2*maxAge)); err != nil {
			t.Fatal(err)
		}
	}
	keep(s, dir)
	if _, err := os.Stat(old); err == nil {
		t.Error("the old stamp is there")
	}
	if _, err := os.Stat(foreign); err != nil {
		t.Error("a file of somebody else is gone")
	}
}
