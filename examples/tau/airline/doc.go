// Package airline holds the tools of the airline desk of tau-bench
// (github.com/sierra-research/tau-bench) as Go code.
//
// Only the tools are real. There is no booking system behind them: every function
// is a test double that changes nothing and returns what it was asked for, so that
// a caller can see exactly which parameters arrived.
package airline

//go:generate go tool toolgen

import "github.com/toolgen-go/toolgen/toolkit"

// Registry returns a new registry with the 14 tools of the airline desk.
func Registry() (*toolkit.Registry, error) {
	return toolkit.NewRegistry(Tools()...)
}
