package build

import (
	"go/ast"
	"go/types"
	"strings"
	"unicode"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/plan"
)

const toolkitPath = "github.com/toolgen-go/toolgen/toolkit"

// signatures says what a tool function may look like.
const signatures = "a tool is func(ctx context.Context[, p P][, call toolkit.CallContext]) returning (toolkit.Output[D], error), (D, error) or error"

// tool plans a marked function.
func (b *builder) tool(m markedFunc) {
	name := m.decl.Name
	pos := b.prog.Position(name.Pos())
	fn := b.function(m.decl)
	if fn == nil {
		return // redeclared: the type checker has said so
	}
	t := &plan.Tool{
		Name: m.name, Description: docText(m.decl.Doc),
		Func: name.Name, Constructor: name.Name + "Tool", Pos: pos,
	}
	if t.Name == "" {
		t.Name = SnakeCase(name.Name)
	}
	if t.Description == "" {
		b.diags.Addf(pos, "no-description", "%s has no doc comment, and that is what the model is told; say what the tool does", name.Name)
		return
	}
	sig := fn.Signature()
	switch {
	case sig.TypeParams() != nil || sig.RecvTypeParams() != nil:
		b.diags.Addf(pos, "signature", "%s is generic, so it has no one schema; write a function for each instance", name.Name)
		return
	case sig.Variadic():
		b.diags.Addf(pos, "signature", "%s is variadic; put the values into a slice of the parameter struct", name.Name)
		return
	}
	if !b.receiver(t, m.decl, sig, pos) || !b.params(t, m.decl, sig, pos) || !b.results(t, m.decl, sig, pos) {
		return
	}
	for _, other := range b.out.Tools {
		if other.Name == t.Name {
			b.diags.Addf(pos, "tool-name", "the tool name %q is that of %s too; write //toolgen:tool name=… on one of them", t.Name, other.Func)
			return
		}
	}
	b.out.Tools = append(b.out.Tools, t)
}

// function finds the type checker's view of a declaration.
func (b *builder) function(decl *ast.FuncDecl) *types.Func {
	if decl.Recv == nil {
		fn, _ := b.pkg.Types.Scope().Lookup(decl.Name.Name).(*types.Func)
		return fn
	}
	base, ok := b.pkg.Types.Scope().Lookup(receiverBase(decl)).(*types.TypeName)
	if !ok {
		return nil
	}
	named, ok := types.Unalias(base.Type()).(*types.Named)
	if !ok {
		return nil
	}
	for fn := range named.Methods() {
		if fn.Name() == decl.Name.Name {
			return fn
		}
	}
	return nil
}

