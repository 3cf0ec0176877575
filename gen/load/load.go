package load

import (
	"cmp"
	"context"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"

	"github.com/toolgen-go/toolgen/gen/diag"
)

// Config says what to load.
type Config struct {
	// Dir is the directory in which the go command runs; empty means the current one.
	Dir string
	// Patterns are package patterns as go list takes them; none means ".".
	Patterns []string
	// Skip is asked of each target that has a [Package.Listing], before anything of it is read.
	// Those that it returns true for are Program.Skipped, and not loaded. Nil skips none.
	Skip func(*Package) bool
	// Source checks dependencies from their source, so that the go command compiles no Go. It
	// takes longer where the build cache has them, and much less time where it has not.
	Source bool
	// Memory saves asking the go command about dependencies again. Nil asks always.
	Memory Memory
}

// Kind tells the packages of one directory apart.
type Kind int

// The kinds of a Package.
const (
	Normal       Kind = iota // the package as others import it
	InTest                   // the same package with its own _test.go files
	ExternalTest             // the package of the _test.go files whose name ends in _test
)

// Package is one target package.
type Package struct {
	// Path is the import path; that of an ExternalTest ends in "_test".
	Path string
	// Name is the name in the package clauses, empty where there is no syntax and the
	// go command knew none.
	Name string
	// Dir is the absolute directory of the package.
	Dir string
	// Kind says which of the directory's packages this is.
	Kind Kind
	// Types is the checked package, never nil. It is incomplete where there are TypeErrors.
	Types *types.Package
	// Syntax holds the files in the order of their names. It is empty for a directory
	// whose only Go files are generated. InTest shares its files with Normal.
	Syntax []*ast.File
	// TypeErrors are what go/types said, in source order. Names that are about to be
	// generated are among them.
	TypeErrors []types.Error

	files     []string // absolute, sorted, without reserved names
	goVersion string   // as go/types takes it, or ""
	goMod     string   // the go.mod of its module, or ""
	tested    bool     // there are InTest or ExternalTest packages of the directory
}

// Program is the result of Load. Its methods parse on demand and must not be called
// concurrently.
type Program struct {
	// Fset resolves the positions of the syntax. Use Position.
	Fset *token.FileSet
	// Packages are the targets by Path, then Kind.
	Packages []*Package
	// Skipped are the targets that Config.Skip skipped. They have no Types and no Syntax.
	Skipped []*Package

	loader *loader
}

// Position returns the place of pos in the file that was read, line directives ignored.
func (p *Program) Position(pos token.Pos) diag.Pos { return p.loader.position(pos) }

// Load loads the packages that the patterns match. InTest and ExternalTest packages
// are loaded only for directories where a _test.go file holds a toolgen directive.
// The error is an *Error with every problem found, unless ctx ended.
func Load(ctx context.Context, c Config) (*Program, error) {
	dir, err := filepath.Abs(c.Dir)
	if err != nil {
		return nil, err
	}
	patterns := c.Patterns
	if len(patterns) == 0 {
		patterns = []string{"."}
	}
	l := newLoader(ctx, dir)
	l.memory, l.fromSource = c.Memory, c.Source
	targets, err := l.listTargets(patterns)
	if err != nil {
		return nil, err
	}
	targets, skipped := l.skip(targets, c.Skip)
	for _, t := range targets {
		l.parseTarget(t)
	}
	if err := l.problemsError(); err != nil {
		return nil, err
	}
	if err := l.listImports(targets); err != nil {
		return nil, err
	}
	for _, t := range targets {
		l.checkTarget(t)
	}
	if err := l.problemsError(); err != nil {
		return nil, err
	}
	slices.SortFunc(targets, func(a, b *Package) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.Kind, b.Kind))
	})
	return &Program{Fset: l.fset, Packages: targets, Skipped: skipped, loader: l}, nil
}

// problemsError returns the problems so far as an *Error, or nil.
func (l *loader) problemsError() error {
	if err := l.ctx.Err(); err != nil {
		return fmt.Errorf("loading packages: %w", err)
	}
	if len(l.problems) == 0 {
		return nil
	}
	return &Error{Problems: l.problems.Sorted()}
}
