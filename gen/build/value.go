package build

import (
	"go/ast"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/plan"
)

// place is where a type stands in the source.
type place struct {
	pos  diag.Pos // of the type, for diagnostics
	expr ast.Expr // its syntax, nil where that is not known
	name string   // a name for a struct that has none
}

// elem is the place of a part of the type at p.
func (p place) elem(expr func(ast.Expr) ast.Expr, suffix string) place {
	inner := place{pos: p.pos, name: p.name + suffix}
	if p.expr != nil {
		inner.expr = expr(ast.Unparen(p.expr))
	}
	return inner
}

// value plans the value of a Go type, nil where that is refused.
func (b *builder) value(t types.Type, at place) *plan.Value {
	v := &plan.Value{Go: b.goType(t)}
	switch u := types.Unalias(t).(type) {
	case *types.Named:
		return b.named(v, u, at)
	case *types.Struct:
		if path := foreignUnexported(u, b.pkg.Types); path != "" {
			b.refuse(at, "anonymous-struct", "an anonymous struct with unexported fields of package %s cannot be written in another package; give it a name", path)
			return nil
		}
		if s := b.structOf(u, u, at.name, at); s != nil {
			v.Type = s
		}
	case *types.Basic:
		v.Type = b.basic(u, at)
	case *types.Pointer:
		elem := b.value(u.Elem(), at.elem(func(e ast.Expr) ast.Expr {
			if s, ok := e.(*ast.StarExpr); ok {
				return s.X
			}
			return nil
		}, ""))
		if elem == nil {
			return nil
		}
		v.Type = plan.Pointer{Elem: elem}
	case *types.Slice:
		return b.slice(v, u, at)
	case *types.Array:
		elem := b.value(u.Elem(), at.elem(arrayElem, "Item"))
		if elem == nil {
			return nil
		}
		b.describeElem(elem, u.Elem())
		v.Type = plan.Array{Len: u.Len(), Elem: elem}
	case *types.Map:
		return b.mapOf(v, u, at)
	case *types.Interface:
		if !u.Empty() {
			b.refuse(at, "interface", "an interface with methods has no schema; give it a name and an unexported method and write //toolgen:variant above the structs that implement it, or use a struct, or any for any JSON")
			return nil
		}
		v.Type = plan.Any{}
	case *types.Chan:
		b.refuse(at, "type", "a channel cannot come from JSON; leave it out with json:\"-\"")
	case *types.Signature:
		b.refuse(at, "type", "a function cannot come from JSON; leave it out with json:\"-\"")
	case *types.TypeParam:
		b.refuse(at, "type", "a type parameter has no schema; use an instance")
	default:
		b.refuse(at, "type", "the type %s has no schema", t)
	}
	if v.Type == nil {
		return nil
	}
	return v
}

func arrayElem(e ast.Expr) ast.Expr {
	if a, ok := e.(*ast.ArrayType); ok {
		return a.Elt
	}
	return nil
}

func (b *builder) refuse(at place, code, format string, args ...any) {
	b.diags.Addf(at.pos, code, format, args...)
}

// basic plans a predeclared type.
func (b *builder) basic(t *types.Basic, at place) plan.Type {
	switch t.Kind() {
	case types.Bool:
		return plan.Bool{}
	case types.String:
		return plan.String{}
	case types.Int:
		return plan.Int{}
	case types.Int8:
		return plan.Int{Bits: 8}
	case types.Int16:
		return plan.Int{Bits: 16}
	case types.Int32:
		return plan.Int{Bits: 32}
	case types.Int64:
		return plan.Int{Bits: 64}
	case types.Uint:
		return plan.Int{Unsigned: true}
	case types.Uint8:
		return plan.Int{Bits: 8, Unsigned: true}
	case types.Uint16:
		return plan.Int{Bits: 16, Unsigned: true}
	case types.Uint32:
		return plan.Int{Bits: 32, Unsigned: true}
	case types.Uint64:
		return plan.Int{Bits: 64, Unsigned: true}
	case types.Float32:
		return plan.Float{Bits: 32}
	case types.Float64:
		return plan.Float{Bits: 64}
	case types.Invalid:
		b.refuse(at, "unknown-type", "%s", b.whyInvalid(at))
	case types.Complex64, types.Complex128:
		b.refuse(at, "type", "JSON has no complex numbers; use a struct of two floats")
	default:
		b.refuse(at, "type", "%s cannot come from JSON; use an integer type", t)
	}
	return nil
}

