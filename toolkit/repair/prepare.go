package repair

import (
	"errors"

	"github.com/toolgen-go/toolgen/toolkit"
)

// maxRounds is how often Prepare repairs. A round finds the faults that the parse before it
// reported, of which there are at most 20, and JSON within strings shows its own only when
// it is out of them. So it takes many faults, or a model that encodes again and again, to
// need more.
const maxRounds = 16

// Prepare parses the arguments strictly, as tool.Prepare does. Where that fails with a
// *[toolkit.ParseError], it repairs and parses strictly again, until a parse succeeds,
// nothing more can be repaired or 16 rounds have passed. The repairs are those that led to
// the success, in the order in which they were made. Where none did, the error is that of
// the first parse, unchanged, and no repairs are reported.
//
// The arguments themselves are not changed. A round costs one copy of them and time in
// proportion to their length, and adds two bytes to them for each list that it makes, so
// that no text costs more than 17 strict parses and 16 such rounds.
func Prepare(tool toolkit.AnyTool, arguments []byte, rules []Rule, opts ...toolkit.ParseOption) (toolkit.Invocation, []toolkit.Repair, error) {
	invocation, first := tool.Prepare(arguments, opts...)
	var failed *toolkit.ParseError
	if len(rules) == 0 || !errors.As(first, &failed) {
		return invocation, nil, first
	}
	root, ok := compile(tool.Definition().Parameters)
	if !ok {
		return toolkit.Invocation{}, nil, first
	}
	var repairs []toolkit.Repair
	for range maxRounds {
		repaired, made, ok := repairOnce(root, arguments, failed.Issues, rules)
		if !ok {
			break
		}
		arguments, repairs = repaired, append(repairs, made...)
		invocation, err := tool.Prepare(arguments, opts...)
		if err == nil {
			return invocation, repairs, nil
		}
		if !errors.As(err, &failed) {
			break
		}
	}
	return toolkit.Invocation{}, nil, first
}
