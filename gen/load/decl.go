package load

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
)

// Decl is the declaration of a package-level type.
type Decl struct {
	Spec *ast.TypeSpec
	// Doc is the comment above the spec, else the one above its group if the spec is
	// the only one in it; nil if there is none.
	Doc  *ast.CommentGroup
	File *ast.File
}

// TypeDecl returns the syntax of a package-level type of a target, a dependency or the
// standard library. Files of dependencies are parsed when they are asked for.
func (p *Program) TypeDecl(pkgPath, typeName string) (Decl, bool) {
	for _, t := range p.Packages {
		if t.Path != pkgPath {
			continue
		}
		for _, file := range t.Syntax {
			if d, ok := findType(file, typeName); ok {
				return d, true
			}
		}
	}
	l := p.loader
	dep := l.deps[pkgPath]
	if dep == nil {
		return Decl{}, false
	}
	files := dependencyFiles(dep)
	if pkg, err := l.importPackage(pkgPath); err == nil {
		if obj := pkg.Scope().Lookup(typeName); obj != nil {
			files = l.startWith(files, obj)
		}
	}
	for _, path := range files {
		file, _ := l.parse(path)
		if file == nil {
			continue
		}
		if d, ok := findType(file, typeName); ok {
			return d, true
		}
	}
	return Decl{}, false
}

// Files returns the syntax of the files of a target, its tests included, or of a dependency,
// in their order and as far as they can be read.
func (p *Program) Files(pkgPath string) []*ast.File {
	var files []*ast.File
	for _, t := range p.Packages {
		if t.Path == pkgPath {
			files = append(files, t.Syntax...)
		}
	}
	if dep := p.loader.deps[pkgPath]; files == nil && dep != nil {
		return p.loader.dependencySyntax(dep)
	}
	return files
}

// startWith moves the file in which obj is declared to the front. Export data knows the
// name of the file, perhaps without its directory.
func (l *loader) startWith(files []string, obj types.Object) []string {
	base := filepath.Base(l.position(obj.Pos()).File)
	i := slices.IndexFunc(files, func(f string) bool { return filepath.Base(f) == base })
	if i <= 0 {
		return files
	}
	return slices.Concat(files[i:i+1], files[:i], files[i+1:])
}

func findType(file *ast.File, name string) (Decl, bool) {
	for _, decl := range file.Decls {
		group, ok := decl.(*ast.GenDecl)
		if !ok || group.Tok != token.TYPE {
			continue
		}
		for _, s := range group.Specs {
			spec, ok := s.(*ast.TypeSpec)
			if !ok || spec.Name.Name != name {
				continue
			}
			return Decl{Spec: spec, Doc: specDoc(group, spec.Doc), File: file}, true
		}
	}
	return Decl{}, false
}

// specDoc returns the comment of a spec of group whose own comment is doc.
func specDoc(group *ast.GenDecl, doc *ast.CommentGroup) *ast.CommentGroup {
	if doc == nil && len(group.Specs) == 1 {
		return group.Doc
	}
	return doc
}
