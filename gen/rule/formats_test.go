package rule

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/gen/pattern"
)

// formatParts are put together at random: what URLs and host names are made of.
var formatParts = []string{
	"a", "b.c", "file", "File", "fil", "files", "http", "HTTPS", "https", "ftp", "mailto", ":", "/", "//", "://", "?", "#", "@", ".", "-", "_", "[::1]", "[", "]", "%41", "%", "80", "1", "é", "\u212a", " ", "", "x-1", "com", "*", `\`,
}

// TestFormatPatterns says that a format that is narrower than its keyword is the keyword and
// the pattern together.
func TestFormatPatterns(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 7))
	for name, f := range Formats {
		if f.Or != "" || f.Keyword == name && f.Pattern == "" || Formats[f.Keyword].Valid == nil {
			continue
		}
		if f.Pattern == "" {
			continue // the keyword means less than it says: see package format
		}
		if err := pattern.Check(f.Pattern); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		expr := regexp.MustCompile(f.Pattern)
		accepted, refused := 0, 0
		for range 300_000 {
			var b strings.Builder
			for range 1 + random.IntN(8) {
				b.WriteString(formatParts[random.IntN(len(formatParts))])
			}
			s := b.String()
			keyword := Formats[f.Keyword].Valid(s)
			want := f.Valid(s)
			if got := keyword && expr.MatchString(s); got != want {
				t.Errorf("%s: %q: the schema says %v, the parser %v", name, s, got, want)
				break
			}
			if want {
				accepted++
			} else if keyword {
				refused++
			}
		}
		t.Logf("%s: %d accepted, %d of the keyword refused", name, accepted, refused)
		if accepted < 100 || refused < 100 {
			t.Errorf("%s: too few texts to tell", name)
		}
	}
}
