package gen

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/gen/diag"
)

const (
	goFile   = Header + "\n\npackage p\n"
	jsonFile = "{\n  \"$comment\": \"" + Comment + "\",\n  \"type\": \"object\"\n}\n"
)

// tree writes files, named with slashes, below a new directory and returns it. A name
// that ends in a slash is a directory.
func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, "/") {
			if err := os.MkdirAll(path, 0o777); err != nil {
				t.Fatal(err)
			}
		} else if err := os.WriteFile(path, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// read returns what tree takes.
func read(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == dir {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			files[filepath.ToSlash(name)+"/"] = ""
			return nil
		}
		content, err := os.ReadFile(path)
		files[filepath.ToSlash(name)] = string(content)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// result makes a Result for dir of files and finds its orphans.
func result(t *testing.T, dir string, files map[string]string) *Result {
	t.Helper()
	r := &Result{}
	for name, content := range files {
		r.Files = append(r.Files, File{filepath.Join(dir, filepath.FromSlash(name)), []byte(content)})
	}
	var err error
	if r.Orphans, err = orphans([]string{dir}, r.Files); err != nil {
		t.Fatal(err)
	}
	return r
}

// relative returns paths as seen from dir, with slashes.
func relative(t *testing.T, dir string, paths []string) []string {
	t.Helper()
	var list []string
	for _, path := range paths {
		name, err := filepath.Rel(dir, path)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, filepath.ToSlash(name))
	}
	return list
}

func equal(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func TestWriteAndCheck(t *testing.T) {
	wanted := map[string]string{"zz_toolgen.go": goFile, "schemas/P.schema.json": jsonFile}
	for _, c := range []struct {
		name             string
		disk             map[string]string
		differences      []string // "path: kind"
		written, deleted []string
		after            map[string]string // beside wanted
	}{
		{
			name:        "nothing there",
			disk:        map[string]string{"p.go": "package p\n"},
			differences: []string{"schemas/P.schema.json: missing", "zz_toolgen.go: missing"},
			written:     []string{"schemas/P.schema.json", "zz_toolgen.go"},
			after:       map[string]string{"p.go": "package p\n"},
		},
		{
			name: "up to date",
			disk: wanted,
		},
		{
			name: "line ends of Windows",
			disk: map[string]string{
				"zz_toolgen.go":         strings.ReplaceAll(goFile, "\n", "\r\n"),
				"schemas/P.schema.json": strings.ReplaceAll(jsonFile, "\n", "\r\n"),
			},
			after: map[string]string{
				"zz_toolgen.go":         strings.ReplaceAll(goFile, "\n", "\r\n"),
				"schemas/P.schema.json": strings.ReplaceAll(jsonFile, "\n", "\r\n"),
			},
		},
		{
			name: "edited and out of date",
			disk: map[string]string{
				"zz_toolgen.go":         goFile + "var old int\n",
				"schemas/P.schema.json": strings.Replace(jsonFile, "object", "array", 1),
			},
			differences: []string{"schemas/P.schema.json: stale", "zz_toolgen.go: stale"},
			written:     []string{"schemas/P.schema.json", "zz_toolgen.go"},
		},
		{
			name:        "a conflict hides the comment of a snapshot",
			disk:        map[string]string{"schemas/P.schema.json": "<<<<<<< HEAD\n" + jsonFile, "zz_toolgen.go": goFile},
			differences: []string{"schemas/P.schema.json: stale"},
			written:     []string{"schemas/P.schema.json"},
		},
		{
			name: "conflicts",
			disk: map[string]string{
				"zz_toolgen.go":         "<<<<<<< HEAD\n" + goFile + "=======\n>>>>>>> other\n",
				"schemas/P.schema.json": strings.Replace(jsonFile, "  \"type", "<<<<<<< HEAD\n  \"type", 1),
			},
			differences: []string{"schemas/P.schema.json: stale", "zz_toolgen.go: stale"},
			written:     []string{"schemas/P.schema.json", "zz_toolgen.go"},
		},
		{
			name: "orphans",
			disk: map[string]string{
				"zz_toolgen.go":            goFile,
				"schemas/P.schema.json":    jsonFile,
				"schemas/Gone.schema.json": jsonFile,
				"zz_toolgen_test.go":       "<<<<<<< HEAD\n" + goFile,
				"zz_older_name.go":         goFile,
				"config.json":              jsonFile, // not where snapshots are
				"schemas/gen.go":           goFile,   // of the package in schemas
				"schemas/hand.json":        "{\"$comment\": \"mine\"}",
				"sub/zz_toolgen.go":        goFile, // no target
			},
			differences: []string{"schemas/Gone.schema.json: orphan", "zz_older_name.go: orphan", "zz_toolgen_test.go: orphan"},
			deleted:     []string{"schemas/Gone.schema.json", "zz_older_name.go", "zz_toolgen_test.go"},
			after: map[string]string{
				"config.json":       jsonFile,
				"schemas/gen.go":    goFile,
				"schemas/hand.json": "{\"$comment\": \"mine\"}",
				"sub/":              "",
				"sub/zz_toolgen.go": goFile,
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := tree(t, c.disk)
			r := result(t, dir, wanted)
			found, err := r.Check()
			if err != nil {
				t.Fatal(err)
			}
			var differences []string
			for _, d := range found {
				differences = append(differences, relative(t, dir, []string{d.Path})[0]+": "+string(d.Kind))
				if len(d.Diff) == 0 {
					t.Errorf("%s: no diff", d.Path)
				}
			}
			equal(t, "Check", differences, c.differences)

			changes, err := r.Write()
			if err != nil {
				t.Fatal(err)
			}
			equal(t, "written", relative(t, dir, changes.Written), c.written)
			equal(t, "deleted", relative(t, dir, changes.Deleted), c.deleted)
			want := map[string]string{"schemas/": ""}
			for name, content := range wanted {
				want[name] = content
			}
			for name, content := range c.after {
				want[name] = content
			}
			equal(t, "files", read(t, dir), want)
			for _, path := range changes.Written {
				if info, err := os.Stat(path); err != nil || info.Mode() != 0o644 {
					t.Errorf("%s: mode %v, error %v", path, info.Mode(), err)
				}
			}

			r = result(t, dir, wanted)
			if found, err := r.Check(); len(found) > 0 || err != nil {
				t.Errorf("Check after Write: %v, %v", found, err)
			}
			if changes, err := r.Write(); len(changes.Written)+len(changes.Deleted) > 0 || err != nil {
				t.Errorf("second Write: %v, %v", changes, err)
			}
		})
	}
}

func TestLastSnapshotTakesItsDirectory(t *testing.T) {
	dir := tree(t, map[string]string{"zz_toolgen.go": goFile, "schemas/P.schema.json": jsonFile, "p.go": "package p\n"})
	changes, err := result(t, dir, nil).Write()
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "deleted", relative(t, dir, changes.Deleted), []string{"schemas/P.schema.json", "zz_toolgen.go"})
	equal(t, "files", read(t, dir), map[string]string{"p.go": "package p\n"})
}

// Whatever keeps Write from finishing, what was there before stays as it was.
func TestWriteRefuses(t *testing.T) {
	wanted := map[string]string{"zz_toolgen.go": goFile, "zz_toolgen_test.go": goFile, "schemas/P.schema.json": jsonFile}
	for _, c := range []struct {
		name    string
		disk    map[string]string
		notOurs []string
		message string
	}{
		{
			name: "files without the header",
			disk: map[string]string{
				"zz_toolgen.go":         "package p\n",
				"zz_toolgen_test.go":    goFile + "var old int\n",
				"schemas/P.schema.json": "{\"type\": \"object\", \"$comment\": \"" + Comment + "\"}",
			},
			notOurs: []string{"schemas/P.schema.json", "zz_toolgen.go"},
			message: "zz_toolgen.go was not written by toolgen (it lacks the header): rename or delete it",
		},
		{
			name:    "a conflict in a snapshot without our comment",
			disk:    map[string]string{"schemas/P.schema.json": "<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> other\n"},
			notOurs: []string{"schemas/P.schema.json"},
			message: "rename or delete it",
		},
		{
			name:    "a directory in the way",
			disk:    map[string]string{"zz_toolgen.go/": "", "zz_toolgen_test.go": goFile + "var old int\n"},
			message: "zz_toolgen.go: is a directory",
		},
		{
			name:    "no directory for snapshots",
			disk:    map[string]string{"schemas": "a file", "zz_toolgen_test.go": goFile + "var old int\n"},
			message: "not a directory",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := tree(t, c.disk)
			before := read(t, dir)
			r := result(t, dir, wanted)
			_, err := r.Write()
			if err == nil || !strings.Contains(err.Error(), c.message) {
				t.Errorf("error %v, want one with %q", err, c.message)
			}
			equal(t, "files", read(t, dir), before)
			if len(c.notOurs) == 0 {
				return
			}
			found, err := r.Check()
			if err != nil {
				t.Fatal(err)
			}
			var notOurs []string
			for _, d := range found {
				if d.Kind == NotOurs {
					notOurs = append(notOurs, d.Path)
				}
			}
			equal(t, "not ours", relative(t, dir, notOurs), c.notOurs)
		})
	}
}