func receiverBase(decl *ast.FuncDecl) string {
	if len(decl.Recv.List) != 1 {
		return ""
	}
	expr := ast.Unparen(decl.Recv.List[0].Type)
	if star, ok := expr.(*ast.StarExpr); ok {
		expr = ast.Unparen(star.X)
	}
	switch e := expr.(type) {
	case *ast.IndexExpr:
		expr = e.X
	case *ast.IndexListExpr:
		expr = e.X
	}
	if id, ok := expr.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// receiver plans the receiver and claims the name of the constructor.
func (b *builder) receiver(t *plan.Tool, decl *ast.FuncDecl, sig *types.Signature, pos diag.Pos) bool {
	if decl.Recv == nil {
		return b.claim(t.Constructor, pos)
	}
	t.Recv = &plan.Receiver{Name: "s", Type: b.goType(sig.Recv().Type()), Base: receiverBase(decl)}
	if names := decl.Recv.List[0].Names; len(names) == 1 && names[0].Name != "_" {
		t.Recv.Name = names[0].Name
	}
	return b.claimMethod(sig.Recv().Type(), t.Recv.Base, t.Constructor, pos)
}

func (b *builder) claimMethod(recv types.Type, base, name string, pos diag.Pos) bool {
	if obj, _, _ := types.LookupFieldOrMethod(recv, true, b.pkg.Types, name); obj != nil {
		b.diags.Addf(pos, "name-taken", "this generates the method %s of %s, but the type has that name already; rename one of them", name, base)
		return false
	}
	return b.claim(base+"."+name, pos)
}

// params plans the parameters of the function.
func (b *builder) params(t *plan.Tool, decl *ast.FuncDecl, sig *types.Signature, pos diag.Pos) bool {
	in := sig.Params()
	if in.Len() == 0 || typeName(in.At(0).Type()) != "context.Context" {
		b.diags.Addf(pos, "signature", "%s does not take a context.Context first; %s", t.Func, signatures)
		return false
	}
	rest := in.Len() - 1
	if rest > 0 && typeName(in.At(rest).Type()) == toolkitPath+".CallContext" {
		t.TakesCall = true
		rest--
	}
	switch {
	case rest == 0:
		return true
	case rest > 1:
		b.diags.Addf(pos, "signature", "%s takes too many parameters; put them into one struct: %s", t.Func, signatures)
		return false
	}
	p := in.At(1).Type()
	expr := paramExpr(decl, 1)
	at := pos
	if expr != nil {
		at = b.prog.Position(expr.Pos())
	}
	if _, pointer := types.Unalias(p).(*types.Pointer); pointer {
		b.diags.Addf(at, "signature", "%s takes its parameters by pointer; take the struct itself", t.Func)
		return false
	}
	if basic, ok := types.Unalias(p).(*types.Basic); ok && basic.Kind() == types.Invalid {
		b.diags.Addf(at, "unknown-type", "%s", b.whyInvalid(place{pos: at, expr: expr}))
		return false
	}
	name, local := b.rootName(p, t.Func+"Params")
	t.Params = b.schema(p, name, at)
	t.ParamsGo = b.goType(p)
	if t.Params != nil {
		t.Params.Local = t.Params.Local || local
	}
	return t.Params != nil
}

// rootName is the name under which a parameter type gets its schema: its own if the
// package declares it, else one made for this file.
func (b *builder) rootName(t types.Type, fallback string) (name string, local bool) {
	var obj *types.TypeName
	switch t := t.(type) {
	case *types.Alias:
		obj = t.Obj()
	case *types.Named:
		if t.TypeArgs() == nil {
			obj = t.Obj()
		} else {
			return lowerFirst(b.nameFor(t)), true
		}
	default:
		return lowerFirst(fallback), true
	}
	if obj.Pkg() != nil && obj.Pkg().Path() == b.pkg.Types.Path() {
		return obj.Name(), false
	}
	if named, ok := types.Unalias(t).(*types.Named); ok {
		return lowerFirst(b.nameFor(named)), true
	}
	return lowerFirst(fallback), true
}

func lowerFirst(s string) string { return strings.ToLower(s[:1]) + s[1:] }

// paramExpr returns the syntax of the type of the i-th parameter.
func paramExpr(decl *ast.FuncDecl, i int) ast.Expr {
	for _, f := range decl.Type.Params.List {
		n := max(len(f.Names), 1)
		if i < n {
			return f.Type
		}
		i -= n
	}
	return nil
}

// results plans what the function returns.
func (b *builder) results(t *plan.Tool, decl *ast.FuncDecl, sig *types.Signature, pos diag.Pos) bool {
	out := sig.Results()
	last := out.Len() - 1
	if last < 0 || last > 1 || !isError(out.At(last).Type()) {
		b.diags.Addf(pos, "signature", "%s does not return an error last; %s", t.Func, signatures)
		return false
	}
	if last == 0 {
		t.Returns, t.DetailsGo = plan.ReturnsError, "any"
		return true
	}
	d := out.At(0).Type()
	t.Returns = plan.ReturnsValue
	if named, ok := types.Unalias(d).(*types.Named); ok && typeName(named) == toolkitPath+".Output" {
		t.Returns = plan.ReturnsOutput
		d = named.TypeArgs().At(0)
	}
	if basic, ok := types.Unalias(d).(*types.Basic); ok && basic.Kind() == types.Invalid {
		expr := decl.Type.Results.List[0].Type
		at := b.prog.Position(expr.Pos())
		b.diags.Addf(at, "unknown-type", "%s", b.whyInvalid(place{pos: at, expr: expr}))
		return false
	}
	t.DetailsGo = b.goType(d)
	before := len(*b.diags)
	t.Output = b.output(d, pos)
	return len(*b.diags) == before
}

func isError(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}

func typeName(t types.Type) string {
	if named, ok := types.Unalias(t).(*types.Named); ok {
		return qualified(named.Obj())
	}
	return ""
}

// lists plans the functions that return all tools of the package and of each receiver.
func (b *builder) lists(name string) {
	if b.pkg.Kind == load.InTest && name == "Tools" {
		name = "testTools" // Tools may be that of the package itself
	}
	byBase := make(map[string]int)
	for _, t := range b.out.Tools {
		base := ""
		if t.Recv != nil {
			base = t.Recv.Base
		}
		i, ok := byBase[base]
		if !ok {
			i = len(b.out.Lists)
			byBase[base] = i
			b.out.Lists = append(b.out.Lists, plan.List{Func: name, Recv: t.Recv})
			b.claimList(t, name)
		}
		b.out.Lists[i].Tools = append(b.out.Lists[i].Tools, t)
		if t.Recv != nil && strings.HasPrefix(string(t.Recv.Type), "*") {
			b.out.Lists[i].Recv = t.Recv // a list on a copy would give tools of the copy
		}
	}
}

func (b *builder) claimList(t *plan.Tool, name string) {
	if t.Recv == nil {
		if b.out.Taken[name] {
			b.diags.Addf(t.Pos, "name-taken", "this generates the function %s, but the package declares that name already; choose another with //toolgen:package tools=…", name)
			return
		}
		b.claim(name, t.Pos)
		return
	}
	base := b.pkg.Types.Scope().Lookup(t.Recv.Base).Type()
	if obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(base), true, b.pkg.Types, name); obj != nil {
		b.diags.Addf(t.Pos, "name-taken", "this generates the method %s of %s, but the type has that name already; choose another with //toolgen:package tools=…", name, t.Recv.Base)
	}
}

// SnakeCase turns a Go name into the wire name of a tool. A word ends before an
// upper-case letter that follows a lower-case letter or digit, and before the last
// upper-case letter of a run that is followed by two or more lower-case letters:
// ListURLs is list_urls, HTTPGet is http_get, GetV2Items is get_v2_items.
func SnakeCase(name string) string {
	r := []rune(name)
	var out strings.Builder
	for i, c := range r {
		if i > 0 && unicode.IsUpper(c) {
			before := r[i-1]
			afterLower := unicode.IsLower(before) || unicode.IsDigit(before)
			endsRun := unicode.IsUpper(before) && i+2 < len(r) && unicode.IsLower(r[i+1]) && unicode.IsLower(r[i+2])
			if afterLower || endsRun {
				out.WriteByte('_')
			}
		}
		out.WriteRune(unicode.ToLower(c))
	}
	return out.String()
}
