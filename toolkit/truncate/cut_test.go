package truncate

import (
	"encoding/json"
	"testing"
)

func TestHead(t *testing.T) {
	for _, c := range []struct {
		name  string
		text  string
		limit Limit
		want  Cut
	}{
		{"empty", "", Limit{1, 1}, Cut{}},
		{"no limit", "a\nb\n", Limit{}, Cut{Text: "a\nb\n", TotalLines: 2, TotalBytes: 4, Lines: 2, Bytes: 4, First: 1, Last: 2}},
		{"negative is no limit", "a\nb", Limit{-1, -1}, Cut{Text: "a\nb", TotalLines: 2, TotalBytes: 3, Lines: 2, Bytes: 3, First: 1, Last: 2}},
		{"at both limits", "a\nb\n", Limit{2, 4}, Cut{Text: "a\nb\n", TotalLines: 2, TotalBytes: 4, Lines: 2, Bytes: 4, First: 1, Last: 2}},
		{"at the limit, no newline", "a\nb", Limit{2, 3}, Cut{Text: "a\nb", TotalLines: 2, TotalBytes: 3, Lines: 2, Bytes: 3, First: 1, Last: 2}},
		{"lines", "a\nb\nc", Limit{Lines: 2}, Cut{"a\nb\n", true, ByLines, 3, 5, 2, 4, 1, 2, false, false}},
		{"bytes, whole lines", "a\nbcd\n", Limit{Bytes: 5}, Cut{"a\n", true, ByBytes, 2, 6, 1, 2, 1, 1, false, false}},
		{"bytes at a line's end", "a\nb\nc", Limit{Bytes: 4}, Cut{"a\nb\n", true, ByBytes, 3, 5, 2, 4, 1, 2, false, false}},
		{"lines first", "a\nb\nc\n", Limit{1, 4}, Cut{"a\n", true, ByLines, 3, 6, 1, 2, 1, 1, false, false}},
		{"bytes first", "a\nb\nc\n", Limit{2, 3}, Cut{"a\n", true, ByBytes, 3, 6, 1, 2, 1, 1, false, false}},
		{"first line too long", "abcdef\ng", Limit{Bytes: 3}, Cut{"abc", true, ByBytes, 2, 8, 1, 3, 1, 1, true, false}},
		{"newline over the limit", "abc\n", Limit{Bytes: 3}, Cut{"abc", true, ByBytes, 1, 4, 1, 3, 1, 1, true, false}},
		{"rune at the cut", "aé\n", Limit{Bytes: 2}, Cut{"a", true, ByBytes, 1, 4, 1, 1, 1, 1, true, false}},
		{"no room for a rune", "😀", Limit{Bytes: 3}, Cut{"", true, ByBytes, 1, 4, 0, 0, 0, 0, true, false}},
		{"invalid bytes", "\x80\x80\x80\x80\x80\x80", Limit{Bytes: 4}, Cut{"\x80\x80\x80\x80", true, ByBytes, 1, 6, 1, 4, 1, 1, true, false}},
		{"half a rune in the text", "a\xf0\x9fb", Limit{Bytes: 2}, Cut{"a\xf0", true, ByBytes, 1, 4, 1, 2, 1, 1, true, false}},
		{"CRLF", "a\r\nb\r\n", Limit{Lines: 1}, Cut{"a\r\n", true, ByLines, 2, 6, 1, 3, 1, 1, false, false}},
		{"CRLF at the cut", "ab\r\nc", Limit{Bytes: 3}, Cut{"ab", true, ByBytes, 2, 5, 1, 2, 1, 1, true, false}},
		{"empty lines", "\n\n\n", Limit{Lines: 2}, Cut{"\n\n", true, ByLines, 3, 3, 2, 2, 1, 2, false, false}},
	} {
		if got := Head(c.text, c.limit); got != c.want {
			t.Errorf("%s:\n got %+v\nwant %+v", c.name, got, c.want)
		}
	}
}

func TestFrom(t *testing.T) {
	for _, c := range []struct {
		name  string
		text  string
		line  int
		limit Limit
		want  Cut
	}{
		{"middle", "a\nb\nc\n", 2, Limit{Lines: 1}, Cut{"b\n", true, ByLines, 3, 6, 1, 2, 2, 2, false, false}},
		{"to the end", "a\nb\nc", 2, Limit{2, 3}, Cut{"b\nc", false, "", 3, 5, 2, 3, 2, 3, false, false}},
		{"part of a line", "a\nbcd", 2, Limit{Bytes: 2}, Cut{"bc", true, ByBytes, 2, 5, 1, 2, 2, 2, true, false}},
		{"below the first", "a\nb", -5, Limit{Lines: 1}, Cut{"a\n", true, ByLines, 2, 3, 1, 2, 1, 1, false, false}},
		{"past the last", "a\nb\n", 3, Limit{Lines: 1}, Cut{TotalLines: 2, TotalBytes: 4}},
		{"empty", "", 1, Limit{Lines: 1}, Cut{}},
	} {
		if got := From(c.text, c.line, c.limit); got != c.want {
			t.Errorf("%s:\n got %+v\nwant %+v", c.name, got, c.want)
		}
	}
}

