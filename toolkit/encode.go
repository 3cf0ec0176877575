package toolkit

import (
	"bytes"
	"encoding/json"
	"errors"
)

// encode returns the compact JSON text of v as encoding/json writes it, without its
// HTML escapes. A panic of a MarshalJSON becomes an error that does not quote the
// panic, which may hold what a model must not read.
func encode(v any) (text []byte, err error) {
	finished := false
	defer func() {
		if !finished && recover() != nil {
			text, err = nil, errors.New("its MarshalJSON panicked")
		}
	}()
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	err = enc.Encode(v)
	finished = true
	if err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(buf.Bytes(), []byte("\n")), nil
}

// maxEncodedDepth is the deepest nesting that encodeDetails lets through. encoding/json
// refuses texts of more than 10,000 levels, also when they stand inside another text.
const maxEncodedDepth = 5000

// encodeDetails returns the JSON text of details, and nothing for what encodes to null:
// nil, and nil pointers, slices and maps. It does not fail: details that cannot be
// encoded are replaced by ErrorDetails that say so.
func encodeDetails(details any) json.RawMessage {
	text, err := encode(details)
	if err == nil && depth(text) > maxEncodedDepth {
		err = errors.New("nested too deeply")
	}
	if err != nil {
		text, _ = encode(ErrorDetails{Error: "details cannot be encoded as JSON: " + err.Error()})
	}
	if string(text) == "null" {
		return nil
	}
	return text
}

// depth returns how deeply objects and arrays nest in a valid JSON text.
func depth(text []byte) int {
	deepest, level, quoted := 0, 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			level++
			deepest = max(deepest, level)
		case c == '}' || c == ']':
			level--
		}
	}
	return deepest
}
