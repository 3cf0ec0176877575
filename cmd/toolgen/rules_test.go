package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/gen/rule"
)

// TestRulesPage holds the page to the table.
func TestRulesPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/rules.md")
	if err != nil {
		t.Fatal(err)
	}
	if string(page) != rulesPage() {
		t.Error("docs/rules.md is out of date: run go run ./cmd/toolgen rules -markdown > docs/rules.md")
	}
}

// TestEveryWordIsDecided reads the names of validator's own rules from its source: each has
// a row, or a reason why it is refused.
func TestEveryWordIsDecided(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/go-playground/validator/v10").Output()
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "baked_in.go"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, ok := bytes.Cut(source, []byte("bakedInValidators = map[string]Func{"))
	if !ok {
		t.Fatal("the list of rules is not where it was")
	}
	list, _, _ = bytes.Cut(list, []byte("\n\t}\n"))
	// What validator has beyond the 182 that it documents.
	var decided, refused int
	for _, m := range regexp.MustCompile(`(?m)^\t\t"?([\w]+)"?:`).FindAllSubmatch(list, -1) {
		word := string(m[1])
		_, has := rule.Validate[word]
		_, between := rule.Relations[word]
		steers := slices.ContainsFunc(rule.Steering, func(e rule.Entry) bool { return e.Word == word })
		switch {
		case has || between || steers:
			decided++
		case rule.Refused[word] != "":
			refused++
		default:
			t.Errorf("nothing is decided on %s", word)
		}
	}
	t.Logf("%d words have rows, %d are refused with a reason", decided, refused)
	if decided+refused < 182 {
		t.Errorf("only %d words were found", decided+refused)
	}
}
