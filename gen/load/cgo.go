package load

import (
	"go/ast"
	"slices"

	"golang.org/x/tools/go/packages"
)

// cgoSyntax returns, of a dependency that is checked from source, the files that cgo makes of it:
// what a constant of C is, or a type, does not stand in the files themselves. It returns files where
// cgo is not used or cannot work, and for the standard library, whose exported names need nothing
// of C.
func (l *loader) cgoSyntax(dep *packages.Package, files []*ast.File) []*ast.File {
	if dep.Module == nil || !slices.ContainsFunc(files, importsC) {
		return files
	}
	// This runs cgo and the C compiler, but not that of Go.
	found, err := l.list(packages.NeedName|packages.NeedFiles|packages.NeedCompiledGoFiles, false, []string{dep.PkgPath})
	if err != nil || len(found) != 1 || len(found[0].CompiledGoFiles) == 0 {
		return files
	}
	var made []*ast.File
	for _, path := range found[0].CompiledGoFiles {
		if Reserved(path) {
			continue
		}
		file, _ := l.parse(path)
		if file == nil || importsC(file) {
			return files
		}
		made = append(made, file)
	}
	return made
}

func importsC(file *ast.File) bool {
	return slices.ContainsFunc(file.Imports, func(spec *ast.ImportSpec) bool { return importPath(spec) == "C" })
}
