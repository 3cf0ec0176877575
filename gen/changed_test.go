package gen

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestChanged takes a module through changes of all kinds. After each a run that leaves out what has
// not changed gives the files that a run of everything gives, and generates no more than it must.
func TestChanged(t *testing.T) {
	t.Setenv("TOOLGENCACHE", t.TempDir())
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	replace := func(name, old, new string) {
		t.Helper()
		text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil || !strings.Contains(string(text), old) {
			t.Fatalf("%s has no %q: %v", name, old, err)
		}
		write(name, strings.ReplaceAll(string(text), old, new))
	}
	remove := func(name string) {
		t.Helper()
		if err := os.RemoveAll(filepath.Join(dir, filepath.FromSlash(name))); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module example.com/m\n\ngo 1.26.0\n\nrequire example.com/dep v0.0.0\n\nreplace example.com/dep => ./dep\n")
	write("dep/go.mod", "module example.com/dep\n\ngo 1.26.0\n")
	write("dep/dep.go", "package dep\n\nimport \"example.com/dep/in\"\n\n// Level is how loud.\ntype Level string\n\n// The levels.\nconst (\n\tLow Level = \"low\"\n)\n\n// Inner is a struct of another package.\ntype Inner = in.Inner\n")
	write("dep/in/in.go", "package in\n\n// Inner is inside.\ntype Inner struct {\n\tCount int `json:\"count\"`\n}\n")
	write("a/a.go", "package a\n\n// Mode says how.\ntype Mode string\n\n// The modes.\nconst (\n\tFast Mode = \"fast\"\n)\n\n// A is of a.\n//\n//toolgen:schema\ntype A struct {\n\tMode Mode `json:\"mode\"`\n}\n")
	write("b/b.go", "package b\n\nimport \"example.com/m/a\"\n\n// B is of b.\n//\n//toolgen:schema\ntype B struct {\n\tMode a.Mode `json:\"mode\"`\n}\n")
	write("c/c.go", "package c\n\nimport \"example.com/dep\"\n\n// C is of c.\n//\n//toolgen:schema\ntype C struct {\n\tLevel dep.Level `json:\"level\"`\n\tInner dep.Inner `json:\"inner\"`\n}\n")
	write("plain/plain.go", "package plain\n\n// Nothing is generated here.\ntype Nothing struct{}\n")

	for _, step := range []struct {
		name   string
		change func()
		want   string // the packages that are generated anew
	}{
		{"first run", func() {}, "a b c"},
		{"nothing", func() {}, ""},
		{"nothing again", func() {}, ""},
		{"a comment of c", func() { replace("c/c.go", "is of c", "stands in c") }, "c"},
		{"a constant of a, which b uses", func() { replace("a/a.go", "Fast Mode = \"fast\"", "Fast Mode = \"fast\"\n\tSlow Mode = \"slow\"") }, "a b"},
		{"a file more in a", func() { write("a/more.go", "package a\n\n// Most is another.\nconst Most Mode = \"most\"\n") }, "a b"},
		{"a file less in a", func() { remove("a/more.go") }, "a b"},
		{"a constant of a replaced module", func() { replace("dep/dep.go", "Low Level = \"low\"", "Low Level = \"low\"\n\tHigh Level = \"high\"") }, "c"},
		{"a field of what it imports", func() {
			replace("dep/in/in.go", "Count int `json:\"count\"`", "Count int `json:\"count\" validate:\"min=3\"`")
		}, "c"},
		{"an import more", func() {
			replace("b/b.go", "import \"example.com/m/a\"", "import (\n\t\"time\"\n\n\t\"example.com/m/a\"\n)")
			replace("b/b.go", "json:\"mode\"`", "json:\"mode\"`\n\tSince time.Time `json:\"since\"`")
		}, "b"},
		{"a comment of a, with what is known of time", func() { replace("a/a.go", "is of a", "stands in a") }, "a b"},
		{"a field of a dependency, with what is known of it", func() { replace("dep/dep.go", "Level string\n", "Level string\n\n// More is more.\ntype More int\n") }, "c"},
		{"that type in use", func() { replace("c/c.go", "Inner dep.Inner", "More dep.More `json:\"more\"`\n\tInner dep.Inner") }, "c"},
		{"an import less", func() { replace("c/c.go", "\tInner dep.Inner `json:\"inner\"`\n", "") }, "c"},
		{"an output deleted", func() { remove("a/schemas/A.schema.json") }, "a"},
		{"an output edited", func() { replace("b/zz_toolgen.go", "package b", "package b\n\n// edited") }, "b"},
		{"a new package", func() {
			write("d/d.go", "package d\n\n// D is of d.\n//\n//toolgen:schema\ntype D struct {\n\tN int `json:\"n\"`\n}\n")
		}, "d"},
		{"nothing after that", func() {}, ""},
		{"go.mod", func() { replace("go.mod", "go 1.26.0", "go 1.26.1") }, "a b c d"},
		{"go.mod of the replaced module", func() { replace("dep/go.mod", "go 1.26.0", "go 1.26.1") }, "c"},
		{"a directive removed", func() { replace("d/d.go", "//toolgen:schema", "// no more") }, ""},
		{"a test with a directive", func() {
			write("c/c_test.go", "package c\n\n// T is of the test.\n//\n//toolgen:schema\ntype T struct {\n\tN int `json:\"n\"`\n}\n")
		}, "c"},
		{"tests are generated always", func() {}, "c"},
		{"a test less", func() { remove("c/c_test.go") }, ""},
		{"a setting", func() { t.Setenv("GOFLAGS", "-mod=mod -tags=other") }, "a b c"},
		{"a stray file of ours", func() { write("a/zz_toolgen_test.go", Header+"\n\npackage a\n") }, ""},
		{"a damaged stamp", func() {
			stamps, err := filepath.Glob(filepath.Join(os.Getenv("TOOLGENCACHE"), "*.json"))
			if err != nil || len(stamps) == 0 {
				t.Fatal("no stamps", err)
			}
			for _, path := range stamps {
				if err := os.WriteFile(path, []byte(`{"Outputs":`), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		}, "a b c"},
		{"an overlay", func() {
			t.Setenv("GOFLAGS", "-mod=mod -overlay="+filepath.Join(dir, "overlay.json"))
			write("overlay.json", "{}")
		}, "a b c"},
		{"with it nothing is left out", func() {}, "a b c"},
	} {
		step.change()
		r, err := Generate(context.Background(), Config{Dir: dir, Patterns: []string{"./..."}, Changed: true})
		if err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		if len(r.Diagnostics) > 0 {
			t.Fatalf("%s: %v", step.name, r.Diagnostics)
		}
		var packages []string
		for _, f := range r.Files {
			packages = append(packages, strings.Split(relative(t, dir, []string{f.Path})[0], "/")[0])
		}
		slices.Sort(packages)
		if got := strings.Join(slices.Compact(packages), " "); got != step.want {
			t.Errorf("%s: generated %q, want %q", step.name, got, step.want)
		}
		if _, err := r.Write(); err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		whole, err := Generate(context.Background(), Config{Dir: dir, Patterns: []string{"./..."}})
		if err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		differences, err := whole.Check()
		if err != nil || len(differences) > 0 {
			t.Errorf("%s: %v, %v", step.name, err, differences)
		}
		if r.Packages != whole.Packages {
			t.Errorf("%s: %d packages, want %d", step.name, r.Packages, whole.Packages)
		}
	}
}
