package toolkit_test

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
)

// named returns an echo tool of another name.
func named(name string) toolkit.AnyTool {
	tool := echoTool()
	tool.Name = name
	return tool
}

// wrapped embeds a tool and is none.
type wrapped struct{ toolkit.AnyTool }

func TestRegisterRefuses(t *testing.T) {
	noSchema, noExecute := echoTool(), echoTool()
	noSchema.Schema, noExecute.Execute = nil, nil
	for _, row := range []struct {
		name string
		tool toolkit.AnyTool
		want string
	}{
		{"nil", nil, "tool is nil"},
		{"nil pointer", (*toolkit.Tool[echoParams, echoDetails])(nil), "tool is nil"},
		{"empty name", named(""), "tool has no name"},
		{"no schema", noSchema, "tool echo has no schema"},
		{"no execute", noExecute, "tool echo has no execute function"},
		{"not a Tool", wrapped{echoTool()}, "toolkit_test.wrapped is not a *toolkit.Tool"},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := registry(t)
			if err := r.Register(row.tool); err == nil || err.Error() != row.want {
				t.Errorf("Register error = %v, want %s", err, row.want)
			}
			if n := len(r.List()); n != 0 {
				t.Errorf("%d tools are registered", n)
			}
			if _, err := toolkit.NewRegistry(row.tool); err == nil {
				t.Error("NewRegistry accepts it")
			}
		})
	}
}

func TestRegisterTwice(t *testing.T) {
	first := echoTool()
	r := registry(t, first)
	err := r.Register(echoTool())
	if err == nil || err.Error() != "tool already exists: echo" || !errors.Is(err, toolkit.ErrDuplicateTool) {
		t.Errorf("Register error = %v", err)
	}
	if got, _ := r.Get("echo"); got != toolkit.AnyTool(first) {
		t.Error("the first tool did not stay")
	}
	if n := len(r.List()); n != 1 {
		t.Errorf("%d tools are registered, want 1", n)
	}
}

func TestRegistriesShareNothing(t *testing.T) {
	a, b := registry(t, named("a")), registry(t, named("b"))
	if _, ok := a.Get("b"); ok {
		t.Error("a has the tool of b")
	}
	if _, ok := b.Get("a"); ok {
		t.Error("b has the tool of a")
	}
	list := a.List()
	list[0] = nil
	if a.List()[0] == nil {
		t.Error("a changed list changes the registry")
	}
}

func TestRegistrationOrder(t *testing.T) {
	names := []string{"m", "z", "a", "k"}
	r := registry(t)
	for _, name := range names {
		if err := r.Register(named(name)); err != nil {
			t.Fatal(err)
		}
	}
	var listed, defined []string
	for _, tool := range r.List() {
		listed = append(listed, tool.Definition().Name)
	}
	for _, d := range r.Definitions() {
		defined = append(defined, d.Name)
	}
	if !slices.Equal(listed, names) || !slices.Equal(defined, names) {
		t.Errorf("List %q, Definitions %q, want %q", listed, defined, names)
	}
}

func TestDefinitionsWire(t *testing.T) {
	want := `[{"name":"echo","description":"Echo one value","parameters":` + echoJSON + `},{"name":"plain","description":"","parameters":{"type":"object"}}]`
	if got := marshal(t, registry(t, echoTool(), plainTool()).Definitions()); got != want {
		t.Errorf("Definitions marshal to\n%s, want\n%s", got, want)
	}
	if got := marshal(t, registry(t).Definitions()); got != "[]" {
		t.Errorf("no definitions marshal to %s, want []", got)
	}
}

func TestNearest(t *testing.T) {
	r := registry(t, named("search_files"), named("echo"))
	for name, want := range map[string]string{"ecko": "echo", "searchFiles": "search_files", "quite_other": ""} {
		if got := r.Nearest(name); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestZeroRegistry(t *testing.T) {
	var zero toolkit.Registry
	if err := zero.Register(echoTool()); err != nil {
		t.Error(err)
	}
	var none *toolkit.Registry
	if _, ok := none.Get("echo"); ok || none.List() != nil || len(none.Definitions()) != 0 || none.Nearest("echo") != "" {
		t.Error("a nil registry has tools")
	}
	if none.Register(echoTool()) == nil {
		t.Error("a nil registry registers a tool")
	}
}

func TestRegistryConcurrency(t *testing.T) {
	r := registry(t, echoTool())
	var wg sync.WaitGroup
	for i := range 20 {
		wg.Go(func() {
			name := fmt.Sprintf("tool%d", i/2) // each name twice: one must lose
			_ = r.Register(named(name))
			if _, ok := r.Get(name); !ok {
				t.Errorf("%s is missing", name)
			}
			r.List()
			r.Definitions()
			r.Nearest("ecko")
		})
	}
	wg.Wait()
	if n := len(r.List()); n != 11 {
		t.Errorf("%d tools, want 11", n)
	}
}