// The second of two renames fails: the first file is new, the second as it was, and no
// temporary file is left.
func TestRenameFails(t *testing.T) {
	dir := tree(t, map[string]string{"a.go": goFile, "b.go/": "", "b.go/kept": "x"})
	written, err := replace([]File{
		{filepath.Join(dir, "a.go"), []byte(goFile + "var x int\n")},
		{filepath.Join(dir, "b.go"), []byte(goFile)},
		{filepath.Join(dir, "schemas", "c.json"), []byte(jsonFile)},
	})
	if err == nil {
		t.Fatal("a directory was replaced")
	}
	equal(t, "written", relative(t, dir, written), []string{"a.go"})
	equal(t, "files", read(t, dir), map[string]string{"a.go": goFile + "var x int\n", "b.go/": "", "b.go/kept": "x"})
}

func TestNothingIsWrittenBesideDiagnostics(t *testing.T) {
	dir := tree(t, map[string]string{"zz_toolgen.go": goFile})
	r := result(t, dir, map[string]string{"zz_toolgen.go": goFile + "var x int\n"})
	r.Diagnostics.Addf(diag.Pos{File: "p.go", Line: 1, Col: 1}, "some-code", "something is wrong")
	if _, err := r.Write(); err == nil {
		t.Error("Write did not refuse")
	}
	equal(t, "files", read(t, dir), map[string]string{"zz_toolgen.go": goFile})
}

