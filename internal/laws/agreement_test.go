package laws

import (
	"slices"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
)

// flags is what a run saw of one row's BeyondSchema.
type flags struct {
	set, unset int
	needed     int // issues of texts that the judge accepts
}

// TestAgreement holds parser and schema to each other. What the parser accepts, the
// judge accepts. What the judge accepts, the parser accepts, or every issue says that it
// is beyond the schema. There are no exceptions.
func TestAgreement(t *testing.T) {
	rows := map[row]*flags{}
	var texts, accepted, refused, beyond int
	each(t, func(t *testing.T, f fixture) {
		j := judgeOf(t, f)
		bad := disagreements{t: t}
		defer bad.done()
		try(t, f, func(text []byte) {
			texts++
			_, err := f.parse(text)
			ok, why := j.Accepts(text)
			if err == nil {
				accepted++
				if !ok {
					bad.add("the parser accepts, the schema does not: %s\n%s", brief(text), lines(why))
				}
				return
			}
			issues := issuesOf(t, err)
			note(rows, f, issues, ok)
			switch {
			case !ok:
				refused++
			case !slices.ContainsFunc(issues, func(i toolkit.Issue) bool { return !i.BeyondSchema }):
				beyond++
			default:
				bad.add("the schema accepts, the parser does not: %s\n%s", brief(text), lines(err.Error()))
			}
		})
	})
	t.Logf("%d texts: both accept %d, both refuse %d, the parser alone refuses, beyond the schema, %d", texts, accepted, refused, beyond)
	checkFlags(t, rows)
}

// note counts the flags of the issues.
func note(rows map[row]*flags, f fixture, issues []toolkit.Issue, accepted bool) {
	for _, issue := range issues {
		r := rowOf(f, issue)
		if rows[r] == nil {
			rows[r] = new(flags)
		}
		if issue.BeyondSchema {
			rows[r].set++
			if accepted {
				rows[r].needed++
			}
		} else {
			rows[r].unset++
		}
	}
}

// checkFlags fails the test for a row whose flag depends on the input, and for every
// difference between beyondRows and the rows whose flag a text needed.
func checkFlags(t *testing.T, rows map[row]*flags) {
	t.Helper()
	for r, f := range rows {
		switch {
		case f.set > 0 && f.unset > 0:
			t.Errorf("%v sets BeyondSchema %d times and %d times not: the flag belongs to the row", r, f.set, f.unset)
		case f.set > 0 && !slices.Contains(beyondRows, r):
			t.Errorf("%v sets BeyondSchema and is not one of beyondRows", r)
		}
	}
	for _, r := range beyondRows {
		f := rows[r]
		if f == nil || f.needed == 0 {
			t.Errorf("%v was never needed beyond the schema", r)
			continue
		}
		t.Logf("beyond the schema: %v in %d issues", r, f.set)
	}
}
