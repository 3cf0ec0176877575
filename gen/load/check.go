package load

import (
	"errors"
	"fmt"
	"go/ast"
	"go/types"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"
)

// errCycle is why an import fails that leads back to the package being checked.
var errCycle = errors.New("import cycle not allowed")

// importerFunc is a types.Importer made of one function.
type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

// checkTarget checks t from source once, after the targets that it imports.
func (l *loader) checkTarget(t *Package) {
	if t.Types != nil {
		return
	}
	imports := l.importPackage
	if t.Kind == ExternalTest {
		imports = func(path string) (*types.Package, error) {
			// The tests of a package see its InTest form.
			if inTest := l.inTests[path]; inTest != nil && path+"_test" == t.Path {
				l.checkTarget(inTest)
				return inTest.Types, nil
			}
			return l.importPackage(path)
		}
	}
	if t.Kind == Normal {
		l.busy[t.Path] = true
		defer delete(l.busy, t.Path)
	}
	t.Types, t.TypeErrors = l.check(t.Path, t.Name, t.goVersion, t.Syntax, imports)
	for _, e := range t.TypeErrors {
		if strings.HasSuffix(e.Msg, "("+errCycle.Error()+")") {
			l.problem(l.position(e.Pos), e.Msg)
		}
	}
}

// check runs go/types over files, without function bodies. The package is never nil.
func (l *loader) check(path, name, goVersion string, files []*ast.File, imports importerFunc) (*types.Package, []types.Error) {
	var found []types.Error
	config := types.Config{
		GoVersion:        goVersion,
		IgnoreFuncBodies: true,
		FakeImportC:      true,
		Importer:         imports,
		Error: func(err error) {
			if e, ok := errors.AsType[types.Error](err); ok {
				found = append(found, e)
			}
		},
	}
	pkg, _ := config.Check(path, l.fset, files, nil)
	if pkg.Name() == "" {
		pkg.SetName(name) // a package without files
	}
	pkg.MarkComplete() // otherwise go/types refuses to import a package with errors
	slices.SortStableFunc(found, func(a, b types.Error) int { return int(a.Pos - b.Pos) })
	return pkg, found
}

// importPackage returns the package of an import path: a checked target, a dependency
// from its export data, else from its source.
func (l *loader) importPackage(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if l.busy[path] {
		return nil, errCycle
	}
	if target := l.targets[path]; target != nil {
		l.checkTarget(target)
		return target.Types, nil
	}
	dep := l.deps[path]
	if dep == nil {
		return nil, fmt.Errorf("cannot find package %s", path)
	}
	if !l.needsSource(dep) {
		if pkg, err := l.readExportData(dep); err == nil {
			return pkg, nil
		}
	}
	return l.checkDependency(dep), nil
}

// readExportData returns dep as the compiler described it.
func (l *loader) readExportData(dep *packages.Package) (*types.Package, error) {
	if pkg := l.exported[dep.PkgPath]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	file, err := os.Open(dep.ExportFile)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	//lint:ignore SA1019 go list -export of Go 1.26 gives archives, which Read alone does not open
	reader, err := gcexportdata.NewReader(file)
	if err != nil {
		return nil, err
	}
	return gcexportdata.Read(reader, l.fset, l.exported, dep.PkgPath)
}

// needsSource reports whether dep must be checked from source: it has no export data,
// or it stands between two targets, so that its export data describes another version
// of the second one than was checked here, or it imports such a package.
func (l *loader) needsSource(dep *packages.Package) bool {
	needs, known := l.source[dep.PkgPath]
	if known {
		return needs
	}
	l.source[dep.PkgPath] = false // ends an import cycle
	needs = dep.ExportFile == ""
	for _, imported := range dep.Imports {
		if needs {
			break
		}
		if imported.PkgPath != "unsafe" {
			needs = l.targets[imported.PkgPath] != nil || l.needsSource(imported)
		}
	}
	l.source[dep.PkgPath] = needs
	return needs
}

// checkDependency checks dep from source, once. What is wrong with it shows in the
// types that a target uses, if at all.
func (l *loader) checkDependency(dep *packages.Package) *types.Package {
	if pkg := l.sourced[dep.PkgPath]; pkg != nil {
		return pkg
	}
	l.busy[dep.PkgPath] = true
	defer delete(l.busy, dep.PkgPath)
	pkg, _ := l.check(dep.PkgPath, dep.Name, goVersion(dep), l.cgoSyntax(dep, l.dependencySyntax(dep)), func(path string) (*types.Package, error) {
		if imported := dep.Imports[path]; imported != nil {
			path = imported.PkgPath // vendored in the standard library
		}
		return l.importPackage(path)
	})
	l.sourced[dep.PkgPath] = pkg
	return pkg
}

// dependencySyntax parses the files of dep that can be read, without reserved names.
func (l *loader) dependencySyntax(dep *packages.Package) []*ast.File {
	var files []*ast.File
	for _, path := range dependencyFiles(dep) {
		if file, _ := l.parse(path); file != nil {
			files = append(files, file)
		}
	}
	return files
}

// dependencyFiles returns the file names of dep in order, without reserved names.
func dependencyFiles(dep *packages.Package) []string {
	files := slices.DeleteFunc(slices.Clone(dep.GoFiles), Reserved)
	slices.Sort(files)
	return files
}
