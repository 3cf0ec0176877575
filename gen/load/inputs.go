package load

import (
	"fmt"
	"maps"
	"slices"
	"strings"

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

// GoMod returns the path of the go.mod of the package's module, "" outside of modules.
func (p *Package) GoMod() string { return p.goMod }

// Inputs are what a loaded package was made of that can change while the go.mod of its module,
// the go command and its settings stay the same.
type Inputs struct {
	// Dirs are the directories of the package and of all that it imports, directly or not, but
	// for the standard library and the module cache.
	Dirs []string
	// GoMods are the go.mod files of the modules of Dirs.
	GoMods []string
}

// Inputs returns the inputs of one of p's Packages.
func (p *Program) Inputs(pkg *Package) Inputs {
	dirs, goMods := map[string]bool{}, map[string]bool{}
	seen := map[string]bool{}
	var visit func(path string)
	visitTarget := func(t *Package) {
		dirs[t.Dir], goMods[t.goMod] = true, true
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
		if changeable(dep) {
			dirs[dep.Dir], goMods[dep.Module.GoMod] = true, true
		}
		for _, imported := range dep.Imports {
			visit(imported.PkgPath)
		}
	}
	visitTarget(pkg)
	delete(goMods, "") // of vendored packages
	return Inputs{slices.Sorted(maps.Keys(dirs)), slices.Sorted(maps.Keys(goMods))}
}

// changeable reports whether the source of a package may change while its version does not: unlike
// that of the standard library and of the module cache.
func changeable(p *packages.Package) bool {
	if p.Module == nil {
		return false
	}
	m := p.Module
	if m.Replace != nil {
		m = m.Replace
	}
	return m.Version == "" || !strings.Contains(p.Dir, "@"+m.Version)
}
