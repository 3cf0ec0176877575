package load

import (
	"bytes"
	"context"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/toolgen-go/toolgen/gen/diag"
)

// loader is one Load and what its Program remembers of it.
type loader struct {
	ctx        context.Context
	dir        string // absolute
	memory     Memory // or nil
	goMod      string // the go.mod of the first target, or ""
	fromSource bool   // dependencies, all of them
	fset       *token.FileSet
	problems   diag.List

	parsed   map[string]parsedFile        // by absolute path
	targets  map[string]*Package          // Normal by Path
	inTests  map[string]*Package          // InTest by Path
	deps     map[string]*packages.Package // all that targets import, directly or not, by path
	exported map[string]*types.Package    // from export data, by path; some are incomplete
	sourced  map[string]*types.Package    // dependencies checked from source, by path
	source   map[string]bool              // by path: answers of needsSource
	busy     map[string]bool              // by path: being checked from source
}

func newLoader(ctx context.Context, dir string) *loader {
	return &loader{
		ctx:      ctx,
		dir:      dir,
		fset:     token.NewFileSet(),
		parsed:   map[string]parsedFile{},
		targets:  map[string]*Package{},
		inTests:  map[string]*Package{},
		deps:     map[string]*packages.Package{},
		exported: map[string]*types.Package{},
		sourced:  map[string]*types.Package{},
		source:   map[string]bool{},
		busy:     map[string]bool{},
	}
}

// problem notes a reason why the load fails.
func (l *loader) problem(pos diag.Pos, message string) {
	l.problems.Addf(pos, "load", "%s", message)
}

// list runs go list through go/packages. Only a failure of the whole command is an error.
func (l *loader) list(mode packages.LoadMode, tests bool, patterns []string) ([]*packages.Package, error) {
	found, err := packages.Load(&packages.Config{
		Context: l.ctx,
		Dir:     l.dir,
		Mode:    mode,
		Tests:   tests,
	}, patterns...)
	if err != nil {
		if ctxErr := l.ctx.Err(); ctxErr != nil {
			return nil, ctxErr
		}
		l.problem(diag.Pos{}, goCommandMessage(err.Error()))
		return nil, l.problemsError()
	}
	return found, nil
}

// listTargets lists the packages that the patterns match, with their test packages
// where a test file has a directive. Packages that the go command could not list
// become problems.
func (l *loader) listTargets(patterns []string) ([]*Package, error) {
	var packagePatterns []string
	for _, p := range patterns {
		if strings.HasSuffix(p, ".go") {
			l.problem(diag.Pos{}, p+": name packages or directories, not files")
		} else {
			packagePatterns = append(packagePatterns, p)
		}
	}
	if len(packagePatterns) == 0 {
		return nil, l.problemsError()
	}
	const mode = packages.NeedName | packages.NeedFiles | packages.NeedModule
	found, err := l.list(mode, false, packagePatterns)
	if err != nil {
		return nil, err
	}
	if len(found) == 0 {
		l.problem(diag.Pos{}, "no packages match "+strings.Join(packagePatterns, " "))
	}
	var targets []*Package
	var withTests []string
	for _, p := range found {
		hasTests := l.testsHaveDirectives(p.Dir)
		if !l.usable(p) && !hasTests {
			continue
		}
		t := newTarget(p, Normal)
		t.tested = hasTests
		targets = append(targets, t)
		if hasTests {
			withTests = append(withTests, p.PkgPath)
		}
	}
	if err := l.problemsError(); err != nil {
		return nil, err
	}
	if len(withTests) > 0 {
		found, err := l.list(mode|packages.NeedForTest, true, withTests)
		if err != nil {
			return nil, err
		}
		for _, p := range found {
			switch {
			case p.ForTest == "":
			case p.PkgPath == p.ForTest:
				targets = append(targets, newTarget(p, InTest))
			case p.PkgPath == p.ForTest+"_test":
				targets = append(targets, newTarget(p, ExternalTest))
			}
		}
	}
	for _, t := range targets {
		if l.goMod == "" {
			l.goMod = t.goMod
		}
		switch t.Kind {
		case Normal:
			l.targets[t.Path] = t
		case InTest:
			l.inTests[t.Path] = t
		}
	}
	return targets, nil
}

// usable reports whether p can be a target, and notes the problem where it cannot.
func (l *loader) usable(p *packages.Package) bool {
	if p.Module != nil && !p.Module.Main {
		l.problem(diag.Pos{}, "package "+p.PkgPath+" belongs to the dependency "+p.Module.Path+
			": toolgen writes only into packages of the main module")
		return false
	}
	if len(p.GoFiles) > 0 {
		return true // what the go command says about files is found again by parsing them
	}
	ok := true
	for _, e := range p.Errors {
		pos := l.errorPos(e.Pos)
		if Reserved(pos.File) {
			continue
		}
		ok = false
		l.problem(pos, goCommandMessage(e.Msg))
	}
	return ok
}

