package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/toolgen-go/toolgen/executor"
)

// explanation prints the way of a call, a line for each step. The executor itself tells
// it of the steps.
type explanation struct {
	w  io.Writer
	mu sync.Mutex // tools may report progress from several goroutines
}

// parted says, for the step at which the way ended, what did not run after it.
var parted = map[executor.Boundary]string{
	executor.LookupStep:  "(the way parted here; parse and execute did not run)",
	executor.ParseStep:   "(the way parted here; execute did not run)",
	executor.BeforeStep:  "(the way parted here; execute did not run)",
	executor.ExecuteStep: "(the way parted here)",
}

func (e *explanation) step(s executor.Step) {
	e.mu.Lock()
	defer e.mu.Unlock()
	name := string(s.Boundary)
	switch {
	case s.Boundary == executor.StartStep:
		arguments := "none, which is the same as {}"
		if len(s.Call.Arguments) > 0 {
			arguments = compact(s.Call.Arguments)
		}
		e.line("arguments", arguments)
	case s.Boundary == executor.EndStep:
		e.line("result", fmt.Sprintf("%s/%s, isError %t", s.Result.ToolCallID, s.Result.ToolName, s.Result.IsError))
	case s.Err != nil:
		e.line(name, "✗ "+s.Err.Error()+"   "+parted[s.Boundary])
	case s.Boundary == executor.LookupStep:
		e.line(name, "✓ "+s.Call.Name)
	case s.Boundary == executor.ParseStep:
		for _, r := range s.Repairs {
			e.line("repair", repairedAt(r.Path)+": "+r.Rule)
		}
		text := "✓ " + compact(s.Params)
		if len(s.Dropped) > 0 {
			text += "   (dropped " + strings.Join(s.Dropped, ", ") + ")"
		}
		e.line(name, text)
	case s.Boundary == executor.BeforeStep:
		e.line(name, "✓ "+compact(s.Params))
	case s.Boundary == executor.ProgressStep:
		text := progressText(s.Progress)
		if text == "" {
			text = compact(s.Progress)
		}
		e.line(name, text)
	case s.Boundary == executor.ExecuteStep:
		e.line(name, "✓ content "+compact(s.Output.Content)+", details "+compact(s.Output.Details))
	}
}

// repairedAt is the place of a repair.
func repairedAt(path string) string {
	if path == "" {
		return "the arguments"
	}
	return path
}

// line prints one step. An error of several lines stays one block.
func (e *explanation) line(name, text string) {
	const width = 11
	text = strings.ReplaceAll(text, "\n", "\n"+strings.Repeat(" ", width))
	fmt.Fprintf(e.w, "%-*s%s\n", width, name, text)
}

// compact returns the JSON text of v, or Go's own where there is none.
func compact(v any) string {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return fmt.Sprintf("%+v", v)
	}
	return strings.TrimSuffix(buf.String(), "\n")
}
