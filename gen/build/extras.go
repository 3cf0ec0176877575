package build

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// keywords are those of JSON Schema, of this draft and of earlier ones, and of OpenAPI,
// that judge a value or that toolgen writes itself. None of them can be an extra: the
// parser would not know of it.
var keywords = strings.Fields(`
	type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems
	maxContains minContains maxProperties minProperties required dependentRequired dependentSchemas dependencies
	allOf anyOf oneOf not if then else prefixItems items additionalItems contains properties patternProperties additionalProperties propertyNames
	unevaluatedItems unevaluatedProperties format contentEncoding contentMediaType contentSchema id definitions nullable
	title description default examples readOnly writeOnly`)

// extras applies the jsonschema_extras key: annotations of the user's own, with the values
// that invopop gives them. true and false are booleans, a key that stands more than
// once has a list, and the order is that of the keys.
func (b *builder) extras(v *plan.Value, f field) {
	values := make(map[string][]string)
	for _, w := range f.tags.extras {
		pos := f.tags.at(w.Offset, f.pos)
		_, isWord := rule.JSONSchema[w.Key]
		switch {
		case isWord || slices.Contains(schemaAnnotations, w.Key) || strings.HasPrefix(w.Key, "oneof_") || strings.HasPrefix(w.Key, "anyof_"):
			b.diags.Addf(pos, "extra", "%s is more than an extra, and the parser would not know of it here; write it in the jsonschema tag", w.Key)
		case w.Key == "examples":
			b.diags.Addf(pos, "extra", "examples stand in the jsonschema tag; write example=… there for each of them")
		case w.Key == "nullable" || w.Key == "required":
			b.diags.Addf(pos, "extra", "%s is more than an extra, and the parser would not know of it here; write %s alone in the jsonschema tag", w.Key, w.Key)
		case slices.Contains(keywords, w.Key) || strings.HasPrefix(w.Key, "$"):
			b.diags.Addf(pos, "extra", "%s has a meaning in JSON Schema that the parser would not enforce; remove it, and check it in Execute", w.Key)
		case len(values[w.Key]) > 0 && (isBool(w.Value) || isBool(values[w.Key][0])):
			b.diags.Addf(pos, "extra", "%s stands twice, and a boolean is no list; keep one", w.Key)
		default:
			values[w.Key] = append(values[w.Key], w.Value)
		}
	}
	for key, all := range values {
		var value any = all
		if len(all) == 1 {
			value = all[0]
			if isBool(all[0]) {
				value = all[0] == "true"
			}
		}
		text, err := json.Marshal(value)
		if err != nil {
			panic(err) // strings are JSON
		}
		v.Indirect().Extras = append(v.Indirect().Extras, plan.Extra{Key: key, Value: plan.Literal(text)})
	}
	slices.SortFunc(v.Indirect().Extras, func(a, b plan.Extra) int { return strings.Compare(a.Key, b.Key) })
}

func isBool(value string) bool { return value == "true" || value == "false" }
