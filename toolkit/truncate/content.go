package truncate

import (
	"fmt"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Content holds the text parts of a result to limit bytes, all of them together, and
// reports whether it cut something. A limit of zero or less is none.
//
// Parts are kept in order until the limit is used up. The part that crosses it is cut as by
// [Head], and a notice follows what is kept of it, as in
//
//	[The result was cut: 50,000 of 1,234,567 bytes of text are shown; 2 texts are left out. Ask for less at a time.]
//
// Later texts are left out. Images and other kinds stay where they are and do not count.
// The notice comes on top of the limit; it has less than 200 bytes.
//
// The slice that is given is not changed. It is returned where nothing was cut.
func Content(content []toolkit.Content, limit int) ([]toolkit.Content, bool) {
	total := 0
	for _, part := range content {
		text, _ := textOf(part)
		total += len(text)
	}
	if limit <= 0 || total <= limit {
		return content, false
	}

	kept := make([]toolkit.Content, 0, len(content))
	shown, omitted := 0, 0
	crossing, head := -1, ""
	for _, part := range content {
		text, ok := textOf(part)
		switch {
		case !ok:
			kept = append(kept, part)
		case crossing >= 0:
			omitted++
		case len(text) <= limit-shown:
			kept = append(kept, part)
			shown += len(text)
		default:
			// To Head, a limit of no bytes would be none.
			if room := limit - shown; room > 0 {
				head = Head(text, Limit{Bytes: room}).Text
			}
			if head == "" {
				omitted++
			}
			shown += len(head)
			// Its text is known when all parts were seen.
			crossing = len(kept)
			kept = append(kept, nil)
		}
	}
	kept[crossing] = toolkit.Text(join(head, resultNotice(shown, total, omitted)))
	return kept, true
}

// textOf returns the text of a text part. A pointer to one is content, too.
func textOf(part toolkit.Content) (string, bool) {
	switch part := part.(type) {
	case toolkit.TextContent:
		return part.Text, true
	case *toolkit.TextContent:
		if part != nil {
			return part.Text, true
		}
	}
	return "", false
}

func resultNotice(shown, total, omitted int) string {
	what := fmt.Sprintf("The result was cut: %s of %s bytes of text are shown", grouped(shown), grouped(total))
	switch {
	case omitted == 1:
		what += "; 1 text is left out"
	case omitted > 1:
		what += fmt.Sprintf("; %s texts are left out", grouped(omitted))
	}
	return bracketed(what+".", "Ask for less at a time.")
}
