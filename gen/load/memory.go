package load

import (
	"encoding/json"
	"os"

	"golang.org/x/tools/go/packages"
)

// Memory keeps what the go command said of dependencies from one run to the next. A text that was
// noted must be recalled only as long as nothing has changed in what it was made of, the go command
// and its settings.
type Memory interface {
	Recall(subject string) (text []byte, ok bool)
	Note(subject string, text []byte, of Inputs)
}

// remembered is a listing of packages and all that they import.
type remembered struct {
	Paths    []string // the packages that were asked for
	Packages []dependency
}

// dependency is of a packages.Package what this package uses.
type dependency struct {
	PkgPath, Name, Dir, ExportFile string
	GoFiles                        []string
	Imports                        map[string]string // by what the source says, the PkgPath
	Module                         *packages.Module
}

// subject is what the dependencies are noted under.
func (l *loader) subject() string { return "dependencies of " + l.goMod }

// recall returns the listing that is remembered, if it is still true.
func (l *loader) recall() (remembered, bool) {
	var r remembered
	if l.memory == nil || l.goMod == "" {
		return r, false
	}
	text, ok := l.memory.Recall(l.subject())
	if !ok || json.Unmarshal(text, &r) != nil {
		return r, false
	}
	for _, p := range r.Packages {
		if p.PkgPath == "unsafe" {
			continue
		}
		if _, err := os.Stat(p.ExportFile); err != nil { // the build cache has been cleaned
			return r, false
		}
	}
	return r, true
}

// adopt makes the remembered packages the dependencies.
func (l *loader) adopt(r remembered) {
	byPath := make(map[string]*packages.Package, len(r.Packages))
	for _, p := range r.Packages {
		byPath[p.PkgPath] = &packages.Package{
			ID: p.PkgPath, PkgPath: p.PkgPath, Name: p.Name, Dir: p.Dir, ExportFile: p.ExportFile, GoFiles: p.GoFiles, Module: p.Module,
		}
	}
	for _, p := range r.Packages {
		imports := make(map[string]*packages.Package, len(p.Imports))
		for source, path := range p.Imports {
			imports[source] = byPath[path]
		}
		byPath[p.PkgPath].Imports = imports
	}
	for path, p := range byPath {
		if len(p.GoFiles) > 0 && l.deps[path] == nil {
			l.deps[path] = p
		}
	}
}

// note remembers a listing, unless something in it may turn out otherwise the next time.
func (l *loader) note(paths []string, found []*packages.Package) {
	if l.memory == nil || l.goMod == "" {
		return
	}
	r, sound := remembered{Paths: paths}, true
	set := newInputSet()
	set.goMods[l.goMod] = true
	packages.Visit(found, nil, func(p *packages.Package) {
		sound = sound && len(p.Errors) == 0 && (p.ExportFile != "" || p.PkgPath == "unsafe")
		d := dependency{p.PkgPath, p.Name, p.Dir, p.ExportFile, p.GoFiles, map[string]string{}, p.Module}
		for source, imported := range p.Imports {
			d.Imports[source] = imported.PkgPath
		}
		r.Packages = append(r.Packages, d)
		set.addPackage(p)
	})
	text, err := json.Marshal(r)
	if !sound || err != nil {
		return
	}
	l.memory.Note(l.subject(), text, set.inputs())
}
