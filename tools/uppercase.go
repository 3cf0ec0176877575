package tools

import (
	"context"
	"strings"

	"github.com/toolgen-go/toolgen/toolkit"
)

// UppercaseParams are the arguments of uppercase.
//
//toolgen:schema
type UppercaseParams struct {
	// Value is the text to put into upper case.
	Value string `json:"value"`
}

// UppercaseDetails tell which tool gave the text.
type UppercaseDetails struct {
	Source string `json:"source"`
}

// Uppercase returns the tool uppercase, which gives its value back in upper case.
func Uppercase() *toolkit.Tool[UppercaseParams, UppercaseDetails] {
	return &toolkit.Tool[UppercaseParams, UppercaseDetails]{
		Name:        "uppercase",
		Description: "Put one value into upper case",
		Label:       "Upper case",
		Schema:      UppercaseParamsSchema,
		Execute:     uppercase,
		Annotations: toolkit.Annotations{ReadOnly: new(true), OpenWorld: new(false)},
	}
}

func uppercase(_ context.Context, p UppercaseParams, _ toolkit.CallContext) (toolkit.Output[UppercaseDetails], error) {
	return toolkit.TextOutput(strings.ToUpper(p.Value), UppercaseDetails{Source: "uppercase"}), nil
}