// whyInvalid finds what the type checker said about the type at a place.
func (b *builder) whyInvalid(at place) string {
	if at.expr != nil {
		for _, e := range b.pkg.TypeErrors {
			if e.Pos >= at.expr.Pos() && e.Pos < at.expr.End() {
				return "the type cannot be resolved: " + e.Msg + "; a parameter cannot have a type that is generated or missing"
			}
		}
	}
	return "the type cannot be resolved; a parameter cannot have a type that is generated or missing"
}

// named plans a defined type: the known ones of the standard library, those with
// decoding of their own, enums, and the rest as what they are made of.
func (b *builder) named(v *plan.Value, t *types.Named, at place) *plan.Value {
	obj := t.Obj()
	switch qualified(obj) {
	case "time.Time":
		v.Type = plan.Time{}
		return v
	case "time.Duration":
		v.Type = plan.Duration{}
		return v
	case "encoding/json.RawMessage":
		v.Type = plan.Raw{}
		return v
	case optional:
		b.refuse(at, "optional", "an Optional is the type of a field: what stands in a list, a map or behind a pointer is never absent; use the plain type")
		return nil
	case string(plan.Number), string(plan.BigInt), string(plan.URL), string(plan.Addr), string(plan.Prefix), string(plan.IP):
		v.Type = plan.Known(qualified(obj))
		return v
	}
	if !b.canUse(t, at) {
		return nil
	}
	if hasMethod(t, "UnmarshalJSON") {
		return b.ownJSON(v, t, at)
	}
	if hasMethod(t, "UnmarshalText") {
		return b.ownText(t)
	}
	if method := asked(t); method != "" {
		b.refuse(at, "reflector-method", "%s says with %s what invopop's Reflector shows of it, which only a running program can ask, and a parser would not know; remove the method, or give the type UnmarshalJSON and write //toolgen:json type=string above it", short(t, b.pkg.Types), method)
		return nil
	}
	key := typeKey(t)
	if b.open[key] {
		return b.again(v, t, at)
	}
	b.open[key] = true
	defer delete(b.open, key)

	switch u := t.Underlying().(type) {
	case *types.Struct:
		if isTime(u) {
			b.refuse(at, "defined-time", "%s is defined from time.Time but has none of its methods; use time.Time itself", short(t, b.pkg.Types))
			return nil
		}
		decl, _ := b.decl(obj)
		inner := place{pos: at.pos, expr: decl, name: at.name}
		before := len(*b.diags)
		s := b.structOf(t, u, b.nameFor(t), inner)
		if found := (*b.diags)[before:]; len(found) > 0 && !b.isTarget(obj.Pkg()) {
			first := found[0]
			*b.diags = (*b.diags)[:before]
			b.refuse(at, "foreign-type", "%s cannot be described (%s:%d: %s); use a type of your own", short(t, b.pkg.Types), filepath.Base(first.Pos.File), first.Pos.Line, first.Message)
			return nil
		}
		v.Type = s
		return v
	case *types.Interface:
		if !u.Empty() {
			return b.unionOf(v, t, u, at)
		}
	case *types.Basic:
		v.Type = b.basic(u, at)
		if v.Type == nil {
			return nil
		}
		b.enum(v, t, at)
		return v
	}
	inner := b.value(t.Underlying(), at)
	if inner == nil {
		return nil
	}
	v.Type = inner.Type
	return v
}

// canUse reports whether generated code can name a type, and says why if not.
func (b *builder) canUse(t *types.Named, at place) bool {
	obj := t.Obj()
	switch {
	case obj.Pkg() == nil || obj.Pkg().Path() == b.pkg.Types.Path():
		return true
	case !obj.Exported():
		b.refuse(at, "unexported-type", "%s is not exported, so the generated parser cannot name it; export it", short(t, b.pkg.Types))
		return false
	case !canImport(b.pkg.Path, obj.Pkg().Path()):
		b.refuse(at, "internal-type", "%s is in an internal package that this one may not import; use another type", short(t, b.pkg.Types))
		return false
	}
	return true
}

