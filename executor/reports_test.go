package executor_test

import "testing"

// The cases of group X, which users of tool libraries have reported, and what is tested for each. A case
// stands for its kind, so that one test may show several.
func TestReportedCases(t *testing.T) {
	for _, row := range []struct {
		name  string
		shows []func(*testing.T)
	}{
		{"X1 tool panics: paired error result", []func(*testing.T){TestToolPanics, TestCodeThatBreaks, TestInlineInABatch}},
		{"X2 two calls with the same id run once", []func(*testing.T){TestRepeats}},
		{"X3 abort in the middle of a batch: each call has its result, and says whether it started", []func(*testing.T){TestCancelledBatch, TestCancelledWhileRunning}},
		{"X4 one bad call in a batch costs the others nothing", []func(*testing.T){TestAfterSeesEveryOutcome, TestExecuteAll}},
		{"X5 tool ignores cancellation: timeout result on time", []func(*testing.T){TestTimeout, TestTimeouts, TestStalledCall}},
		{"X6 reply cut by the token limit: nothing runs, each call says why", []func(*testing.T){TestRefuseTruncated}},
		{"X7 progress after the result is dropped", []func(*testing.T){TestLateProgressIsDropped}},
		{"X8 arguments that a hook edits are parsed again", []func(*testing.T){TestBefore, TestBeforeChain}},
		{"X9 a hook after that panics or errors: error result for that call", []func(*testing.T){TestAfterThatFails, TestAfter}},
	} {
		t.Run(row.name, func(t *testing.T) {
			for _, show := range row.shows {
				t.Run("", show)
			}
		})
	}
}

// What the tests of Pi's agent loop assert of tools, and what is tested here for each: the same, or where
// Pi's behaviour is a known fault, the right one.
func TestUpstreamChecklist(t *testing.T) {
	for _, row := range []struct {
		name string
		show func(*testing.T)
	}{
		{"a tool call has its result", TestSuccess},
		{"results in source order under parallel execution", TestResultsInCallOrder},
		{"ends in the order of completion", TestEachResultAsSoonAsItIsThere},
		{"a reply cut by its length never executes", TestRefuseTruncated},
		{"arguments that a hook before changes are parsed again (Pi runs them unvalidated)", TestBeforeChain},
		{"changes to arguments precede the parse (Pi's prepareArguments; here repairs)", TestRepairs},
		{"sequential tools, alone and mixed, keep their order", TestLanes},
		{"parallel calls really overlap", TestConcurrencyLimit},
		{"a hook after changes the result", TestAfter},
		{"the order of a call's events", TestObserver},
		{"the string 42 for a number: refused, and repaired where that is on", TestNumberInQuotes},
		{"missing arguments are an empty object", TestNoArguments},
		{"results that are images, alone and beside text", TestImages},
		{"results that are too long", TestResultLimit},
		{"timeouts", TestTimeouts},
		{"every call has a result", TestSoak},
	} {
		t.Run(row.name, row.show)
	}
}
