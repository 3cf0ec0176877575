package load

import (
	"path/filepath"
	"testing"
)

func TestTypeDecl(t *testing.T) {
	dir := module(t, `
-- go.mod --
module example.com/m

go 1.26
-- a.go --
package m

import (
	"example.com/m/dep"
	"time"
)

// P is documented.
type P struct {
	D dep.Outer
	T time.Time
}

type (
	// InGroup has its own comment.
	InGroup int

	Bare int
)

// Group of one.
type (
	One int
)

// Group of two.
type (
	Two   int
	Three int
)
-- dep/a.go --
package dep

// A stands first, in another file.
type A struct{}
-- dep/b.go --
package dep

import "example.com/m/dep/inner"

// Outer is in a dependency.
//toolgen:open
type Outer struct {
	I inner.Inner // from further away
}
-- dep/inner/inner.go --
package inner

// Inner is not imported by a target.
type Inner struct{ M Mode }

// Mode is an enum.
type Mode uint8

const (
	Off Mode = 1 << iota // not on
	_
	// On is on.
	On
	hidden
)

const Other, Last Mode = 7, 9 // two at once

const untyped = 1

const Converted = Mode(200)

const NotMode int = 3
`)
	p := load(t, dir, ".")
	for _, c := range []struct{ path, name, file, doc string }{
		{"example.com/m", "P", "a.go", "P is documented.\n"},
		{"example.com/m", "InGroup", "a.go", "InGroup has its own comment.\n"},
		{"example.com/m", "Bare", "a.go", ""},
		{"example.com/m", "One", "a.go", "Group of one.\n"},
		{"example.com/m", "Three", "a.go", ""},
		{"example.com/m/dep", "A", "a.go", "A stands first, in another file.\n"},
		{"example.com/m/dep", "Outer", "b.go", "Outer is in a dependency.\n"},
		{"example.com/m/dep/inner", "Inner", "inner.go", "Inner is not imported by a target.\n"},
		{"time", "Month", "time.go", "A Month specifies a month of the year (January = 1, ...).\n"},
	} {
		d, ok := p.TypeDecl(c.path, c.name)
		if !ok {
			t.Errorf("%s.%s: not found", c.path, c.name)
			continue
		}
		at := p.Position(d.Spec.Pos())
		same(t, []string{d.Spec.Name.Name, filepath.Base(at.File), d.Doc.Text()}, []string{c.name, c.file, c.doc})
		if d.File.Package == 0 || p.Position(d.File.Package).File != at.File {
			t.Errorf("%s.%s: file does not fit", c.path, c.name)
		}
	}
	outer, _ := p.TypeDecl("example.com/m/dep", "Outer")
	if last := outer.Doc.List[len(outer.Doc.List)-1].Text; last != "//toolgen:open" {
		t.Errorf("directive lost, last comment is %q", last)
	}
	for _, missing := range [][2]string{{"example.com/m", "Gone"}, {"example.com/gone", "A"}, {"time", "gone"}} {
		if _, ok := p.TypeDecl(missing[0], missing[1]); ok {
			t.Errorf("found %v", missing)
		}
	}

	same(t, constants(p, "example.com/m/dep/inner", "Mode"), []string{
		"Off=1 not on", "On=4 On is on.", "Other=7 two at once", "Last=9 two at once", "Converted=200"})
	same(t, constants(p, "time", "Month")[:2], []string{"January=1", "February=2"})
	same(t, constants(p, "time", "Time"), []string(nil))
	same(t, constants(p, "example.com/gone", "A"), []string(nil))
}

func TestConstsOfATarget(t *testing.T) {
	dir := module(t, `
-- go.mod --
module example.com/m

go 1.26
-- b.go --
package m

const (
	// Second file, first name.
	Aardvark Mode = "aardvark"
)
-- a.go --
package m

type Mode string

type alias = Mode

// The two of them.
const (
	Zebra  Mode  = "zebra"
	hidden alias = "hidden"
)

// Single has the comment of its group.
const Single Mode = "single"

const Long = Zebra + "!"

func f() { const Local Mode = "local" }
-- a_test.go --
package m

//toolgen:schema
type T struct{ M Mode }

const Tested Mode = "tested"
`)
	p := load(t, dir, ".")
	same(t, constants(p, "example.com/m", "Mode"), []string{
		`Zebra="zebra"`, `hidden="hidden"`, `Single="single" Single has the comment of its group.`,
		`Long="zebra!"`, `Aardvark="aardvark" Second file, first name.`,
	})
}
