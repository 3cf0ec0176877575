package project

import (
	"path"
	"slices"
	"strings"
	"testing"
)

// alone are the modules that are not in go.work: what they need is nothing to users of the others.
var alone = []string{"bench", "lint"}

// TestModules holds every module to be in go.work or alone, and the Makefile to all of them: a pattern of
// packages does not reach into a module below, and would leave it out in silence.
func TestModules(t *testing.T) {
	var makefile string
	dirs := make(map[string]bool)
	for _, f := range files(t) {
		switch {
		case f.path == "Makefile":
			makefile = string(f.data)
		case path.Base(f.path) == "go.mod" && !strings.Contains(f.path, "testdata/"):
			dirs[path.Dir(f.path)] = true
		}
	}
	_, rest, _ := strings.Cut(makefile, "\nPACKAGES := ")
	line, _, _ := strings.Cut(rest, "\n")
	patterns := strings.Fields(line)

	work := workspace(t)
	slices.Sort(work)
	slices.Sort(patterns)
	if !slices.Equal(work, patterns) {
		t.Errorf("go.work has %q, PACKAGES of the Makefile %q", work, patterns)
	}
	for dir := range dirs {
		if slices.Contains(work, "./"+path.Join(dir, "...")) == slices.Contains(alone, dir) {
			t.Errorf("%s is a module: it must be either in go.work or alone", dir)
		}
		tidy := "\tcd " + dir + " && GOWORK=off $(GO) mod tidy -diff\n"
		if dir == "." {
			tidy = "\tGOWORK=off $(GO) mod tidy -diff\n"
		}
		if !strings.Contains(makefile, tidy) {
			t.Errorf("make tidy does not look at %s", dir)
		}
	}
}
