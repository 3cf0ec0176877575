package project

import (
	"bytes"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestMachinePaths looks for paths of the machine that a file was written on.
func TestMachinePaths(t *testing.T) {
	// In two halves each, or this file would be its own finding.
	paths := []string{"/" + "work/", "/" + "root/", "/" + "tmp/", root(t) + "/"}
	if home, err := os.UserHomeDir(); err == nil && home != "/" {
		paths = append(paths, home+"/")
	}
	for _, f := range files(t) {
		for _, path := range paths {
			if i := bytes.Index(f.data, []byte(path)); i >= 0 {
				t.Errorf("%s:%d: names a path of a machine: %s", f.path, 1+bytes.Count(f.data[:i], []byte("\n")), path)
			}
		}
	}
}

func TestLicence(t *testing.T) {
	for _, f := range files(t) {
		if f.path != "LICENSE" {
			continue
		}
		for _, want := range []string{"MIT License", "The toolgen authors", "WITHOUT WARRANTY OF ANY KIND"} {
			if !bytes.Contains(f.data, []byte(want)) {
				t.Errorf("LICENSE does not say %q", want)
			}
		}
		return
	}
	t.Error("there is no LICENSE")
}

var (
	target   = regexp.MustCompile(`(?m)^([A-Za-z][\w-]*):(?:[^=].*)?$`)
	helped   = regexp.MustCompile(`(?m)^([a-z]+):.*## [a-z].*$`)
	phony    = regexp.MustCompile(`(?m)^\.PHONY: (.*)$`)
	makeCall = regexp.MustCompile("(?m)(?:`|^)make ([a-z]+)")
)

// TestMakefile holds the targets to one documented word each, and the targets that the pages
// for readers name to those that exist.
func TestMakefile(t *testing.T) {
	text := make(map[string]string)
	for _, f := range files(t) {
		text[f.path] = string(f.data)
	}
	var documented []string
	for _, m := range helped.FindAllStringSubmatch(text["Makefile"], -1) {
		documented = append(documented, m[1])
	}
	if len(documented) == 0 {
		t.Fatal("no documented target in Makefile")
	}
	for _, m := range target.FindAllStringSubmatch(text["Makefile"], -1) {
		if !slices.Contains(documented, m[1]) {
			t.Errorf("Makefile: the target %s has no ## help, or is more than one lower-case word", m[1])
		}
	}
	declared := phony.FindStringSubmatch(text["Makefile"])
	if declared == nil {
		t.Fatal("Makefile has no .PHONY")
	}
	for _, name := range documented {
		if !slices.Contains(strings.Fields(declared[1]), name) {
			t.Errorf("Makefile: the target %s is not in .PHONY", name)
		}
	}
	for _, page := range []string{"README.md", "CONTRIBUTING.md"} {
		named := makeCall.FindAllStringSubmatch(text[page], -1)
		if len(named) == 0 {
			t.Errorf("%s names no make target", page)
		}
		for _, m := range named {
			if !slices.Contains(documented, m[1]) {
				t.Errorf("%s names make %s, which does not exist", page, m[1])
			}
		}
	}
}
