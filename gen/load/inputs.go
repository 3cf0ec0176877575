package load

import (
	"fmt"
	"maps"
	"slices"

	"golang.org/x/tools/go/packages"
)

// skip divides the targets into those to load and those that skip says can be left out.
func (l *loader) skip(targets []*Package, skip func(*Package) bool) (load, skipped []*Package) {
	if skip == nil {
		return targets, nil
	}
	for _, t := range targets {
		if _, ok := t.Listing(); ok && skip(t) {
			delete(l.targets, t.Path)
			skipped = append(skipped, t)
		} else {
			load = append(load, t)
		}
	}
	return load, skipped
}

// Listing returns what the go command said of a package, as one text. It is false for packages
// that are not known by it alone: those of tests, of directories whose tests have directives too,
// and outside of modules.
func (p *Package) Listing() (string, bool) {
	if p.Kind != Normal || p.tested || p.goMod == "" {
		return "", false
	}
	return fmt.Sprintf("%q %q %q %q %q %q", p.Path, p.Name, p.Dir, p.goVersion, p.goMod, p.files), true
}

// Inputs are what something was made of that can change while the go command and its settings stay
// the same.
type Inputs struct {
	// Dirs are the directories of packages, but for those of the standard library and of the
	// module cache.
	Dirs []string
	// GoMods are the go.mod files of the modules of Dirs.
	GoMods []string
}

// inputSet collects Inputs.
type inputSet struct{ dirs, goMods map[string]bool }

func newInputSet() inputSet { return inputSet{map[string]bool{}, map[string]bool{}} }

func (s inputSet) add(dir, goMod string) {
	s.dirs[dir] = true
	if goMod != "" { // a vendored package has none
		s.goMods[goMod] = true
	}
}

// addPackage adds a dependency, if it can change.
func (s inputSet) addPackage(p *packages.Package) {
	if changeable(p) {
		s.add(p.Dir, p.Module.GoMod)
	}
}

func (s inputSet) inputs() Inputs {
	return Inputs{slices.Sorted(maps.Keys(s.dirs)), slices.Sorted(maps.Keys(s.goMods))}
}

// Inputs returns the inputs of one of p's Packages: itself, and all that it imports, directly or not.
func (p *Program) Inputs(pkg *Package) Inputs {
	set, seen := newInputSet(), map[string]bool{}
	var visit func(path string)
	visitTarget := func(t *Package) {
		set.add(t.Dir, t.goMod)
		for _, f := range t.Syntax {
			for _, spec := range f.Imports {
				visit(importPath(spec))
			}
		}
	}
	visit = func(path string) {
		if seen[path] {
			return
		}
		seen[path] = true
		if t := p.loader.targets[path]; t != nil {
			visitTarget(t)
			return
		}
		dep := p.loader.deps[path]
		if dep == nil {
			return // unsafe, C, or what toolgen itself stands in for
		}
		set.addPackage(dep)
		for _, imported := range dep.Imports {
			visit(imported.PkgPath)
		}
	}
	visitTarget(pkg)
	return set.inputs()
}

// changeable reports whether the source of a package may change while its version does not: unlike
// that of the standard library, and of a module that has a directory of its own in the module cache.
// A vendored one has none.
func changeable(p *packages.Package) bool {
	if p.Module == nil {
		return false
	}
	m := p.Module
	if m.Replace != nil {
		m = m.Replace
	}
	return m.Version == "" || p.Module.Dir == ""
}
