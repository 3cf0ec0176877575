// Typesload loads packages with syntax and types, as generators usually do (stringer, for one),
// and does nothing with them.
package main

import (
	"fmt"
	"os"

	"golang.org/x/tools/go/packages"
)

func main() {
	const mode = packages.NeedName | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedSyntax | packages.NeedFiles | packages.NeedImports
	list, err := packages.Load(&packages.Config{Mode: mode}, os.Args[1:]...)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if packages.PrintErrors(list) > 0 {
		os.Exit(1)
	}
}
