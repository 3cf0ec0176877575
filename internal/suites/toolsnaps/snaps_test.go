package toolsnaps

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/toolgen-go/toolgen/internal/laws/texts"
	"github.com/toolgen-go/toolgen/internal/suites/data"
	"github.com/toolgen-go/toolgen/internal/suites/program"
)

// unsayable are the tools whose schema no Go struct has, with the reason.
var unsayable = map[string]string{
	"projects_write":         "items of three objects that no property tells apart",
	"update_issue_assignees": "a string or an object",
	"update_issue_labels":    "a string or an object",
}

// step is one step of the normalisation, and how often it was needed.
type step struct {
	reason string
	do     func(ours, theirs map[string]any) bool
	used   int
}

var steps = []*step{
	{reason: "our objects are closed", do: func(ours, theirs map[string]any) bool {
		_, said := theirs["additionalProperties"]
		if ours["properties"] == nil || said {
			return false
		}
		delete(ours, "additionalProperties")
		return true
	}},
	{reason: "required names stand in the order of the properties", do: func(ours, theirs map[string]any) bool {
		a, _ := ours["required"].([]any)
		b, _ := theirs["required"].([]any)
		order := func(x, y any) int { return strings.Compare(x.(string), y.(string)) }
		if slices.Equal(a, b) {
			return false
		}
		slices.SortFunc(a, order)
		slices.SortFunc(b, order)
		return true
	}},
	{reason: "several types are an anyOf", do: func(ours, theirs map[string]any) bool {
		names, ok := theirs["type"].([]any)
		if !ok {
			return false
		}
		delete(theirs, "type")
		var all []any
		for _, name := range names {
			all = append(all, map[string]any{"type": name})
		}
		theirs["anyOf"] = all
		return true
	}},
}

func normalise(ours, theirs any) {
	switch a := ours.(type) {
	case map[string]any:
		b, ok := theirs.(map[string]any)
		if !ok {
			return
		}
		for _, s := range steps {
			if s.do(a, b) {
				s.used++
			}
		}
		for word := range a {
			normalise(a[word], b[word])
		}
	case []any:
		if b, ok := theirs.([]any); ok && len(a) == len(b) {
			for i := range a {
				normalise(a[i], b[i])
			}
		}
	}
}

// snap is the input schema of one tool.
type snap struct {
	name   string
	schema json.RawMessage
}

func snaps(t *testing.T) []snap {
	t.Helper()
	dir := data.Dir(t, "toolsnaps in it")
	files, err := filepath.Glob(filepath.Join(dir, "toolsnaps", "*.snap"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no snapshots: %v", err)
	}
	var all []snap
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var tool struct{ InputSchema json.RawMessage }
		if err := json.Unmarshal(text, &tool); err != nil {
			t.Fatal(err)
		}
		all = append(all, snap{strings.TrimSuffix(filepath.Base(file), ".snap"), tool.InputSchema})
	}
	return all
}

func TestSnaps(t *testing.T) {
	const inputs = 20
	all := snaps(t)
	var structs []program.Struct
	said := make(map[string]snap)
	for i, s := range all {
		var read schema
		if err := json.Unmarshal(s.schema, &read); err != nil {
			t.Fatalf("%s: %v", s.name, err)
		}
		name := fmt.Sprintf("Tool%d", i)
		w := &writer{name: name}
		if _, err := w.object(read, name); err != nil {
			if unsayable[s.name] == "" {
				t.Errorf("%s: %v", s.name, err)
			}
			continue
		}
		if unsayable[s.name] != "" {
			t.Errorf("%s can be said", s.name)
		}
		source := strings.Replace(w.decls.String(), "type "+name+" struct", "//toolgen:schema\ntype "+name+" struct", 1)
		structs = append(structs, program.Struct{Name: name, Source: source})
		said[name] = s
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
		t.Errorf("%s: %q", said[name].name, why)
	}

	var tried []program.Text
	var wanted []bool
	for i, name := range slices.Sorted(maps.Keys(p.Schemas)) {
		s := said[name]
		ours, theirs := data.JSON(t, p.Schemas[name]), data.JSON(t, s.schema)
		judge := compiled(t, data.JSON(t, s.schema))
		normalise(ours, theirs)
		if !reflect.DeepEqual(ours, theirs) {
			a, _ := json.Marshal(ours)
			b, _ := json.Marshal(theirs)
			t.Errorf("%s:\n ours   %s\n theirs %s", s.name, a, b)
		}
		source, err := texts.New(s.schema, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < inputs; {
			text := source.Next()
			if bytes.ContainsAny(text, "\n\r") || !program.Fits(text) {
				continue // for the law: here no Go type says how large a number may be
			}
			n++
			tried = append(tried, program.Text{Struct: name, Text: string(text)})
			wanted = append(wanted, judge.Validate(data.JSON(t, text)) == nil)
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
		if (verdict == "") != wanted[i] {
			t.Errorf("%s: the schema says %v, the parser %q: %s", said[tried[i].Struct].name, wanted[i], verdict, tried[i].Text)
		}
	}
	t.Logf("%d of %d schemas are written as structs and come back; %d inputs agree, %d of them accepted", len(p.Schemas), len(all), len(tried), accepted)
	for _, s := range steps {
		t.Logf("%d times: %s", s.used, s.reason)
		if s.used == 0 {
			t.Errorf("a step that nothing needs: %s", s.reason)
		}
	}
	if len(p.Schemas)+len(unsayable) != 117 {
		t.Errorf("%d schemas and %d that cannot be said, want 117 together", len(p.Schemas), len(unsayable))
	}
}

// compiled returns the snapshot's own schema, its closed objects opened: what nobody knows
// is dropped by a parser and no error.
func compiled(t *testing.T, doc any) *jsonschema.Schema {
	t.Helper()
	open(doc)
	s, err := data.Compile(doc)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func open(doc any) {
	switch s := doc.(type) {
	case map[string]any:
		if s["properties"] != nil {
			delete(s, "additionalProperties")
		}
		for _, v := range s {
			open(v)
		}
	case []any:
		for _, v := range s {
			open(v)
		}
	}
}
