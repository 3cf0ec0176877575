package executor_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"sync/atomic"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/decode"
)

// valueParams are the parameters of echo, inspect and boom.
type valueParams struct{ Value string }

type sourceDetails struct {
	Source string `json:"source"`
}

// valueSchema counts how often it parses.
type valueSchema struct{ parsed *atomic.Int32 }

func (valueSchema) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}`)
}

func (s valueSchema) Parse(arguments []byte) (valueParams, error) {
	p, _, err := s.ParseWith(arguments, toolkit.ParseOptions{})
	return p, err
}

var valueFields = []decode.Field{{Name: "value", Required: true}}

func (s valueSchema) ParseWith(arguments []byte, o toolkit.ParseOptions) (p valueParams, r toolkit.ParseReport, err error) {
	if s.parsed != nil {
		s.parsed.Add(1)
	}
	d := decode.NewWith(arguments, o)
	obj := d.Object(valueFields)
	for obj.Next() {
		p.Value, _ = d.String()
	}
	if err := d.Finish(); err != nil {
		return valueParams{}, r, err
	}
	return p, d.Report(), nil
}

// requestParams are the second fixture.
type requestParams struct {
	Value string
	Label *string
	Limit *int
}

type requestSchema struct{}

func (requestSchema) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"type":"object","properties":{"value":{"type":"string"},"label":{"type":"string"},"limit":{"type":"integer","minimum":1}},"required":["value"],"additionalProperties":false}`)
}

var requestFields = []decode.Field{{Name: "value", Required: true}, {Name: "label"}, {Name: "limit"}}

func (requestSchema) Parse(arguments []byte) (p requestParams, err error) {
	d := decode.New(arguments)
	obj := d.Object(requestFields)
	for obj.Next() {
		switch obj.Field() {
		case 0:
			p.Value, _ = d.String()
		case 1:
			if s, ok := d.String(); ok {
				p.Label = &s
			}
		case 2:
			if n, ok := d.Int(0); ok {
				if n < 1 {
					d.Fail(decode.Minimum, "1")
				}
				p.Limit = new(int(n))
			}
		}
	}
	return p, d.Finish()
}

// toolFunc is the Execute of a tool of valueParams.
type toolFunc = func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error)

// tool returns a tool of valueParams.
func tool(name string, execute toolFunc) *toolkit.Tool[valueParams, any] {
	return &toolkit.Tool[valueParams, any]{Name: name, Schema: valueSchema{}, Execute: execute}
}

// failing returns the error, as a tool that does nothing else.
func failing(err error) toolFunc {
	return func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
		return toolkit.Output[any]{}, err
	}
}

func echo(_ context.Context, p valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
	return toolkit.TextOutput[any](p.Value, sourceDetails{"echo"}), nil
}

func registry(t testing.TB, tools ...toolkit.AnyTool) *toolkit.Registry {
	t.Helper()
	r, err := toolkit.NewRegistry(tools...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// call returns a call with the id call-1.
func call(name, arguments string) toolkit.Call {
	return toolkit.Call{ID: "call-1", Name: name, Arguments: json.RawMessage(arguments)}
}

// quiet is a logger whose text a test can read.
func quiet() (*bytes.Buffer, executor.Option) {
	var log bytes.Buffer
	return &log, executor.WithLogger(slog.New(slog.NewTextHandler(&log, nil)))
}

// expect compares the JSON text of a result, in which the timestamp is now.
func expect(t *testing.T, result toolkit.Result, want string) {
	t.Helper()
	if age := time.Since(result.Timestamp); age < 0 || age > time.Minute {
		t.Errorf("the timestamp is %v", result.Timestamp)
	}
	result.Timestamp = time.UnixMilli(1764558000000)
	got, err := json.Marshal(result)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("the result is\n%s, want\n%s", got, want)
	}
}

// expectFailure compares a result that says in content and details why a call failed.
func expectFailure(t *testing.T, result toolkit.Result, name, message string, causes ...error) {
	t.Helper()
	quote := func(s string) string {
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	expect(t, result, `{"role":"toolResult","toolCallId":"call-1","toolName":`+quote(name)+
		`,"content":[{"type":"text","text":`+quote("Tool "+name+" failed: "+message)+
		`}],"details":{"error":`+quote(message)+`},"isError":true,"timestamp":1764558000000}`)
	if result.Err == nil {
		t.Error("Err is nil")
	}
	for _, cause := range causes {
		if !errors.Is(result.Err, cause) {
			t.Errorf("Err is %v and not %v", result.Err, cause)
		}
	}
}
