package gen_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/gen"
	"github.com/toolgen-go/toolgen/testdata/golden/defaults"
	"github.com/toolgen-go/toolgen/testdata/golden/embed"
	"github.com/toolgen-go/toolgen/testdata/golden/enums"
	"github.com/toolgen-go/toolgen/testdata/golden/foreign"
	"github.com/toolgen-go/toolgen/testdata/golden/methods"
	"github.com/toolgen-go/toolgen/testdata/golden/signatures"
	"github.com/toolgen-go/toolgen/toolkit"
)

// The goldens are packages of this module that ./... leaves out; each holds its
// generated files as they must be. After a change that is meant, run toolgen on
// ./testdata/golden/... and say in the commit why they changed.
func TestGoldens(t *testing.T) {
	result, err := gen.Generate(t.Context(), gen.Config{Dir: "../testdata/golden", Patterns: []string{"./..."}})
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Diagnostics) > 0 {
		t.Fatal(result.Diagnostics)
	}
	differences, err := result.Check()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range differences {
		t.Errorf("%s: %s\n%s", d.Path, d.Kind, d.Diff)
	}
	if len(result.Files) < 20 {
		t.Errorf("only %d files were generated", len(result.Files))
	}
}

func TestGoldensVet(t *testing.T) {
	cmd := exec.CommandContext(t.Context(), "go", "vet", "./testdata/golden/...")
	cmd.Dir = ".."
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("go vet: %v\n%s", err, out)
	}
}

// TestParserLength counts the lines that read a struct of five plain fields: its
// table, its function and the methods that call it.
func TestParserLength(t *testing.T) {
	const limit = 60
	source, err := os.ReadFile("../testdata/golden/five/zz_toolgen.go")
	if err != nil {
		t.Fatal(err)
	}
	parts := regexp.MustCompile(`(?m)^(var paramsFields|func decodeParams|func \(paramsSchema\) Parse)[^\n]*\n(?s:.*?)^}\n`).FindAll(source, -1)
	if len(parts) != 4 {
		t.Fatalf("found %d parts of the parser, want the table, the function and two methods", len(parts))
	}
	lines := bytes.Count(bytes.Join(parts, nil), []byte("\n"))
	t.Logf("%d lines", lines)
	if lines > limit {
		t.Errorf("the parser has %d lines, more than %d", lines, limit)
	}
}

// TestOrder generates from different directories, with the patterns in different
// orders, and wants the same bytes.
func TestOrder(t *testing.T) {
	generate := func(dir string, patterns ...string) map[string]string {
		t.Helper()
		result, err := gen.Generate(t.Context(), gen.Config{Dir: dir, Patterns: patterns})
		if err != nil {
			t.Fatal(err)
		}
		files := make(map[string]string)
		for _, f := range result.Files {
			files[f.Path] = string(f.Content)
		}
		return files
	}
	all := generate("..", "./testdata/golden/...")
	entries, err := os.ReadDir("../testdata/golden")
	if err != nil {
		t.Fatal(err)
	}
	var forwards, backwards []string
	for _, e := range entries {
		forwards = append(forwards, "./golden/"+e.Name())
		backwards = slices.Insert(backwards, 0, "./"+e.Name())
	}
	for _, other := range []map[string]string{
		generate("../testdata/golden", backwards...),
		generate("../testdata", forwards...),
	} {
		if !maps.Equal(all, other) {
			t.Error("another order of packages, or another directory, gives other files")
		}
	}
	// One package alone sees the others as dependencies, not as targets.
	for _, name := range []string{"enums", "signatures"} {
		for path, content := range generate("../testdata/golden/" + name) {
			if all[path] != content {
				t.Errorf("%s differs when its package is generated alone", path)
			}
		}
	}
}

