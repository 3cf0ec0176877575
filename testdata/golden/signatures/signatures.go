// Package signatures has tools made from functions, one for each allowed signature.
package signatures

import (
	"context"
	"errors"
	"time"

	"github.com/toolgen-go/toolgen/testdata/golden/five"
	"github.com/toolgen-go/toolgen/toolkit"
)

// QueryParams are what Full and its like take.
type QueryParams struct {
	// Text is what to look for.
	Text string `json:"text"`
}

// Hits is a result with everything that encoding/json can write.
type Hits struct {
	Total int            `json:"total"`
	Lines []Line         `json:"lines"`
	Took  time.Duration  `json:"took"`
	When  time.Time      `json:"when,omitzero"`
	Extra map[string]any `json:"extra,omitempty"`
	Best  *Line          `json:"best"`
	Bytes []byte         `json:"bytes"`
}

// Line is one hit.
type Line struct {
	// Number counts from 1.
	Number uint32 `json:"number"`
	Text   string `json:"text,omitempty"`
	Err    error  `json:"err"`
	ID     int64  `json:"id,string"`
}

// Full takes everything and returns everything.
//
//toolgen:tool
func Full(_ context.Context, p QueryParams, call toolkit.CallContext) (toolkit.Output[Hits], error) {
	return toolkit.TextOutput(p.Text, Hits{Total: len(call.CallID)}), nil
}

// NoCall needs to know nothing of the call.
//
//toolgen:tool name=no-call
func NoCall(_ context.Context, p QueryParams) (toolkit.Output[string], error) {
	return toolkit.TextOutput(p.Text, "plain"), nil
}

// GetHTTPStatus returns a plain value.
//
//toolgen:tool
func GetHTTPStatus(_ context.Context, p QueryParams) (Hits, error) {
	return Hits{Total: len(p.Text)}, nil
}

// ToText returns a string.
//
//toolgen:tool
func ToText(_ context.Context, p QueryParams) (string, error) { return p.Text + "!", nil }

// ToContent returns content.
//
//toolgen:tool
func ToContent(context.Context, toolkit.CallContext) ([]toolkit.Content, error) {
	return []toolkit.Content{toolkit.Text("one"), toolkit.Text("two")}, nil
}

// ErrNothing is what OnlyError returns.
var ErrNothing = errors.New("nothing to do")

// OnlyError returns no value.
//
//toolgen:tool
func OnlyError(context.Context) error { return ErrNothing }

// ReadFile takes parameters of another package.
//
// Its description has "quotes", `backquotes` and a second paragraph.
//
//toolgen:tool
func ReadFile(_ context.Context, p five.Params) (map[string]int, error) {
	return map[string]int{p.Path: p.Offset}, nil
}

// Inline takes a struct without a name.
//
//toolgen:tool
func Inline(_ context.Context, p struct {
	N int `json:"n"`
}) (int, error) {
	return p.N + 1, nil
}
