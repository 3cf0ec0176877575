package truncate

import "unicode/utf8"

// Line keeps the start of one line, at most limit bytes of it, and reports whether it cut
// something off. A limit of zero or less is none. Give the line without its newline, which
// would be cut off with the rest. No mark is added: the caller knows what a reader of the
// line takes for one.
func Line(line string, limit int) (string, bool) {
	if limit <= 0 || len(line) <= limit {
		return line, false
	}
	end, _ := around(line, limit)
	return line[:end], true
}

// around returns the bounds of what must not be split at byte n of text, which has bytes on
// both sides of it: a rune, or "\r\n". Both are n where a cut at n splits neither. Only a
// valid rune counts, so it starts within the three bytes before n, whatever the text is.
func around(text string, n int) (start, end int) {
	if text[n-1] == '\r' && text[n] == '\n' {
		return n - 1, n + 1
	}
	for i := n - 1; i >= max(n-utf8.UTFMax+1, 0); i-- {
		if utf8.RuneStart(text[i]) {
			if _, size := utf8.DecodeRuneInString(text[i:]); i+size > n {
				return i, i + size
			}
			break
		}
	}
	return n, n
}
