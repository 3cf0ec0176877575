package truncate

import "strings"

// Tail keeps the last lines of text, as many as the limit allows: a suffix of text. If the
// last line alone has too many bytes, its end is kept.
func Tail(text string, limit Limit) Cut {
	cut := Cut{TotalLines: countLines(text), TotalBytes: len(text), tail: true}
	start, lines := len(text), 0
	for start > 0 {
		// The byte before start is the newline of the line that is asked about, if it has one.
		next := strings.LastIndexByte(text[:start-1], '\n') + 1
		if !limit.allowsLines(lines + 1) {
			cut.Truncated, cut.By = true, ByLines
			break
		}
		if !limit.allowsBytes(len(text) - next) {
			cut.Truncated, cut.By = true, ByBytes
			break
		}
		start, lines = next, lines+1
	}
	if cut.Truncated && lines == 0 {
		cut.PartialLine, lines = true, 1
		_, start = around(text, len(text)-limit.Bytes)
	}
	return of(text[start:], cut.TotalLines-lines+1, lines, cut)
}
