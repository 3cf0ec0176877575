package toolkit

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"
)

// Result answers one [Call]. Its JSON form is
//
//	{"role":"toolResult","toolCallId":ID,"toolName":NAME,"content":[…],"details":…,"isError":BOOL,"timestamp":MILLISECONDS}
//
// without details where there are none.
type Result struct {
	// ToolCallID and ToolName are the id and the name of the call, as they were sent.
	ToolCallID string
	ToolName   string
	// Content is for the model.
	Content []Content
	// Details are for the program: the tool's own, or [ErrorDetails] where the tool
	// gave none because it failed or was not run. Of a result that was unmarshalled
	// they are a json.RawMessage.
	Details any
	// IsError says that the call failed.
	IsError bool
	// Timestamp is when the result was made. Its JSON form has milliseconds.
	Timestamp time.Time
	// Err is the cause of a failure that is not the tool's own output, for errors.Is
	// and errors.As. Neither it nor what follows is marshalled.
	Err error
	// Repeat says that the call was not run, because an earlier call of the batch had
	// the same id, name and arguments. The result is that call's.
	Repeat bool
	// Dropped are the fields of the arguments that are no parameters, as
	// [Invocation.Dropped] gives them.
	Dropped []string
	// Repairs are the changes without which the arguments would have been refused, in
	// the order in which they were made.
	Repairs []Repair
	// Failures counts the calls of the tool that have failed one after the other, this
	// one included; 0 where it succeeded. A program that sees it grow should stop.
	Failures int
}

// Repair is one change to arguments that the strict parser had refused.
type Repair struct {
	// Path is a JSON Pointer (RFC 6901) to the value, "" for the arguments themselves.
	Path string
	// Rule is what was done, one of the rules of package repair.
	Rule string
}

const resultRole = "toolResult"

// MarshalJSON writes the form above. It does not fail: details that cannot be encoded
// become {"error":"details cannot be encoded as JSON: …"} and the rest is kept. Content
// is always an array; nil entries are left out. Details that encode to null, such as nil
// and nil pointers, are left out.
func (r Result) MarshalJSON() ([]byte, error) {
	return encode(struct {
		Role       string            `json:"role"`
		ToolCallID string            `json:"toolCallId"`
		ToolName   string            `json:"toolName"`
		Content    []json.RawMessage `json:"content"`
		Details    json.RawMessage   `json:"details,omitempty"`
		IsError    bool              `json:"isError"`
		Timestamp  int64             `json:"timestamp"`
	}{
		Role:       resultRole,
		ToolCallID: r.ToolCallID,
		ToolName:   r.ToolName,
		Content:    encodeContent(r.Content),
		Details:    encodeDetails(r.Details),
		IsError:    r.IsError,
		Timestamp:  r.Timestamp.UnixMilli(),
	})
}

// UnmarshalJSON reads the form above. Names of members are exact, and a member given
// twice is refused; members of other names are ignored. Missing isError is false, and a
// missing timestamp is the zero time.
func (r *Result) UnmarshalJSON(data []byte) error {
	result, err := readResult(data)
	if err != nil {
		return fmt.Errorf("result: %w", err)
	}
	*r = result
	return nil
}

func readResult(data []byte) (r Result, err error) {
	m, err := readMembers(data)
	if err != nil {
		return Result{}, err
	}
	if err := m.literal("role", resultRole); err != nil {
		return Result{}, err
	}
	if r.ToolCallID, err = m.text("toolCallId"); err != nil {
		return Result{}, err
	}
	if r.ToolName, err = m.text("toolName"); err != nil {
		return Result{}, err
	}
	if r.Content, err = readContent(m["content"]); err != nil {
		return Result{}, err
	}
	if details, ok := m["details"]; ok && string(details) != "null" {
		r.Details = details
	}
	switch failed, ok := m["isError"]; {
	case !ok, string(failed) == "false":
	case string(failed) == "true":
		r.IsError = true
	default:
		return Result{}, errors.New("isError must be true or false")
	}
	if stamp, ok := m["timestamp"]; ok {
		ms, err := strconv.ParseInt(string(stamp), 10, 64)
		if err != nil {
			return Result{}, errors.New("timestamp must be a whole number of milliseconds")
		}
		r.Timestamp = time.UnixMilli(ms).UTC()
	}
	return r, nil
}
