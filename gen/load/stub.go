package load

import (
	_ "embed" // for the stub
	"strings"

	"golang.org/x/tools/go/packages"
)

const (
	modulePath  = "github.com/toolgen-go/toolgen"
	toolkitPath = modulePath + "/toolkit"
)

// toolkitStub declares as much of the toolkit as types and signatures can name.
//
//go:embed toolkit.go.txt
var toolkitStub []byte

// ofToolgen reports whether the import path belongs to this module.
func ofToolgen(path string) bool { return strings.HasPrefix(path, modulePath+"/") }

// useToolkitStub makes the stub stand in for a toolkit that the go command cannot find.
func (l *loader) useToolkitStub() error {
	const name = "toolkit.go"
	file, err := l.parseContent(name, toolkitStub)
	if err != nil {
		return err // unreachable, a test parses the stub
	}
	l.parsed[name] = parsedFile{file: file}
	stub := &packages.Package{ID: toolkitPath, PkgPath: toolkitPath, Name: file.Name.Name, GoFiles: []string{name}}
	l.deps[toolkitPath] = stub
	var paths []string
	for _, spec := range file.Imports {
		if path := importPath(spec); l.deps[path] == nil {
			paths = append(paths, path)
		}
	}
	_, err = l.listDependencies(paths)
	return err
}
