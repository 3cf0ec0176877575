package main

import (
	"runtime"
	"slices"
	"syscall"
	"time"
)

// cost is what one operation takes.
type cost struct {
	ns     float64 // of CPU time
	allocs float64
}

// measure runs f until the process has used as much CPU time as is asked for.
func measure(f func() error, least time.Duration) (cost, error) {
	if err := f(); err != nil { // what is built once is built here
		return cost{}, err
	}
	runtime.GC()
	for n := 1; ; n *= 2 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := cpuTime()
		for range n {
			if err := f(); err != nil {
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
	return cost{middle(ns), middle(allocs)}
}

func middle(values []float64) float64 {
	v := slices.Sorted(slices.Values(values))
	return (v[(len(v)-1)/2] + v[len(v)/2]) / 2
}
