package load

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"strconv"

	"github.com/toolgen-go/toolgen/gen/diag"
)

// parsedFile is the outcome of parsing one file: file is nil only if it could not be read.
type parsedFile struct {
	file *ast.File
	err  error
}

// parse parses a file once, with comments.
func (l *loader) parse(path string) (*ast.File, error) {
	p, ok := l.parsed[path]
	if !ok {
		var content []byte
		if content, p.err = os.ReadFile(path); p.err == nil {
			p.file, p.err = l.parseContent(path, content)
		}
		l.parsed[path] = p
	}
	return p.file, p.err
}

func (l *loader) parseContent(path string, content []byte) (*ast.File, error) {
	return parser.ParseFile(l.fset, path, content, parser.ParseComments|parser.SkipObjectResolution)
}

// parseTarget parses the files of t and notes every syntax error.
func (l *loader) parseTarget(t *Package) {
	first := ""
	for _, path := range t.files {
		_, before := l.parsed[path]
		file, err := l.parse(path)
		if err != nil {
			if !before {
				l.syntaxProblem(err)
			}
			continue
		}
		switch name := file.Name.Name; {
		case first == "":
			first, t.Name = path, name
		case name != t.Name && !before:
			l.problem(l.position(file.Name.Pos()), "package "+name+" stands beside package "+t.Name+
				" of "+filepath.Base(first)+": one directory holds one package")
		}
		t.Syntax = append(t.Syntax, file)
	}
}

func (l *loader) syntaxProblem(err error) {
	var list scanner.ErrorList
	if !errors.As(err, &list) {
		l.problem(diag.Pos{}, err.Error())
		return
	}
	for _, e := range list {
		// Line directives have been followed, so the file may be another one.
		l.problem(diag.Pos{File: e.Pos.Filename, Line: e.Pos.Line, Col: e.Pos.Column}, e.Msg)
	}
}

// position returns the place of pos, line directives ignored.
func (l *loader) position(pos token.Pos) diag.Pos {
	at := l.fset.PositionFor(pos, false)
	return diag.Pos{File: at.Filename, Line: at.Line, Col: at.Column}
}

// importPath returns the path that spec imports.
func importPath(spec *ast.ImportSpec) string {
	path, err := strconv.Unquote(spec.Path.Value)
	if err != nil {
		return spec.Path.Value // the parser has refused it
	}
	return path
}