func TestTail(t *testing.T) {
	for _, c := range []struct {
		name  string
		text  string
		limit Limit
		want  Cut
	}{
		{"empty", "", Limit{1, 1}, Cut{tail: true}},
		{"no limit", "a\nb", Limit{}, Cut{Text: "a\nb", TotalLines: 2, TotalBytes: 3, Lines: 2, Bytes: 3, First: 1, Last: 2, tail: true}},
		{"at both limits", "a\nb\n", Limit{2, 4}, Cut{Text: "a\nb\n", TotalLines: 2, TotalBytes: 4, Lines: 2, Bytes: 4, First: 1, Last: 2, tail: true}},
		{"lines", "a\nb\nc\n", Limit{Lines: 2}, Cut{"b\nc\n", true, ByLines, 3, 6, 2, 4, 2, 3, false, true}},
		{"lines, no newline", "a\nb\nc", Limit{Lines: 2}, Cut{"b\nc", true, ByLines, 3, 5, 2, 3, 2, 3, false, true}},
		{"bytes, whole lines", "abc\nd\n", Limit{Bytes: 5}, Cut{"d\n", true, ByBytes, 2, 6, 1, 2, 2, 2, false, true}},
		{"lines first", "a\nb\nc\n", Limit{1, 4}, Cut{"c\n", true, ByLines, 3, 6, 1, 2, 3, 3, false, true}},
		{"bytes first", "a\nb\nc\n", Limit{2, 3}, Cut{"c\n", true, ByBytes, 3, 6, 1, 2, 3, 3, false, true}},
		{"last line too long", "a\nbcdef", Limit{Bytes: 3}, Cut{"def", true, ByBytes, 2, 7, 1, 3, 2, 2, true, true}},
		{"rune at the cut", "éa", Limit{Bytes: 2}, Cut{"a", true, ByBytes, 1, 3, 1, 1, 1, 1, true, true}},
		{"no room for a rune", "a\n😀", Limit{Bytes: 3}, Cut{"", true, ByBytes, 2, 6, 0, 0, 0, 0, true, true}},
		{"invalid bytes", "\x80\x80\x80\x80\x80\x80", Limit{Bytes: 4}, Cut{"\x80\x80\x80\x80", true, ByBytes, 1, 6, 1, 4, 1, 1, true, true}},
		{"CRLF at the cut", "a\r\n", Limit{Bytes: 1}, Cut{"", true, ByBytes, 1, 3, 0, 0, 0, 0, true, true}},
		{"empty lines", "\n\n\n", Limit{Lines: 2}, Cut{"\n\n", true, ByLines, 3, 3, 2, 2, 2, 3, false, true}},
	} {
		if got := Tail(c.text, c.limit); got != c.want {
			t.Errorf("%s:\n got %+v\nwant %+v", c.name, got, c.want)
		}
	}
}

func TestLine(t *testing.T) {
	for _, c := range []struct {
		name  string
		line  string
		limit int
		want  string
		cut   bool
	}{
		{"empty", "", 1, "", false},
		{"no limit", "abc", 0, "abc", false},
		{"negative is no limit", "abc", -1, "abc", false},
		{"at the limit", "abc", 3, "abc", false},
		{"over", "abcd", 3, "abc", true},
		{"rune at the cut", "ab€", 4, "ab", true},
		{"rune before the cut", "ab€d", 5, "ab€", true},
		{"no room for a rune", "€", 1, "", true},
	} {
		if got, cut := Line(c.line, c.limit); got != c.want || cut != c.cut {
			t.Errorf("%s: %q, %t", c.name, got, cut)
		}
	}
}

// A cut as details says what is shown, and does not repeat the text.
func TestDetails(t *testing.T) {
	got, err := json.Marshal(Head("a\nb\n", Limit{Lines: 1}))
	want := `{"truncated":true,"by":"lines","totalLines":2,"totalBytes":4,"lines":1,"bytes":2,"first":1,"last":1}`
	if err != nil || string(got) != want {
		t.Errorf("%s, %v", got, err)
	}
}
