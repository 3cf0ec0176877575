package tools

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// EchoParams are the arguments of echo.
//
//toolgen:schema
type EchoParams struct {
	// Value is the text to send back.
	Value string `json:"value"`
}

// EchoDetails tell which tool gave the text.
type EchoDetails struct {
	Source string `json:"source"`
}

// Echo returns the tool echo, which gives its value back unchanged.
func Echo() *toolkit.Tool[EchoParams, EchoDetails] {
	return &toolkit.Tool[EchoParams, EchoDetails]{
		Name:        "echo",
		Description: "Echo one value",
		Label:       "Echo",
		Schema:      EchoParamsSchema,
		Execute:     echo,
		Annotations: toolkit.Annotations{ReadOnly: new(true), OpenWorld: new(false)},
	}
}

func echo(_ context.Context, p EchoParams, _ toolkit.CallContext) (toolkit.Output[EchoDetails], error) {
	return toolkit.TextOutput(p.Value, EchoDetails{Source: "echo"}), nil
}
