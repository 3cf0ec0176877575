package truncate

import (
	"strings"
	"testing"
)

func TestNotice(t *testing.T) {
	thousands := strings.Repeat(strings.Repeat("x", 255)+"\n", 5000)
	for _, c := range []struct {
		name string
		cut  Cut
		how  string
		want string
	}{
		{"not cut", Head("a", Limit{}), "Use offset=1.", ""},
		{"lines", Head(thousands, Limit{Lines: 200}), "Use offset=201 to continue.", "[Lines 1-200 of 5,000 (50 KB of 1.2 MB) are shown. Use offset=201 to continue.]"},
		{"continued", From(thousands, 1201, Limit{Bytes: 50 << 10}), "", "[Lines 1,201-1,400 of 5,000 (50 KB of 1.2 MB) are shown.]"},
		{"tail", Tail(thousands, Limit{Lines: 2}), "All of it is in log.txt.", "[Lines 4,999-5,000 of 5,000 (512 bytes of 1.2 MB) are shown. All of it is in log.txt.]"},
		{"one line", Head("a\nb\n", Limit{Lines: 1}), "", "[Line 1 of 2 (2 of 4 bytes) is shown.]"},
		{"start of a line", Head("abc\nd", Limit{Bytes: 2}), "", "[Only the start of line 1 of 2 (2 of 5 bytes) is shown.]"},
		{"end of a line", Tail("abc", Limit{Bytes: 2}), "", "[Only the end of line 1 of 1 (2 of 3 bytes) is shown.]"},
		{"nothing", Head("é", Limit{Bytes: 1}), "", "[Nothing (0 of 2 bytes) is shown.]"},
		{"sizes that look alike", Head(thousands+"\n", Limit{Bytes: len(thousands)}), "", "[Lines 1-5,000 of 5,001 (1,280,000 of 1,280,001 bytes) are shown.]"},
	} {
		if got := c.cut.Notice(c.how); got != c.want {
			t.Errorf("%s: %s", c.name, got)
		}
	}
}

func TestWithNotice(t *testing.T) {
	for _, c := range []struct {
		name string
		cut  Cut
		want string
	}{
		{"not cut", Head("a\n", Limit{}), "a\n"},
		{"after a newline", Head("a\nb", Limit{Lines: 1}), "a\n\n[Line 1 of 2 (2 of 3 bytes) is shown.]"},
		{"after no newline", Tail("a\nb", Limit{Lines: 1}), "b\n\n[Line 2 of 2 (1 of 3 bytes) is shown.]"},
		{"after nothing", Head("é", Limit{Bytes: 1}), "[Nothing (0 of 2 bytes) is shown.]"},
	} {
		if got := c.cut.WithNotice(""); got != c.want {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

func TestSize(t *testing.T) {
	for n, want := range map[int]string{
		0: "0 bytes", 1023: "1,023 bytes", 1024: "1 KB", 1536: "1.5 KB", 50 << 10: "50 KB",
		1 << 20: "1 MB", 5 << 30: "5 GB", 5 << 40: "5120 GB",
	} {
		if got := size(n); got != want {
			t.Errorf("%d: %s", n, got)
		}
	}
}
