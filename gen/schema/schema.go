package schema

import (
	"encoding/json"
	"math/big"
	"strings"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// Of returns the schema of a value. Recursive structs stand below its $defs.
func Of(v *plan.Value) *jsonschema.Schema {
	d := defs{}
	var s *jsonschema.Schema
	if root, ok := v.Type.(*plan.Struct); ok && root.Recursive {
		// A tool's parameters must say type object themselves, so a recursive root
		// stands twice.
		s = d.object(root)
		d.annotate(s, v)
	} else {
		s = d.of(v)
	}
	if len(d) > 0 {
		s.Definitions = jsonschema.Definitions(d)
	}
	return s
}

// defs holds the recursive types that a schema refers to, by their names.
type defs map[string]*jsonschema.Schema

// ref returns a reference to a recursive type, which define describes.
func (d defs) ref(name string, define func() *jsonschema.Schema) *jsonschema.Schema {
	if _, known := d[name]; !known {
		d[name] = nil // so that define, which comes here again, ends
		d[name] = define()
	}
	return &jsonschema.Schema{Ref: "#/$defs/" + name}
}

func (d defs) of(v *plan.Value) *jsonschema.Schema {
	s := d.ofType(v.Indirect().Type)
	return d.annotate(s, v)
}

// annotate gives a schema what its value says beside the type.
func (d defs) annotate(s *jsonschema.Schema, v *plan.Value) *jsonschema.Schema {
	inner := v.Indirect()
	var notes []string
	if t, ok := inner.Type.(plan.Duration); ok && t.Unit != 0 {
		notes = append(notes, "In "+rule.UnitWord(t.Unit)+".")
	}
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
	for _, e := range inner.Extras {
		if s.Extras == nil {
			s.Extras = make(map[string]any)
		}
		s.Extras[e.Key] = json.RawMessage(e.Value)
	}
	if v.Nullable || inner.Nullable {
		return nullable(s)
	}
	return s
}

// nullable accepts null beside s. What describes the value stays outside, where it is
// read first.
func nullable(s *jsonschema.Schema) *jsonschema.Schema {
	if len(s.AnyOf) > 0 && s.Type == "" && s.Format == "" { // a union: null is one more
		s.AnyOf = append(s.AnyOf, &jsonschema.Schema{Type: "null"})
		return s
	}
	outer := &jsonschema.Schema{
		Title: s.Title, Description: s.Description, Default: s.Default, Examples: s.Examples, ReadOnly: s.ReadOnly, WriteOnly: s.WriteOnly, Extras: s.Extras,
	}
	s.Title, s.Description, s.Default, s.Examples, s.ReadOnly, s.WriteOnly, s.Extras = "", "", nil, nil, false, false, nil
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

func (d defs) ofType(t plan.Type) *jsonschema.Schema {
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
		if t.Unit != 0 {
			s.Type = "integer"
			most := rule.MostUnits(t.Unit)
			s.Minimum, s.Maximum = text(big.NewInt(-most)), text(big.NewInt(most))
			break
		}
		s.Type = "string"
		s.Pattern = rule.DurationPattern
		s.MinLength = number(2)
	case plan.Known:
		known(s, t)
	case plan.Own:
		return d.of(t.Wire)
	case plan.Quoted:
		s.Type = "string"
		s.Pattern = rule.QuotedPattern(t.Elem.Type)
	case plan.Raw:
		s.Type = t.Of
	case plan.Any:
		// any JSON: no keyword
	case plan.Slice:
		s.Type = "array"
		s.Items = d.of(t.Elem)
	case plan.Array:
		s.Type = "array"
		s.Items = d.of(t.Elem)
		s.MinItems, s.MaxItems = number(t.Len), number(t.Len)
	case plan.Map:
		s.Type = "object"
		if _, anything := t.Elem.Type.(plan.Any); !anything || len(t.Elem.Rules) > 0 {
			s.AdditionalProperties = d.of(t.Elem)
		}
		s.PropertyNames = d.names(t.Key)
	case *plan.Struct:
		if t.Recursive {
			return d.ref(t.Name, func() *jsonschema.Schema { return d.object(t) })
		}
		return d.object(t)
	case *plan.Union:
		if t.Recursive {
			return d.ref(t.Name, func() *jsonschema.Schema { return d.union(t) })
		}
		return d.union(t)
	default:
		panic("schema: a type outside the closed set")
	}
	return s
}

// names returns the schema of a map's keys, nil where every string is one.
func (d defs) names(key *plan.Value) *jsonschema.Schema {
	if _, text := key.Type.(plan.String); text && len(key.Rules) == 0 {
		return nil
	}
	if t, own := key.Type.(plan.Own); own && len(t.Wire.Rules) == 0 {
		return nil
	}
	s := d.of(key)
	s.Type = "" // a name is a string anyway
	return s
}

// known describes a type of the standard library.
func known(s *jsonschema.Schema, t plan.Known) {
	switch t {
	case plan.Number:
		s.Type = "number"
	case plan.BigInt:
		s.Type = "integer"
	case plan.URL:
		s.Type, s.Format = "string", "uri"
	case plan.Addr, plan.IP:
		s.Type = "string"
		s.AnyOf = []*jsonschema.Schema{{Format: "ipv4"}, {Format: "ipv6"}}
	case plan.Prefix:
		s.Type = "string"
	default:
		panic("schema: a type outside the closed set: " + string(t))
	}
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

func (d defs) object(t *plan.Struct) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "object", Properties: jsonschema.NewProperties()}
	for _, f := range t.Fields {
		s.Properties.Set(f.Name, d.of(f.Value))
		if f.Required {
			s.Required = append(s.Required, f.Name)
		}
	}
	relate(s, t)
	if !t.Open {
		s.AdditionalProperties = jsonschema.FalseSchema
	}
	return s
}

// union describes one of several objects; a const in each tells them apart.
func (d defs) union(t *plan.Union) *jsonschema.Schema {
	s := &jsonschema.Schema{}
	for _, v := range t.Variants {
		object := d.object(t.Object(v))
		object.Description = v.Description
		s.AnyOf = append(s.AnyOf, object)
	}
	return s
}
