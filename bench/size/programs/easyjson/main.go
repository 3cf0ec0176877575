// Easyjson decodes the same arguments with easyjson's code.
package main

import (
	"os"

	"github.com/toolgen-go/toolgen/bench/easy"
)

func main() {
	var p easy.Echo
	if err := p.UnmarshalJSON([]byte(`{"value":"Pi","ignored":"drop me"}`)); err != nil {
		println(err.Error())
		os.Exit(1)
	}
	os.Stdout.WriteString(p.Value + "\n")
}
