package toolkit

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
)

// Content is one part of what a model is shown: a [TextContent] or an
// [ImageContent]. Other packages cannot add kinds.
type Content interface {
	json.Marshaler
	isContent()
}

// TextContent is text. It marshals to {"type":"text","text":TEXT}.
type TextContent struct {
	// Text should be UTF-8; when marshalled, other bytes become U+FFFD.
	Text string
}

// ImageContent is a picture. It marshals to
// {"type":"image","data":BASE64,"mimeType":TYPE}.
type ImageContent struct {
	// Data is the file's bytes.
	Data []byte
	// MIMEType is the media type, as "image/png".
	MIMEType string
}

// Text returns text as content.
func Text(text string) Content { return TextContent{text} }

// Image returns the bytes of a picture file as content. mimeType is the media type,
// as "image/png".
func Image(data []byte, mimeType string) Content { return ImageContent{data, mimeType} }

func (TextContent) isContent()  {}
func (ImageContent) isContent() {}

// textWire and imageWire are the JSON forms.
type (
	textWire struct {
		Type string `json:"type"`
		Text string `json:"text"`
	}
	imageWire struct {
		Type     string `json:"type"`
		Data     string `json:"data"`
		MIMEType string `json:"mimeType"`
	}
)

// MarshalJSON writes the form above.
func (c TextContent) MarshalJSON() ([]byte, error) {
	return encode(textWire{"text", c.Text})
}

// MarshalJSON writes the form above.
func (c ImageContent) MarshalJSON() ([]byte, error) {
	return encode(imageWire{"image", base64.StdEncoding.EncodeToString(c.Data), c.MIMEType})
}

// encodeContent returns the JSON forms, without the nil ones. It does not fail:
// content that cannot be encoded is replaced by a text that says so.
func encodeContent(content []Content) []json.RawMessage {
	parts := make([]json.RawMessage, 0, len(content))
	for _, c := range content {
		part, err := encode(c)
		if err != nil {
			part, _ = encode(Text("content cannot be encoded as JSON: " + err.Error()))
		}
		if string(part) != "null" {
			parts = append(parts, part)
		}
	}
	return parts
}

// readContent reads what encodeContent wrote.
func readContent(data json.RawMessage) ([]Content, error) {
	var parts []json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil || parts == nil {
		return nil, errors.New("content must be an array")
	}
	content := make([]Content, len(parts))
	for i, part := range parts {
		c, err := readPart(part)
		if err != nil {
			return nil, fmt.Errorf("content[%d]: %w", i, err)
		}
		content[i] = c
	}
	return content, nil
}

func readPart(data json.RawMessage) (Content, error) {
	members, err := readMembers(data)
	if err != nil {
		return nil, err
	}
	kind, err := members.text("type")
	if err != nil {
		return nil, err
	}
	switch kind {
	case "text":
		text, err := members.text("text")
		return TextContent{text}, err
	case "image":
		encoded, err := members.text("data")
		if err != nil {
			return nil, err
		}
		bytes, err := base64.StdEncoding.DecodeString(encoded)
		if err != nil {
			return nil, errors.New("data must be base64")
		}
		mimeType, err := members.text("mimeType")
		return ImageContent{bytes, mimeType}, err
	}
	return nil, fmt.Errorf("type %q is not known", kind)
}
