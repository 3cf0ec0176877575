package build

import (
	"bytes"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/emit"
	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/schema"
)

// fieldTypes are the types that FuzzTags puts a tag on.
var fieldTypes = []types.Type{
	types.Typ[types.String], types.Typ[types.Int], types.Typ[types.Int8], types.Typ[types.Uint64],
	types.Typ[types.Float64], types.Typ[types.Float32], types.Typ[types.Bool],
	types.NewPointer(types.Typ[types.Int]), types.NewPointer(types.NewPointer(types.Typ[types.String])),
	types.NewSlice(types.Typ[types.String]), types.NewSlice(types.NewSlice(types.Typ[types.Int])),
	types.NewSlice(types.NewPointer(types.Typ[types.Float64])), types.NewSlice(types.Typ[types.Byte]),
	types.NewArray(types.Typ[types.Int], 3), types.NewMap(types.Typ[types.String], types.Typ[types.String]),
	types.NewMap(types.Typ[types.String], types.NewSlice(types.Typ[types.Bool])),
	types.NewInterfaceType(nil, nil), types.NewStruct(nil, nil),
}

// FuzzTags puts any tag on a field of each type. Either there is something to say
// about it, or it can be generated: the Go parses, the schema compiles, and the same
// tag gives the same bytes.
func FuzzTags(f *testing.F) {
	for _, tag := range []string{
		`json:"a,omitempty" validate:"min=1,max=3"`,
		`json:"a" validate:"required,oneof=a b"`,
		`json:"a,omitzero" jsonschema:"default=3,minimum=1,multipleOf=0.5"`,
		`json:"a" validate:"min=1,unique,dive,len=2,dive,ne=3"`,
		`json:"a" jsonschema:"pattern=^a\\,b$,enum=a\\,b,title=x,example=y,description=a\\, b"`,
		`json:"a" validate:"eq=true"`, `json:"a" validate:"gt=-1e3,lt=0x10"`,
		`jsonschema:"uniqueItems=true,minItems=1,format=uuid"`, `json:"-"`, "json:\"`\"", `validate:"dive,required"`,
	} {
		f.Add(tag, uint8(0))
	}
	f.Fuzz(func(t *testing.T, tag string, kind uint8) {
		typ, plain := fieldTypes[int(kind)%len(fieldTypes)], kind >= 128
		first, diags := generate(t, tag, typ, plain)
		again, _ := generate(t, tag, typ, plain)
		if !bytes.Equal(first, again) {
			t.Error("the same tag gives other bytes")
		}
		for _, d := range diags {
			if d.Code == "" || strings.TrimSpace(d.Message) == "" {
				t.Errorf("a diagnostic says nothing: %+v", d)
			}
		}
	})
}

// generate plans a struct of one field and returns its Go file and its schema. The
// jsonschema tags of its package are plain descriptions, or not.
func generate(t *testing.T, tag string, typ types.Type, plain bool) ([]byte, diag.List) {
	pkg := types.NewPackage("example.com/p", "p")
	field := types.NewField(token.NoPos, pkg, "Field", typ, false)
	u := types.NewStruct([]*types.Var{field}, []string{tag})
	var diags diag.List
	b := newBuilder(nil, &load.Package{Path: pkg.Path(), Name: "p", Types: pkg}, &diags)
	b.plain[pkg.Path()] = plain
	v := b.value(u, place{name: "Params"})
	if len(diags) > 0 {
		return nil, diags
	}
	b.out.Schemas = []*plan.Schema{{Name: "Params", Var: "ParamsSchema", Root: v}}
	source, err := emit.File(b.out)
	if err != nil {
		t.Fatal(err)
	}
	text := schema.JSON(schema.Of(v))
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("s.json", doc); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Compile("s.json"); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return append(source, text...), nil
}
