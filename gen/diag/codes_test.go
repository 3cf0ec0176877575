package diag_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/gen/diag"
)

// TestCodes reads the source of the generator: each code that it uses is explained, and
// each explanation is of a code that it uses.
func TestCodes(t *testing.T) {
	use := regexp.MustCompile(`(?:(?:Addf|refuse)\(.*?, "([a-z]+(?:-[a-z]+)*)", "|Code\w+\s*=\s*"([a-z]+(?:-[a-z]+)*)")`)
	used := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, m := range use.FindAllStringSubmatch(string(source), -1) {
			used[m[1]+m[2]] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	codes := diag.Codes()
	for code := range used {
		if !slices.Contains(codes, code) {
			t.Errorf("the code %q has no explanation", code)
		}
	}
	for _, code := range codes {
		if !used[code] {
			t.Errorf("nothing uses the code %q", code)
		}
		e, _ := diag.Explain(code)
		for _, text := range []string{e.Means, e.Why, e.Write} {
			if !strings.HasSuffix(text, ".") || len(text) < 10 {
				t.Errorf("%s: %q is no sentence", code, text)
			}
		}
	}
	t.Logf("%d codes", len(codes))
}
