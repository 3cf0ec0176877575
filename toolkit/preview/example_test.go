package preview_test

import (
	"fmt"

	"github.com/toolgen-go/toolgen/toolkit/preview"
)

// Deltas are written as they come, and a frame shows what there is.
func ExampleStream() {
	var args preview.Stream
	for _, delta := range []string{`{"path":"ma`, `in.go","lines":[1`, `0,2`, `0],"text":"caf\u00`, `e9"}`} {
		_, _ = args.WriteString(delta)
		view := args.View()
		fmt.Printf("%v, writing %q, complete: %t\n", view.Value(), view.Unfinished(), view.Complete())
	}
	// Output:
	// map[path:ma], writing "/path", complete: false
	// map[lines:[] path:main.go], writing "/lines/0", complete: false
	// map[lines:[10] path:main.go], writing "/lines/1", complete: false
	// map[lines:[10 20] path:main.go text:caf], writing "/text", complete: false
	// map[lines:[10 20] path:main.go text:café], writing "", complete: true
}
