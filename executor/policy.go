package executor

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/toolgen-go/toolgen/toolkit"
)

// UnknownFields says what becomes of fields of the arguments that are no parameters. Whatever it is, they
// never reach a tool, and Result.Dropped names those that were left out.
type UnknownFields uint8

const (
	// DropUnknown leaves them out. It is the default.
	DropUnknown UnknownFields = iota
	// ReportUnknown leaves them out and tells the model, in a text after the content of the result.
	ReportUnknown
	// RejectUnknown makes them problems of the arguments, with the name that was probably meant.
	RejectUnknown
)

// withNotice returns the content with a text that tells of dropped fields, if there are any.
func withNotice(content []toolkit.Content, dropped []string) []toolkit.Content {
	if len(dropped) == 0 {
		return content
	}
	const most = 10
	var b strings.Builder
	for i, pointer := range dropped {
		if i == most {
			fmt.Fprintf(&b, "and %d more", len(dropped)-most)
			break
		}
		b.WriteString(toolkit.Issue{Path: pointer, Message: "is not a parameter, and was left out"}.String() + "\n")
	}
	return append(slices.Clip(content), toolkit.Text(strings.TrimSuffix(b.String(), "\n")))
}

// streaks counts, for each tool, the calls that have failed one after the other. Calls of unknown tools are
// counted together, since a model makes up any number of names.
type streaks struct {
	failing atomic.Int64 // tools whose count is not 0
	counts  sync.Map     // name to *atomic.Int64
}

// count counts the call and returns how many have failed. A call that was cancelled, refused with its
// whole reply, or sent twice says nothing about its tool.
func (s *streaks) count(name string, r *toolkit.Result) int {
	if !r.IsError && s.failing.Load() == 0 {
		return 0
	}
	v, ok := s.counts.Load(name)
	if !ok {
		v, _ = s.counts.LoadOrStore(name, new(atomic.Int64))
	}
	n := v.(*atomic.Int64)
	switch {
	case !r.IsError:
		if n.Swap(0) > 0 {
			s.failing.Add(-1)
		}
		return 0
	case errors.Is(r.Err, toolkit.ErrCancelled), errors.Is(r.Err, toolkit.ErrTruncated), errors.Is(r.Err, toolkit.ErrDuplicateCall):
		return int(n.Load())
	}
	total := n.Add(1)
	if total == 1 {
		s.failing.Add(1)
	}
	return int(total)
}
