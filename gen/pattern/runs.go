package pattern

import (
	"regexp/syntax"
	"strings"
)

// Run is a stretch of a pattern that takes one byte after another from one set.
type Run struct {
	// Text is what the stretch must be, if it can be only one text; then there is no set.
	Text string
	// Set holds the allowed bytes as pairs of the first and the last byte of a range, all
	// ASCII and in ascending order.
	Set []byte
	// Min and Max say how many bytes there are; Max is -1 if there is no limit.
	Min, Max int
}

// maxRanges is the largest number of ranges in the set of a run.
const maxRanges = 6

// Runs takes a pattern apart that is anchored at both ends and needs no memory: runs of a fixed
// length, of which the last may have another. A loop over the bytes then gives the verdict that
// the expression gives. The result is false for every other pattern.
func Runs(expr string) ([]Run, bool) {
	tree, err := syntax.Parse(expr, syntax.Perl)
	if err != nil || tree.Op != syntax.OpConcat || len(tree.Sub) < 3 {
		return nil, false
	}
	last := len(tree.Sub) - 1
	if tree.Sub[0].Op != syntax.OpBeginText || tree.Sub[last].Op != syntax.OpEndText {
		return nil, false
	}
	var runs []Run
	for i, part := range tree.Sub[1:last] {
		run, ok := runOf(part)
		if !ok || run.Min != run.Max && i < last-2 {
			return nil, false
		}
		runs = append(runs, run)
	}
	return runs, true
}

// runOf is the run of a literal, a class, or a repetition of one of them.
func runOf(r *syntax.Regexp) (Run, bool) {
	low, high := 1, 1
	switch r.Op {
	case syntax.OpStar:
		low, high = 0, -1
	case syntax.OpPlus:
		high = -1
	case syntax.OpQuest:
		low = 0
	case syntax.OpRepeat:
		low, high = r.Min, r.Max
	case syntax.OpLiteral:
		text := string(r.Rune)
		return Run{Text: text, Min: len(text), Max: len(text)}, r.Flags&syntax.FoldCase == 0
	}
	item := r
	if r.Op != syntax.OpCharClass {
		if len(r.Sub) != 1 {
			return Run{}, false
		}
		item = r.Sub[0]
	}
	run := Run{Min: low, Max: high}
	switch {
	case item.Op == syntax.OpLiteral && len(item.Rune) == 1 && item.Flags&syntax.FoldCase == 0:
		item = &syntax.Regexp{Rune: []rune{item.Rune[0], item.Rune[0]}}
	case item.Op != syntax.OpCharClass:
		return Run{}, false
	}
	if len(item.Rune) == 0 || len(item.Rune) > 2*maxRanges || item.Rune[len(item.Rune)-1] > 0x7F {
		return Run{}, false
	}
	for _, c := range item.Rune {
		run.Set = append(run.Set, byte(c))
	}
	if low == high && len(run.Set) == 2 && run.Set[0] == run.Set[1] {
		return Run{Text: strings.Repeat(string(run.Set[0]), low), Min: low, Max: high}, true
	}
	return run, true
}
