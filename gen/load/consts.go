package load

import (
	"cmp"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// Const is a package-level constant.
type Const struct {
	Name  string
	Value constant.Value
	// Doc is the text of its comment, else of the comment at the end of its line;
	// without a final newline.
	Doc string
	Pos token.Pos
	// Shift says that the value is written as a shift by iota, as flags are.
	Shift bool
}

// Consts returns the package-level constants whose type is exactly the named type, in
// source order, files by name. The blank name is left out. Of a target all constants
// are returned, so that a caller which stands in another package must drop the
// unexported ones; of other packages the exported ones only.
func (p *Program) Consts(pkgPath, typeName string) []Const {
	for _, t := range p.Packages {
		if t.Path == pkgPath && t.Types.Scope().Lookup(typeName) != nil {
			return constList(t.Types, typeName, t.Syntax)
		}
	}
	l := p.loader
	dep := l.deps[pkgPath]
	if dep == nil {
		return nil
	}
	pkg, err := l.importPackage(pkgPath)
	if err != nil {
		return nil
	}
	found := constsOf(pkg, typeName)
	if len(found) == 0 {
		return nil
	}
	var files []*ast.File
	for _, path := range dependencyFiles(dep) {
		declares := func(c *types.Const) bool {
			return filepath.Base(l.position(c.Pos()).File) == filepath.Base(path)
		}
		if !slices.ContainsFunc(found, declares) {
			continue
		}
		if file, _ := l.parse(path); file != nil {
			files = append(files, file)
		}
	}
	list := constList(pkg, typeName, files)
	if len(list) < len(found) { // line directives name other files, those that cgo writes, too
		list = constList(pkg, typeName, l.dependencySyntax(dep))
	}
	return slices.DeleteFunc(list, func(c Const) bool {
		return !token.IsExported(c.Name)
	})
}

// constsOf returns the constants of the type in no order.
func constsOf(pkg *types.Package, typeName string) []*types.Const {
	scope := pkg.Scope()
	named, ok := scope.Lookup(typeName).(*types.TypeName)
	if !ok {
		return nil
	}
	var found []*types.Const
	for _, name := range scope.Names() {
		c, ok := scope.Lookup(name).(*types.Const)
		if ok && types.Identical(c.Type(), named.Type()) {
			found = append(found, c)
		}
	}
	return found
}

// constList puts the constants of the type into the order of files, with their comments.
func constList(pkg *types.Package, typeName string, files []*ast.File) []Const {
	byName := map[string]*types.Const{}
	for _, c := range constsOf(pkg, typeName) {
		byName[c.Name()] = c
	}
	var list []Const
	for _, file := range files {
		for _, decl := range file.Decls {
			group, ok := decl.(*ast.GenDecl)
			if !ok || group.Tok != token.CONST {
				continue
			}
			var values []ast.Expr // repeated by specs without any
			for _, s := range group.Specs {
				spec, ok := s.(*ast.ValueSpec)
				if !ok {
					continue
				}
				if len(spec.Values) > 0 {
					values = spec.Values
				}
				for _, name := range spec.Names {
					c := byName[name.Name]
					if c == nil || name.Name == "_" {
						continue
					}
					text := cmp.Or(specDoc(group, spec.Doc).Text(), spec.Comment.Text())
					list = append(list, Const{name.Name, c.Val(), strings.TrimSpace(text), name.Pos(), slices.ContainsFunc(values, shiftsIota)})
				}
			}
		}
	}
	return list
}

// shiftsIota reports whether an expression shifts something by iota.
func shiftsIota(expr ast.Expr) bool {
	found := false
	ast.Inspect(expr, func(n ast.Node) bool {
		if shift, ok := n.(*ast.BinaryExpr); ok && shift.Op == token.SHL {
			ast.Inspect(shift.Y, func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				found = found || ok && id.Name == "iota"
				return true
			})
		}
		return true
	})
	return found
}