func TestOrphanChangedMeanwhile(t *testing.T) {
	dir := tree(t, map[string]string{"zz_toolgen.go": goFile})
	r := result(t, dir, nil)
	if err := os.WriteFile(r.Orphans[0], []byte("package mine\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	_, err := r.Write()
	if notOurs, ok := errors.AsType[*NotOursError](err); !ok || notOurs.Path != r.Orphans[0] {
		t.Errorf("got %v", err)
	}
}

func TestOwned(t *testing.T) {
	for _, c := range []struct {
		path, content string
		want          bool
	}{
		{"a.go", goFile, true},
		{"a.go", Header, true},
		{"a.go", Header + "\r\n", true},
		{"a.go", "\n" + goFile, false},
		{"a.go", Header + " ", false},
		{"a.go", "// Code generated by stringer. DO NOT EDIT.\n", false},
		{"a.go", "", false},
		{"a.json", jsonFile, true},
		{"a.json", strings.Join(strings.Fields(jsonFile), " "), true},
		{"a.json", "{\"$comment\":\"" + Comment + "\"", true},
		{"a.json", "{}", false},
		{"a.json", "[\"$comment\", \"" + Comment + "\"]", false},
		{"a.json", "\"$comment\"", false},
		{"a.json", "", false},
		{"a.txt", goFile, false},
	} {
		if got := Owned(c.path, []byte(c.content)); got != c.want {
			t.Errorf("Owned(%q, %q) = %v", c.path, c.content, got)
		}
	}
}

func TestDiffNamesTheFileFromItsPackage(t *testing.T) {
	dir := tree(t, map[string]string{"schemas/P.schema.json": strings.Replace(jsonFile, "object", "array", 1)})
	found, err := result(t, dir, map[string]string{"schemas/P.schema.json": jsonFile}).Check()
	if err != nil || len(found) != 1 {
		t.Fatal(found, err)
	}
	want := `diff schemas/P.schema.json schemas/P.schema.json (generated)
--- schemas/P.schema.json
+++ schemas/P.schema.json (generated)
@@ -1,4 +1,4 @@
 {
   "$comment": "Code generated by toolgen. DO NOT EDIT.",
-  "type": "array"
+  "type": "object"
 }
`
	equal(t, "diff", string(found[0].Diff), want)
}
