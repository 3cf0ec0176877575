package build_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/toolgen-go/toolgen/gen/build"
	"github.com/toolgen-go/toolgen/gen/load"
)

var update = flag.Bool("update", false, "write the diagnostics of testdata/refused as they are now")

// TestRefused compares the diagnostics of each package below testdata/refused with
// its want.txt: every mistake of a run, with its place, in order.
func TestRefused(t *testing.T) {
	root, err := filepath.Abs("../../testdata/refused")
	if err != nil {
		t.Fatal(err)
	}
	program, err := load.Load(t.Context(), load.Config{Dir: root, Patterns: []string{"./..."}})
	if err != nil {
		t.Fatal(err)
	}
	plans, diags := build.Packages(program)
	got := make(map[string]string)
	for _, d := range diags.Sorted() {
		dir := filepath.Dir(d.Pos.File)
		d.Pos.File = filepath.Base(d.Pos.File)
		got[dir] += d.String() + "\n"
	}
	for _, p := range program.Packages {
		t.Run(p.Name, func(t *testing.T) {
			file := filepath.Join(p.Dir, "want.txt")
			if *update {
				if err := os.WriteFile(file, []byte(got[p.Dir]), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if d := diff.Diff("want.txt", want, "got", []byte(got[p.Dir])); d != nil {
				t.Errorf("diagnostics:\n%s", d)
			}
			if got[p.Dir] == "" {
				t.Error("nothing is refused")
			}
		})
	}
	if len(plans) == 0 {
		t.Error("the good type among the bad ones has no plan")
	}
}

func TestSnakeCase(t *testing.T) {
	for name, want := range map[string]string{
		"ListURLs": "list_urls", "HTTPGet": "http_get", "GetV2Items": "get_v2_items",
		"Echo": "echo", "echo": "echo", "URL": "url", "GetURL": "get_url", "A": "a", "AB": "ab", "ABc": "abc",
		"GetHTTPStatus": "get_http_status", "UserIDs": "user_ids", "X1Y": "x1_y", "ÄrgerÜber": "ärger_über",
	} {
		if got := build.SnakeCase(name); got != want {
			t.Errorf("SnakeCase(%q) = %q, want %q", name, got, want)
		}
	}
}
