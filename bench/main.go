// Bench compares toolgen's parser with what a program would use without it, and prints a page
// of tables. All runs are interleaved: each round runs every peer on every input once, so that
// whatever else the machine does is shared by all. The unit is the CPU time of the process, the
// garbage collector's included.
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"syscall"
	"time"

	"github.com/toolgen-go/toolgen/bench/peers"
	"github.com/toolgen-go/toolgen/bench/workload"
)

func main() {
	rounds := flag.Int("rounds", 6, "how often every peer runs on every input")
	least := flag.Duration("time", 80*time.Millisecond, "CPU time of one run, at least")
	flag.Parse()
	all, inputs := peers.All(), workload.Inputs()
	all = append(all, jsonValid())
	runs := make(map[key][]cost)
	for round := range *rounds {
		for _, input := range inputs {
			for _, p := range all {
				c, err := measure(p.Decode[input.Struct], input.Text, *least)
				if err != nil {
					fmt.Fprintf(os.Stderr, "%s on %s: %v\n", p.Name, input.Name, err)
					os.Exit(1)
				}
				k := key{p.Name, input.Name}
				runs[k] = append(runs[k], c)
			}
		}
		fmt.Fprintf(os.Stderr, "round %d of %d\n", round+1, *rounds)
	}
	fmt.Print(page(all, inputs, runs))
}

// key names the runs of one peer on one input.
type key struct{ peer, input string }

// cost is what one operation takes.
type cost struct {
	ns     float64 // of CPU time
	allocs float64
}

// measure runs decode until the process has used as much CPU time as is asked for.
func measure(decode func([]byte) error, text []byte, least time.Duration) (cost, error) {
	if err := decode(text); err != nil { // what is built once is built here
		return cost{}, err
	}
	runtime.GC()
	for n := 1; ; n *= 2 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := cpuTime()
		for range n {
			if err := decode(text); err != nil {
				return cost{}, err
			}
		}
		used := cpuTime() - start
		runtime.ReadMemStats(&after)
		if used >= least {
			return cost{float64(used.Nanoseconds()) / float64(n), float64(after.Mallocs-before.Mallocs) / float64(n)}, nil
		}
	}
}

// cpuTime is the CPU time that the process has used.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// median is the middle of the costs, and each part's own.
func median(costs []cost) cost {
	var ns, allocs []float64
	for _, c := range costs {
		ns, allocs = append(ns, c.ns), append(allocs, c.allocs)
	}
	slices.Sort(ns)
	slices.Sort(allocs)
	middle := func(v []float64) float64 { return (v[(len(v)-1)/2] + v[len(v)/2]) / 2 }
	return cost{middle(ns), middle(allocs)}
}
