package main

import (
	"encoding/json"
	"flag"
	"io"

	"github.com/toolgen-go/toolgen/toolkit"
)

// list prints the definitions of the tools.
func list(args []string, registry *toolkit.Registry, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("list", flag.ContinueOnError)
	if status, ok := parseFlags(flags, args, 0, stdout, stderr); !ok {
		return status
	}
	enc := json.NewEncoder(stdout)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(registry.Definitions()); err != nil {
		return complain(stderr, err)
	}
	return exitOK
}
