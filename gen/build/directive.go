package build

import (
	"go/ast"
	"go/build"
	"go/build/constraint"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/rule"
	"github.com/toolgen-go/toolgen/internal/suggest"
)

// markedType is a type with a //toolgen:schema directive.
type markedType struct {
	spec *ast.TypeSpec
}

// markedFunc is a function with a //toolgen:tool directive.
type markedFunc struct {
	decl *ast.FuncDecl
	name string // from the directive; empty: made from the function's
}

// marks are the directives of a package, in source order.
type marks struct {
	structs   []markedType
	funcs     []markedFunc
	toolsFunc string
}

var (
	directiveForm = regexp.MustCompile(`^//toolgen:(\S*)[ \t]*(.*?)[ \t\r]*$`)
	// What looks like a directive and is a comment: spaced, in the wrong case, without
	// the colon, as an old build tag, or in a comment with stars.
	spacedForm = regexp.MustCompile(`(?i)^(?://[ \t]*\+?toolgen[ \t]*:[ \t]*|//toolgen[ \t]+|/\*[ \t]*toolgen[ \t]*:[ \t]*)(` + anyDirective + `)\b`)
	// prefixForm is a directive of another name, perhaps of a misspelt one.
	prefixForm = regexp.MustCompile(`^//([a-z]+):(` + anyDirective + `)\b`)
)

var (
	directiveWords = []string{"schema", "tool", "open", "package", "union", "variant", "json"}
	anyDirective   = strings.Join(directiveWords, "|")
)

// directives finds the directives of the package and complains about those that
// would do nothing: misspelt, spaced, or above the wrong declaration.
func (b *builder) directives() marks {
	m := marks{toolsFunc: "Tools"}
	for _, file := range b.pkg.Syntax {
		isTest := strings.HasSuffix(b.prog.Position(file.Package).File, "_test.go")
		if b.pkg.Kind == load.InTest && !isTest {
			b.namedChecks(file)
			continue // the Normal package has the directives
		}
		if constrained(b.prog.Position(file.Package).File, file) {
			b.constrainedFile(file)
			continue
		}
		owners := docOwners(file)
		for _, group := range file.Comments {
			for _, c := range group.List {
				b.directive(&m, c, owners[group])
			}
		}
	}
	return m
}

// constrained reports whether a file is built only on some systems or with some tags,
// by its name or by a //go:build line.
func constrained(path string, file *ast.File) bool {
	for _, group := range file.Comments {
		for _, c := range group.List {
			if c.Pos() < file.Package && constraint.IsGoBuild(c.Text) {
				return true
			}
		}
	}
	nowhere := build.Default
	nowhere.GOOS, nowhere.GOARCH, nowhere.CgoEnabled = "none", "none", true
	ok, err := nowhere.MatchFile(filepath.Dir(path), filepath.Base(path))
	return err == nil && !ok
}

// constrainedFile refuses the directives of a constrained file: the generated file has
// no constraint, so elsewhere it would name what is not there.
func (b *builder) constrainedFile(file *ast.File) {
	for _, group := range file.Comments {
		for _, c := range group.List {
			if directiveForm.MatchString(c.Text) {
				b.diags.Addf(b.prog.Position(c.Pos()), "constrained-file", "this file has a build constraint and the generated one has none; move the declaration to a file for all systems")
			}
		}
	}
}

// docOwners maps each doc comment of a file to its declaration: an *ast.TypeSpec,
// an *ast.FuncDecl, or an *ast.GenDecl that a directive cannot be for.
func docOwners(file *ast.File) map[*ast.CommentGroup]ast.Node {
	owners := make(map[*ast.CommentGroup]ast.Node)
	for _, decl := range file.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			owners[d.Doc] = d
		case *ast.GenDecl:
			owners[d.Doc] = d
			for _, spec := range d.Specs {
				if t, ok := spec.(*ast.TypeSpec); ok {
					owners[t.Doc] = t
					if !d.Lparen.IsValid() {
						owners[d.Doc] = t
					}
				}
			}
		}
	}
	delete(owners, nil)
	return owners
}

