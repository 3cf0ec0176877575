package laws

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/internal/laws/fields"
	"github.com/toolgen-go/toolgen/internal/laws/invopop"
	"github.com/toolgen-go/toolgen/internal/laws/rules"
	"github.com/toolgen-go/toolgen/internal/laws/shapes"
	"github.com/toolgen-go/toolgen/internal/laws/types"
	"github.com/toolgen-go/toolgen/internal/laws/words"
	"github.com/toolgen-go/toolgen/toolkit"
)

// fixture is a generated schema with its types erased.
type fixture struct {
	name   string // package and type: "rules.Min"
	typ    reflect.Type
	schema json.RawMessage
	parse  func([]byte) (any, error)
}

// fix makes the fixture of a schema variable, which has the name of its type.
func fix[P any](name string, s toolkit.Schema[P]) fixture {
	return fixture{
		name:   name,
		typ:    reflect.TypeFor[P](),
		schema: s.JSONSchema(),
		parse: func(text []byte) (any, error) {
			p, err := s.Parse(text)
			return p, err
		},
	}
}

var fixtures = []fixture{
	fix("types.Pointers", types.PointersSchema),
	fix("types.Slices", types.SlicesSchema),
	fix("types.Arrays", types.ArraysSchema),
	fix("types.Maps", types.MapsSchema),
	fix("types.Deep", types.DeepSchema),
	fix("types.EnumStrings", types.EnumStringsSchema),
	fix("types.EnumInts", types.EnumIntsSchema),
	fix("types.StringPage", types.StringPageSchema),
	fix("types.PointPage", types.PointPageSchema),
	fix("types.Generic", types.GenericSchema),
	fix("types.Strings", types.StringsSchema),
	fix("types.Bools", types.BoolsSchema),
	fix("types.Ints", types.IntsSchema),
	fix("types.Uints", types.UintsSchema),
	fix("types.Floats", types.FloatsSchema),
	fix("types.Times", types.TimesSchema),
	fix("types.Durations", types.DurationsSchema),
	fix("types.Bytes", types.BytesSchema),
	fix("types.Raws", types.RawsSchema),
	fix("types.Anys", types.AnysSchema),
	fix("types.Nested", types.NestedSchema),
	fix("types.Embedded", types.EmbeddedSchema),
	fix("types.EmbeddedPointers", types.EmbeddedPointersSchema),
	fix("types.EmbeddedNamed", types.EmbeddedNamedSchema),
	fix("types.Shadow", types.ShadowSchema),
	fix("types.Names", types.NamesSchema),
	fix("types.Empty", types.EmptySchema),
	fix("rules.Min", rules.MinSchema),
	fix("rules.MinPtr", rules.MinPtrSchema),
	fix("rules.Max", rules.MaxSchema),
	fix("rules.MaxPtr", rules.MaxPtrSchema),
	fix("rules.Len", rules.LenSchema),
	fix("rules.LenPtr", rules.LenPtrSchema),
	fix("rules.Combined", rules.CombinedSchema),
	fix("rules.CombinedForms", rules.CombinedFormsSchema),
	fix("rules.Gt", rules.GtSchema),
	fix("rules.GtPtr", rules.GtPtrSchema),
	fix("rules.Gte", rules.GteSchema),
	fix("rules.GtePtr", rules.GtePtrSchema),
	fix("rules.Lt", rules.LtSchema),
	fix("rules.LtPtr", rules.LtPtrSchema),
	fix("rules.Lte", rules.LteSchema),
	fix("rules.LtePtr", rules.LtePtrSchema),
	fix("rules.Dive", rules.DiveSchema),
	fix("rules.DiveStructs", rules.DiveStructsSchema),
	fix("rules.DiveEmbedded", rules.DiveEmbeddedSchema),
	fix("rules.Eq", rules.EqSchema),
	fix("rules.Ne", rules.NeSchema),
	fix("rules.NeBeyond", rules.NeBeyondSchema),
	fix("rules.Email", rules.EmailSchema),
	fix("rules.URL", rules.URLSchema),
	fix("rules.UUID", rules.UUIDSchema),
	fix("rules.Oneof", rules.OneofSchema),
	fix("rules.OneofItems", rules.OneofItemsSchema),
	fix("rules.RequiredScalars", rules.RequiredScalarsSchema),
	fix("rules.RequiredOthers", rules.RequiredOthersSchema),
	fix("rules.Omitempty", rules.OmitemptySchema),
	fix("rules.Unique", rules.UniqueSchema),
	fix("words.Items", words.ItemsSchema),
	fix("words.UniqueItems", words.UniqueItemsSchema),
	fix("words.UniqueAny", words.UniqueAnySchema),
	fix("words.Kinds", words.KindsSchema),
	fix("words.Bounds", words.BoundsSchema),
	fix("words.ExclusiveBounds", words.ExclusiveBoundsSchema),
	fix("words.MultipleOf", words.MultipleOfSchema),
	fix("words.Length", words.LengthSchema),
	fix("words.Pattern", words.PatternSchema),
	fix("words.Format", words.FormatSchema),
	fix("words.FormatPlaces", words.FormatPlacesSchema),
	fix("words.Enum", words.EnumSchema),
	fix("words.Default", words.DefaultSchema),
	fix("words.DefaultLists", words.DefaultListsSchema),
	fix("words.DefaultInside", words.DefaultInsideSchema),
	fix("words.Required", words.RequiredSchema),
	fix("words.Annotated", words.AnnotatedSchema),
	fix("shapes.Keys", shapes.KeysSchema),
	fix("shapes.KeyRules", shapes.KeyRulesSchema),
	fix("shapes.Nullable", shapes.NullableSchema),
	fix("shapes.Absent", shapes.AbsentSchema),
	fix("shapes.Known", shapes.KnownSchema),
	fix("shapes.Links", shapes.LinksSchema),
	fix("shapes.Own", shapes.OwnSchema),
	fix("shapes.Quoted", shapes.QuotedSchema),
	fix("shapes.Units", shapes.UnitsSchema),
	fix("shapes.Tree", shapes.TreeSchema),
	fix("shapes.Forest", shapes.ForestSchema),
	fix("shapes.Unions", shapes.UnionsSchema),
	fix("fields.RequiredIf", fields.RequiredIfSchema),
	fix("fields.RequiredUnless", fields.RequiredUnlessSchema),
	fix("fields.RequiredWith", fields.RequiredWithSchema),
	fix("fields.RequiredWithAll", fields.RequiredWithAllSchema),
	fix("fields.RequiredWithout", fields.RequiredWithoutSchema),
	fix("fields.RequiredWithoutAll", fields.RequiredWithoutAllSchema),
	fix("fields.ExcludedIf", fields.ExcludedIfSchema),
	fix("fields.ExcludedUnless", fields.ExcludedUnlessSchema),
	fix("fields.ExcludedWith", fields.ExcludedWithSchema),
	fix("fields.ExcludedWithAll", fields.ExcludedWithAllSchema),
	fix("fields.ExcludedWithout", fields.ExcludedWithoutSchema),
	fix("fields.ExcludedWithoutAll", fields.ExcludedWithoutAllSchema),
	fix("fields.Dependent", fields.DependentSchema),
	fix("fields.Nulls", fields.NullsSchema),
	fix("fields.Optionals", fields.OptionalsSchema),
	fix("fields.EqField", fields.EqFieldSchema),
	fix("fields.NeField", fields.NeFieldSchema),
	fix("fields.GtField", fields.GtFieldSchema),
	fix("fields.GteField", fields.GteFieldSchema),
	fix("fields.LtField", fields.LtFieldSchema),
	fix("fields.LteField", fields.LteFieldSchema),
	fix("fields.FieldContains", fields.FieldContainsSchema),
	fix("fields.FieldExcludes", fields.FieldExcludesSchema),
	fix("fields.Places", fields.PlacesSchema),
	fix("fields.Variants", fields.VariantsSchema),
	fix("fields.OneOf", fields.OneOfSchema),
	fix("fields.AnyOf", fields.AnyOfSchema),
	fix("invopop.Crew", invopop.CrewSchema),
	fix("invopop.Whole", invopop.WholeSchema),
	fix("invopop.WholeNamed", invopop.WholeNamedSchema),
	fix("invopop.WholePointer", invopop.WholePointerSchema),
	fix("invopop.Untagged", invopop.UntaggedSchema),
	fix("invopop.Either", invopop.EitherSchema),
	fix("invopop.Some", invopop.SomeSchema),
	fix("invopop.Person", invopop.PersonSchema),
	fix("invopop.Thread", invopop.ThreadSchema),
	fix("invopop.Maybe", invopop.MaybeSchema),
	fix("invopop.Signs", invopop.SignsSchema),
	fix("invopop.Defaults", invopop.DefaultsSchema),
	fix("invopop.Items", invopop.ItemsSchema),
	fix("invopop.Described", invopop.DescribedSchema),
	fix("invopop.Site", invopop.SiteSchema),
	fix("invopop.Quoted", invopop.QuotedSchema),
	fix("invopop.Owner", invopop.OwnerSchema),
}

