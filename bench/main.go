// Bench compares toolgen with what a program would use without it, and writes the page
// docs/benchmarks.md with its chart. All runs of a section are interleaved: each round runs
// everything once, so that whatever else the machine does is shared by all. The unit is the CPU
// time of the process, the garbage collector's included.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"time"

	"github.com/toolgen-go/toolgen/bench/generator"
	"github.com/toolgen-go/toolgen/bench/overhead"
	"github.com/toolgen-go/toolgen/bench/peers"
	"github.com/toolgen-go/toolgen/bench/size"
	"github.com/toolgen-go/toolgen/bench/workload"
)

func main() {
	var o options
	flag.IntVar(&o.rounds, "rounds", 6, "how often everything runs")
	flag.DurationVar(&o.least, "time", 80*time.Millisecond, "CPU time of one run, at least")
	flag.StringVar(&o.out, "out", filepath.Join("..", "docs"), "the directory of benchmarks.md and benchmarks.svg")
	parser := flag.Bool("parser", false, "print the tables of the parser and write nothing")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	var err error
	if *parser {
		err = o.printParser()
	} else {
		err = o.run(ctx)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

type options struct {
	rounds int
	least  time.Duration
	out    string
}

func (o options) printParser() error {
	p, err := o.parser()
	if err == nil {
		fmt.Print(p.tables())
	}
	return err
}

// run is the whole benchmark.
func (o options) run(ctx context.Context) error {
	bench, err := filepath.Abs(".")
	if err != nil {
		return err
	}
	var r results
	if r.parser, err = o.parser(); err != nil {
		return err
	}
	if r.executor, err = o.executor(); err != nil {
		return err
	}
	if r.size, err = size.Measure(ctx, bench); err != nil {
		return err
	}
	if r.generator, err = generator.Run(ctx, bench, min(o.rounds, 4), 50, 10, progress); err != nil {
		return err
	}
	if err := r.parser.chart(filepath.Join(o.out, "benchmarks.svg")); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(o.out, "benchmarks.md"), []byte(r.page()), 0o644)
}

func progress(text string) { fmt.Fprintln(os.Stderr, text) }

// parserResults are the costs of every peer on every input.
type parserResults struct {
	peers  []peers.Peer
	inputs []workload.Input
	runs   map[key][]cost
}

// key names the runs of one peer on one input.
type key struct{ peer, input string }

func (o options) parser() (parserResults, error) {
	r := parserResults{append(peers.All(), peers.JSONValid()), workload.Inputs(), make(map[key][]cost)}
	for round := range o.rounds {
		for _, input := range r.inputs {
			for _, p := range r.peers {
				c, err := measure(func() error { return p.Decode[input.Struct](input.Text) }, o.least)
				if err != nil {
					return r, fmt.Errorf("%s on %s: %w", p.Name, input.Name, err)
				}
				k := key{p.Name, input.Name}
				r.runs[k] = append(r.runs[k], c)
			}
		}
		progress(fmt.Sprintf("parser: round %d of %d", round+1, o.rounds))
	}
	return r, nil
}

// executorResults are the costs of a call, and how many are made in a second.
type executorResults struct {
	alone, executed, inline cost
	rates                   [2]float64 // of one goroutine and of two
}

func (o options) executor() (executorResults, error) {
	var r executorResults
	execute, err := overhead.Executed(false)
	if err != nil {
		return r, err
	}
	executeInline, err := overhead.Executed(true)
	if err != nil {
		return r, err
	}
	var alone, executed, inline []cost
	var rates [2][]float64
	for round := range o.rounds {
		for _, side := range []struct {
			costs *[]cost
			f     func() error
		}{{&alone, overhead.Alone}, {&executed, execute}, {&inline, executeInline}} {
			c, err := measure(side.f, o.least)
			if err != nil {
				return r, err
			}
			*side.costs = append(*side.costs, c)
		}
		for i := range rates {
			rate, err := overhead.Rate(i+1, 100_000, execute)
			if err != nil {
				return r, err
			}
			rates[i] = append(rates[i], rate)
		}
		progress(fmt.Sprintf("executor: round %d of %d", round+1, o.rounds))
	}
	return executorResults{median(alone), median(executed), median(inline), [2]float64{middle(rates[0]), middle(rates[1])}}, nil
}
