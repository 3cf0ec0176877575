package jsts

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/toolgen-go/toolgen/internal/laws/texts"
	"github.com/toolgen-go/toolgen/internal/suites/data"
	"github.com/toolgen-go/toolgen/internal/suites/program"
)

// suiteGroup is a schema of the suite with its tests.
type suiteGroup struct {
	file        string
	Description string
	Schema      json.RawMessage
	Tests       []struct {
		Description string
		Data        json.RawMessage
		Valid       bool
	}
}

func (g suiteGroup) name() string { return g.file + " | " + g.Description }

// written is a group whose schema is Go source.
type written struct {
	suiteGroup
	original *jsonschema.Schema
	types    *jsonschema.Schema // says no more than the Go types
}

// suite reads all groups of the suite.
func suite(t *testing.T) []suiteGroup {
	t.Helper()
	root := filepath.Join(data.Dir(t, "json-schema-test-suite in it"), "json-schema-test-suite", "draft2020-12")
	var all []suiteGroup
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".json" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var groups []suiteGroup
		if err := json.Unmarshal(text, &groups); err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		for _, g := range groups {
			g.file = filepath.ToSlash(name)
			all = append(all, g)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// unwritten is how many groups are not written, by the reason. None of the alternatives is a
// union as toolgen has it: no property has another constant in each.
var unwritten = map[unsaid]int{
	annotation: 34, odd: 4, dynamic: 13, elsewhere: 44, misplaced: 4, patterns: 18, dependent: 7, alternatives: 21, contained: 19,
	conditions: 17, positions: 19, noValue: 8, negation: 11, doubled: 5, composite: 11, besides: 22, mixed: 3,
}

// inputs is how many values of its own each group is tried on, beside those of the suite.
const inputs = 100

// TestWide writes every schema of the suite that is in none of the triples as Go source, or has
// a reason why it cannot be. A parser accepts what the suite's own schema accepts and the Go
// types hold, and nothing else.
func TestWide(t *testing.T) {
	inTriples := make(map[string]bool)
	for _, r := range rows(t) {
		inTriples[r.File+" | "+r.Group] = true
	}
	reasons := make(map[unsaid][]string)
	said := make(map[string]written)
	var structs []program.Struct
	triples := 0
	all := suite(t)
	for i, g := range all {
		if inTriples[g.name()] {
			triples++
			continue
		}
		name := fmt.Sprintf("Wide%d", i)
		group, decl, err := write(t, name, g)
		var reason unsaid
		if errors.As(err, &reason) {
			reasons[reason] = append(reasons[reason], g.name())
			continue
		}
		if err != nil {
			t.Fatalf("%s: %v", g.name(), err)
		}
		said[name] = group
		structs = append(structs, decl)
	}
	repo, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	p, err := program.Build(t.Context(), t.TempDir(), repo, "", structs)
	if err != nil {
		t.Fatal(err)
	}
	for name, why := range p.Refused {
		t.Errorf("%s: %s is refused: %q", said[name].name(), said[name].Schema, why)
	}
	if !maps.Equal(unwritten, counted(reasons)) {
		t.Errorf("not written are %v: %v", counted(reasons), reasons)
	}
	if triples != 121 || len(said) != 80 {
		t.Errorf("%d groups are in the triples and %d are written, want 121 and 80", triples, len(said))
	}

	var tried []program.Text
	var want []bool
	suites, narrowed := 0, 0
	for i, name := range slices.Sorted(maps.Keys(p.Schemas)) {
		g := said[name]
		try := func(text []byte, valid bool) {
			typed := g.types.Validate(data.JSON(t, text)) == nil
			if valid && !typed {
				narrowed++
			}
			tried = append(tried, program.Text{Struct: name, Text: `{"v":` + string(text) + `}`})
			want = append(want, valid && typed)
		}
		for _, test := range g.Tests {
			suites++
			var text bytes.Buffer
			if err := json.Compact(&text, test.Data); err != nil {
				t.Fatal(err)
			}
			if got := g.original.Validate(data.JSON(t, test.Data)) == nil; got != test.Valid {
				t.Errorf("%s: %s: the judge says %v", g.name(), test.Description, got)
			}
			try(text.Bytes(), test.Valid)
		}
		values, err := texts.New(p.Schemas[name], uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < inputs; n++ {
			text := values.Next()
			var whole map[string]json.RawMessage
			if bytes.ContainsAny(text, "\n\r") || json.Unmarshal(text, &whole) != nil || whole["v"] == nil || !program.Fits(text) {
				continue
			}
			v := data.JSON(t, whole["v"])
			try(whole["v"], g.original.Validate(v) == nil)
		}
	}
	verdicts, err := p.Parse(t.Context(), tried)
	if err != nil {
		t.Fatal(err)
	}
	accepted := 0
	for i, verdict := range verdicts {
		if verdict == "" {
			accepted++
		}
		if (verdict == "") != want[i] {
			t.Errorf("%s: %s: want %v, the parser says %q\n%s", said[tried[i].Struct].name(), tried[i].Text, want[i], verdict, said[tried[i].Struct].Schema)
		}
	}
	t.Logf("%d groups of the suite: %d are in the triples, %d are written here, %d are not", len(all), triples, len(said), len(all)-triples-len(said))
	for _, reason := range slices.Sorted(maps.Keys(reasons)) {
		t.Logf("%d not written: %s", len(reasons[reason]), reason)
	}
	t.Logf("%d values, %d of them the suite's: %d accepted, %d that the suite accepts have another type than Go's", len(tried), suites, accepted, narrowed)
}

func counted(reasons map[unsaid][]string) map[unsaid]int {
	n := make(map[unsaid]int)
	for reason, groups := range reasons {
		n[reason] = len(groups)
	}
	return n
}

// write writes a group's schema as the field v of a struct.
func write(t *testing.T, name string, g suiteGroup) (written, program.Struct, error) {
	none := program.Struct{}
	root := data.JSON(t, g.Schema)
	w := &source{prefix: name, root: root, named: make(map[string]string), defs: make(map[string]any)}
	p, err := w.place(root)
	if err != nil {
		return written{}, none, err
	}
	original, err := data.Compile(root)
	if err != nil {
		return written{}, none, elsewhere
	}
	types, err := data.Compile(map[string]any{"allOf": []any{p.types}, "$defs": w.defs})
	if err != nil {
		return written{}, none, fmt.Errorf("the types of %s: %w", g.name(), err)
	}
	decl := fmt.Sprintf("%s//toolgen:schema\ntype %s struct {\n\tV %s %s\n}", w.decls.String(), name, p.typ, words{p.validate, p.jsonschema, ""}.tag("v"))
	return written{g, original, types}, program.Struct{Name: name, Source: decl, RejectUnknown: w.closed}, nil
}
