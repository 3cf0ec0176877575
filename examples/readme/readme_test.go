package readme

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/tools"
)

var indent = regexp.MustCompile(`(?m)^\t+`)

var block = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

// page returns the fenced blocks of README.md that have one language, in their order.
func page(t *testing.T, language string) []string {
	t.Helper()
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	var blocks []string
	for _, m := range block.FindAllStringSubmatch(string(text), -1) {
		if m[1] == language {
			blocks = append(blocks, m[2])
		}
	}
	return blocks
}

// first returns the first block of a language.
func first(t *testing.T, language string) string {
	t.Helper()
	blocks := page(t, language)
	if len(blocks) == 0 {
		t.Fatalf("README.md has no %s block", language)
	}
	return blocks[0]
}

// TestCode looks for each Go block of README.md in the files of this package. Indentation is
// not compared, so that a block can show lines from inside a function.
func TestCode(t *testing.T) {
	flat := func(text string) string { return indent.ReplaceAllString(text, "") }
	var source string
	for _, name := range []string{"search.go", "example_test.go", "tools_test.go"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		source += flat(string(text))
	}
	for _, shown := range page(t, "go") {
		if !strings.Contains(source, "\n"+flat(shown)) {
			t.Errorf("README.md shows code that no file of this package has:\n%s", shown)
		}
	}
	if lines := strings.Count(first(t, "go"), "\n"); lines != 15 {
		t.Errorf("the struct has %d lines; README.md calls them 15", lines)
	}
}

func TestSchema(t *testing.T) {
	var shown bytes.Buffer
	if err := json.Compact(&shown, []byte(first(t, "json"))); err != nil {
		t.Fatal(err)
	}
	if got := string(SearchParamsSchema.JSONSchema()); got != shown.String() {
		t.Errorf("README.md shows another schema than\n%s", got)
	}
}

// TestError parses the arguments that README.md quotes just before the error text.
func TestError(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	quoted := regexp.MustCompile("`(\\{.*\\})`").FindSubmatch(text)
	if quoted == nil {
		t.Fatal("README.md quotes no arguments")
	}
	_, err = SearchParamsSchema.Parse(quoted[1])
	if err == nil {
		t.Fatalf("%s parses", quoted[1])
	}
	if shown := strings.TrimSuffix(first(t, "text"), "\n"); err.Error() != shown {
		t.Errorf("README.md shows another error than\n%s", err)
	}
}

// TestWire sends every call that README.md shows through the executor and compares the result
// that it shows next, byte for byte but for the time.
func TestWire(t *testing.T) {
	registry, err := toolkit.NewRegistry(tools.All()...)
	if err != nil {
		t.Fatal(err)
	}
	var got string
	calls := 0
	for _, shown := range page(t, "json") {
		shown = strings.TrimSuffix(shown, "\n")
		switch {
		case strings.HasPrefix(shown, `{"type":"toolCall"`):
			var call toolkit.Call
			if err := json.Unmarshal([]byte(shown), &call); err != nil {
				t.Fatal(err)
			}
			result := executor.Execute(context.Background(), call, registry)
			result.Timestamp = time.UnixMilli(1764558000000)
			wire, err := json.Marshal(result)
			if err != nil {
				t.Fatal(err)
			}
			got = string(wire)
			calls++
		case strings.HasPrefix(shown, `{"role":"toolResult"`):
			if shown != got {
				t.Errorf("README.md shows\n%s\nthe executor gives\n%s", shown, got)
			}
		}
	}
	if calls == 0 {
		t.Error("README.md shows no call")
	}
}
