// Package tau holds the 30 tools of tau-bench (github.com/sierra-research/tau-bench) to
// the benchmark's own schemas and calls. The tools are in the packages below it; here
// are the tests, which read the benchmark from the folder that TOOLGEN_TESTDATA names.
package tau
