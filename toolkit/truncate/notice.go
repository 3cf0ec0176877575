package truncate

import (
	"fmt"
	"strconv"
	"strings"
)

// Notice says in one line for a model what is shown, and how to get the rest, in the
// caller's words: a sentence such as "Use offset=201 to continue.", or nothing. As in
//
//	[Lines 1-200 of 5,000 (50 KB of 1.2 MB) are shown. Use offset=201 to continue.]
//
// KB and MB are 1,024 and 1,048,576 bytes. The notice is empty where nothing was cut.
func (c Cut) Notice(how string) string {
	if !c.Truncated {
		return ""
	}
	var shown string
	switch {
	case c.Bytes == 0:
		shown = "Nothing (%s) is"
	case c.PartialLine && c.tail:
		shown = c.numbers("Only the end of line") + " (%s) is"
	case c.PartialLine:
		shown = c.numbers("Only the start of line") + " (%s) is"
	case c.First == c.Last:
		shown = c.numbers("Line") + " (%s) is"
	default:
		shown = c.numbers("Lines") + " (%s) are"
	}
	return bracketed(fmt.Sprintf(shown, sizes(c.Bytes, c.TotalBytes))+" shown.", how)
}

// WithNotice returns Text, a blank line and the notice, or Text alone where nothing was cut.
// The notice comes on top of the limit.
func (c Cut) WithNotice(how string) string { return join(c.Text, c.Notice(how)) }

// numbers returns which lines of how many are shown, after what they are.
func (c Cut) numbers(what string) string {
	numbers := grouped(c.First)
	if c.First != c.Last {
		numbers += "-" + grouped(c.Last)
	}
	return what + " " + numbers + " of " + grouped(c.TotalLines)
}

// bracketed returns a notice of one or two sentences.
func bracketed(what, how string) string {
	if how != "" {
		what += " " + how
	}
	return "[" + what + "]"
}

// join puts a blank line between text and notice.
func join(text, notice string) string {
	switch {
	case text == "" || notice == "":
		return text + notice
	case strings.HasSuffix(text, "\n"):
		return text + "\n" + notice
	}
	return text + "\n\n" + notice
}

// sizes returns how much is shown of how much, exactly where rounded sizes would look alike.
func sizes(shown, total int) string {
	if total < 1<<10 || size(shown) == size(total) {
		return grouped(shown) + " of " + grouped(total) + " bytes"
	}
	return size(shown) + " of " + size(total)
}

// size returns a number of bytes with at most one decimal.
func size(n int) string {
	if n < 1<<10 {
		return grouped(n) + " bytes"
	}
	units, value := []string{"KB", "MB", "GB"}, float64(n)/(1<<10)
	for len(units) > 1 && value >= 1<<10 {
		units, value = units[1:], value/(1<<10)
	}
	return strings.TrimSuffix(strconv.FormatFloat(value, 'f', 1, 64), ".0") + " " + units[0]
}

// grouped returns a number that is not negative with commas between thousands.
func grouped(n int) string {
	digits := strconv.Itoa(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
