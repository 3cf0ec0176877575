// Generator times toolgen on a module with many tools beside what other generators do with it:
// whole processes with a warm build cache, interleaved, wall and CPU time.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

func main() {
	rounds := flag.Int("rounds", 6, "how often each command runs")
	packages := flag.Int("packages", 50, "packages of the module")
	tools := flag.Int("tools", 10, "tools of each package")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *rounds, *packages, *tools); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// command is a row of the table.
type command struct {
	name   string
	args   []string
	each   bool // one process for each package, on the copy of the module
	edited bool // it runs after an edit
}

func run(ctx context.Context, rounds, packages, tools int) error {
	bench, err := filepath.Abs(".")
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "toolgen-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	bin := filepath.Join(dir, "bin")
	build := exec.CommandContext(ctx, "go", "build", "-o", bin+"/", "./generator/typesload", "github.com/toolgen-go/toolgen/cmd/toolgen", "github.com/mailru/easyjson/easyjson")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	// What easyjson writes are methods of the types, which toolgen would take for their own: it gets
	// a copy of the module for itself.
	m, other := module{filepath.Join(dir, "many"), packages, tools}, module{filepath.Join(dir, "other"), packages, tools}
	for _, m := range []module{m, other} {
		if err := m.write(filepath.Dir(bench), bench); err != nil {
			return err
		}
	}
	toolgen := filepath.Join(bin, "toolgen")
	commands := []command{
		{name: "toolgen ./..., one package edited", args: []string{toolgen, "./..."}, edited: true},
		{name: "toolgen ./..., nothing to do", args: []string{toolgen, "./..."}},
		{name: "packages.Load with types, as stringer has it", args: []string{filepath.Join(bin, "typesload"), "./..."}},
		{name: "go list -export -deps ./...", args: []string{"go", "list", "-export", "-deps", "./..."}},
		{name: "go list ./...", args: []string{"go", "list", "./..."}},
		{name: "easyjson, package by package", args: []string{filepath.Join(bin, "easyjson"), "-all"}, each: true},
	}
	costs := make([][]cost, len(commands))
	for round := range rounds + 1 { // the first one warms up
		for i, c := range commands {
			if c.edited {
				if err := m.edit(round); err != nil {
					return err
				}
			}
			in := m
			if c.each {
				in = other
			}
			used, err := c.run(ctx, in)
			if err != nil {
				return fmt.Errorf("%s: %w", c.name, err)
			}
			if round > 0 {
				costs[i] = append(costs[i], used)
			}
		}
		fmt.Fprintf(os.Stderr, "round %d of %d\n", round, rounds)
	}
	fmt.Printf("| %d tools in %d packages | wall, s | CPU, s | times toolgen's wall | memory, MB |\n|---|--:|--:|--:|--:|\n", packages*tools, packages)
	for i, c := range commands {
		mid := median(costs[i])
		fmt.Printf("| %s | %.2f | %.2f | %.1f | %d |\n", c.name, mid.wall.Seconds(), mid.cpu.Seconds(), mid.wall.Seconds()/median(costs[0]).wall.Seconds(), mid.memory>>20)
	}
	return nil
}

// cost is what a process takes, its children included.
type cost struct {
	wall, cpu time.Duration
	memory    int64 // at its peak, in bytes, of the largest process
}

func (c command) run(ctx context.Context, m module) (cost, error) {
	if !c.each {
		return process(ctx, m.dir, c.args)
	}
	var sum cost
	for p := range m.packages {
		used, err := process(ctx, filepath.Join(m.dir, filepath.Dir(m.params(p))), append(slices.Clone(c.args), "params.go"))
		if err != nil {
			return cost{}, err
		}
		sum.wall, sum.cpu, sum.memory = sum.wall+used.wall, sum.cpu+used.cpu, max(sum.memory, used.memory)
	}
	return sum, nil
}

func process(ctx context.Context, dir string, args []string) (cost, error) {
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod")
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
