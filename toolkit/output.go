package toolkit

import "fmt"

// Output is what a tool gives back.
type Output[D any] struct {
	// Content is for the model.
	Content []Content
	// Details are for the program: user interfaces, logs, callers. The model
	// understands the result without them.
	Details D
	// IsError says that the tool failed in its own field, as in "no such file",
	// with content and details that tell more than an error could.
	IsError bool
}

// TextOutput returns an output of one text.
func TextOutput[D any](text string, details D) Output[D] {
	return Output[D]{Content: []Content{Text(text)}, Details: details}
}

// ValueOutput returns the output of a plain value, which becomes the details. The
// content is a string or []Content as it is, and the compact JSON text of anything
// else. The error says that d cannot be encoded.
func ValueOutput[D any](d D) (Output[D], error) {
	switch v := any(d).(type) {
	case string:
		return TextOutput(v, d), nil
	case []Content:
		return Output[D]{Content: v, Details: d}, nil
	}
	text, err := encode(d)
	if err != nil {
		return Output[D]{}, fmt.Errorf("the result cannot be encoded as JSON: %w", err)
	}
	return TextOutput(string(text), d), nil
}
