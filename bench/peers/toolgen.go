package peers

import (
	"github.com/toolgen-go/toolgen/bench/plain"
	"github.com/toolgen-go/toolgen/toolkit"
)

func toolgen() Peer {
	return Peer{"toolgen", map[string]func([]byte) error{
		"Echo":   parse(plain.EchoSchema),
		"Edit":   parse(plain.EditSchema),
		"Search": parse(plain.SearchSchema),
		"Write":  parse(plain.WriteSchema),
		"Batch":  parse(plain.BatchSchema),
	}}
}

func parse[P any](s toolkit.Schema[P]) func([]byte) error {
	return func(text []byte) error {
		_, err := s.Parse(text)
		return err
	}
}
