package peers

import (
	"github.com/go-faster/jx"

	"github.com/toolgen-go/toolgen/bench/ogen"
)

// ogenPeer decodes and validates with the methods that ogen generates, as its servers do with a
// request's body.
func ogenPeer() Peer {
	return Peer{"ogen", map[string]func([]byte) error{
		"Echo":   func(text []byte) error { return new(ogen.Echo).Decode(jx.DecodeBytes(text)) }, // it has no rules
		"Edit":   ogenBody[ogen.Edit],
		"Search": ogenBody[ogen.Search],
		"Write":  ogenBody[ogen.Write],
		"Batch":  ogenBody[ogen.Batch],
	}}
}

func ogenBody[T any, P interface {
	*T
	Decode(*jx.Decoder) error
	Validate() error
}](text []byte) error {
	v := P(new(T))
	if err := v.Decode(jx.DecodeBytes(text)); err != nil {
		return err
	}
	return v.Validate()
}
