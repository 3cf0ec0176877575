// Ogen decodes the same arguments with ogen's code.
package main

import (
	"os"

	"github.com/go-faster/jx"

	"github.com/toolgen-go/toolgen/bench/ogen"
)

func main() {
	var p ogen.Echo
	if err := p.Decode(jx.DecodeStr(`{"value":"Pi","ignored":"drop me"}`)); err != nil {
		println(err.Error())
		os.Exit(1)
	}
	os.Stdout.WriteString(p.Value + "\n")
}
