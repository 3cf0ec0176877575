package decode

import (
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/internal/suggest"
)

// walker goes once more, forwards, over a text that was read to its end, and tells what
// the values at some offsets are and where they stand. While reading, only offsets are
// noted, so that a parse without problems pays nothing for paths and texts.
type walker struct {
	r       Decoder  // at the current value
	keys    Decoder  // reads single names of the same text
	path    []step   // from the root to the current value
	targets []target // by offset
	next    int      // the first target that has not been reached
	waiting int      // how many open containers are targets
	wasted  int      // bytes that were read twice, because there was a target among them
	records []record // what the targets are, if they are issues
	found   func(n int, v *facts)
	pointed []byte // memory for pointer
}

// step is one step of a path: a member, by the place of its name, or an item.
type step struct {
	name  int // where the name's quote is; -1 for an item
	index int
}

// target is a value that is looked for: number n of the issues or dropped members.
type target struct{ offset, n int }

// facts are what the walk tells of a value.
type facts struct {
	from, to int
	count    int      // of items or members
	isName   bool     // of a member
	unknown  []string // some names of members without a field, if a record asks for them
}

// maxUnknown is how many names of unknown members are considered as misspellings.
const maxUnknown = 64

// farAway is how many bytes ahead a target is so that it may well be in another container.
const farAway = 256

func newWalker(text []byte, maxDepth int, targets []target) *walker {
	slices.SortStableFunc(targets, func(a, b target) int { return a.offset - b.offset })
	return &walker{
		r:       Decoder{text: text, maxDepth: maxDepth},
		keys:    Decoder{text: text, maxDepth: maxDepth},
		targets: targets,
	}
}

// walk calls found for each target, with the path at its value, once the value is passed.
func (w *walker) walk(found func(n int, v *facts)) {
	w.found = found
	w.value()
	// Nothing is left, unless Fail was called without a value.
	for _, t := range w.targets[w.next:] {
		found(t.n, &facts{})
	}
	w.r.releaseScratch()
	w.keys.releaseScratch()
}

// value passes one value and reports the targets that are it or stand in it.
func (w *walker) value() {
	if w.next == len(w.targets) && w.waiting == 0 {
		w.r.halt(stopFull, w.r.pos) // the rest is of no interest
		return
	}
	c := w.r.peek()
	if w.next == len(w.targets) || w.targets[w.next].offset > w.r.pos && c != '{' && c != '[' {
		w.r.skip(nil) // most values: nothing is noted of them
		return
	}
	from, first := w.r.pos, w.next
	if w.targets[first].offset > from+farAway && len(w.path) > 0 && w.wasted < len(w.r.text) {
		// Skipping is several times as fast, and most containers hold no target.
		if w.r.skip(nil); w.targets[first].offset >= w.r.pos {
			return
		}
		w.wasted += w.r.pos - from
		w.r.pos = from
	}
	for w.next < len(w.targets) && w.targets[w.next].offset <= from {
		w.next++
	}
	here := w.targets[first:w.next]
	w.waiting += len(here)
	var count int
	var unknown []string
	switch c {
	case '{':
		count, unknown = w.members(w.knownNames(here))
	case '[':
		list, _ := w.r.Array()
		for list.Next() {
			w.path = append(w.path, step{name: -1, index: count})
			w.value()
			w.path = w.path[:len(w.path)-1]
			count++
		}
	default:
		w.r.skip(nil)
	}
	if len(here) == 0 {
		return // most containers: they are not worth an allocation
	}
	w.waiting -= len(here)
	v := facts{from: from, to: w.r.pos, count: count, unknown: unknown}
	for _, t := range here {
		w.found(t.n, &v)
	}
}

// members passes an object and counts its members. If known is not nil, names that are not
// among them are returned.
func (w *walker) members(known []string) (count int, unknown []string) {
	m, _ := w.r.Map()
	for m.Next() {
		if known != nil && len(unknown) < maxUnknown {
			if name := m.Key(); len(name) <= suggest.MaxLen && !slices.Contains(known, name) {
				unknown = append(unknown, name)
			}
		}
		w.path = append(w.path, step{name: m.key})
		w.name(m.key)
		w.value()
		w.path = w.path[:len(w.path)-1]
		count++
	}
	return count, unknown
}

// name reports the targets that are the name at an offset.
func (w *walker) name(offset int) {
	for ; w.next < len(w.targets) && w.targets[w.next].offset <= offset; w.next++ {
		w.keys.pos = offset
		w.keys.skipQuoted()
		w.found(w.targets[w.next].n, &facts{from: offset, to: w.keys.pos, isName: true})
	}
}

// knownNames returns the names of the fields of an object that lacks a required one, nil
// for others.
func (w *walker) knownNames(here []target) []string {
	if w.records == nil {
		return nil
	}
	for _, t := range here {
		if r := &w.records[t.n]; r.code == Required {
			return r.names
		}
	}
	return nil
}

// pointer is the path as a JSON Pointer.
func (w *walker) pointer() string {
	b := w.pointed[:0]
	for _, s := range w.path {
		if s.name < 0 {
			b = strconv.AppendInt(append(b, '/'), int64(s.index), 10)
			continue
		}
		w.keys.pos = s.name
		name, _, _ := w.keys.quoted()
		b = appendToken(b, name)
	}
	w.pointed = b
	return string(b)
}

var tokenUnescaper = strings.NewReplacer("~1", "/", "~0", "~")

// appendToken appends a slash and a name as RFC 6901 writes it.
func appendToken[S string | []byte](b []byte, name S) []byte {
	b = append(b, '/')
	from := 0
	for i := range len(name) {
		switch name[i] {
		case '~':
			b = append(append(b, name[from:i]...), "~0"...)
			from = i + 1
		case '/':
			b = append(append(b, name[from:i]...), "~1"...)
			from = i + 1
		}
	}
	return append(b, name[from:]...)
}

// resolveIssues turns the records into issues, in the order in which they were found. The
// walk gets copies of what it needs: a pointer to d that it kept would move every decoder
// to the heap.
func (d *Decoder) resolveIssues() []Issue {
	records := d.issues
	issues := make([]Issue, len(records))
	targets := make([]target, len(records))
	for n, r := range records {
		targets[n] = target{offset: r.offset, n: n}
	}
	w := newWalker(d.text, d.maxDepth, targets)
	w.records = records
	w.walk(func(n int, v *facts) {
		r := &records[n]
		path := w.pointer()
		switch {
		case r.code == Required:
			path = string(appendToken([]byte(path), r.arg))
		case r.field != "":
			path = string(appendToken([]byte(path), r.field))
		}
		issues[n] = Issue{
			Path:         path,
			Code:         r.code,
			Message:      w.message(r, v),
			BeyondSchema: r.beyond,
			Offset:       r.offset,
		}
	})
	return issues
}

// resolveDropped returns the paths of the dropped members, in the order of the text.
func (d *Decoder) resolveDropped() []string {
	paths := make([]string, len(d.dropped))
	targets := make([]target, len(d.dropped))
	for n, offset := range d.dropped {
		targets[n] = target{offset: offset, n: n}
	}
	w := newWalker(d.text, d.maxDepth, targets)
	w.walk(func(n int, _ *facts) { paths[n] = w.pointer() })
	return paths
}
