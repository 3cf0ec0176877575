// Schemagen validates and decodes the same arguments with kaptinlin/jsonschema.
package main

import (
	"os"

	"github.com/toolgen-go/toolgen/bench/schemagen"
)

func main() {
	var p schemagen.Echo
	schema := p.Schema()
	text := []byte(`{"value":"Pi","ignored":"drop me"}`)
	if result := schema.ValidateJSON(text); !result.IsValid() {
		println(result.Error())
		os.Exit(1)
	}
	if err := schema.Unmarshal(&p, text); err != nil {
		println(err.Error())
		os.Exit(1)
	}
	os.Stdout.WriteString(p.Value + "\n")
}