// isTarget reports whether the user is generating for the package, so that what is
// wrong in it can be said where it stands.
func (b *builder) isTarget(p *types.Package) bool {
	return p == nil || slices.ContainsFunc(b.prog.Packages, func(t *load.Package) bool { return t.Types.Path() == p.Path() })
}

func (b *builder) slice(v *plan.Value, t *types.Slice, at place) *plan.Value {
	if basic, ok := t.Elem().Underlying().(*types.Basic); ok && basic.Kind() == types.Uint8 {
		if _, named := types.Unalias(t.Elem()).(*types.Named); named {
			b.refuse(at, "byte-slice", "encoding/json reads a slice of %s as base64; use []byte, or items of a wider type", short(t.Elem(), b.pkg.Types))
			return nil
		}
		v.Type = plan.Bytes{}
		return v
	}
	elem := b.value(t.Elem(), at.elem(arrayElem, "Item"))
	if elem == nil {
		return nil
	}
	b.describeElem(elem, t.Elem())
	v.Type = plan.Slice{Elem: elem}
	return v
}

func (b *builder) mapOf(v *plan.Value, t *types.Map, at place) *plan.Value {
	key := b.mapKey(t.Key(), at)
	if key == nil {
		return nil
	}
	elem := b.value(t.Elem(), at.elem(func(e ast.Expr) ast.Expr {
		if m, ok := e.(*ast.MapType); ok {
			return m.Value
		}
		return nil
	}, "Value"))
	if elem == nil {
		return nil
	}
	b.describeElem(elem, t.Elem())
	v.Type = plan.Map{Key: key, Elem: elem}
	return v
}

// mapKey plans the keys of a map, nil where that is refused.
func (b *builder) mapKey(t types.Type, at place) *plan.Value {
	named, isNamed := types.Unalias(t).(*types.Named)
	if isNamed && hasMethod(named, "UnmarshalText") {
		// encoding/json asks it before anything else.
		if !b.canUse(named, at) {
			return nil
		}
		return b.ownText(named)
	}
	basic, ok := t.Underlying().(*types.Basic)
	if !ok || basic.Info()&(types.IsString|types.IsInteger) == 0 {
		b.refuse(at, "map-key", "the keys of a map must be strings, integers or types with UnmarshalText; use a slice of structs for other keys")
		return nil
	}
	key := &plan.Value{Go: b.goType(t)}
	if isNamed {
		if !b.canUse(named, at) {
			return nil
		}
		key.Type = b.basic(basic, at)
		b.enum(key, named, at)
	} else {
		key.Type = b.basic(basic, at)
	}
	if _, integer := key.Type.(plan.Int); integer {
		return inString(key)
	}
	return key
}

// describeElem gives the items of a list or map the doc comment of their type. A
// field has a comment of its own, items have none.
func (b *builder) describeElem(elem *plan.Value, t types.Type) {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return
	}
	if _, known := elem.Indirect().Type.(plan.Known); known {
		return // its comment is for programmers
	}
	switch named.Underlying().(type) {
	case *types.Struct, *types.Slice, *types.Map, *types.Interface:
		if qualified(named.Obj()) == "time.Time" || qualified(named.Obj()) == "encoding/json.RawMessage" {
			return
		}
		_, doc := b.decl(named.Obj())
		elem.Indirect().Description = doc
	}
}

// decl returns the syntax of a package-level type and its doc comment.
func (b *builder) decl(obj *types.TypeName) (ast.Expr, string) {
	if obj.Pkg() == nil {
		return nil, ""
	}
	d, ok := b.prog.TypeDecl(obj.Pkg().Path(), obj.Name())
	if !ok {
		return nil, ""
	}
	return b.structSyntax(d, obj.Pkg().Path(), 0), docText(d.Doc)
}

