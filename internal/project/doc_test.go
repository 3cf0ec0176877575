package project

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestDocComments holds every exported name of the packages to a doc comment. For constants and
// variables, the comment of their group or of their line counts. What the linter says about
// the form of comments (ST1020 to ST1022) is not said again here.
func TestDocComments(t *testing.T) {
	fset := token.NewFileSet()
	for _, p := range list(t, root(t), workspace(t)...) {
		if p.Name == "main" {
			continue
		}
		for _, name := range p.GoFiles {
			syntax, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, bare := range undocumented(syntax) {
				pos := fset.Position(bare.Pos())
				t.Errorf("%s/%s:%d: %s has no doc comment", strings.TrimPrefix(p.ImportPath, module+"/"), name, pos.Line, bare.Name)
			}
		}
	}
}

// undocumented returns the exported names of a file that have no comment.
func undocumented(file *ast.File) []*ast.Ident {
	var bare []*ast.Ident
	add := func(name *ast.Ident, comments ...*ast.CommentGroup) {
		for _, c := range comments {
			if c.Text() != "" {
				return
			}
		}
		if name.IsExported() {
			bare = append(bare, name)
		}
	}
	for _, decl := range file.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil || exportedReceiver(d.Recv.List[0].Type) {
				add(d.Name, d.Doc)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.TypeSpec:
					add(s.Name, d.Doc, s.Doc)
				case *ast.ValueSpec:
					for _, name := range s.Names {
						add(name, d.Doc, s.Doc, s.Comment)
					}
				}
			}
		}
	}
	return bare
}

// exportedReceiver reports whether a method on this receiver type is visible to users.
func exportedReceiver(typ ast.Expr) bool {
	switch t := typ.(type) {
	case *ast.StarExpr:
		return exportedReceiver(t.X)
	case *ast.IndexExpr:
		return exportedReceiver(t.X)
	case *ast.IndexListExpr:
		return exportedReceiver(t.X)
	case *ast.Ident:
		return t.IsExported()
	}
	return false
}
