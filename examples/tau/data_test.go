package tau

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/toolgen-go/toolgen/examples/tau/airline"
	"github.com/toolgen-go/toolgen/examples/tau/retail"
	"github.com/toolgen-go/toolgen/toolkit"
)

// benchTool is a tool as the benchmark describes it.
type benchTool struct {
	Env        string         `json:"env"`
	Name       string         `json:"name"`
	Parameters map[string]any `json:"parameters"`
}

// benchCall is a call that the benchmark expects.
type benchCall struct {
	Env  string          `json:"env"`
	Tool string          `json:"tool"`
	Args json.RawMessage `json:"args"`
}

// read decodes a file of the benchmark. Without TOOLGEN_TESTDATA the test is skipped;
// with it, the file must be there.
func read[T any](t *testing.T, name string) []T {
	t.Helper()
	dir := os.Getenv("TOOLGEN_TESTDATA")
	if dir == "" {
		t.Skip("TOOLGEN_TESTDATA is not set: it names the folder with tau-bench/tools.json and calls.json")
	}
	data, err := os.ReadFile(filepath.Join(dir, "tau-bench", name))
	if err != nil {
		t.Fatal(err)
	}
	var list []T
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return list
}

// registries returns a new registry for each environment of the benchmark.
func registries(t *testing.T) map[string]*toolkit.Registry {
	t.Helper()
	all := map[string]*toolkit.Registry{}
	for env, open := range map[string]func() (*toolkit.Registry, error){"airline": airline.Registry, "retail": retail.Registry} {
		r, err := open()
		if err != nil {
			t.Fatal(err)
		}
		all[env] = r
	}
	return all
}

// toolOf returns the tool that a call names.
func toolOf(t *testing.T, all map[string]*toolkit.Registry, call benchCall) toolkit.AnyTool {
	t.Helper()
	tool, ok := all[call.Env].Get(call.Tool)
	if !ok {
		t.Fatalf("no tool %s in %s", call.Tool, call.Env)
	}
	return tool
}