// TestNoPlace holds generated files free of anything that depends on the machine.
func TestNoPlace(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../testdata/golden/*/zz_toolgen.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no goldens", err)
	}
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(content), root) {
			t.Errorf("%s names this directory", file)
		}
	}
}

func parse[P any](t *testing.T, s toolkit.Schema[P], arguments string) P {
	t.Helper()
	p, err := s.Parse([]byte(arguments))
	if err != nil {
		t.Fatalf("%s: %v", arguments, err)
	}
	return p
}

func TestDefaults(t *testing.T) {
	want := defaults.Params{
		Text: `a "quoted" text`, Limit: new(10), Ratio: 0.5, On: true, Order: defaults.Down, Next: new(defaults.Up),
		Wait: 90 * time.Second, Langs: []string{"go", "rust"}, Deep: new(new(uint8(3))), Sizes: &[]uint16{1, 2},
	}
	if got := parse(t, defaults.ParamsSchema, `{}`); !reflect.DeepEqual(got, want) {
		t.Errorf("all absent: got %+v, want %+v", got, want)
	}
	want.Text, want.On, want.Langs = "", false, []string{}
	if got := parse(t, defaults.ParamsSchema, `{"text":"","on":false,"langs":[]}`); !reflect.DeepEqual(got, want) {
		t.Errorf("zero values are values: got %+v, want %+v", got, want)
	}
	// Two parses share nothing.
	first := parse(t, defaults.ParamsSchema, `{}`)
	first.Langs[0] = "changed"
	*first.Limit = 0
	if p := parse(t, defaults.ParamsSchema, `{}`); p.Langs[0] != "go" || *p.Limit != 10 {
		t.Error("a default is shared between two parses")
	}
}

func TestEmbedded(t *testing.T) {
	p := parse(t, embed.ParamsSchema, `{"id":1,"note":"n","nested":{"deep":[{"X":1,"Y":2}]},"to":"2024-05-01T00:00:00Z","gone":"x","visible":true}`)
	if p.ID != 1 || p.Note != "n" || p.Base.Note != "" || p.Range == nil || p.From != nil || p.Step != "day" || p.Gone != "" || !p.Visible {
		t.Errorf("got %+v", p)
	}
	if got := p.Nested.Deep; len(got) != 1 || got[0].Y != 2 {
		t.Errorf("nested: %+v", got)
	}
}

func TestEnums(t *testing.T) {
	p := parse(t, enums.ParamsSchema, `{"mode":"fuzzy","color":"green","lang":"go","region":{"name":"Jutland"},"climate":2,"narrow":"regex","other":[]}`)
	if p.Mode != enums.Fuzzy || p.Color != "green" || *p.Climate != foreign.Wet || *p.Narrow != enums.Regex || p.Other == nil {
		t.Errorf("got %+v", p)
	}
	_, err := enums.ParamsSchema.Parse([]byte(`{"mode":"fuzy","color":"","lang":"java","region":{"name":"x","climate":9},"narrow":"fuzzy"}`))
	want := "4 problems with the arguments:\n" +
		`- mode: must be one of "exact", "fuzzy", "regex", got "fuzy"; did you mean "fuzzy"?` + "\n" +
		`- lang: must be one of "go", "rust", got "java"` + "\n" +
		`- region.climate: must be one of 1, 2, 3, got 9` + "\n" +
		`- narrow: must be one of "exact", "regex", got "fuzzy"`
	if err == nil || err.Error() != want {
		t.Errorf("got %v\nwant %s", err, want)
	}
}

// call runs a tool by its wire name and returns its text.
func call(t *testing.T, tools []toolkit.AnyTool, name, arguments string) toolkit.Result {
	t.Helper()
	registry, err := toolkit.NewRegistry(tools...)
	if err != nil {
		t.Fatal(err)
	}
	return executor.Execute(context.Background(), toolkit.Call{ID: "call-1", Name: name, Arguments: json.RawMessage(arguments)}, registry)
}

func texts(r toolkit.Result) string {
	var all []string
	for _, c := range r.Content {
		all = append(all, c.(toolkit.TextContent).Text)
	}
	return strings.Join(all, "|")
}

func TestSignatures(t *testing.T) {
	for _, test := range []struct {
		name, arguments, text string
		details               any
	}{
		{"full", `{"text":"a"}`, "a", signatures.Hits{Total: len("call-1")}},
		{"no-call", `{"text":"a"}`, "a", "plain"},
		{"get_http_status", `{"text":"abc"}`, `{"total":3,"lines":null,"took":0,"best":null,"bytes":null}`, signatures.Hits{Total: 3}},
		{"to_text", `{"text":"a"}`, "a!", "a!"},
		{"to_content", ``, "one|two", []toolkit.Content{toolkit.Text("one"), toolkit.Text("two")}},
		{"read_file", `{"path":"p","ratio":1,"offset":4}`, `{"p":4}`, map[string]int{"p": 4}},
		{"inline", `{"n":1}`, "2", 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := call(t, signatures.Tools(), test.name, test.arguments)
			if r.IsError || texts(r) != test.text || !reflect.DeepEqual(r.Details, test.details) {
				t.Errorf("got %+v", r)
			}
		})
	}
	r := call(t, signatures.Tools(), "only_error", "{}")
	if !r.IsError || !errors.Is(r.Err, signatures.ErrNothing) || texts(r) != "Tool only_error failed: nothing to do" {
		t.Errorf("only_error: %+v", r)
	}
	if first, second := signatures.FullTool(), signatures.FullTool(); first == second {
		t.Error("a constructor returns the same tool twice")
	}
	names := make([]string, 0, len(signatures.Tools()))
	for _, tool := range signatures.Tools() {
		names = append(names, tool.Definition().Name)
	}
	if want := []string{"full", "no-call", "get_http_status", "to_text", "to_content", "only_error", "read_file", "inline"}; !slices.Equal(names, want) {
		t.Errorf("tools are %q, want source order %q", names, want)
	}
}

func TestMethods(t *testing.T) {
	store := methods.New("a", "b", "a")
	if r := call(t, store.All(), "search", `{"text":"a"}`); texts(r) != "[0,2]" {
		t.Errorf("search: %+v", r)
	}
	if r := call(t, store.All(), "count_rows", ``); texts(r) != "3" {
		t.Errorf("count_rows: %+v", r)
	}
	counter := new(methods.Counter)
	call(t, counter.All(), "increment", ``)
	if r := call(t, counter.All(), "get", ``); texts(r) != "1" {
		t.Errorf("a tool changed a copy of its receiver: %+v", r)
	}
	if r := call(t, methods.Clock{}.All(), "now", ``); texts(r) != "12:00" {
		t.Errorf("now: %+v", r)
	}
}
