package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// TestProgress: the bar is on standard error only, and gone when the call has ended.
func TestProgress(t *testing.T) {
	for _, row := range []struct {
		args  []string
		shown bool
	}{
		{[]string{"call", "-progress", "always", counting}, true},
		{[]string{"call", "-progress=always", "-explain", counting}, true},
		{[]string{"call", "-progress", "never", counting}, false},
		{[]string{"call", "-progress", "auto", counting}, false},
		{[]string{"call", counting}, false},
		{[]string{"call", "-progress", "always", good}, false}, // a tool that reports nothing
	} {
		var stdout, stderr bytes.Buffer
		if status := run(row.args, nil, &stdout, &stderr); status != 0 {
			t.Errorf("%q: status %d", row.args, status)
		}
		if !row.shown {
			if stderr.Len() > 0 {
				t.Errorf("%q: stderr has %q", row.args, &stderr)
			}
			continue
		}
		drawn := stderr.String()
		for _, want := range []string{"1/2", "50% |██████████", "2/2"} {
			if !strings.Contains(drawn, want) {
				t.Errorf("%q: %q is not in %q", row.args, want, drawn)
			}
		}
		if left := onScreen(drawn); left != "" {
			t.Errorf("%q: %q is left on the screen by %q", row.args, left, drawn)
		}
		if strings.Contains(stdout.String(), "█") {
			t.Errorf("%q: the bar is on standard output: %s", row.args, &stdout)
		}
	}
}

// TestProgressNeedsTerminal: a file is none.
func TestProgressNeedsTerminal(t *testing.T) {
	file, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if autoProgress.shows(file, false) {
		t.Error("progress is shown in a file")
	}
}

// TestProgressLine looks at the screen after each report.
func TestProgressLine(t *testing.T) {
	var drawn bytes.Buffer
	p := &progress{w: &drawn}
	report := func(content ...toolkit.Content) string {
		p.step(executor.Step{Boundary: executor.ProgressStep, Progress: content})
		return onScreen(drawn.String())
	}
	for _, row := range []struct{ report, screen string }{
		{"connecting", "connecting"},
		{"file 1/4", "file 1/4  25% |█████               |"},
		{"file 3/4", "file 3/4  75% |███████████████     |"},
		{"file 4/4", "file 4/4"},
		{"file 4/4, now the index", "file 4/4, now the index"},
		{"0/0", "0/0"},
		{"9/3", "9/3"},
		{"99999999999999999999/5", "99999999999999999999/5"},
		{"two\nlines\x1b[2J\u202e", "two lines [2J"},
		{strings.Repeat("ä", 50), strings.Repeat("ä", 39) + "…"},
	} {
		got := strings.TrimLeft(report(toolkit.Text(row.report)), `|/-\ `) // the spinner
		if got != row.screen {
			t.Errorf("%q: the screen has %q, want %q", row.report, got, row.screen)
		}
	}
	before := drawn.Len()
	report()
	report(toolkit.Image(nil, "image/png"))
	report(toolkit.Text(" \n"))
	if drawn.Len() != before {
		t.Errorf("reports without text have written %q", drawn.Bytes()[before:])
	}

	p.step(executor.Step{Boundary: executor.EndStep})
	if left := report(toolkit.Text("late")); left != "" {
		t.Errorf("%q is on the screen after the end", left)
	}
}

// onScreen returns the line that a terminal shows after it was sent text.
func onScreen(text string) string {
	var line []rune
	column := 0
	for _, r := range text {
		if r == '\r' {
			column = 0
			continue
		}
		if column == len(line) {
			line = append(line, ' ')
		}
		line[column] = r
		column++
	}
	return strings.TrimRight(string(line), " ")
}
