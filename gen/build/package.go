package build

import (
	"go/ast"
	"go/types"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/plan"
)

// Packages plans every package of the program that has something to generate. The
// plans of packages with diagnostics are incomplete and must not be used.
func Packages(prog *load.Program) ([]*plan.Package, diag.List) {
	var diags diag.List
	var plans []*plan.Package
	known := make(map[string]map[string]*plan.Schema) // by package path, then type
	for _, p := range prog.Packages {
		b := newBuilder(prog, p, &diags)
		b.known = known[p.Path]
		b.run()
		if len(b.out.Schemas) > 0 || len(b.out.Tools) > 0 {
			plans = append(plans, b.out)
		}
		if p.Kind == load.Normal {
			known[p.Path] = b.roots
		}
	}
	return plans, diags
}

// builder plans one package.
type builder struct {
	prog  *load.Program
	pkg   *load.Package
	diags *diag.List
	out   *plan.Package

	structs  map[string]*plan.Struct // planned, by type
	unions   map[string]*union       // planned, by type
	unstated []unstated              // types whose form a field may still say
	planned  []planned               // the structs and unions, in the order of their need
	open     map[string]bool         // being planned: a second visit is recursion
	names    map[string]bool         // struct names in use
	enums    map[string]bool         // guarded enum types
	guarded  map[string]bool         // guarded structs
	roots    map[string]*plan.Schema // by type
	known    map[string]*plan.Schema // those that zz_toolgen.go has, for tests of the package
	vars     map[string]diag.Pos     // generated package-level names and who asked for them
	custom   map[string]bool         // checks that the program registers
	plain    map[string]bool         // packages whose jsonschema tags are plain descriptions or not
}

func newBuilder(prog *load.Program, p *load.Package, diags *diag.List) *builder {
	out := &plan.Package{
		Path: p.Path, Name: p.Name, Dir: p.Dir, File: load.GeneratedFile,
		Imports: make(map[string]string),
		Taken:   make(map[string]bool),
	}
	switch p.Kind {
	case load.InTest:
		out.File = load.GeneratedTestFile
		out.Suffix = "Test"
	case load.ExternalTest:
		out.File = load.GeneratedExternalTestFile
	}
	for _, name := range p.Types.Scope().Names() {
		out.Taken[name] = true
	}
	return &builder{
		prog: prog, pkg: p, diags: diags, out: out,
		structs: make(map[string]*plan.Struct),
		unions:  make(map[string]*union),
		open:    make(map[string]bool),
		names:   make(map[string]bool),
		enums:   make(map[string]bool),
		guarded: make(map[string]bool),
		roots:   make(map[string]*plan.Schema),
		vars:    make(map[string]diag.Pos),
		custom:  make(map[string]bool),
		plain:   make(map[string]bool),
	}
}

func (b *builder) run() {
	d := b.directives()
	for _, t := range d.structs {
		b.root(t)
	}
	for _, f := range d.funcs {
		b.tool(f)
	}
	b.checkStated()
	b.keyFields()
	b.endless()
	b.lists(d.toolsFunc)
	b.snapshotNames()
	if len(b.out.Schemas) > 0 || len(b.out.Tools) > 0 {
		b.predeclared()
	}
}

// predeclared refuses a package that gives another meaning to a word of Go that
// generated code uses.
func (b *builder) predeclared() {
	for _, name := range []string{
		"any", "append", "bool", "byte", "error", "false", "float32", "float64", "int", "int8", "int16", "int32",
		"int64", "len", "new", "nil", "string", "true", "uint", "uint8", "uint16", "uint32", "uint64",
	} {
		if obj := b.pkg.Types.Scope().Lookup(name); obj != nil {
			b.diags.Addf(b.prog.Position(obj.Pos()), "predeclared", "the package declares %s, which generated code needs with its usual meaning; rename it", name)
		}
	}
}

