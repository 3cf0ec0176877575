package plan

import "github.com/toolgen-go/toolgen/gen/diag"

// Package is everything that is generated into one Go file.
type Package struct {
	Path string // import path
	Name string // as in its package clause
	Dir  string // absolute
	File string // base name of the generated Go file
	// Suffix ends the names of helpers, so that those of zz_toolgen_test.go and of
	// zz_toolgen.go can stand in one package.
	Suffix string

	// Imports has the package name of every import path that a GoType mentions.
	Imports map[string]string
	// Taken holds the identifiers that the package declares itself, so that
	// generated helpers keep clear of them.
	Taken map[string]bool

	Schemas []*Schema // in the order in which the source needs them
	Tools   []*Tool   // in source order
	Lists   []List    // the functions that return all tools
	Guards  []Guard   // what must stop compiling when the source moves on
	Enums   []EnumGuard
}

// Schema is one variable XSchema: a struct that can be the arguments of a tool.
type Schema struct {
	Name     string // the Go type's name, or a made-up one; base name of the snapshot
	Var      string // the generated variable
	Exported bool
	Local    bool // made for one tool only: unexported, without a snapshot
	Snapshot bool // schemas/NAME.schema.json is written
	Root     *Value
	Pos      diag.Pos
}

// SnapshotFile is the base name of the schema's snapshot.
func (s *Schema) SnapshotFile() string { return fileName(s.Name) + ".schema.json" }

// Guard lists the fields of a struct as they were when the code was generated.
type Guard struct {
	Type GoType
	// Shadow is the struct type written out; a conversion to it compiles as long as
	// no field was added, removed or retyped. Empty when Type is of another package
	// and has unexported fields, which cannot be written here; then Fields is set.
	Shadow GoType
	Fields []GuardField
}

// GuardField is one exported field of a foreign struct.
type GuardField struct {
	Name string
	Type GoType
}

// EnumGuard holds a constant to the value that schema and parser were made from.
type EnumGuard struct {
	Const   GoType // the constant, as an expression
	Literal string // its value as Go text
}
