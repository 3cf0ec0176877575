package toolkittest

import (
	"context"
	"testing"

	"github.com/toolgen-go/toolgen/internal/laws/rules"
	"github.com/toolgen-go/toolgen/internal/laws/shapes"
	"github.com/toolgen-go/toolgen/internal/laws/types"
	"github.com/toolgen-go/toolgen/internal/laws/words"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/tools"
)

// TestAgree: schemas that toolgen wrote have no findings, and all of them can be written
// and read again.
func TestAgree(t *testing.T) {
	few := Texts(500)
	for _, r := range []Report{
		Agree(t, types.PointersSchema, few),
		Agree(t, types.DeepSchema, few),
		Agree(t, types.MapsSchema, few),
		Agree(t, types.ArraysSchema, few),
		Agree(t, types.DurationsSchema, few),
		Agree(t, types.TimesSchema, few),
		Agree(t, types.BytesSchema, few),
		Agree(t, types.RawsSchema, few),
		Agree(t, types.AnysSchema, few),
		Agree(t, types.FloatsSchema, few),
		Agree(t, types.EnumIntsSchema, few),
		Agree(t, types.EmbeddedPointersSchema, few),
		Agree(t, shapes.TreeSchema, few),
		Agree(t, shapes.KeysSchema, few),
		Agree(t, shapes.KeyRulesSchema, few),
		Agree(t, shapes.NullableSchema, few),
		Agree(t, shapes.AbsentSchema, few),
		Agree(t, shapes.UnionsSchema, few),
		Agree(t, words.DefaultSchema, few),
		Agree(t, words.DefaultInsideSchema, few),
		Agree(t, rules.RequiredOthersSchema, few),
		Agree(t, toolkit.EmptySchema, few),
	} {
		if r.Texts != 500 || r.Accepted+r.Refused+r.Beyond != r.Texts {
			t.Errorf("the counts do not add up: %s", r)
		}
		if r.Written == 0 || r.Unwritten > r.Written/10 {
			t.Errorf("few parameters were read again: %s", r)
		}
	}
}

func TestAgreeAll(t *testing.T) {
	all := tools.All()
	r := AgreeAll(t, all, Texts(300), Seed(7))
	if r.Texts != 300*len(all) || r.Accepted == 0 || r.Refused == 0 {
		t.Errorf("%s", r)
	}
}

// TestNoSchema: a tool without a JSON Schema takes any object.
func TestNoSchema(t *testing.T) {
	type params = map[string]any
	parse := planted[params]{schemaOf[params](""), nil, func(text []byte) (params, error) {
		v, err := types.AnysSchema.Parse(append(append([]byte(`{"value":`), text...), '}'))
		m, ok := v.Value.(map[string]any)
		if err == nil && !ok {
			err = &toolkit.ParseError{Issues: []toolkit.Issue{{Message: "must be an object"}}}
		}
		return m, err
	}}
	tool := toolkit.NewTool("any", "Any", toolkit.Schema[params](parse), func(context.Context, params, toolkit.CallContext) (toolkit.Output[any], error) {
		return toolkit.Output[any]{}, nil
	})
	s, err := subjectOf(tool)
	if err != nil {
		t.Fatal(err)
	}
	s.schema = nil
	_, findings, err := check(s, settings([]Option{Texts(500)}))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range findings {
		if f.law != lawAbsentIsNone { // this parser does not know them
			t.Error(f)
		}
	}
}

// TestBadKey: an entry whose name is no key does not count as the entry of the zero key.
func TestBadKey(t *testing.T) {
	_, err := shapes.KeysSchema.Parse([]byte(`{"int8":{"200":true,"0":false}}`))
	if beyond, _ := allBeyond(err); !beyond {
		t.Errorf("%v", err)
	}
}
