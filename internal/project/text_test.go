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
	room     = regexp.MustCompile(`(?m)^([a-z][\w/]*)  +[^ ].*$`)
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

// TestTreeMap holds the map at the head of CONTRIBUTING.md to the directories that there are.
func TestTreeMap(t *testing.T) {
	all := files(t)
	var rooms []string
	for _, f := range all {
		if f.path == "CONTRIBUTING.md" {
			tree, _, _ := strings.Cut(string(f.data), "\n```\n\n")
			for _, m := range room.FindAllStringSubmatch(tree, -1) {
				rooms = append(rooms, m[1])
			}
		}
	}
	if len(rooms) == 0 {
		t.Fatal("CONTRIBUTING.md has no map")
	}
	for _, name := range rooms {
		if !slices.ContainsFunc(all, func(f file) bool { return strings.HasPrefix(f.path, name+"/") }) {
			t.Errorf("the map of CONTRIBUTING.md has %s, which does not exist", name)
		}
	}
	for _, f := range all {
		if !strings.Contains(f.path, "/") || strings.HasPrefix(f.path, ".") {
			continue
		}
		if !slices.ContainsFunc(rooms, func(name string) bool { return strings.HasPrefix(f.path, name+"/") }) {
			t.Errorf("%s is in no room of the map of CONTRIBUTING.md", f.path)
		}
	}
}