func (b *builder) directive(m *marks, c *ast.Comment, owner ast.Node) {
	pos := b.prog.Position(c.Pos())
	found := directiveForm.FindStringSubmatch(c.Text)
	if found == nil {
		if spaced := spacedForm.FindStringSubmatch(c.Text); spaced != nil {
			b.diags.Addf(pos, "directive", "this is a comment and no directive; write //toolgen:%s, without spaces and in lower case", strings.ToLower(spaced[1]))
		} else if other := prefixForm.FindStringSubmatch(c.Text); other != nil && suggest.Nearest(other[1], []string{"toolgen"}) != "" {
			b.diags.Addf(pos, "directive", "this is a directive of %s; did you mean //toolgen:%s?", other[1], other[2])
		} else if c.Text == "//toolgen" {
			b.diags.Addf(pos, "directive", "//toolgen says nothing; write //toolgen:schema, tool, open or package")
		}
		return
	}
	word, args := found[1], found[2]
	if strings.HasPrefix(args, "//") {
		args = ""
	}
	switch word {
	case "schema":
		spec, ok := owner.(*ast.TypeSpec)
		if !ok {
			b.diags.Addf(pos, "directive", "//toolgen:schema is above no type; put it into the doc comment of a struct type at the top level, right above it")
			return
		}
		if args != "" {
			b.diags.Addf(pos, "directive", "//toolgen:schema takes no arguments; write it alone")
			return
		}
		m.structs = append(m.structs, markedType{spec})
	case "tool":
		decl, ok := owner.(*ast.FuncDecl)
		if !ok {
			b.diags.Addf(pos, "directive", "//toolgen:tool is above no function; put it into the doc comment of a function or method, right above it")
			return
		}
		f := markedFunc{decl: decl}
		for _, arg := range strings.Fields(args) {
			key, value, _ := strings.Cut(arg, "=")
			if key != "name" || value == "" || f.name != "" {
				b.diags.Addf(pos, "directive", "//toolgen:tool takes name=… once; %q is something else", arg)
				return
			}
			if strings.ContainsAny(value, "\"'`") {
				b.diags.Addf(pos, "directive", "the quotes would be part of the name; write name=%s", strings.Trim(value, "\"'`"))
				return
			}
			f.name = value
		}
		m.funcs = append(m.funcs, f)
	case "open":
		if _, ok := owner.(*ast.TypeSpec); !ok {
			b.diags.Addf(pos, "directive", "//toolgen:open is above no type; put it into the doc comment of the type whose constants are not all its values")
		}
	case "union":
		if spec, ok := owner.(*ast.TypeSpec); !ok || !isInterface(spec) {
			b.diags.Addf(pos, "directive", "//toolgen:union is above no interface; put it into the doc comment of an interface with an unexported method")
		} else if _, ok := unionArg(args, "key"); !ok {
			b.diags.Addf(pos, "directive", "//toolgen:union takes key=PROPERTY, the property that tells the variants apart; %q is something else", args)
		}
	case "variant":
		if spec, ok := owner.(*ast.TypeSpec); !ok || isInterface(spec) {
			b.diags.Addf(pos, "directive", "//toolgen:variant is above no struct; put it into the doc comment of a struct that implements the interface")
		} else if _, ok := unionArg(args, "name"); !ok {
			b.diags.Addf(pos, "directive", "//toolgen:variant takes name=VALUE, the value of the property that tells the variants apart; %q is something else", args)
		}
	case "json":
		if spec, ok := owner.(*ast.TypeSpec); !ok {
			b.diags.Addf(pos, "directive", "//toolgen:json is above no type; put it into the doc comment of a type with UnmarshalJSON or UnmarshalText")
		} else if obj := b.pkg.Types.Scope().Lookup(spec.Name.Name); obj != nil && decodesItself(obj.Type()) == "" {
			b.diags.Addf(pos, "directive", "//toolgen:json states the form of a type with UnmarshalJSON or UnmarshalText, and %s has none; remove it", spec.Name.Name)
		}
	case "package":
		b.packageDirective(m, args, pos)
	default:
		if near := suggest.Nearest(word, directiveWords); near != "" {
			b.diags.Addf(pos, "directive", "//toolgen:%s is no directive; did you mean //toolgen:%s?", word, near)
			return
		}
		b.diags.Addf(pos, "directive", "//toolgen:%s is no directive; there are %s", word, rule.Series(directiveWords, "and"))
	}
}

// isOpen reports whether a type's doc comment has //toolgen:open.
func isOpen(doc *ast.CommentGroup) bool {
	_, ok := directiveArgs(doc, "open")
	return ok
}

// directiveArgs returns what a doc comment says behind a directive.
func directiveArgs(doc *ast.CommentGroup, word string) (args string, ok bool) {
	if doc == nil {
		return "", false
	}
	for _, c := range doc.List {
		if found := directiveForm.FindStringSubmatch(c.Text); found != nil && found[1] == word {
			return found[2], true
		}
	}
	return "", false
}

// docText returns a comment without directives and comment markers.
func docText(doc *ast.CommentGroup) string { return strings.TrimSpace(doc.Text()) }
