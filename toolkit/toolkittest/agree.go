package toolkittest

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"reflect"
	"testing"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/internal/laws/texts"
	"github.com/toolgen-go/toolgen/toolkit"
)

// Agree tries random texts on the schema and its parser, and fails the test with the
// shortest text that it finds for each law that does not hold.
func Agree[P any](t testing.TB, schema toolkit.Schema[P], opts ...Option) Report {
	t.Helper()
	typ := reflect.TypeFor[P]()
	return agree(t, subject{
		name:   typ.String(),
		typ:    typ,
		schema: schema.JSONSchema(),
		parse: func(text []byte) (any, error) {
			p, err := schema.Parse(text)
			return p, err
		},
	}, opts)
}

// AgreeAll is Agree for the parameters of each tool, in a subtest with the tool's name.
// The tools are those of a generated Tools function or of a registry's List.
func AgreeAll(t *testing.T, tools []toolkit.AnyTool, opts ...Option) Report {
	t.Helper()
	var sum Report
	for _, tool := range tools {
		t.Run(tool.Definition().Name, func(t *testing.T) {
			s, err := subjectOf(tool)
			if err != nil {
				t.Fatal(err)
			}
			sum.Add(agree(t, s, opts))
		})
	}
	return sum
}

// subject is a schema with its type erased.
type subject struct {
	name   string
	typ    reflect.Type
	schema json.RawMessage
	parse  func(text []byte) (any, error)
}

// subjectOf returns the parameters of a tool. Their type stands in the tool's own.
func subjectOf(tool toolkit.AnyTool) (subject, error) {
	d := tool.Definition()
	s := subject{name: d.Name, schema: d.Parameters, parse: func(text []byte) (any, error) {
		invocation, err := tool.Prepare(text)
		return invocation.Params(), err
	}}
	t := reflect.TypeOf(tool)
	if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct {
		return s, fmt.Errorf("the tool %s is a %v, not a *toolkit.Tool", d.Name, t)
	}
	field, ok := t.Elem().FieldByName("Schema")
	if !ok || field.Type.Kind() != reflect.Interface {
		return s, fmt.Errorf("the tool %s is a %v, not a *toolkit.Tool", d.Name, t)
	}
	parse, ok := field.Type.MethodByName("Parse")
	if !ok {
		return s, fmt.Errorf("the tool %s is a %v, not a *toolkit.Tool", d.Name, t)
	}
	s.typ = parse.Type.Out(0)
	return s, nil
}

// agree reports what check finds.
func agree(t testing.TB, s subject, opts []Option) Report {
	t.Helper()
	report, findings, err := check(s, settings(opts))
	if err != nil {
		t.Fatal(err)
		return report
	}
	for _, f := range findings {
		t.Errorf("%s: %s", s.name, f)
	}
	t.Logf("%s: %s", s.name, report)
	return report
}

// check tries the texts on one subject. It goes on after a finding, since another law may
// be broken as well, but keeps one finding for each.
func check(s subject, o options) (Report, []finding, error) {
	var report Report
	if len(s.schema) == 0 {
		s.schema = json.RawMessage(`{"type":"object"}`)
	}
	h := fnv.New64a()
	h.Write([]byte(s.name))
	seed := h.Sum64() ^ o.seed
	hints := judge.RuleValues(s.typ)
	source, err := texts.New(s.schema, seed, hints...)
	if err != nil {
		return report, nil, fmt.Errorf("%s: %w", s.name, err)
	}
	variants := learn(s, seed, hints)
	j, err := judge.Of(s.schema, s.typ, variants...)
	if err != nil {
		return report, nil, err
	}
	c := checker{subject: s, judge: j, variants: variants}
	if f := c.absent(); f != nil {
		c.found = append(c.found, *f)
	}
	for n := range o.texts {
		text := source.Next()
		f := c.text(text, &report)
		if f == nil && n%8 == 0 {
			text = broken(source, text)
			f = c.broken(text)
		}
		if f != nil && c.isNew(f) {
			c.found = append(c.found, c.shrunk(f, text))
		}
	}
	return report, c.found, nil
}

// learn finds out which types stand behind the interfaces of the parameters, by parsing
// texts that use them.
func learn(s subject, seed uint64, hints []string) []judge.Variant {
	if !judge.HasVariants(s.typ) {
		return nil
	}
	const tries = 300
	source, err := texts.New(s.schema, seed+1, hints...)
	if err != nil {
		return nil
	}
	var known []judge.Variant
	for range tries {
		text := source.Next()
		if value, err := safely(s.parse, text); err == nil {
			known = judge.Learn(known, s.schema, text, value)
		}
	}
	return known
}

// errPanic is the cause when a parser panicked.
var errPanic = errors.New("panic")

// safely calls a parser that may panic.
func safely(parse func([]byte) (any, error), text []byte) (value any, err error) {
	defer func() {
		if r := recover(); r != nil {
			value, err = nil, fmt.Errorf("%w: %v", errPanic, r)
		}
	}()
	return parse(text)
}