// errorPos reads the position of a go list error, "file:line:col", "file:line" or "-".
func (l *loader) errorPos(text string) diag.Pos {
	file, rest, ok := strings.Cut(text, ".go:")
	if !ok {
		return diag.Pos{}
	}
	pos := diag.Pos{File: file + ".go"}
	if !filepath.IsAbs(pos.File) {
		pos.File = filepath.Join(l.dir, pos.File)
	}
	line, col, _ := strings.Cut(rest, ":")
	pos.Line, pos.Col = atoi(line), atoi(col)
	return pos
}

// atoi reads a decimal number, 0 if text is none.
func atoi(text string) int {
	n := 0
	for _, c := range text {
		if c < '0' || c > '9' {
			return 0
		}
		n = n*10 + int(c-'0')
	}
	return n
}

func newTarget(p *packages.Package, kind Kind) *Package {
	t := &Package{Path: p.PkgPath, Name: p.Name, Dir: p.Dir, Kind: kind, goVersion: goVersion(p)}
	if p.Module != nil {
		t.goMod = p.Module.GoMod
	}
	for _, f := range p.GoFiles {
		if !Reserved(f) {
			t.files = append(t.files, f)
		}
	}
	slices.Sort(t.files)
	return t
}

// goVersion returns the language version of p's module as go/types takes it.
func goVersion(p *packages.Package) string {
	if p.Module == nil || p.Module.GoVersion == "" {
		return ""
	}
	return "go" + p.Module.GoVersion
}

// testsHaveDirectives reports whether a test file in dir, other than ours, holds a
// directive. Build constraints are left to the go command.
func (l *loader) testsHaveDirectives(dir string) bool {
	if dir == "" {
		return false
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return false
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), "_test.go") || Reserved(e.Name()) {
			continue
		}
		content, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err == nil && bytes.Contains(content, []byte("//toolgen:")) {
			return true
		}
	}
	return false
}

// listImports lists what the targets import from outside, with the export data of it
// all, and notes the imports that lead nowhere.
func (l *loader) listImports(targets []*Package) error {
	specs := map[string][]*ast.ImportSpec{}
	seen := map[*ast.File]bool{}
	for _, t := range targets {
		for _, f := range t.Syntax {
			if seen[f] {
				continue
			}
			seen[f] = true
			for _, spec := range f.Imports {
				path := importPath(spec)
				if path == "unsafe" || path == "C" || l.targets[path] != nil {
					continue
				}
				specs[path] = append(specs[path], spec)
			}
		}
	}
	paths := make([]string, 0, len(specs))
	usesToolgen := false
	for path := range specs {
		paths = append(paths, path)
		usesToolgen = usesToolgen || ofToolgen(path)
	}
	if usesToolgen && specs[toolkitPath] == nil && l.targets[toolkitPath] == nil {
		paths = append(paths, toolkitPath)
	}
	slices.Sort(paths)
	missing, err := l.listDependencies(paths)
	if err != nil {
		return err
	}
	_, noToolkit := missing[toolkitPath]
	if noToolkit {
		if err := l.useToolkitStub(); err != nil {
			return err
		}
	}
	for _, path := range paths {
		message, ok := missing[path]
		if !ok || noToolkit && ofToolgen(path) {
			continue
		}
		for _, spec := range specs[path] {
			l.problem(l.position(spec.Path.Pos()), message)
		}
	}
	return l.problemsError()
}

// listDependencies adds the packages and all that they import to l.deps. It returns,
// by path, what the go command said about the packages that it could not find.
func (l *loader) listDependencies(paths []string) (map[string]string, error) {
	if len(paths) == 0 {
		return nil, nil
	}
	asked := paths
	if known, ok := l.recall(); ok {
		asked = slices.Compact(slices.Sorted(slices.Values(slices.Concat(paths, known.Paths))))
		if len(asked) == len(known.Paths) {
			l.adopt(known)
			return nil, nil
		}
	}
	mode := packages.NeedName | packages.NeedFiles | packages.NeedModule | packages.NeedImports | packages.NeedDeps
	if !l.fromSource {
		mode |= packages.NeedExportFile
	}
	found, err := l.list(mode, false, asked)
	if err != nil {
		return nil, err
	}
	packages.Visit(found, nil, func(p *packages.Package) {
		if len(p.GoFiles) > 0 && l.deps[p.PkgPath] == nil {
			l.deps[p.PkgPath] = p
		}
	})
	missing := map[string]string{}
	for _, p := range found {
		if len(p.GoFiles) > 0 {
			continue
		}
		message := "package " + p.PkgPath + " has no Go files"
		if len(p.Errors) > 0 {
			message = goCommandMessage(p.Errors[0].Msg)
		}
		missing[p.PkgPath] = message
	}
	for _, path := range asked {
		if l.deps[path] == nil && missing[path] == "" {
			missing[path] = "cannot find package " + path
		}
	}
	if len(missing) == 0 {
		l.note(asked, found)
	}
	return missing, nil
}