// variants are the types behind the interfaces of the fixtures, which reflection cannot
// list.
var variants = []judge.Variant{
	{Interface: reflect.TypeFor[shapes.Shape](), Name: "type", Value: "circle", Type: reflect.TypeFor[shapes.Circle]()},
	{Interface: reflect.TypeFor[shapes.Shape](), Name: "type", Value: "box-like", Type: reflect.TypeFor[shapes.Box]()},
	{Interface: reflect.TypeFor[shapes.Shape](), Name: "type", Value: "nothing", Type: reflect.TypeFor[shapes.Nothing]()},
	{Interface: reflect.TypeFor[shapes.Expr](), Name: "op", Value: "not", Type: reflect.TypeFor[shapes.Not]()},
	{Interface: reflect.TypeFor[shapes.Expr](), Name: "op", Value: "or", Type: reflect.TypeFor[shapes.Or]()},
	{Interface: reflect.TypeFor[shapes.Expr](), Name: "op", Value: "is", Type: reflect.TypeFor[shapes.Is]()},
	{Interface: reflect.TypeFor[fields.Shape](), Name: "kind", Value: "circle", Type: reflect.TypeFor[fields.Circle]()},
}

// judgeOf returns the judge of a fixture.
func judgeOf(t *testing.T, f fixture) *judge.Judge { return judge.New(t, f.schema, f.typ, variants...) }

