package peers

import (
	"encoding/json"

	"github.com/bytedance/sonic"
	jsonv2 "github.com/go-json-experiment/json"
	gojson "github.com/goccy/go-json"
)

func std() Peer { return reflective("encoding/json + validator", json.Unmarshal) }

func v2() Peer {
	return reflective("json v2 + validator", func(text []byte, v any) error { return jsonv2.Unmarshal(text, v) })
}

func sonicDefault() Peer {
	return reflective("sonic + validator", sonic.ConfigDefault.Unmarshal)
}

// sonicStrict does of what toolgen does all that sonic can.
func sonicStrict() Peer {
	return reflective("sonic strict + validator", sonic.Config{CopyString: true, ValidateString: true, CaseSensitive: true}.Froze().Unmarshal)
}

func goccy() Peer { return reflective("goccy/go-json + validator", gojson.Unmarshal) }
