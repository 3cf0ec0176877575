package load

import (
	"go/token"
	"go/types"
	"testing"
)

func TestModuleWithoutToolgen(t *testing.T) {
	archive := `
-- go.mod --
module example.com/m

go 1.26
-- a.go --
package m

import (
	"context"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

type P struct{ Limit int }

type Details struct{ N int }

func Echo(ctx context.Context, p P, call toolkit.CallContext) (toolkit.Output[Details], error) {
	return toolkit.TextOutput(call.CallID, Details{}), nil
}

var EchoAgain = toolkit.Tool[P, Details]{Name: "again", Schema: PSchema, Execute: Echo}

var Result = executor.Execute
`
	dir := module(t, archive)
	p := load(t, dir)
	same(t, fields(t, p, "example.com/m", "P"), []string{"Limit int"})
	echo := p.Packages[0].Types.Scope().Lookup("Echo")
	same(t, types.TypeString(echo.Type(), (*types.Package).Name),
		"func(ctx context.Context, p m.P, call toolkit.CallContext) (toolkit.Output[m.Details], error)")
	if _, ok := p.TypeDecl("github.com/toolgen-go/toolgen/toolkit", "CallContext"); !ok {
		t.Error("no declaration in the stub")
	}
	t.Run("other packages must still exist", func(t *testing.T) {
		dir := module(t, archive+`
-- b.go --
package m

import _ "gone/for/good"
`)
		if got := problems(t, dir); len(got) != 1 {
			t.Errorf("problems %q", got)
		}
	})
}

func TestModuleWithToolgen(t *testing.T) {
	dir := module(t, `
-- go.mod --
module example.com/m

go 1.26

require github.com/toolgen-go/toolgen v0.0.0

replace github.com/toolgen-go/toolgen => ROOT
-- a.go --
package m

import "github.com/toolgen-go/toolgen/toolkit"

var Call toolkit.Call
`)
	p := load(t, dir)
	if p.loader.parsed["toolkit.go"].file != nil {
		t.Error("the stub was used")
	}
	if errs := p.Packages[0].TypeErrors; len(errs) > 0 {
		t.Errorf("type errors %v", errs)
	}
}

// What the stub declares, the toolkit has; and the stub has all of its generic types, of
// which a field or a signature can hold an instance.
func TestStubIsPartOfTheToolkit(t *testing.T) {
	l := newLoader(t.Context(), t.TempDir())
	t.Setenv("GOWORK", "off")
	if err := l.useToolkitStub(); err != nil {
		t.Fatal(err)
	}
	stub, err := l.importPackage(toolkitPath)
	if err != nil {
		t.Fatal(err)
	}
	real := load(t, root(t), "./toolkit").Packages[0].Types
	same(t, genericTypes(stub), genericTypes(real))
	for _, name := range stub.Scope().Names() {
		if !token.IsExported(name) {
			continue
		}
		want, got := stub.Scope().Lookup(name), real.Scope().Lookup(name)
		if got == nil {
			t.Errorf("toolkit has no %s", name)
			continue
		}
		// The types of the two are other objects: their shapes are compared by the names
		// in them.
		typ, ok := want.(*types.TypeName)
		if !ok {
			continue
		}
		for _, member := range members(typ.Type()) {
			if obj, _, _ := types.LookupFieldOrMethod(got.Type(), true, real, member); obj == nil {
				t.Errorf("toolkit.%s has no %s", name, member)
			}
		}
	}
}

func genericTypes(pkg *types.Package) []string {
	var list []string
	for _, name := range pkg.Scope().Names() {
		typ, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || !typ.Exported() {
			continue
		}
		if named, ok := typ.Type().(*types.Named); ok && named.TypeParams().Len() > 0 {
			list = append(list, name)
		}
	}
	return list
}

// members returns the exported fields and methods that the type declares.
func members(t types.Type) []string {
	var list []string
	named, ok := t.(*types.Named)
	if !ok {
		return nil
	}
	for m := range named.Methods() {
		list = append(list, m.Name())
	}
	switch u := named.Underlying().(type) {
	case *types.Struct:
		for f := range u.Fields() {
			list = append(list, f.Name())
		}
	case *types.Interface:
		for m := range u.Methods() {
			list = append(list, m.Name())
		}
	}
	exported := list[:0]
	for _, name := range list {
		if token.IsExported(name) {
			exported = append(exported, name)
		}
	}
	return exported
}
