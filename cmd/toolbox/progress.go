package main

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// progressMode says when progress is shown. It is a flag.Value.
type progressMode string

const (
	autoProgress   progressMode = "auto" // on a terminal, unless -explain tells of it
	alwaysProgress progressMode = "always"
	neverProgress  progressMode = "never"
)

// String returns the word.
func (m *progressMode) String() string { return string(*m) }

// Set reads one of the words.
func (m *progressMode) Set(word string) error {
	switch mode := progressMode(word); mode {
	case autoProgress, alwaysProgress, neverProgress:
		*m = mode
		return nil
	}
	return fmt.Errorf("must be %s, %s or %s", autoProgress, alwaysProgress, neverProgress)
}

// shows reports whether progress is shown on w.
func (m progressMode) shows(w io.Writer, explained bool) bool {
	if m != autoProgress {
		return m == alwaysProgress
	}
	file, ok := w.(*os.File)
	return ok && !explained && term.IsTerminal(int(file.Fd()))
}

// progress shows what a tool reports, as one line that is gone when the call has ended: a bar where
// the report says how far of how much, and else a spinner. Tools may report from several goroutines.
type progress struct {
	w     io.Writer
	mu    sync.Mutex
	bar   *progressbar.ProgressBar // nil before the first report
	total int64                    // of the bar; unknown: a spinner
	ended bool
}

const unknown = -1

func (p *progress) step(s executor.Step) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch s.Boundary {
	case executor.ProgressStep:
		// A report that was on its way when the call was given up would leave its line behind.
		if text := oneLine(progressText(s.Progress)); text != "" && !p.ended {
			p.show(text)
		}
	case executor.EndStep:
		p.ended = true
		p.clear()
	}
}

func (p *progress) show(text string) {
	done, total := fraction(text)
	if p.bar == nil || total != p.total {
		p.clear()
		p.total = total
		p.bar = progressbar.NewOptions64(total,
			progressbar.OptionSetWriter(p.w),
			progressbar.OptionSetWidth(20),
			progressbar.OptionSetElapsedTime(false),
			progressbar.OptionSetPredictTime(false),
			// The spinner turns with each report. A goroutine that turns it would write when the call has ended.
			progressbar.OptionSetSpinnerChangeInterval(0))
	}
	p.bar.Describe(text)
	if total != unknown {
		p.bar.Set64(done)
	}
}

func (p *progress) clear() {
	if p.bar != nil {
		p.bar.Clear()
	}
}

var fractions = regexp.MustCompile(`\b(\d{1,18})/(\d{1,18})\b`)

// fraction finds how far of how much a report is. A bar that is full is over for its library, while the
// tool still runs, so the last report gives none.
func fraction(text string) (done, total int64) {
	if m := fractions.FindStringSubmatch(text); m != nil {
		done, _ = strconv.ParseInt(m[1], 10, 64) // 18 digits fit
		total, _ = strconv.ParseInt(m[2], 10, 64)
		if done < total {
			return done, total
		}
	}
	return 0, unknown
}

// progressText returns the first text of a report, and "" where there is none.
func progressText(content []toolkit.Content) string {
	for _, c := range content {
		if text, ok := c.(toolkit.TextContent); ok {
			return text.Text
		}
	}
	return ""
}

// oneLine is a text as a terminal may have it: short, and without anything that moves the cursor.
func oneLine(text string) string {
	const width = 40
	runes := []rune(strings.TrimSpace(strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, text)))
	if len(runes) > width {
		return string(runes[:width-1]) + "…"
	}
	return string(runes)
}
