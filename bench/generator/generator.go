// Package generator times toolgen on a module with many tools, beside what other generators do with
// it: whole processes with a warm build cache, interleaved.
package generator

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// Row is what one command took, as the medians of its runs.
type Row struct {
	Name      string
	Wall, CPU time.Duration // of the process and its children
	Memory    int64         // of the largest process at its peak, in bytes
}

// command is a row of the table.
type command struct {
	name   string
	args   []string
	in     module
	each   bool // one process for each package
	edited bool // it runs after an edit
	cold   bool // the build cache is empty
	whole  bool // toolgen remembers nothing of the runs before
}

// Run writes a module of so many packages with so many tools each and runs the commands on it. The
// directory is that of the benchmark's module; progress is told of each round.
func Run(ctx context.Context, bench string, rounds, packages, tools int, progress func(string)) ([]Row, error) {
	dir, err := os.MkdirTemp("", "toolgen-bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	bin := filepath.Join(dir, "bin")
	build := exec.CommandContext(ctx, "go", "build", "-o", bin+"/", "./typesload", "github.com/toolgen-go/toolgen/cmd/toolgen", "github.com/mailru/easyjson/easyjson")
	build.Dir = bench
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out)
	}
	// What easyjson writes are methods of the types, which toolgen would take for their own: it gets
	// a copy of the module for itself.
	m, other := module{filepath.Join(dir, "many"), packages, tools}, module{filepath.Join(dir, "other"), packages, tools}
	large := module{filepath.Join(dir, "large"), 10 * packages, tools}
	for _, m := range []module{m, other, large} {
		if err := m.write(filepath.Dir(bench), bench); err != nil {
			return nil, err
		}
	}
	toolgen := filepath.Join(bin, "toolgen")
	commands := []command{
		{name: "toolgen ./..., one package edited", args: []string{toolgen, "./..."}, in: m, edited: true},
		{name: "toolgen ./..., nothing to do", args: []string{toolgen, "./..."}, in: m},
		{name: "toolgen ./..., everything", args: []string{toolgen, "./..."}, in: m, whole: true},
		{name: "toolgen -source ./..., everything, empty build cache", args: []string{toolgen, "-source", "./..."}, in: m, whole: true, cold: true},
		{name: "toolgen ./..., everything, ten times as many packages", args: []string{toolgen, "./..."}, in: large, whole: true},
		{name: "packages.Load with types, as stringer has it", args: []string{filepath.Join(bin, "typesload"), "./..."}, in: m},
		{name: "go list -export -deps ./...", args: []string{"go", "list", "-export", "-deps", "./..."}, in: m},
		{name: "go list ./...", args: []string{"go", "list", "./..."}, in: m},
		{name: "easyjson, package by package", args: []string{filepath.Join(bin, "easyjson"), "-all"}, in: other, each: true},
	}
	costs := make([][]cost, len(commands))
	for round := range rounds + 1 { // the first one warms up
		for i, c := range commands {
			if c.edited {
				if err := c.in.edit(round); err != nil {
					return nil, err
				}
			}
			used, err := c.run(ctx, filepath.Join(dir, "cache"))
			if err != nil {
				return nil, fmt.Errorf("%s: %w", c.name, err)
			}
			if round > 0 {
				costs[i] = append(costs[i], used)
			}
		}
		progress(fmt.Sprintf("generator: round %d of %d", round, rounds))
	}
	rows := make([]Row, len(commands))
	for i, c := range commands {
		mid := median(costs[i])
		rows[i] = Row{c.name, mid.wall, mid.cpu, mid.memory}
	}
	return rows, nil
}

// cost is what a process takes, its children included.
type cost struct {
	wall, cpu time.Duration
	memory    int64 // at its peak, in bytes, of the largest process
}

// run runs the command; cache is where toolgen keeps what it remembers.
func (c command) run(ctx context.Context, cache string) (cost, error) {
	env := append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod", "TOOLGENCACHE="+cache)
	if c.whole {
		env = append(env, "TOOLGENCACHE=off")
	}
	if c.cold {
		empty, err := os.MkdirTemp("", "toolgen-bench")
		if err != nil {
			return cost{}, err
		}
		defer os.RemoveAll(empty)
		env = append(env, "GOCACHE="+empty)
	}
	if !c.each {
		return process(ctx, c.in.dir, env, c.args)
	}
	var sum cost
	for p := range c.in.packages {
		used, err := process(ctx, filepath.Join(c.in.dir, filepath.Dir(c.in.params(p))), env, append(slices.Clone(c.args), "params.go"))
		if err != nil {
			return cost{}, err
		}
		sum.wall, sum.cpu, sum.memory = sum.wall+used.wall, sum.cpu+used.cpu, max(sum.memory, used.memory)
	}
	return sum, nil
}

func process(ctx context.Context, dir string, env, args []string) (cost, error) {
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Dir, cmd.Env = dir, env
	var stderr strings.Builder
	cmd.Stderr = &stderr
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return cost{}, fmt.Errorf("%w\n%s", err, stderr.String())
	}
	usage := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	return cost{time.Since(start), cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), usage.Maxrss << 10}, nil
}

// median is the middle of each part of the costs.
func median(costs []cost) cost {
	middle := func(of func(cost) int64) int64 {
		var v []int64
		for _, c := range costs {
			v = append(v, of(c))
		}
		slices.Sort(v)
		return v[len(v)/2]
	}
	return cost{
		time.Duration(middle(func(c cost) int64 { return int64(c.wall) })), time.Duration(middle(func(c cost) int64 { return int64(c.cpu) })),
		middle(func(c cost) int64 { return c.memory }),
	}
}
