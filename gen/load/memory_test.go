package load

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// notes is a Memory that forgets nothing.
type notes struct {
	text    map[string]string
	recalls int
}

func (n *notes) Recall(subject string) ([]byte, bool) {
	text, ok := n.text[subject]
	if ok {
		n.recalls++
	}
	return []byte(text), ok
}

func (n *notes) Note(subject string, text []byte, _ Inputs) { n.text[subject] = string(text) }

// TestMemory loads a package three times: with nothing noted, with all that it needs noted, and with
// notes of export data that is gone.
func TestMemory(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module example.com/m\n\ngo 1.26\n",
		"p.go":   "package p\n\nimport \"time\"\n\ntype P struct{ At time.Time }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("GOWORK", "off")
	memory := &notes{text: map[string]string{}}
	load := func() {
		t.Helper()
		program, err := Load(context.Background(), Config{Dir: dir, Memory: memory})
		if err != nil {
			t.Fatal(err)
		}
		p := program.Packages[0]
		if len(p.TypeErrors) > 0 || p.Types.Scope().Lookup("P").Type().Underlying().String() != "struct{At time.Time}" {
			t.Fatalf("P is %v, errors %v", p.Types.Scope().Lookup("P"), p.TypeErrors)
		}
		if decl, ok := program.TypeDecl("time", "Time"); !ok || decl.Doc == nil {
			t.Fatal("time.Time has no comment")
		}
	}
	load()
	if len(memory.text) != 1 || memory.recalls != 0 {
		t.Fatalf("after one load: %d notes, %d recalls", len(memory.text), memory.recalls)
	}
	load()
	if memory.recalls != 1 {
		t.Fatalf("%d recalls", memory.recalls)
	}
	for subject, text := range memory.text {
		if !strings.Contains(text, "\"ExportFile\":\"") {
			t.Fatal("no export data in the note")
		}
		memory.text[subject] = strings.ReplaceAll(text, "\"ExportFile\":\"", "\"ExportFile\":\"/gone")
	}
	load()
	for _, text := range memory.text {
		if strings.Contains(text, "/gone") {
			t.Error("the note was not taken anew")
		}
	}
}

// TestSource: what was loaded from source has no export data, so that nothing was compiled for it.
func TestSource(t *testing.T) {
	program, err := Load(context.Background(), Config{Patterns: []string{"github.com/toolgen-go/toolgen/tools"}, Source: true})
	if err != nil {
		t.Fatal(err)
	}
	if errs := program.Packages[0].TypeErrors; len(errs) > 0 {
		t.Errorf("the package does not check: %v", errs)
	}
	if len(program.loader.deps) < 20 {
		t.Errorf("%d dependencies", len(program.loader.deps))
	}
	for path, dep := range program.loader.deps {
		if dep.ExportFile != "" {
			t.Errorf("%s has been compiled: %s", path, dep.ExportFile)
		}
	}
}
