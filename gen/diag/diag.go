// Package diag holds what toolgen has to say about a source: a place, a code and
// a sentence that says what to write instead. Nothing here decides anything; the
// stages add to a List and the command prints it.
package diag

import (
	"cmp"
	"fmt"
	"slices"
)

// Pos is a place in a source file. The zero Pos is no place.
type Pos struct {
	File string // absolute path
	Line int    // from 1
	Col  int    // in bytes, from 1
}

// IsValid reports whether p is a place.
func (p Pos) IsValid() bool { return p.File != "" }

// String returns "file:line:col", or "-" for no place.
func (p Pos) String() string {
	if !p.IsValid() {
		return "-"
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
}

// Diagnostic is one thing to change in the source.
type Diagnostic struct {
	Pos     Pos
	Code    string // a short stable name, such as "unknown-rule"
	Message string // one sentence, with what to write instead
}

// String returns "file:line:col: message".
func (d Diagnostic) String() string { return d.Pos.String() + ": " + d.Message }

// List collects diagnostics. The zero List is empty and ready to use.
type List []Diagnostic

// Addf appends a diagnostic with a formatted message.
func (l *List) Addf(pos Pos, code, format string, args ...any) {
	*l = append(*l, Diagnostic{pos, code, fmt.Sprintf(format, args...)})
}

// Sorted returns the diagnostics by file, line and column, without repetitions.
func (l List) Sorted() List {
	s := slices.Clone(l)
	slices.SortFunc(s, func(a, b Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.Pos.File, b.Pos.File),
			cmp.Compare(a.Pos.Line, b.Pos.Line),
			cmp.Compare(a.Pos.Col, b.Pos.Col),
			cmp.Compare(a.Message, b.Message),
		)
	})
	return slices.Compact(s)
}
