package schema

import (
	"encoding/json"
	"math/big"
	"strings"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// Of returns the schema of a value.
func Of(v *plan.Value) *jsonschema.Schema {
	inner := v.Indirect()
	s := ofType(inner.Type)
	var notes []string
	for _, r := range inner.Rules {
		row, ok := rule.Find(r.Op, rule.KindOf(inner))
		if !ok {
			panic("schema: a rule that is not in the table: " + string(r.Op))
		}
		if row.Keyword != nil {
			row.Keyword(s, r)
		}
		if row.Note != nil {
			notes = append(notes, row.Note(r))
		}
		notes = append(notes, memberNotes(r)...)
	}
	s.Title = inner.Title
	s.Description = describe(inner.Description, notes)
	s.ReadOnly, s.WriteOnly = inner.ReadOnly, inner.WriteOnly
	if inner.Default != "" {
		s.Default = json.RawMessage(inner.Default)
	}
	for _, e := range inner.Examples {
		s.Examples = append(s.Examples, json.RawMessage(e))
	}
	if v.Nullable || inner.Nullable {
		return nullable(s)
	}
	return s
}

// nullable accepts null beside s. The description stays outside, where it is read
// first.
func nullable(s *jsonschema.Schema) *jsonschema.Schema {
	outer := &jsonschema.Schema{Title: s.Title, Description: s.Description}
	s.Title, s.Description = "", ""
	outer.AnyOf = []*jsonschema.Schema{s, {Type: "null"}}
	return outer
}

// memberNotes has a line for each member of an enum that has a comment.
func memberNotes(r plan.Rule) []string {
	var lines []string
	for i, doc := range r.Docs {
		if doc != "" {
			lines = append(lines, "- "+string(r.Values[i])+": "+doc)
		}
	}
	return lines
}

// describe appends what no keyword says.
func describe(text string, notes []string) string {
	if text != "" {
		notes = append([]string{text}, notes...)
	}
	return strings.Join(notes, "\n")
}

func ofType(t plan.Type) *jsonschema.Schema {
	s := &jsonschema.Schema{}
	switch t := t.(type) {
	case plan.Bool:
		s.Type = "boolean"
	case plan.String:
		s.Type = "string"
	case plan.Int:
		s.Type = "integer"
		bounds(s, t)
	case plan.Float:
		s.Type = "number"
	case plan.Bytes:
		s.Type = "string"
		s.ContentEncoding = "base64"
	case plan.Time:
		s.Type = "string"
		s.Format = "date-time"
	case plan.Duration:
		s.Type = "string"
		s.Pattern = rule.DurationPattern
		s.MinLength = number(2)
	case plan.Raw, plan.Any:
		// any JSON: no keyword
	case plan.Slice:
		s.Type = "array"
		s.Items = Of(t.Elem)
	case plan.Array:
		s.Type = "array"
		s.Items = Of(t.Elem)
		s.MinItems, s.MaxItems = number(t.Len), number(t.Len)
	case plan.Map:
		s.Type = "object"
		if _, anything := t.Elem.Type.(plan.Any); !anything || len(t.Elem.Rules) > 0 {
			s.AdditionalProperties = Of(t.Elem)
		}
	case *plan.Struct:
		object(s, t)
	default:
		panic("schema: a type outside the closed set")
	}
	return s
}

// bounds says what an integer type holds, where that is less than 64 bits. 64-bit
// bounds are not said: they mean nothing to a model, and few providers take them.
func bounds(s *jsonschema.Schema, t plan.Int) {
	lo, hi := rule.Bounds(t)
	if t.Bits != 0 && t.Bits < 64 {
		s.Minimum, s.Maximum = text(lo), text(hi)
	} else if t.Unsigned {
		s.Minimum = text(lo)
	}
}

func text(n *big.Int) json.Number { return json.Number(n.String()) }

func number(n int64) *uint64 {
	u := uint64(n)
	return &u
}

func object(s *jsonschema.Schema, t *plan.Struct) {
	s.Type = "object"
	s.Properties = jsonschema.NewProperties()
	for _, f := range t.Fields {
		s.Properties.Set(f.Name, Of(f.Value))
		if f.Required {
			s.Required = append(s.Required, f.Name)
		}
	}
	if !t.Open {
		s.AdditionalProperties = jsonschema.FalseSchema
	}
}
