// Toolbox lists and calls the project's own tools. "toolbox help" tells how.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/tools"
)

const usage = `toolbox hosts the project's own tools.

Usage:

	toolbox list                  print what a model is told about the tools
	toolbox call [FLAGS] [CALL]   execute one call and print its result

CALL is the JSON text of a call, such as

	{"type":"toolCall","id":"call-1","name":"echo","arguments":{"value":"Pi"}}

or the name of a file that holds one. Without CALL, or with -, the call is read
from standard input.

The flags of call:

	-explain         print a line for each step of the way first: what went in,
	                 what came out, and where the way ended
	-timeout TIME    give the tool so much time, such as 5s
	-repair          repair arguments that are refused, where nothing is lost by
	                 it; -explain shows what was changed
	-progress WHEN   show on standard error what the tool reports while it runs:
	                 always, never, or auto, which is on a terminal and without
	                 -explain

Exit status: 0 done; 1 the result is an error; 2 the command line or the call
could not be understood, or the output could not be written.
`

// The exit statuses, as usage explains them.
const (
	exitOK     = 0
	exitFailed = 1
	exitUsage  = 2
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run is the command without the process around it. It returns the exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	registry, err := toolkit.NewRegistry(tools.All()...)
	if err != nil {
		return complain(stderr, err)
	}
	if len(args) == 0 {
		fmt.Fprint(stderr, usage)
		return exitUsage
	}
	switch command, rest := args[0], args[1:]; command {
	case "list":
		return list(rest, registry, stdout, stderr)
	case "call":
		return call(rest, registry, stdin, stdout, stderr)
	case "help", "-h", "-help", "--help":
		fmt.Fprint(stdout, usage)
		return exitOK
	default:
		return complain(stderr, fmt.Errorf("unknown command %q; toolbox help shows the commands", command))
	}
}

// parseFlags reads the flags of a command that takes at most limit arguments. Where it
// reports false, the command is over with the status.
func parseFlags(flags *flag.FlagSet, args []string, limit int, stdout, stderr io.Writer) (status int, ok bool) {
	flags.SetOutput(io.Discard)
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, usage)
		return exitOK, false
	case err != nil:
		return complain(stderr, fmt.Errorf("%s: %w; toolbox help shows the flags", flags.Name(), err)), false
	case flags.NArg() > limit:
		return complain(stderr, fmt.Errorf("%s: unexpected argument %q", flags.Name(), flags.Arg(limit))), false
	}
	return exitOK, true
}

// complain says what could not be done.
func complain(stderr io.Writer, err error) int {
	fmt.Fprintln(stderr, "toolbox:", err)
	return exitUsage
}
