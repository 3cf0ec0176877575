package laws

import (
	"errors"
	"flag"
	"hash/fnv"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/internal/laws/texts"
	"github.com/toolgen-go/toolgen/toolkit"
)

// count is how many texts each law tries on each fixture. The default keeps a run of all
// laws under a minute; -count of the go command does not help, since seeds are fixed.
var count = flag.Int("texts", textsFromEnv(), "texts for each law and fixture (TOOLGEN_LAW_TEXTS)")

// seed starts the texts of every fixture; another one gives other texts.
var seed = flag.Uint64("seed", 1, "seed of the random texts")

func textsFromEnv() int {
	if n, err := strconv.Atoi(os.Getenv("TOOLGEN_LAW_TEXTS")); err == nil && n > 0 {
		return n
	}
	return 1500
}

// try calls f with count texts for the fixture, all inside the domain of the law.
func try(t *testing.T, f fixture, each func(text []byte)) {
	t.Helper()
	h := fnv.New64a()
	h.Write([]byte(f.name))
	source, err := texts.New(f.schema, h.Sum64()^*seed, judge.RuleValues(f.typ)...)
	if err != nil {
		t.Fatal(err)
	}
	for range *count {
		text := source.Next()
		if !jsontext.Value(text).IsValid() {
			t.Fatalf("text outside the domain: %q", text)
		}
		each(text)
	}
}

// issuesOf returns the issues of a failed parse; any other error fails the test.
func issuesOf(t *testing.T, err error) []toolkit.Issue {
	t.Helper()
	var parse *toolkit.ParseError
	if !errors.As(err, &parse) || len(parse.Issues) == 0 {
		t.Fatalf("Parse returned %T %v, want a *ParseError with issues", err, err)
	}
	return parse.Issues
}

// row names the rule or type that raised an issue: the kind of value that it judged and
// its code, as gen/rule has rows by rule and kind.
type row struct {
	kind, code string
}

func rowOf(f fixture, issue toolkit.Issue) row {
	if strings.HasPrefix(issue.Message, "the name ") {
		return row{nameAt(f.typ, issue.Path), issue.Code}
	}
	return row{kindAt(f.typ, issue.Path), issue.Code}
}

// disagreements reports the first few cases of a subtest, and counts the others.
type disagreements struct {
	t *testing.T
	n int
}

const shown = 4

func (d *disagreements) add(format string, args ...any) {
	d.t.Helper()
	d.n++
	if d.n <= shown {
		d.t.Errorf(format, args...)
	}
}

func (d *disagreements) done() {
	d.t.Helper()
	if d.n > shown {
		d.t.Errorf("%d disagreements, the first %d shown", d.n, shown)
	}
}

// brief shortens a text for a message.
func brief(text []byte) string {
	const limit = 600
	if len(text) <= limit {
		return string(text)
	}
	return string(text[:limit]) + "… (" + strconv.Itoa(len(text)) + " bytes)"
}

// lines puts a message of many lines on one.
func lines(s string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(s, "\n", " | ")), " ")
}
