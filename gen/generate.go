package gen

import (
	"context"

	"github.com/toolgen-go/toolgen/gen/load"
)

// Config says what to generate for.
type Config struct {
	// Dir is the directory in which the go command runs; empty means the current one.
	Dir string
	// Patterns are package patterns as go list takes them; none means ".".
	Patterns []string
}

// Generate loads the packages and works out the files that they must have.
func Generate(ctx context.Context, c Config) (*Result, error) {
	program, err := load.Load(ctx, load.Config{Dir: c.Dir, Patterns: c.Patterns})
	if err != nil {
		return nil, err
	}
	r := &Result{Packages: len(program.Packages)}
	var dirs []string
	for _, p := range program.Packages {
		dirs = append(dirs, p.Dir)
	}
	r.Orphans, err = orphans(dirs, r.Files)
	return r, err
}
