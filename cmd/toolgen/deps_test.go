package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/gen/load"
)

// If toolgen needed generated code to be built, a broken file of it could never be
// generated again.
func TestNoGeneratedCodeBelow(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "-f", "{{if not .Standard}}{{.Dir}}{{end}}", ".")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	dirs := strings.Fields(string(out))
	if len(dirs) == 0 {
		t.Fatal("no packages")
	}
	for _, dir := range dirs {
		if _, err := os.Stat(filepath.Join(dir, load.GeneratedFile)); err == nil {
			t.Errorf("toolgen is built with the generated code in %s", dir)
		}
	}
}