// structSyntax follows "type A B" to the declaration that spells the fields out.
func (b *builder) structSyntax(d load.Decl, path string, depth int) ast.Expr {
	const limit = 10 // of a chain of definitions; longer ones only lose their comments
	expr := ast.Unparen(d.Spec.Type)
	if index, ok := expr.(*ast.IndexExpr); ok {
		expr = index.X
	}
	if index, ok := expr.(*ast.IndexListExpr); ok {
		expr = index.X
	}
	var name string
	switch e := expr.(type) {
	case *ast.Ident:
		name = e.Name
	case *ast.SelectorExpr:
		pkg, ok := e.X.(*ast.Ident)
		if !ok {
			return expr
		}
		name, path = e.Sel.Name, importPath(d.File, pkg.Name)
	default:
		return expr
	}
	if next, ok := b.prog.TypeDecl(path, name); ok && depth < limit {
		return b.structSyntax(next, path, depth+1)
	}
	return expr
}

// importPath finds the import of a file that a package name refers to.
func importPath(file *ast.File, name string) string {
	for _, spec := range file.Imports {
		path := strings.Trim(spec.Path.Value, `"`)
		switch {
		case spec.Name != nil && spec.Name.Name == name:
			return path
		case spec.Name == nil && (path == name || strings.HasSuffix(path, "/"+name)):
			return path
		}
	}
	return ""
}

// nameFor makes the name of a named struct among those of the package: its own name,
// after that of its package if it is another one, and before its type arguments.
func (b *builder) nameFor(t *types.Named) string {
	name := t.Obj().Name()
	if p := t.Obj().Pkg(); p != nil && p.Path() != b.pkg.Types.Path() {
		name = upperFirst(p.Name()) + upperFirst(name)
	}
	if args := t.TypeArgs(); args != nil {
		for a := range args.Types() {
			name += upperFirst(identifier(types.TypeString(a, func(*types.Package) string { return "" })))
		}
	}
	return name
}

// identifier drops what cannot stand in a Go name.
func identifier(s string) string {
	var out strings.Builder
	upper := false
	for _, r := range s {
		switch {
		case r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r > 0x7f:
			if upper {
				out.WriteString(upperFirst(string(r)))
			} else {
				out.WriteRune(r)
			}
			upper = false
		default:
			upper = true
		}
	}
	return out.String()
}

func upperFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func qualified(obj *types.TypeName) string {
	if obj.Pkg() == nil {
		return obj.Name()
	}
	return obj.Pkg().Path() + "." + obj.Name()
}

// short writes a type for a message.
func short(t types.Type, from *types.Package) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p == from {
			return ""
		}
		return p.Name()
	})
}

// decodesItself names the method by which encoding/json would let the type decode
// itself, promoted ones included.
func decodesItself(t types.Type) string {
	for _, name := range []string{"UnmarshalJSON", "UnmarshalText"} {
		if hasMethod(t, name) {
			return name
		}
	}
	return ""
}

func hasMethod(t types.Type, name string) bool {
	return types.NewMethodSet(types.NewPointer(t)).Lookup(nil, name) != nil
}

// isTime reports whether a struct is the one inside time.Time.
func isTime(s *types.Struct) bool {
	return s.NumFields() == 3 && s.Field(0).Name() == "wall" && s.Field(0).Pkg() != nil && s.Field(0).Pkg().Path() == "time"
}

// foreignUnexported returns the package of an unexported field that from cannot name.
func foreignUnexported(s *types.Struct, from *types.Package) string {
	for f := range s.Fields() {
		if !f.Exported() && f.Pkg() != nil && f.Pkg().Path() != from.Path() {
			return f.Pkg().Path()
		}
		if inner, ok := types.Unalias(f.Type()).(*types.Struct); ok {
			if path := foreignUnexported(inner, from); path != "" {
				return path
			}
		}
	}
	return ""
}

// canImport is the rule of the go command for internal packages.
func canImport(from, path string) bool {
	at := strings.LastIndex("/"+path+"/", "/internal/")
	if at < 0 {
		return true
	}
	parent := strings.TrimSuffix(("/" + path)[:at], "/")
	parent = strings.TrimPrefix(parent, "/")
	return parent == "" || from == parent || strings.HasPrefix(from, parent+"/")
}
