package gen

import (
	"context"
	"errors"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/toolgen-go/toolgen/gen/build"
	"github.com/toolgen-go/toolgen/gen/emit"
	"github.com/toolgen-go/toolgen/gen/lint"
	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/schema"
	"github.com/toolgen-go/toolgen/gen/stamp"
)

// Config says what to generate for.
type Config struct {
	// Dir is the directory in which the go command runs; empty means the current one.
	Dir string
	// Patterns are package patterns as go list takes them; none means ".".
	Patterns []string
	// Changed leaves out the packages of which nothing has changed since Write last brought their
	// files up to date, so that neither Files nor Findings have anything of them. See package stamp.
	Changed bool
	// Source checks dependencies from their source, so that the go command compiles no Go.
	Source bool
}

// Generate loads the packages and works out the files that they must have. It writes
// nothing. What has to change in the source first stands in the result's Diagnostics;
// the error is for what kept toolgen from working at all, a *load.Error for packages
// that cannot be loaded.
func Generate(ctx context.Context, c Config) (*Result, error) {
	var stamps *stamp.Store
	if c.Changed {
		stamps = stamp.Open(c.Dir)
	}
	var kept []File
	program, err := load.Load(ctx, load.Config{Dir: c.Dir, Patterns: c.Patterns, Memory: stamps, Source: c.Source, Skip: func(p *load.Package) bool {
		listing, _ := p.Listing()
		outputs, ok := stamps.Outputs(p.Dir, listing)
		for _, path := range outputs {
			kept = append(kept, File{Path: path})
		}
		return ok
	}})
	if err != nil {
		return nil, err
	}
	r := &Result{Packages: len(program.Packages) + len(program.Skipped)}
	plans, diags := build.Packages(program)
	r.Diagnostics = diags.Sorted()
	if len(r.Diagnostics) > 0 {
		return r, nil
	}
	for _, p := range plans {
		r.Findings = append(r.Findings, lint.Package(p)...)
	}
	if r.Files, err = allFiles(plans); err != nil {
		return nil, err
	}
	var dirs []string
	for _, p := range slices.Concat(program.Packages, program.Skipped) {
		dirs = append(dirs, p.Dir)
	}
	if r.Orphans, err = orphans(dirs, slices.Concat(r.Files, kept)); err != nil {
		return nil, err
	}
	r.keep = func() { keep(stamps, program, r.Files) }
	return r, nil
}

// keep stamps the packages whose files have been brought up to date.
func keep(stamps *stamp.Store, program *load.Program, files []File) {
	outputs := make(map[string][]string) // by the directory of the package
	for _, f := range files {
		dir := filepath.Dir(f.Path)
		if isSnapshot(f.Path) {
			dir = filepath.Dir(dir)
		}
		outputs[dir] = append(outputs[dir], f.Path)
	}
	for _, p := range program.Packages {
		if listing, ok := p.Listing(); ok {
			stamps.Keep(p.Dir, listing, program.Inputs(p), outputs[p.Dir])
		}
	}
}

// allFiles returns the files of all packages, in their order. Most of a run goes into formatting
// them, so that is shared by the processors.
func allFiles(plans []*plan.Package) ([]File, error) {
	perPackage, errs := make([][]File, len(plans)), make([]error, len(plans))
	var next atomic.Int32
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(plans); i = int(next.Add(1)) - 1 {
				perPackage[i], errs[i] = packageFiles(plans[i])
			}
		})
	}
	wg.Wait()
	return slices.Concat(perPackage...), errors.Join(errs...)
}

// packageFiles returns the Go file of a package and its snapshots.
func packageFiles(p *plan.Package) ([]File, error) {
	source, err := emit.File(p)
	if err != nil {
		return nil, err
	}
	files := []File{{Path: filepath.Join(p.Dir, p.File), Content: source}}
	snapshot := func(name string, content []byte) {
		files = append(files, File{Path: filepath.Join(p.Dir, "schemas", name), Content: content})
	}
	for _, s := range p.Schemas {
		if s.Snapshot {
			snapshot(s.SnapshotFile(), schema.Snapshot(s))
		}
	}
	for _, t := range p.Tools {
		snapshot(t.SnapshotFile(), schema.ToolSnapshot(t))
	}
	return files, nil
}
