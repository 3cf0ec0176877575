package jsts

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/internal/suites/data"
	"github.com/toolgen-go/toolgen/internal/suites/program"
)

// row is one of jsts_triples.json.
type row struct {
	File, Group, Test string
	GoType            string
	ValidateTag       string
	Instance          json.RawMessage
	Valid             bool
	Class             string
}

func (r row) name() string { return r.File + " | " + r.Group + " | " + r.Test }

// required reports whether the row is of the part that every validator must pass.
func (r row) required() bool { return !strings.HasPrefix(r.File, "optional/") }

// want is the verdict that a parser should have. A keyword without a type ignores values
// of other types in the suite; a Go field has a type, so there it refuses them.
func (r row) want() bool {
	if strings.HasPrefix(r.Class, "flipped:type-less") {
		return !r.Valid
	}
	return r.Valid
}

func rows(t *testing.T) []row {
	t.Helper()
	dir := data.Dir(t, "jsts_triples.json in it")
	text, err := os.ReadFile(filepath.Join(dir, "jsts_triples.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []row
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// exception is where a parser is right to differ from the suite.
type exception struct {
	file     string
	accepted bool   // by the parser; the suite does not, or the other way round
	n        int    // how many rows, no more and no fewer
	sum      string // of their names, so that no row takes the place of another
	reason   string
}

// exceptions is the whole list. One that no row needs any more fails the test.
var exceptions = []exception{
	{"format.json", false, 8, "4db7c981", "the required part wants formats that judge nothing; ours are asserted"},
	{"optional/bignum.json", false, 2, "2a8aafb1", "an int64 has bounds, and there is big.Int for more"},
	{"optional/float-overflow.json", false, 1, "6cc4bfe6", "an int64 has bounds"},
	{"optional/format/date-time.json", false, 3, "86b4430d", "a format means what encoding/json accepts too: no leap seconds, no lower case"},
	{"optional/format/email.json", false, 2, "2d5455fd", "a format means what validator accepts too: no address literals"},
	{"optional/format/hostname.json", true, 23, "0b740753", "neither validator nor the judge looks into the Punycode of a label"},
	{"optional/format/ipv6.json", false, 1, "486f96dd", "a format means what validator accepts too: no IPv4 address in an IPv6 one"},
	{"optional/format/time.json", false, 7, "519a5c43", "the layout 15:04:05Z07:00 of package time has no leap seconds and no lower case"},
	{"optional/format/uri.json", true, 11, "39509c80", "validator's uri takes a path, and no judge refuses characters in paths that RFC 3986 wants escaped"},
}

// parts is how many rows there are of each class, and how many agree with the suite. Without it, a row that is missing from the
// data would agree.
var parts = map[string]int{
	"required direct": 286, "required direct agree": 286, "required flipped": 102, "required flipped agree": 102,
	"required DISAGREE": 9, "required differ": 8,
	"optional direct": 362, "optional direct agree": 362, "optional flipped": 55, "optional flipped agree": 55,
	"optional DISAGREE": 69, "optional differ": 50,
}

func TestTriples(t *testing.T) {
	all := rows(t)
	names := make(map[string]string)
	var structs []program.Struct
	for _, r := range all {
		key := r.GoType + "\x00" + r.ValidateTag
		if names[key] != "" {
			continue
		}
		names[key] = fmt.Sprintf("Row%d", len(structs))
		s, err := structOf(names[key], r.GoType, r.ValidateTag)
		if err != nil {
			t.Fatalf("%s: %v", r.name(), err)
		}
		structs = append(structs, s)
	}
	repo, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	p, err := program.Build(t.Context(), t.TempDir(), repo, "", structs)
	if err != nil {
		t.Fatal(err)
	}

	var texts []program.Text
	var parsed []row
	var refused []row
	for _, r := range all {
		name := names[r.GoType+"\x00"+r.ValidateTag]
		if p.Refused[name] != nil {
			refused = append(refused, r)
			continue
		}
		var text bytes.Buffer
		if err := json.Compact(&text, r.Instance); err != nil {
			t.Fatal(err)
		}
		texts = append(texts, program.Text{Struct: name, Text: `{"v":` + text.String() + `}`})
		parsed = append(parsed, r)
	}
	verdicts, err := p.Parse(t.Context(), texts)
	if err != nil {
		t.Fatal(err)
	}
	counts := make(map[string]int)
	used := make([][]string, len(exceptions))
	part := func(r row) string {
		if r.required() {
			return "required"
		}
		return "optional"
	}
	check := func(r row, got bool, why string) {
		class, _, _ := strings.Cut(r.Class, ":")
		counts[part(r)+" "+class]++
		if got == r.want() {
			counts[part(r)+" "+class+" agree"]++
			return
		}
		counts[part(r)+" differ"]++
		for i, e := range exceptions {
			if e.file == r.File && e.accepted == got {
				used[i] = append(used[i], r.name())
				return
			}
		}
		t.Errorf("%s: %s %s on %s: got %v (%s), want %v", r.name(), r.GoType, r.ValidateTag, r.Instance, got, why, r.want())
	}
	for i, r := range parsed {
		check(r, verdicts[i] == "", verdicts[i])
	}
	for _, r := range refused {
		t.Errorf("%s: toolgen refuses %s %s: %v", r.name(), r.GoType, r.ValidateTag, p.Refused[names[r.GoType+"\x00"+r.ValidateTag]])
	}
	for i, e := range exceptions {
		t.Logf("%d rows of %s differ: %s", len(used[i]), e.file, e.reason)
		if len(used[i]) != e.n {
			t.Errorf("%s: %d rows differ, want %d", e.file, len(used[i]), e.n)
		}
		slices.Sort(used[i])
		if sum := fmt.Sprintf("%x", sha256.Sum256([]byte(strings.Join(used[i], "\n"))))[:8]; sum != e.sum {
			t.Errorf("%s: other rows differ than before (%s, want %s): %q", e.file, sum, e.sum, used[i])
		}
	}
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		t.Logf("%s: %d", name, counts[name])
	}
	for name, want := range parts {
		if counts[name] != want {
			t.Errorf("%s: %d rows, want %d", name, counts[name], want)
		}
	}
	if counts["optional differ"] > 69 {
		t.Errorf("%d rows of the optional part differ, more than 69", counts["optional differ"])
	}
}
