package preview

import (
	"slices"
	"strings"
)

// View is what can be shown of arguments that may be incomplete. It is for display only;
// see the package comment. The zero value is the view of no text.
type View struct {
	value      map[string]any
	unfinished string
	complete   bool
	broken     bool
}

// Of returns the view of the start of a text of arguments. The view does not share memory
// with it.
func Of(partial []byte) View {
	r := reader{text: partial}
	view := View{value: map[string]any{}}
	if r.next() == '{' {
		view.value = r.object(1)
	} else {
		r.halt()
	}
	if !r.stopped {
		r.next()
		view.complete = r.pos == len(r.text)
		view.broken = !view.complete
		return view
	}
	view.broken = r.broken
	view.unfinished = pointer(r.open)
	return view
}

// Value returns the members that can be shown, as encoding/json would decode them with
// UseNumber: map[string]any, []any, string, json.Number, bool and nil. It is never nil. It
// is the view's own map and not a copy; no other view shares it.
func (v View) Value() map[string]any {
	if v.value == nil {
		return map[string]any{}
	}
	return v.value
}

// Complete reports whether the text is one complete JSON object. It does not say that the
// tool accepts it.
func (v View) Complete() bool { return v.complete }

// Broken reports whether the text is not the beginning of a JSON object, so that no further
// delta can complete it. The view shows what came before the fault.
func (v View) Broken() bool { return v.broken }

// Unfinished returns the place of the value that is being written, as a JSON Pointer
// (RFC 6901) such as "/edits/0/newText": the innermost one that has begun and has not
// ended. It is "" for the object itself, also when that is complete or has not begun. In a
// broken text, it is the value that the fault is in.
func (v View) Unfinished() string { return v.unfinished }

// pointer returns the JSON Pointer of the steps of a path, which are given from the last to
// the first.
func pointer(steps []string) string {
	var b strings.Builder
	for _, step := range slices.Backward(steps) {
		b.WriteByte('/')
		_, _ = escapes.WriteString(&b, step)
	}
	return b.String()
}

var escapes = strings.NewReplacer("~", "~0", "/", "~1")
