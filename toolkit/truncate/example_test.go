package truncate_test

import (
	"fmt"

	"github.com/toolgen-go/toolgen/toolkit/truncate"
)

// A tool that reads a file shows its first lines, and says how to go on.
func ExampleHead() {
	file := "one\ntwo\nthree\nfour\n"
	cut := truncate.Head(file, truncate.Limit{Lines: 2, Bytes: 50 << 10})
	fmt.Println(cut.WithNotice(fmt.Sprintf("Use offset=%d to continue.", cut.Last+1)))
	// Output:
	// one
	// two
	//
	// [Lines 1-2 of 4 (8 of 19 bytes) are shown. Use offset=3 to continue.]
}

// A tool that runs a command shows the end of its log, where the error is.
func ExampleTail() {
	log := "compiling a\ncompiling b\nlinking\nerror: b is missing\n"
	cut := truncate.Tail(log, truncate.Limit{Lines: 2, Bytes: 50 << 10})
	fmt.Println(cut.WithNotice("The full log is in build.log."))
	// Output:
	// linking
	// error: b is missing
	//
	// [Lines 3-4 of 4 (28 of 52 bytes) are shown. The full log is in build.log.]
}
