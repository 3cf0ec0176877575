package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"strings"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

// call executes one call and prints its result. An interrupt cancels the call.
func call(args []string, registry *toolkit.Registry, stdin io.Reader, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("call", flag.ContinueOnError)
	explained := flags.Bool("explain", false, "print the steps of the way first")
	repaired := flags.Bool("repair", false, "repair arguments that are refused, where nothing is lost")
	timeout := flags.Duration("timeout", 0, "the time for the tool, where it has none of its own")
	mode := autoProgress
	flags.Var(&mode, "progress", "when to show progress")
	if status, ok := parseFlags(flags, args, 1, stdout, stderr); !ok {
		return status
	}
	call, err := readCall(flags.Arg(0), stdin)
	if err != nil {
		return complain(stderr, err)
	}

	opts := []executor.Option{
		executor.WithLogger(slog.New(slog.NewTextHandler(stderr, &slog.HandlerOptions{Level: slog.LevelError}))),
		executor.WithTimeout(*timeout),
	}
	if *repaired {
		opts = append(opts, executor.WithRepairs(repair.All()...))
	}
	if *explained {
		story := &explanation{w: stdout}
		opts = append(opts, executor.WithObserver(story.step))
	}
	if mode.shows(stderr, *explained) {
		shown := &progress{w: stderr}
		opts = append(opts, executor.WithObserver(shown.step))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	result := executor.Execute(ctx, call, registry, opts...)

	enc := json.NewEncoder(stdout)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(result); err != nil {
		return complain(stderr, err)
	}
	if result.IsError {
		return exitFailed
	}
	return exitOK
}

// readCall reads a call from where the argument says: it is the text itself, a file's
// name, or standard input.
func readCall(arg string, stdin io.Reader) (call toolkit.Call, err error) {
	text, from := []byte(arg), "CALL"
	switch {
	case arg == "" || arg == "-":
		from = "standard input"
		text, err = io.ReadAll(stdin)
	case !strings.HasPrefix(strings.TrimSpace(arg), "{"):
		from = arg
		text, err = os.ReadFile(arg)
	}
	if err != nil {
		return toolkit.Call{}, err
	}
	if err := json.Unmarshal(text, &call); err != nil {
		return toolkit.Call{}, fmt.Errorf("%s: %w", from, err)
	}
	return call, nil
}
