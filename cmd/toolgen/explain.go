package main

import (
	"fmt"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/internal/suggest"
)

// explain is "toolgen explain": what a code of a diagnostic means, or all of them.
func explain(args []string, out *printer) int {
	switch {
	case len(args) == 0:
		for _, code := range diag.Codes() {
			e, _ := diag.Explain(code)
			out.printf("%-18s %s\n", code, e.Means)
		}
		return exitClean
	case len(args) > 1:
		fmt.Fprintln(out.stderr, "explain takes one code; toolgen explain lists them")
		return exitFailed
	}
	e, ok := diag.Explain(args[0])
	if !ok {
		hint := "toolgen explain lists them"
		if near := suggest.Nearest(strings.ToLower(args[0]), diag.Codes()); near != "" {
			hint = fmt.Sprintf("did you mean %q?", near)
		}
		fmt.Fprintf(out.stderr, "%s is no code of a diagnostic; %s\n", args[0], hint)
		return exitFailed
	}
	out.printf("%s\n\n%s\n\nWhy: %s\n\nInstead: %s\n", args[0], e.Means, e.Why, e.Write)
	return exitClean
}
