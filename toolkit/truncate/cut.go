package truncate

// Limit is how much of a text may be shown. Whichever is reached first decides.
type Limit struct {
	// Lines is the number of lines; zero or less is no limit.
	Lines int
	// Bytes is the number of bytes, newlines included; zero or less is no limit.
	Bytes int
}

func (l Limit) allowsLines(n int) bool { return l.Lines <= 0 || n <= l.Lines }

func (l Limit) allowsBytes(n int) bool { return l.Bytes <= 0 || n <= l.Bytes }

// Reason names the part of a [Limit] that cut a text.
type Reason string

// The reasons of a cut.
const (
	ByLines Reason = "lines"
	ByBytes Reason = "bytes"
)

// Cut is what is shown of a text. It marshals to JSON for the details of a result, without
// the text, which is in the content.
type Cut struct {
	// Text is what is shown: whole lines, unless PartialLine is set.
	Text string `json:"-"`
	// Truncated says that the limit cut something off.
	Truncated bool `json:"truncated"`
	// By is the part of the limit that was reached first; empty where nothing was cut.
	By Reason `json:"by,omitempty"`
	// TotalLines and TotalBytes are the size of the text that was given.
	TotalLines int `json:"totalLines"`
	TotalBytes int `json:"totalBytes"`
	// Lines and Bytes are the size of Text. A part of a line counts as one.
	Lines int `json:"lines"`
	Bytes int `json:"bytes"`
	// First and Last are the numbers of the first and the last line shown, where 1 is the
	// first line of the text that was given. Both are 0 where no line is shown.
	First int `json:"first"`
	Last  int `json:"last"`
	// PartialLine says that the one line at that end of the text is over the limit of bytes
	// alone, so only the start (Head, From) or the end (Tail) of it is shown. Text is empty
	// where the limit has no room for a single rune.
	PartialLine bool `json:"partialLine,omitempty"`

	// tail says which end of a line PartialLine means.
	tail bool
}

// of returns the report for the part of a text that is shown, which starts at line first
// and has so many lines. total has the size of the text.
func of(part string, first, lines int, total Cut) Cut {
	cut := total
	cut.Text, cut.Bytes, cut.Lines = part, len(part), lines
	if part == "" {
		cut.Lines = 0
		return cut
	}
	cut.First, cut.Last = first, first+lines-1
	return cut
}
