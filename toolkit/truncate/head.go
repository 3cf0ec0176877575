package truncate

import "strings"

// Head keeps the first lines of text, as many as the limit allows: a prefix of text. If the
// first line alone has too many bytes, its start is kept.
func Head(text string, limit Limit) Cut { return From(text, 1, limit) }

// From is Head for the lines from the given one on, for a call that continues where another
// ended. Lines are counted from 1, and a lower number is 1. What is before the line is in
// the totals and is not called cut. Past the last line, nothing is shown and no line is
// numbered.
func From(text string, line int, limit Limit) Cut {
	cut := Cut{TotalLines: countLines(text), TotalBytes: len(text)}
	line = max(line, 1)
	rest := text
	for skip := min(line-1, cut.TotalLines); skip > 0; skip-- {
		rest = rest[lineEnd(rest, 0):]
	}

	end, lines := 0, 0
	for end < len(rest) {
		next := lineEnd(rest, end)
		if !limit.allowsLines(lines + 1) {
			cut.Truncated, cut.By = true, ByLines
			break
		}
		if !limit.allowsBytes(next) {
			cut.Truncated, cut.By = true, ByBytes
			break
		}
		end, lines = next, lines+1
	}
	if cut.Truncated && lines == 0 {
		cut.PartialLine, lines = true, 1
		end, _ = around(rest, limit.Bytes)
	}
	return of(rest[:end], line, lines, cut)
}

// lineEnd returns the end of the line that starts at a byte of text: after its newline, or
// the end of the text.
func lineEnd(text string, start int) int {
	if i := strings.IndexByte(text[start:], '\n'); i >= 0 {
		return start + i + 1
	}
	return len(text)
}

func countLines(text string) int {
	n := strings.Count(text, "\n")
	if text != "" && !strings.HasSuffix(text, "\n") {
		n++
	}
	return n
}
