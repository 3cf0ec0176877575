package peers

import (
	"encoding/json"
	"errors"
)

// JSONValid reads the same bytes and makes nothing of them.
func JSONValid() Peer {
	valid := func(text []byte) error {
		if !json.Valid(text) {
			return errors.New("invalid")
		}
		return nil
	}
	return Peer{"json.Valid", map[string]func([]byte) error{"Echo": valid, "Edit": valid, "Search": valid, "Write": valid, "Batch": valid}}
}
