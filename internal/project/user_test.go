package project

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// userModules is go list -m all of a module that requires only toolgen. Its own go.mod has one
// line and its program links none of the others: they are what this module's go.mod names for the
// generator and for tests. A new line here makes every user's module graph longer, so it
// needs a good reason.
var userModules = []string{
	"example.com/user",
	module,

	// The generator: the model of a schema, loading, the diff of toolgen check.
	"github.com/invopop/jsonschema",
	"github.com/pb33f/ordered-map/v2",
	"github.com/bahlo/generic-list-go",
	"github.com/buger/jsonparser",
	"go.yaml.in/yaml/v4",
	"golang.org/x/tools",
	"golang.org/x/mod",
	"golang.org/x/sync",
	"github.com/rogpeppe/go-internal",

	// Tests: the oracles and their own needs. Of these, validator is also linked with programs
	// whose fields have rules that only it can judge.
	"github.com/santhosh-tekuri/jsonschema/v6",
	"github.com/go-json-experiment/json",
	"github.com/go-playground/validator/v10",
	"github.com/go-playground/locales",
	"github.com/go-playground/universal-translator",
	"github.com/gabriel-vasile/mimetype",
	"github.com/leodido/go-urn",
	"golang.org/x/crypto",
	"golang.org/x/sys",
	"golang.org/x/text",
	"github.com/google/go-cmp",
}

// TestUserModule sets up a module as a user has it, with this repository in place of a release and
// the generated package tools as its own code. It must build offline from what this module
// already needs, import nothing but the standard library and this module, and list few modules.
func TestUserModule(t *testing.T) {
	repo := root(t)
	dir := t.TempDir()
	write := func(name string, data []byte) {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	read := func(name string) []byte {
		t.Helper()
		data, err := os.ReadFile(filepath.Join(repo, name))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	write("go.mod", []byte("module example.com/user\n\ngo 1.26.0\n\nrequire "+module+" v0.0.0\n\nreplace "+module+" => "+repo+"\n"))
	write("go.sum", read("go.sum"))
	for _, p := range list(t, repo, "./tools") {
		for _, name := range p.GoFiles {
			write(filepath.Join("tools", name), read(filepath.Join("tools", name)))
		}
	}

	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", "-mod=mod")
	// The listing asks for the release time of each module, also of those that no build has
	// brought into the module cache, so it comes before the proxy is out of reach.
	got := strings.Fields(string(run(t, dir, "go", "list", "-m", "-f", "{{.Path}}", "all")))
	slices.Sort(got)
	want := slices.Sorted(slices.Values(userModules))
	if !slices.Equal(got, want) {
		t.Errorf("go list -m all of a user's module:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}

	t.Setenv("GOPROXY", "off")
	run(t, dir, "go", "build", "./...")
	for _, p := range list(t, dir, "-deps", "./...") {
		if !p.Standard && !strings.HasPrefix(p.ImportPath, module+"/") && p.ImportPath != "example.com/user/tools" {
			t.Errorf("a user's program imports %s", p.ImportPath)
		}
	}
}
