package toolkit

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/toolgen-go/toolgen/toolkit/decode"
)

// members are the members of a JSON object by their exact names. encoding/json's own
// reading into structs folds letter case and lets the last of two members win, so that
// two programs could read one message differently.
type members map[string]json.RawMessage

// readMembers reads one JSON object. Members given twice are refused.
func readMembers(data []byte) (members, error) {
	dec := json.NewDecoder(bytes.NewReader(data))
	if start, err := dec.Token(); err != nil {
		return nil, err
	} else if start != json.Delim('{') {
		return nil, errors.New("must be a JSON object")
	}
	m := make(members)
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			return nil, err
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return nil, err
		}
		name := key.(string)
		if _, twice := m[name]; twice {
			return nil, fmt.Errorf("%s is given twice", name)
		}
		m[name] = value
	}
	if _, err := dec.Token(); err != nil {
		return nil, err
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, errors.New("data after the object")
	}
	return m, nil
}

// text returns a member that must be there and be a string. It reads strictly:
// encoding/json puts U+FFFD in the place of invalid UTF-8 and of half a surrogate pair,
// and a result whose id was changed in this way would answer no call.
func (m members) text(name string) (string, error) {
	raw, ok := m[name]
	if !ok {
		return "", fmt.Errorf("%s is required", name)
	}
	if raw[0] != '"' {
		return "", fmt.Errorf("%s must be a string", name)
	}
	d := decode.New(slices.Concat([]byte(`{"text":`), raw, []byte(`}`)))
	var s string
	obj := d.Object([]decode.Field{{Name: "text"}})
	for obj.Next() {
		s, _ = d.String()
	}
	if d.Finish() != nil {
		return "", fmt.Errorf("%s is not valid Unicode", name)
	}
	return s, nil
}

// literal checks a member that must be there and hold one string.
func (m members) literal(name, want string) error {
	got, err := m.text(name)
	if err == nil && got != want {
		err = fmt.Errorf("%s must be %q, got %q", name, want, got)
	}
	return err
}
