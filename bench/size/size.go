// Package size measures what generated code and its runtime add to a program, and how much code is
// generated.
package size

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
)

// Row is what one generator adds.
type Row struct {
	Name string
	// Program is by how many bytes a program grows that decodes one struct of one field, over a
	// program that does nothing.
	Program int64
	// Generated is how many bytes are generated for the structs of the benchmark, and Fields how
	// many fields they have.
	Generated int64
	Fields    int
}

// Measure builds the programs, as go build does without flags, and reads the generated files. The
// directory is that of the benchmark's module.
func Measure(ctx context.Context, bench string) ([]Row, error) {
	dir, err := os.MkdirTemp("", "toolgen-bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	build := func(name string) (int64, error) {
		out := filepath.Join(dir, name)
		cmd := exec.CommandContext(ctx, "go", "build", "-o", out, "./size/programs/"+name)
		cmd.Dir = bench
		if text, err := cmd.CombinedOutput(); err != nil {
			return 0, fmt.Errorf("building %s: %w\n%s", name, err, text)
		}
		info, err := os.Stat(out)
		if err != nil {
			return 0, err
		}
		return info.Size(), nil
	}
	empty, err := build("empty")
	if err != nil {
		return nil, err
	}
	var rows []Row
	for _, g := range []struct{ name, program, types, generated string }{
		{"toolgen, with the schemas", "toolgen", "plain/types.go", "plain/zz_toolgen.go"},
		{"easyjson", "easyjson", "easy/types.go", "easy/types_easyjson.go"},
		{"ogen", "ogen", "plain/types.go", "ogen/oas_*.go"},
		{"kaptinlin's schemagen", "schemagen", "schemagen/types.go", "schemagen/*_schema.go"},
	} {
		program, err := build(g.program)
		if err != nil {
			return nil, err
		}
		row := Row{Name: g.name, Program: program - empty}
		files, err := filepath.Glob(filepath.Join(bench, g.generated))
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			info, err := os.Stat(f)
			if err != nil {
				return nil, err
			}
			row.Generated += info.Size()
		}
		if row.Fields, err = countFields(filepath.Join(bench, g.types)); err != nil {
			return nil, err
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// countFields returns how many fields the structs of a file have.
func countFields(path string) (int, error) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return 0, err
	}
	n := 0
	ast.Inspect(file, func(node ast.Node) bool {
		if s, ok := node.(*ast.StructType); ok {
			n += s.Fields.NumFields()
		}
		return true
	})
	return n, nil
}