// each runs f as a subtest of every fixture.
func each(t *testing.T, f func(t *testing.T, f fixture)) {
	for _, fixture := range fixtures {
		t.Run(fixture.name, func(t *testing.T) { f(t, fixture) })
	}
}

// eachWithRules runs f as a subtest of every fixture with rules of the validate tag.
func eachWithRules(t *testing.T, f func(t *testing.T, f fixture)) {
	for _, fixture := range fixtures {
		if strings.HasPrefix(fixture.name, "rules.") {
			t.Run(fixture.name, func(t *testing.T) { f(t, fixture) })
		}
	}
}

// TestFixtures compares the list of fixtures with the directives in the source.
func TestFixtures(t *testing.T) {
	directive := regexp.MustCompile(`(?m)^//toolgen:schema\ntype (\w+)`)
	want := map[string]bool{}
	for _, dir := range []string{"types", "rules", "words", "shapes", "fields", "invopop"} {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range directive.FindAllSubmatch(source, -1) {
				want[dir+"."+string(m[1])] = true
			}
		}
	}
	for _, f := range fixtures {
		if !want[f.name] {
			t.Errorf("%s stands twice, or has no directive", f.name)
		}
		delete(want, f.name)
	}
	for name := range want {
		t.Errorf("%s is not in the list", name)
	}
}
