package truncate

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/toolgen-go/toolgen/toolkit"
)

// hold holds what must be true of every text and limit.
func hold(t *testing.T, text string, lines, bytes, from int) {
	t.Helper()
	limit := Limit{lines, bytes}
	head, tail := Head(text, limit), Tail(text, limit)
	if !strings.HasPrefix(text, head.Text) {
		t.Fatalf("%q is not the start of %q", head.Text, text)
	}
	if !strings.HasSuffix(text, tail.Text) {
		t.Fatalf("%q is not the end of %q", tail.Text, text)
	}
	part := From(text, from, limit)
	for _, cut := range []Cut{head, tail, part} {
		within(t, text, limit, cut)
	}
	fits := limit.allowsLines(countLines(text)) && limit.allowsBytes(len(text))
	if head.Truncated == fits || tail.Truncated == fits {
		t.Fatalf("%q fits %+v: %t, but %+v and %+v", text, limit, fits, head, tail)
	}

	line, cut := Line(text, bytes)
	if !strings.HasPrefix(text, line) || cut != (len(line) < len(text)) || !limit.allowsBytes(len(line)) {
		t.Fatalf("%q was cut to %q (%t) for %d bytes", text, line, cut, bytes)
	}

	half := len(text) / 2
	result, cut := Content([]toolkit.Content{toolkit.Text(text[:half]), toolkit.Text(text[half:])}, bytes)
	size := 0
	for _, part := range result {
		size += len(part.(toolkit.TextContent).Text)
	}
	if cut == limit.allowsBytes(len(text)) || !cut && size != len(text) || cut && size > bytes+200 {
		t.Fatalf("%q was cut to %q (%t) for %d bytes", text, result, cut, bytes)
	}
}

// within holds a cut to its limit and to its own numbers.
func within(t *testing.T, text string, limit Limit, cut Cut) {
	t.Helper()
	if !limit.allowsLines(countLines(cut.Text)) || !limit.allowsBytes(len(cut.Text)) {
		t.Fatalf("%+v is over %+v", cut, limit)
	}
	if cut.TotalLines != countLines(text) || cut.TotalBytes != len(text) || cut.Bytes != len(cut.Text) || cut.Lines != countLines(cut.Text) {
		t.Fatalf("%q: wrong sizes: %+v", text, cut)
	}
	if cut.Truncated != (cut.By != "") || cut.Truncated != (cut.Notice("") != "") || cut.PartialLine && !cut.Truncated {
		t.Fatalf("%+v contradicts itself", cut)
	}
	if utf8.ValidString(text) && !utf8.ValidString(cut.Text) {
		t.Fatalf("%q of %q is not UTF-8", cut.Text, text)
	}
	all := strings.SplitAfter(text, "\n")
	switch {
	case cut.Text == "":
		if cut.First != 0 || cut.Last != 0 {
			t.Fatalf("no line has a number: %+v", cut)
		}
	case cut.PartialLine:
		if cut.First != cut.Last || !strings.Contains(all[cut.First-1], cut.Text) || len(cut.Text) == len(all[cut.First-1]) {
			t.Fatalf("not a part of a line: %+v", cut)
		}
	default:
		if lines := strings.Join(all[cut.First-1:cut.Last], ""); lines != cut.Text {
			t.Fatalf("lines %d to %d are %q: %+v", cut.First, cut.Last, lines, cut)
		}
	}
}

func TestProperties(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	pieces := []string{"a", "bc", "é", "€", "😀", "\n", "\n", "\r\n", "\r", "\x80", "\xf0\x9f", "\x00"}
	for range 20_000 {
		var text strings.Builder
		for range random.IntN(12) {
			text.WriteString(pieces[random.IntN(len(pieces))])
		}
		hold(t, text.String(), random.IntN(6)-1, random.IntN(20)-1, random.IntN(8)-1)
	}
}

// All pages together are the text, where no line is over the limit.
func TestPages(t *testing.T) {
	text := "one\ntwo\r\n\nfour\nfünf"
	for lines := range 4 {
		for bytes := 6; bytes < 12; bytes++ {
			var pages string
			for line := 1; ; {
				cut := From(text, line, Limit{lines, bytes})
				pages += cut.Text
				if !cut.Truncated {
					break
				}
				line = cut.Last + 1
			}
			if pages != text {
				t.Errorf("%d lines, %d bytes: %q", lines, bytes, pages)
			}
		}
	}
}

func FuzzTruncate(f *testing.F) {
	f.Add("", 1, 1, 1)
	f.Add("one\ntwo\nthree", 2, 0, 2)
	f.Add("é€😀\r\n\xf0\x9f\x98\n", 0, 5, 1)
	f.Add("a\n\n\nb\x80\x80\x80\x80", 3, 4, 9)
	f.Fuzz(hold)
}
