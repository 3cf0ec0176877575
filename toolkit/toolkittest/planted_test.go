package toolkittest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/internal/laws/types"
	"github.com/toolgen-go/toolgen/toolkit"
)

// planted is a generated schema with a mistake in its parser or its JSON.
type planted[P any] struct {
	toolkit.Schema[P]
	json  func(schema string) string
	parse func(text []byte) (P, error)
}

func (p planted[P]) JSONSchema() json.RawMessage {
	if p.json == nil {
		return p.Schema.JSONSchema()
	}
	return json.RawMessage(p.json(string(p.Schema.JSONSchema())))
}

func (p planted[P]) Parse(text []byte) (P, error) {
	if p.parse == nil {
		return p.Schema.Parse(text)
	}
	return p.parse(text)
}

// pointers is the schema with another JSON or another parser.
func pointers(json func(string) string, parse func([]byte) (types.Pointers, error)) toolkit.Schema[types.Pointers] {
	return planted[types.Pointers]{types.PointersSchema, json, parse}
}

// then is a parser that does more to the parameters that it accepts.
func then(f func(text []byte, p *types.Pointers)) func([]byte) (types.Pointers, error) {
	return func(text []byte) (types.Pointers, error) {
		p, err := types.PointersSchema.Parse(text)
		if err == nil {
			f(text, &p)
		}
		return p, err
	}
}

// replaced returns the schema with one of its texts replaced by another.
func replaced(old, new string) func(string) string {
	return func(schema string) string {
		if !strings.Contains(schema, old) {
			panic("nothing to replace")
		}
		return strings.Replace(schema, old, new, 1)
	}
}

// TestPlanted: each mistake is found, under its own name, with a short text.
func TestPlanted(t *testing.T) {
	parses := 0
	for _, c := range []struct {
		name   string
		schema toolkit.Schema[types.Pointers]
		law    string
		text   string // the shortest, empty where several are
	}{
		{"accepts too much", pointers(replaced(`"string":{"type":"string"}`, `"string":{"type":"string","maxLength":3}`), nil), lawParserWider, ""},
		{"accepts a member too little", pointers(replaced(`"required":["string"]`, `"required":["string","int"]`), nil), lawParserWider, `{"string":""}`},
		{"refuses too much", pointers(replaced(`"maximum":255`, `"maximum":256`), nil), lawSchemaWider, ""},
		{"refuses what is absent", pointers(replaced(`"required":["string"]`, `"required":[]`), nil), lawSchemaWider, `{}`},
		{"refuses with another error", pointers(nil, func(text []byte) (types.Pointers, error) {
			p, err := types.PointersSchema.Parse(text)
			if err != nil {
				err = errors.New("no")
			}
			return p, err
		}), lawError, ""},
		{"panics", pointers(nil, then(func(_ []byte, p *types.Pointers) { _ = *p.Int })), lawPanic, `{"string":""}`},
		{"changes the input", pointers(nil, then(func(text []byte, _ *types.Pointers) { text[0] = ' ' })), lawInput, `{"string":""}`},
		{"aliases", pointers(nil, func(text []byte) (types.Pointers, error) {
			s := types.PointersSchema.(interface {
				ParseWith([]byte, toolkit.ParseOptions) (types.Pointers, toolkit.ParseReport, error)
			})
			p, _, err := s.ParseWith(text, toolkit.ParseOptions{AliasInput: true})
			return p, err
		}), lawAlias, ""},
		{"changes its mind", pointers(nil, then(func(_ []byte, p *types.Pointers) {
			parses++
			p.Int = new(parses)
		})), lawDeterminism, `{"string":""}`},
		{"loses a member", pointers(nil, then(func(_ []byte, p *types.Pointers) { p.Deep = nil })), lawValue, `{"deep":1,"string":""}`},
		{"cuts a string", pointers(nil, then(func(_ []byte, p *types.Pointers) { p.String = new((*p.String)[:min(3, len(*p.String))]) })), lawValue, ""},
		{"makes a member up", pointers(nil, then(func(_ []byte, p *types.Pointers) { p.Map = &map[string]bool{} })), lawValue, `{"string":""}`},
		{"swaps two members", pointers(nil, then(func(_ []byte, p *types.Pointers) {
			if p.Struct != nil {
				p.Struct.X, p.Struct.Y = p.Struct.Y, p.Struct.X
			}
		})), lawValue, ""},
		{"accepts what is not JSON", pointers(nil, func(text []byte) (types.Pointers, error) {
			if i := bytes.LastIndexByte(text, '}'); i >= 0 {
				return types.PointersSchema.Parse(text[:i+1])
			}
			return types.PointersSchema.Parse(text)
		}), lawNotJSON, ""},
		{"refuses empty arguments", pointers(replaced(`"required":["string"]`, `"required":[]`), func(text []byte) (types.Pointers, error) {
			if len(text) == 0 {
				return types.PointersSchema.Parse(text)
			}
			return types.Pointers{}, nil
		}), lawAbsentIsNone, ``},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := &recorder{TB: t}
			Agree(r, c.schema, Texts(500))
			for _, message := range r.errors {
				t.Log(message)
			}
			if len(r.errors) == 0 || !strings.Contains(strings.Join(r.errors, "\n"), c.law) {
				t.Fatalf("not found; want: %s", c.law)
			}
			if c.text != "" && !strings.Contains(strings.Join(r.errors, "\n"), "text:   "+c.text+"\n") {
				t.Errorf("the text is not %s", c.text)
			}
		})
	}
}

// echoing writes more than it reads.
type echoing string

func (e *echoing) UnmarshalText(text []byte) error {
	*e = echoing(text)
	return nil
}

func (e echoing) MarshalText() ([]byte, error) { return []byte(e + e), nil }

// TestRoundTrip: a type that writes another value than it read is found.
func TestRoundTrip(t *testing.T) {
	type params struct {
		Text echoing `json:"string"`
	}
	s := planted[params]{schemaOf[params](`{"type":"object","properties":{"string":{"type":"string"}},"required":["string"],"additionalProperties":false}`), nil,
		func(text []byte) (params, error) {
			p, err := types.PointersSchema.Parse(text)
			if err != nil {
				return params{}, err
			}
			return params{echoing(*p.String)}, nil
		}}
	r := &recorder{TB: t}
	Agree(r, s)
	if len(r.errors) != 1 || !strings.Contains(r.errors[0], lawRoundTrip) {
		t.Errorf("%q", r.errors)
	}
}

// schemaOf is the JSON of a schema without a parser.
type schemaOf[P any] string

func (s schemaOf[P]) JSONSchema() json.RawMessage { return json.RawMessage(s) }
func (schemaOf[P]) Parse([]byte) (p P, err error) { return p, errors.New("no parser") }

// recorder is a test that remembers its errors.
type recorder struct {
	testing.TB
	errors []string
}

func (r *recorder) Helper()                   {}
func (r *recorder) Logf(string, ...any)       {}
func (r *recorder) Fatal(args ...any)         { r.Errorf("%v", args[0]) }
func (r *recorder) Errorf(f string, a ...any) { r.errors = append(r.errors, fmt.Sprintf(f, a...)) }
