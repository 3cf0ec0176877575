package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/toolgen-go/toolgen/bench/peers"
	"github.com/toolgen-go/toolgen/bench/workload"
)

// jsonValid reads the same bytes and makes nothing of them.
func jsonValid() peers.Peer {
	valid := func(text []byte) error {
		if !json.Valid(text) {
			return errors.New("invalid")
		}
		return nil
	}
	return peers.Peer{Name: "json.Valid", Decode: map[string]func([]byte) error{"Echo": valid, "Edit": valid, "Search": valid, "Write": valid, "Batch": valid}}
}

// page is the tables in Markdown.
func page(all []peers.Peer, inputs []workload.Input, runs map[key][]cost) string {
	var b strings.Builder
	of := func(p peers.Peer, i workload.Input) cost { return median(runs[key{p.Name, i.Name}]) }
	head := func(last string) {
		b.WriteString("| |")
		for _, i := range inputs {
			fmt.Fprintf(&b, " %s |", i.Name)
		}
		b.WriteString(last + "\n|---|" + strings.Repeat("--:|", len(inputs)+strings.Count(last, "|")) + "\n")
	}
	b.WriteString("## CPU time of one call, in nanoseconds\n\n")
	head("")
	for _, p := range all {
		fmt.Fprintf(&b, "| %s |", p.Name)
		for _, i := range inputs {
			fmt.Fprintf(&b, " %.0f |", of(p, i).ns)
		}
		b.WriteString("\n")
	}
	b.WriteString("\n## How many times longer than toolgen\n\n")
	head(" geometric mean | least |")
	for _, p := range all[1:] {
		fmt.Fprintf(&b, "| %s |", p.Name)
		sum, least := 0.0, math.Inf(1)
		for _, i := range inputs {
			ratio := of(p, i).ns / of(all[0], i).ns
			sum, least = sum+math.Log(ratio), min(least, ratio)
			fmt.Fprintf(&b, " %.2f |", ratio)
		}
		fmt.Fprintf(&b, " %.2f | %.2f |\n", math.Exp(sum/float64(len(inputs))), least)
	}
	b.WriteString("\n## Allocations of one call\n\n")
	head("")
	for _, p := range all {
		fmt.Fprintf(&b, "| %s |", p.Name)
		for _, i := range inputs {
			fmt.Fprintf(&b, " %.0f |", of(p, i).allocs)
		}
		b.WriteString("\n")
	}
	return b.String()
}
