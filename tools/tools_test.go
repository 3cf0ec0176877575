package tools_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/tools"
)

func registry(t *testing.T) *toolkit.Registry {
	t.Helper()
	r, err := toolkit.NewRegistry(tools.All()...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// answer returns the JSON text of the result of a call, with a fixed timestamp.
func answer(t *testing.T, name, arguments string) string {
	t.Helper()
	call := toolkit.Call{ID: "call-1", Name: name, Arguments: json.RawMessage(arguments)}
	result := executor.Execute(context.Background(), call, registry(t))
	result.Timestamp = time.UnixMilli(1764558000000)
	text, err := json.Marshal(result)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestEcho(t *testing.T) {
	for arguments, want := range map[string]string{
		`{"value":"Pi","ignored":"drop me"}`: `{"role":"toolResult","toolCallId":"call-1","toolName":"echo","content":[{"type":"text","text":"Pi"}],"details":{"source":"echo"},"isError":false,"timestamp":1764558000000}`,
		`{"value":1}`:                        `{"role":"toolResult","toolCallId":"call-1","toolName":"echo","content":[{"type":"text","text":"Tool echo failed: value: must be a string, got number"}],"details":{"error":"value: must be a string, got number"},"isError":true,"timestamp":1764558000000}`,
	} {
		if got := answer(t, "echo", arguments); got != want {
			t.Errorf("%s:\n%s, want\n%s", arguments, got, want)
		}
	}
}

func TestUppercase(t *testing.T) {
	for arguments, want := range map[string]string{
		`{"value":"Pi ß"}`: `{"role":"toolResult","toolCallId":"call-1","toolName":"uppercase","content":[{"type":"text","text":"PI ß"}],"details":{"source":"uppercase"},"isError":false,"timestamp":1764558000000}`,
		`{"value":1}`:      `{"role":"toolResult","toolCallId":"call-1","toolName":"uppercase","content":[{"type":"text","text":"Tool uppercase failed: value: must be a string, got number"}],"details":{"error":"value: must be a string, got number"},"isError":true,"timestamp":1764558000000}`,
	} {
		if got := answer(t, "uppercase", arguments); got != want {
			t.Errorf("%s:\n%s, want\n%s", arguments, got, want)
		}
	}
}

func TestCount(t *testing.T) {
	for arguments, want := range map[string]string{
		`{"to":3}`: `{"role":"toolResult","toolCallId":"call-1","toolName":"count","content":[{"type":"text","text":"counted to 3"}],"details":{"counted":3},"isError":false,"timestamp":1764558000000}`,
		`{"to":0}`: `{"role":"toolResult","toolCallId":"call-1","toolName":"count","content":[{"type":"text","text":"Tool count failed: to: must be at least 1, got 0"}],"details":{"error":"to: must be at least 1, got 0"},"isError":true,"timestamp":1764558000000}`,
	} {
		if got := answer(t, "count", arguments); got != want {
			t.Errorf("%s:\n%s, want\n%s", arguments, got, want)
		}
	}
}

func TestCountReports(t *testing.T) {
	var heard []toolkit.Content
	listener := toolkit.CallContext{}.WithProgress(func(content ...toolkit.Content) { heard = append(heard, content...) })
	call := toolkit.Call{Name: "count", Arguments: json.RawMessage(`{"to":3,"delay":1}`)}
	executor.Execute(context.Background(), call, registry(t), executor.WithCallContext(listener))
	if want := []toolkit.Content{toolkit.Text("1/3"), toolkit.Text("2/3"), toolkit.Text("3/3")}; !reflect.DeepEqual(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
}

func TestCountStops(t *testing.T) {
	call := toolkit.Call{Name: "count", Arguments: json.RawMessage(`{"to":1000,"delay":10000}`)}
	result := executor.Execute(context.Background(), call, registry(t), executor.WithTimeout(time.Millisecond))
	if !errors.Is(result.Err, toolkit.ErrTimeout) || !strings.Contains(fmt.Sprint(result.Content), "timed out after 1ms") {
		t.Errorf("result %+v", result)
	}
}

// TestEchoDefinition compares as JSON values: the order of keywords is the generator's.
func TestEchoDefinition(t *testing.T) {
	text, err := json.Marshal(tools.Echo().Definition())
	if err != nil {
		t.Fatal(err)
	}
	var got, want any
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	const definition = `{"name":"echo","description":"Echo one value","parameters":{"type":"object",
		"properties":{"value":{"type":"string","description":"Value is the text to send back."}},
		"required":["value"],"additionalProperties":false}}`
	if err := json.Unmarshal([]byte(definition), &want); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the definition is %s, want %s", text, definition)
	}
}

// TestAll finds the constructors in the sources, so that none is left out of All.
func TestAll(t *testing.T) {
	all := make(map[string]bool)
	for _, tool := range tools.All() {
		all[tool.Definition().Name] = true
	}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, entry := range files {
		if !strings.HasSuffix(entry.Name(), ".go") || strings.HasSuffix(entry.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), entry.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && isConstructor(f) {
				found++
				if name := strings.TrimSuffix(entry.Name(), ".go"); !all[name] {
					t.Errorf("%s of %s is not in All", f.Name.Name, entry.Name())
				}
			}
		}
	}
	if found != len(all) {
		t.Errorf("%d constructors, %d tools", found, len(all))
	}
}

// isConstructor reports whether f is an exported function that returns a *toolkit.Tool.
func isConstructor(f *ast.FuncDecl) bool {
	if f.Recv != nil || !f.Name.IsExported() || f.Type.Results == nil {
		return false
	}
	pointer, ok := f.Type.Results.List[0].Type.(*ast.StarExpr)
	if !ok {
		return false
	}
	_, generic := pointer.X.(*ast.IndexListExpr)
	return generic
}
