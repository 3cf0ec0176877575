package toolkit_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"testing"
)

// TestCodes compares the codes here with those of package decode, by their values.
func TestCodes(t *testing.T) {
	theirs := constants(t, "decode/code.go")
	ours := constants(t, "codes.go")
	if len(theirs) == 0 || !slices.Equal(theirs, ours) {
		t.Errorf("decode has\n%q, toolkit has\n%q", theirs, ours)
	}
}

// constants returns the names of a file's constants as package decode calls them.
func constants(t *testing.T, name string) (names []string) {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		theirs := spec.Names[0].Name
		if selector, ok := spec.Values[0].(*ast.SelectorExpr); ok {
			theirs = selector.Sel.Name
		}
		names = append(names, theirs)
		return false
	})
	return names
}
