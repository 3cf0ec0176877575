package tools

import (
	"context"
	"fmt"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// CountParams are the arguments of count.
//
//toolgen:schema
type CountParams struct {
	// To is the number to count to.
	To int `json:"to" jsonschema:"minimum=1,maximum=1000"`
	// Delay is the time before each number, in milliseconds; no time where it is left out.
	Delay int `json:"delay,omitempty" jsonschema:"minimum=0,maximum=10000"`
}

// CountDetails tell how far count came.
type CountDetails struct {
	Counted int `json:"counted"`
}

// Count returns the tool count, which counts to a number, slowly if it is told to, and reports each one.
func Count() *toolkit.Tool[CountParams, CountDetails] {
	return &toolkit.Tool[CountParams, CountDetails]{
		Name:        "count",
		Description: "Count to a number",
		Label:       "Count",
		Schema:      CountParamsSchema,
		Execute:     count,
		Annotations: toolkit.Annotations{ReadOnly: new(true), OpenWorld: new(false)},
	}
}

func count(ctx context.Context, p CountParams, call toolkit.CallContext) (toolkit.Output[CountDetails], error) {
	delay := time.Duration(p.Delay) * time.Millisecond
	for i := range p.To {
		select {
		case <-ctx.Done():
			return toolkit.Output[CountDetails]{}, fmt.Errorf("stopped at %d of %d: %w", i, p.To, ctx.Err())
		case <-time.After(delay):
		}
		call.ReportProgress(toolkit.Text(fmt.Sprintf("%d/%d", i+1, p.To)))
	}
	return toolkit.TextOutput(fmt.Sprintf("counted to %d", p.To), CountDetails{Counted: p.To}), nil
}
