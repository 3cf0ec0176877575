package repair_test

import (
	"fmt"

	"github.com/toolgen-go/toolgen/internal/cases"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

func ExamplePrepare() {
	tool := tool(cases.FilesSchema)

	// The model has put a list into a string.
	invocation, repairs, err := repair.Prepare(tool, []byte(`{"files":"[{\"path\":\"a\"}]"}`), repair.All())
	fmt.Println(invocation.Params(), repairs, err)

	// The same, but cut off: nothing is guessed, and the error is the strict parser's.
	_, repairs, err = repair.Prepare(tool, []byte(`{"files":"[{\"path\":\"a\""}`), repair.All())
	fmt.Println(repairs, err)
	// Output:
	// {[{a}]} [{/files parse-json-string}] <nil>
	// [] files: must be an array, got string
}
