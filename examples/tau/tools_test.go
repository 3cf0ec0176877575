package tau

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"
)

// TestTools compares each tool's schema with the benchmark's: names, types, choices and
// what is required, at every level.
func TestTools(t *testing.T) {
	tools := read[benchTool](t, "tools.json")
	all := registries(t)
	count := map[string]int{}
	for _, want := range tools {
		count[want.Env]++
		tool, ok := all[want.Env].Get(want.Name)
		if !ok {
			t.Errorf("%s: no tool %s", want.Env, want.Name)
			continue
		}
		def := tool.Definition()
		if def.Description == "" {
			t.Errorf("%s: %s has no description", want.Env, want.Name)
		}
		var got map[string]any
		if err := json.Unmarshal(def.Parameters, &got); err != nil {
			t.Fatalf("%s: %s: %v", want.Env, want.Name, err)
		}
		for _, problem := range compare(want.Name, got, want.Parameters) {
			t.Errorf("%s: %s", want.Env, problem)
		}
	}
	for env, r := range all {
		if n := len(r.List()); n != count[env] {
			t.Errorf("%s has %d tools, the benchmark %d", env, n, count[env])
		}
	}
	t.Logf("%d tools compared: %v", len(tools), count)
}

// compare returns where two schemas differ in what they ask for.
func compare(path string, got, want map[string]any) []string {
	var problems []string
	for _, word := range []string{"type", "enum"} {
		if !reflect.DeepEqual(got[word], want[word]) {
			problems = append(problems, fmt.Sprintf("%s: %s is %v, want %v", path, word, got[word], want[word]))
		}
	}
	if g, w := names(got["required"]), names(want["required"]); !slices.Equal(g, w) {
		problems = append(problems, fmt.Sprintf("%s: required is %v, want %v", path, g, w))
	}
	g, _ := got["properties"].(map[string]any)
	w, _ := want["properties"].(map[string]any)
	if !slices.Equal(slices.Sorted(maps.Keys(g)), slices.Sorted(maps.Keys(w))) {
		problems = append(problems, fmt.Sprintf("%s: properties are %v, want %v", path, slices.Sorted(maps.Keys(g)), slices.Sorted(maps.Keys(w))))
	}
	for name, property := range w {
		p, _ := property.(map[string]any)
		q, _ := g[name].(map[string]any)
		problems = append(problems, compare(path+"."+name, q, p)...)
	}
	if items, ok := want["items"].(map[string]any); ok {
		q, _ := got["items"].(map[string]any)
		problems = append(problems, compare(path+"[]", q, items)...)
	}
	return problems
}

// names returns a list of names in alphabetical order.
func names(list any) []string {
	var all []string
	elements, _ := list.([]any)
	for _, e := range elements {
		all = append(all, fmt.Sprint(e))
	}
	slices.Sort(all)
	return all
}
