package size

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"
)

// TestWASM builds the program of one tool for WebAssembly and runs its call.
func TestWASM(t *testing.T) {
	path := filepath.Join(t.TempDir(), "toolgen.wasm")
	build := exec.Command("go", "build", "-o", path, "./programs/toolgen")
	build.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	program, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	runtime := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfigInterpreter())
	defer runtime.Close(ctx)
	wasi_snapshot_preview1.MustInstantiate(ctx, runtime)
	var stdout, stderr bytes.Buffer
	if _, err := runtime.InstantiateWithConfig(ctx, program, wazero.NewModuleConfig().WithStdout(&stdout).WithStderr(&stderr)); err != nil {
		t.Fatalf("%v\n%s", err, &stderr)
	}
	if stdout.String() != "Pi\n" {
		t.Errorf("printed %q, %q", &stdout, &stderr)
	}
	t.Logf("%d bytes of WebAssembly print %q", len(program), &stdout)
}

// TestNoReflectiveDecoding looks for the decoder of encoding/json in the program of one tool.
func TestNoReflectiveDecoding(t *testing.T) {
	path := filepath.Join(t.TempDir(), "toolgen")
	if out, err := exec.Command("go", "build", "-o", path, "./programs/toolgen").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	symbols, err := exec.Command("go", "tool", "nm", path).Output()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(symbols), "toolkit/decode.(*Decoder).String") {
		t.Fatal("the program has no parser")
	}
	for _, name := range []string{"encoding/json.(*decodeState)", "encoding/json.Unmarshal"} {
		if strings.Contains(string(symbols), name) {
			t.Errorf("the program has %s", name)
		}
	}
}
