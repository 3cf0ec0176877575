package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// explanation prints the way of a call, a line for each step. The executor itself tells
// it of the steps.
type explanation struct{ w io.Writer }

// parted says, for the step at which the way ended, what did not run after it.
var parted = map[executor.Boundary]string{
	executor.LookupStep:  "(the way parted here; parse and execute did not run)",
	executor.ParseStep:   "(the way parted here; execute did not run)",
	executor.ExecuteStep: "(the way parted here)",
}

func (e explanation) begin(call toolkit.Call) {
	arguments := "none, which is the same as {}"
	if len(call.Arguments) > 0 {
		arguments = compact(call.Arguments)
	}
	e.line("arguments", arguments)
}

func (e explanation) step(s executor.Step) {
	name := string(s.Boundary)
	if s.Boundary == executor.StartStep || s.Boundary == executor.EndStep {
		return // begin and end tell of them
	}
	if s.Err != nil {
		e.line(name, "✗ "+s.Err.Error()+"   "+parted[s.Boundary])
		return
	}
	switch s.Boundary {
	case executor.LookupStep:
		e.line(name, "✓ "+s.Call.Name)
	case executor.ParseStep:
		text := "✓ " + compact(s.Params)
		if len(s.Dropped) > 0 {
			text += "   (dropped " + strings.Join(s.Dropped, ", ") + ")"
		}
		e.line(name, text)
	case executor.ExecuteStep:
		e.line(name, "✓ content "+compact(s.Output.Content)+", details "+compact(s.Output.Details))
	}
}

func (e explanation) end(result toolkit.Result) {
	e.line("result", fmt.Sprintf("%s/%s, isError %t", result.ToolCallID, result.ToolName, result.IsError))
}

// line prints one step. An error of several lines stays one block.
func (e explanation) line(name, text string) {
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