// root plans the schema of a marked type.
func (b *builder) root(m markedType) {
	name := m.spec.Name.Name
	pos := b.prog.Position(m.spec.Name.Pos())
	obj, ok := b.pkg.Types.Scope().Lookup(name).(*types.TypeName)
	if !ok {
		return // redeclared: the type checker has said so
	}
	if m.spec.TypeParams != nil {
		b.diags.Addf(pos, "generic-root", "%s is generic and has no schema of its own; mark an alias of an instance, such as type %sOfString = %s[string]", name, name, name)
		return
	}
	b.schema(obj.Type(), name, pos)
}

// schema plans a root type once and returns its schema, nil where that failed.
func (b *builder) schema(t types.Type, name string, pos diag.Pos) *plan.Schema {
	key := typeKey(t)
	if s := b.known[key]; s != nil {
		return s
	}
	if s := b.roots[key]; s != nil {
		return s
	}
	if _, ok := t.Underlying().(*types.Struct); !ok {
		b.diags.Addf(pos, "root-kind", "%s is no struct, and the arguments of a tool are an object; wrap it in a struct", short(t, b.pkg.Types))
		return nil
	}
	before := len(*b.diags)
	v := b.value(t, place{pos: pos, name: name})
	if v == nil {
		return nil
	}
	if _, ok := v.Type.(*plan.Struct); !ok {
		b.diags.Addf(pos, "root-kind", "%s is no object in JSON; wrap it in a struct", short(t, b.pkg.Types))
		return nil
	}
	v.Description = "" // the tool has one
	s := &plan.Schema{Name: name, Var: name + "Schema", Exported: ast.IsExported(name), Root: v, Pos: pos}
	b.roots[key] = s
	if len(*b.diags) == before && b.claim(s.Var, pos) {
		b.out.Schemas = append(b.out.Schemas, s)
	}
	return s
}

// claim reserves a package-level name for a generated declaration.
func (b *builder) claim(name string, pos diag.Pos) bool {
	if b.out.Taken[name] {
		b.diags.Addf(pos, "name-taken", "this generates %s, but the package declares that name already; rename one of them", name)
		return false
	}
	if at, taken := b.vars[name]; taken {
		b.diags.Addf(pos, "name-taken", "this generates %s, and so does %s:%d; rename one of them", name, filepath.Base(at.File), at.Line)
		return false
	}
	b.vars[name] = pos
	return true
}

// snapshotNames refuses snapshots whose file names differ only in case: some file
// systems would keep one of them.
func (b *builder) snapshotNames() {
	seen := make(map[string]string)
	check := func(name string, pos diag.Pos) {
		fold := strings.ToLower(name)
		if other, ok := seen[fold]; ok {
			b.diags.Addf(pos, "snapshot-name", "its snapshot schemas/%s and schemas/%s have the same name on file systems that ignore case; rename one of them", name, other)
			return
		}
		seen[fold] = name
	}
	for _, s := range b.out.Schemas {
		if s.Snapshot = !s.Local; s.Snapshot {
			check(s.SnapshotFile(), s.Pos)
		}
	}
	for _, t := range b.out.Tools {
		check(t.SnapshotFile(), t.Pos)
	}
}

// typeKey identifies a type across the files of a package.
func typeKey(t types.Type) string {
	return types.TypeString(types.Unalias(t), func(p *types.Package) string { return p.Path() })
}

// goType writes t for the plan and notes the packages that it names.
func (b *builder) goType(t types.Type) plan.GoType {
	return plan.GoType(types.TypeString(t, func(p *types.Package) string {
		b.out.Imports[p.Path()] = p.Name()
		return "\x00" + p.Path() + "\x00"
	}))
}

// goName writes a package-level name for the plan.
func (b *builder) goName(pkg *types.Package, name string) plan.GoType {
	b.out.Imports[pkg.Path()] = pkg.Name()
	return plan.GoType("\x00" + pkg.Path() + "\x00." + name)
}

// structName makes a Go identifier that no other struct of the package has.
func (b *builder) structName(wish string) string {
	name := wish
	for n := 2; b.names[name]; n++ {
		name = wish + strconv.Itoa(n)
	}
	b.names[name] = true
	return name
}
