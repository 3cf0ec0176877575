package types

import (
	"time"

	"github.com/toolgen-go/toolgen/internal/laws/other"
)

// Deep has a bit of everything below everything.
//
//toolgen:schema
type Deep struct {
	Rooms map[string][]Room `json:"rooms,omitempty"`
	Grid  [2][]*Room        `json:"grid,omitzero"`
	Main  **Room            `json:"main,omitempty"`
}

// Room is a struct with members of many types.
type Room struct {
	*Base
	Size   Page[uint8]            `json:"size"`
	Places map[string]other.Place `json:"places,omitempty"`
	Since  *time.Time             `json:"since,omitempty"`
	Every  []time.Duration        `json:"every,omitempty"`
	Mode   Mode                   `json:"mode,omitempty"`
	Data   []byte                 `json:"data,omitempty"`
	Extra  any                    `json:"extra,omitempty"`
}
