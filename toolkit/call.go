package toolkit

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Call is a model's request to run a tool. Its JSON form is
//
//	{"type":"toolCall","id":ID,"name":NAME,"arguments":ARGUMENTS}
//
// without arguments where there are none.
type Call struct {
	// ID pairs the call with its result.
	ID string
	// Name is the tool's name as the model wrote it.
	Name string
	// Arguments is the JSON text that the model sent, unchecked and unchanged. Empty
	// means no arguments.
	Arguments json.RawMessage
}

const callType = "toolCall"

// MarshalJSON writes the form above. It fails on arguments that are not JSON, which a
// model may well send.
func (c Call) MarshalJSON() ([]byte, error) {
	wire := struct {
		Type      string          `json:"type"`
		ID        string          `json:"id"`
		Name      string          `json:"name"`
		Arguments json.RawMessage `json:"arguments,omitempty"`
	}{Type: callType, ID: c.ID, Name: c.Name}
	if len(bytes.Trim(c.Arguments, " \t\r\n")) > 0 {
		wire.Arguments = c.Arguments
	}
	return encode(wire)
}

// UnmarshalJSON reads the form above. Names of members are exact, and a member given
// twice is refused; members of other names are ignored. The type may be missing but
// not different. The id may be missing, since not every model gives one. The arguments
// are taken as they are: the tool's parser judges them.
func (c *Call) UnmarshalJSON(data []byte) error {
	call, err := readCall(data)
	if err != nil {
		return fmt.Errorf("call: %w", err)
	}
	*c = call
	return nil
}

func readCall(data []byte) (c Call, err error) {
	m, err := readMembers(data)
	if err != nil {
		return Call{}, err
	}
	if _, ok := m["type"]; ok {
		if err := m.literal("type", callType); err != nil {
			return Call{}, err
		}
	}
	if _, ok := m["id"]; ok {
		if c.ID, err = m.text("id"); err != nil {
			return Call{}, err
		}
	}
	if c.Name, err = m.text("name"); err != nil {
		return Call{}, err
	}
	c.Arguments = m["arguments"]
	return c, nil
}
