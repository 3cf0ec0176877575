package rule

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/gen/pattern"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/toolkit/validate"
)

// TestCalls holds the words to those of validator, and what they say to its form.
func TestCalls(t *testing.T) {
	if len(calls) != 35 || len(hostCalls) != 16 {
		t.Errorf("%d words and %d that ask the host", len(calls), len(hostCalls))
	}
	article := regexp.MustCompile(`^(a|an|the) [A-Za-z0-9]`)
	for _, table := range []map[string]call{calls, hostCalls} {
		for _, name := range slices.Sorted(maps.Keys(table)) {
			c := table[name]
			if !validate.BuiltIn(name) {
				t.Errorf("validator has no %s", name)
			}
			if !article.MatchString(c.is) || strings.HasSuffix(c.is, ".") {
				t.Errorf("%s: must be %s", name, c.is)
			}
			if c.pattern != "" {
				if err := pattern.Check(c.pattern); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
		}
	}
	for name := range Refused {
		if !validate.BuiltIn(name) {
			t.Errorf("validator has no %s", name)
		}
	}
}

// TestPostcodes compares the list of countries with the source of validator, which does
// not export its own.
func TestPostcodes(t *testing.T) {
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/go-playground/validator/v10").Output()
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "postcode_regexes.go"))
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, m := range regexp.MustCompile(`(?m)^\t"([A-Z]{2})":`).FindAllStringSubmatch(string(source), -1) {
		want = append(want, m[1])
	}
	slices.Sort(want)
	if got := strings.Fields(postcodes); !slices.Equal(got, want) {
		t.Errorf("postcodes = %q, want %q", got, want)
	}
}

// TestVerdict judges literals as the parser judges values.
func TestVerdict(t *testing.T) {
	v := func(typ plan.Type, tag string) *plan.Value {
		return &plan.Value{Type: typ, Rules: []plan.Rule{{Op: plan.Call, Arg: tag}}}
	}
	for _, c := range []struct {
		v    *plan.Value
		l    plan.Literal
		want bool
	}{
		{v(plan.String{}, "isbn13"), `"978-3-16-148410-0"`, true},
		{v(plan.String{}, "isbn13"), `"978-3-16-148410-1"`, false},
		{v(plan.Int{}, "luhn_checksum"), `18`, true},
		{v(plan.Int{}, "luhn_checksum"), `19`, false},
		{v(plan.Int{}, "luhn_checksum"), `-18`, false},
		{v(plan.Int{Unsigned: true}, "luhn_checksum"), `18446744073709551603`, true},
		{v(plan.Int{Unsigned: true}, "luhn_checksum"), `18446744073709551615`, false},
	} {
		if _, got := Holds(c.v, c.l); got != c.want {
			t.Errorf("%s is %v for %s", c.l, got, c.v.Rules[0].Arg)
		}
	}
}
