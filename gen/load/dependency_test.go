package load

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestDependencyThatDoesNotCompile(t *testing.T) {
	dir := module(t, `
-- go.mod --
module example.com/m

go 1.26
-- tools/tools.go --
package tools

import (
	"example.com/m/middle"
	"example.com/m/model"
)

type P struct {
	Query  model.Query
	Middle middle.Middle
}
-- middle/middle.go --
package middle

import "example.com/m/model"

// Middle compiles, but not without model.
type Middle struct{ Q *model.Query }
-- model/model.go --
package model

import "time"

// Query waits for its schema.
//
//toolgen:schema
type Query struct {
	Text string // what to look for
	When time.Time
}

var _ = QuerySchema
-- model/zz_toolgen.go --
<<<<<<< HEAD
`)
	p := load(t, dir, "./tools")
	same(t, fields(t, p, "example.com/m/tools", "P"), []string{
		"Query example.com/m/model.Query", "Middle example.com/m/middle.Middle"})
	if got := p.Packages[0].TypeErrors; len(got) > 0 {
		t.Errorf("type errors %v", got)
	}
	pkg, err := p.loader.importPackage("example.com/m/model")
	if err != nil {
		t.Fatal(err)
	}
	same(t, structFields(t, pkg, "Query"), []string{"Text string", "When time.Time"})
	d, ok := p.TypeDecl("example.com/m/model", "Query")
	if !ok || d.Doc.Text() != "Query waits for its schema.\n" {
		t.Errorf("declaration %v %v", ok, d.Doc.Text())
	}
}

func TestVendor(t *testing.T) {
	dir := module(t, `
-- go.mod --
module example.com/m

go 1.26

require example.org/dep v1.0.0
-- a.go --
package m

import "example.org/dep"

type P struct{ L dep.Level }
-- vendor/modules.txt --
# example.org/dep v1.0.0
## explicit; go 1.26
example.org/dep
-- vendor/example.org/dep/dep.go --
package dep

// Level is how much.
type Level int

const (
	Low  Level = iota + 1 // a little
	High                  // a lot
)
`)
	t.Setenv("GOFLAGS", "")
	p := load(t, dir)
	same(t, names(p), []string{"example.com/m m normal a.go"})
	same(t, fields(t, p, "example.com/m", "P"), []string{"L example.org/dep.Level"})
	same(t, constants(p, "example.org/dep", "Level"), []string{"Low=1 a little", "High=2 a lot"})
	same(t, problems(t, dir, "example.org/dep"), []string{
		"package example.org/dep belongs to the dependency example.org/dep: toolgen writes only into packages of the main module"})
}

func TestWorkspace(t *testing.T) {
	dir := module(t, `
-- go.work --
go 1.26

use (
	./app
	./lib
)
-- app/go.mod --
module example.com/app

go 1.26
-- app/app.go --
package app

import "example.com/lib"

type P struct{ C lib.Color }
-- lib/go.mod --
module example.com/lib

go 1.26
-- lib/lib.go --
package lib

type Color string

const (
	Red  Color = "red"
	Blue Color = "blue"
)
`)
	t.Setenv("GOFLAGS", "")
	p := load(t, filepath.Join(dir, "app"), ".")
	same(t, constants(p, "example.com/lib", "Color"), []string{`Red="red"`, `Blue="blue"`})
	same(t, names(load(t, dir, "./app/...", "./lib/...")), []string{
		"example.com/app app normal app.go", "example.com/lib lib normal lib.go"})
}

func TestCgo(t *testing.T) {
	dir := module(t, `
-- go.mod --
module example.com/m

go 1.26
-- a.go --
package m

// #include <stdlib.h>
import "C"

type P struct{ N int }

var size C.size_t
`)
	t.Setenv("CGO_ENABLED", "1")
	p := load(t, dir)
	same(t, fields(t, p, "example.com/m", "P"), []string{"N int"})
}

// Export data is not trusted to be there: without it everything comes from source.
func TestNoExportDataAtAll(t *testing.T) {
	p := load(t, module(t, echoModule), ".")
	for _, dep := range p.loader.deps {
		dep.ExportFile = ""
	}
	l := p.loader
	clear(l.exported)
	clear(l.source)
	pkg, err := l.importPackage("time")
	if err != nil {
		t.Fatal(err)
	}
	same(t, structFields(t, pkg, "Time")[0], "wall uint64")
}

func TestDamagedExportData(t *testing.T) {
	p := load(t, module(t, echoModule), ".")
	l := p.loader
	damaged := filepath.Join(t.TempDir(), "export")
	if err := os.WriteFile(damaged, []byte("no export data"), 0o666); err != nil {
		t.Fatal(err)
	}
	l.deps["time"].ExportFile = damaged
	clear(l.exported)
	pkg, err := l.importPackage("time")
	if err != nil {
		t.Fatal(err)
	}
	same(t, structFields(t, pkg, "Time")[0], "wall uint64")
}

func constants(p *Program, path, name string) []string {
	var list []string
	for _, c := range p.Consts(path, name) {
		line := c.Name + "=" + c.Value.ExactString()
		if c.Doc != "" {
			line += " " + c.Doc
		}
		list = append(list, line)
	}
	return list
}

// TestLineDirectivesOfADependency: the constants are found where they stand, whatever file line
// directives name, and so they are with export data, which knows that file alone.
func TestLineDirectivesOfADependency(t *testing.T) {
	for _, name := range []string{"levels.y", "other.go"} {
		dir := module(t, strings.ReplaceAll(lineModule, "NAME", name))
		for _, source := range []bool{false, true} {
			p, err := Load(t.Context(), Config{Dir: dir, Source: source})
			if err != nil {
				t.Fatal(err)
			}
			same(t, constants(p, "example.com/m/dep", "Level"), []string{`Low="low"`, `High="high"`, `Top="top"`})
		}
	}
}

const lineModule = `
-- go.mod --
module example.com/m

go 1.26
-- a.go --
package m

import "example.com/m/dep"

type P struct{ L dep.Level }
-- dep/dep.go --
package dep

type Level string

const Low Level = "low"

//line NAME:1
const High Level = "high"
-- dep/other.go --
package dep

const Top Level = "top"
`
