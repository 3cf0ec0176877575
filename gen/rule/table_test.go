package rule

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/pattern"
	"github.com/toolgen-go/toolgen/gen/plan"
)

// TestEveryWordHasRows holds the two halves of the package together: whatever a word
// becomes on a kind has a row for that kind, with both sides.
func TestEveryWordHasRows(t *testing.T) {
	used := make(map[int]bool)
	for tag, vocabulary := range map[string]map[string]Word{"validate": Validate, "jsonschema": JSONSchema, "custom": words(CustomWord("is_awesome"))} {
		for _, w := range vocabulary {
			for kind := range w.Fits {
				if !slices.Contains(order, kind) {
					t.Fatalf("%s fits %s, of which there is no sample", w.Name, kind)
				}
			}
			for _, kind := range order {
				v := samples[kind]
				if KindOf(v) != kind {
					t.Fatalf("the sample of %s has kind %s", kind, KindOf(v))
				}
				if w.Fits[KindOf(judged(v))] == nil {
					continue
				}
				param := sample(w, kind)
				rules, err := w.Rules(v, param, w.Param)
				if err != nil && v == judged(v) {
					t.Errorf("%s %s=%s on %s: %v", tag, w.Name, param, kind, err)
				}
				if w.Name == "datetime" {
					more, err := w.Rules(v, "Jan 2006", true)
					if err != nil {
						t.Error(err)
					}
					rules = append(rules, more...)
				}
				for _, r := range rules {
					i := slices.IndexFunc(Table, func(row Row) bool { return row.Op == r.Op && slices.Contains(row.Kinds, kind) })
					if i < 0 {
						t.Errorf("%s %s on %s becomes %s, which has no row for it", tag, w.Name, kind, r.Op)
						continue
					}
					used[i] = true
				}
			}
		}
	}
	for i, row := range Table {
		if row.Op == plan.Either || row.Op == plan.EitherBeyond {
			continue // made of other rules
		}
		if !used[i] {
			t.Errorf("no word becomes the rule %s on %v", row.Op, row.Kinds)
		}
	}
}

// TestRowsAreWhole wants both sides in each row: a keyword, or a note and the mark
// that the schema does not know; and a check, except where reading is the check.
func TestRowsAreWhole(t *testing.T) {
	seen := make(map[string]bool)
	for _, row := range Table {
		for _, k := range row.Kinds {
			if key := string(row.Op) + " on " + string(k); seen[key] {
				t.Errorf("%s has two rows", key)
			} else {
				seen[key] = true
			}
		}
		if !row.Beyond && row.Keyword == nil || row.Beyond != (row.Note != nil) {
			t.Errorf("%s on %v: a row has a keyword, or is beyond the schema and has a note", row.Op, row.Kinds)
		}
		if row.Broken == nil {
			t.Errorf("%s on %v has no check", row.Op, row.Kinds)
		}
		if row.Code == "" {
			t.Errorf("%s on %v has no code", row.Op, row.Kinds)
		}
	}
}

// TestNots lets a value have several negations.
func TestNots(t *testing.T) {
	s := &jsonschema.Schema{}
	for _, r := range []plan.Rule{{Op: plan.NotEqual, Arg: "1"}, {Op: plan.NotEqual, Arg: "2"}, {Op: plan.NonZero}} {
		row, _ := Find(r.Op, Int)
		row.Keyword(s, r)
	}
	not(s, &jsonschema.Schema{Pattern: "a"})
	if s.Not == nil || len(s.Not.Enum) != 3 || len(s.AllOf) != 1 {
		t.Errorf("got %+v", s)
	}
}

// TestForms holds each pattern of a word to the syntax that all engines share.
func TestForms(t *testing.T) {
	check := func(name, expr string) {
		if err := pattern.Check(expr); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, f := range forms {
		check(name, f.pattern)
	}
	for name, f := range looseForms {
		check(name, f.pattern)
	}
	for name, f := range Formats {
		check(name, f.Pattern)
	}
	for name, p := range parts {
		for _, text := range []string{"a", "kS", `]^-[\`, "a.b*c", "é日", "{}|()$", "\n"} {
			check(name, p.pattern(text))
			if matched := regexp.MustCompile(p.pattern(text)).MatchString(text); !matched {
				t.Errorf("%s: %q does not match %q", name, p.pattern(text), text)
			}
		}
	}
}

func TestContradictions(t *testing.T) {
	number := func(rules ...plan.Rule) *plan.Value {
		return &plan.Value{Type: plan.Int{Bits: 8}, Rules: rules}
	}
	for _, test := range []struct {
		name  string
		value *plan.Value
		want  string // "" is none
	}{
		{"open", number(), ""},
		{"one value", number(plan.Rule{Op: plan.Minimum, Arg: "3", Source: "min=3"}, plan.Rule{Op: plan.Maximum, Arg: "3", Source: "max=3"}), ""},
		{"none", number(plan.Rule{Op: plan.Minimum, Arg: "4", Source: "min=4"}, plan.Rule{Op: plan.Maximum, Arg: "3", Source: "max=3"}), "min=4 and max=3 leave no value"},
		{"at the end of the type", number(plan.Rule{Op: plan.ExclusiveMinimum, Arg: "126", Source: "gt=126"}), ""},
		{"beyond the type", number(plan.Rule{Op: plan.ExclusiveMinimum, Arg: "127", Source: "gt=127"}), "gt=127 and the limit 127 of the Go type leave no value"},
		{"a multiple", number(plan.Rule{Op: plan.MultipleOf, Arg: "100", Source: "multipleOf=100"}, plan.Rule{Op: plan.Minimum, Arg: "1", Source: "min=1"}), ""},
		{"no multiple", number(plan.Rule{Op: plan.MultipleOf, Arg: "100", Source: "multipleOf=100"}, plan.Rule{Op: plan.Minimum, Arg: "101", Source: "min=101"}), "no value within the bounds is a multiple of 100"},
		{"negative multiple", number(plan.Rule{Op: plan.MultipleOf, Arg: "7", Source: "multipleOf=7"}, plan.Rule{Op: plan.Maximum, Arg: "-127", Source: "max=-127"}), "no value within the bounds is a multiple of 7"},
		{"durations", &plan.Value{Type: plan.Duration{}, Rules: []plan.Rule{{Op: plan.Equal, Arg: "5", Source: "eq=5"}, {Op: plan.Minimum, Arg: "9", Source: "min=9"}}}, `"5ns" can never be accepted: min=9 refuses it`},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			for _, c := range Contradictions(test.value) {
				got = append(got, c.Message)
			}
			if strings.Join(got, "; ") != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
