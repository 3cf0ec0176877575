package tags

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/toolkit"
)

// sizeSeeds are JSON texts, by the kind of the field, from which the values are made.
var sizeSeeds = map[reflect.Kind][]string{
	reflect.String: {`""`, `"abé"`, `"ab"`, `"abcd"`, `"a b"`, `"12"`, `"日本語"`, `"éé"`, `"\u0000ab"`},
	reflect.Slice:  {`[]`, `[1]`, `[1,2]`, `[1,1]`, `[1,2,3]`, `[3,1,2,3]`},
	reflect.Map:    {`{}`, `{"a":1}`, `{"a":1,"b":1}`, `{"a":1,"b":2,"c":3}`},
}

// TestSizesAgree holds parser, schema and validator to each other on the words that judge a
// size, on each kind that has one.
func TestSizesAgree(t *testing.T) {
	sizes(t, SizesSchema)
	sizes(t, RequiredStringSchema)
	sizes(t, RequiredIntSchema)
	sizes(t, RequiredFloatSchema)
	sizes(t, RequiredListSchema)
	sizes(t, RequiredMapSchema)
}

// sizes tries each field of a struct.
func sizes[P any](t *testing.T, schema toolkit.Schema[P]) {
	v := validator.New(validator.WithRequiredStructEnabled())
	j := judge.New(t, schema.JSONSchema(), reflect.TypeFor[P]())
	for f := range reflect.TypeFor[P]().Fields() {
		t.Run(reflect.TypeFor[P]().Name()+"."+f.Name, func(t *testing.T) {
			seeds, edit := sizeSeeds[f.Type.Kind()], resized
			if seeds == nil {
				seeds, edit = seedsOf(f.Type), number
			}
			if kind := f.Type.Kind(); f.Tag.Get("validate") == "required" && (kind == reflect.Slice || kind == reflect.Map) {
				seeds = append(slices.Clip(seeds), "null") // all that is bad of these
			}
			tally(t, f.Tag.Get("validate"), seeds, forKeywords, edit, func(value string) verdict { return law(t, schema, j, v, f, []byte(value)) })
		})
	}
}

// resized changes one character, item or member of a JSON text, or how many there are.
func resized(r *rand.Rand, seed string) string {
	var value any
	if err := json.Unmarshal([]byte(seed), &value); err != nil {
		panic(err) // the seeds are JSON, and so is what is made from them
	}
	n := r.IntN(12)
	switch v := value.(type) {
	case string:
		value = edited(r, v)
	case []any:
		i := r.IntN(len(v) + 1)
		switch {
		case i == len(v) || n < 4:
			value = append(v, n)
		case n < 6:
			value = slices.Delete(v, i, i+1)
		default:
			v[i] = n
		}
	case map[string]any:
		name := string(rune('a' + r.IntN(6)))
		if _, has := v[name]; has && n < 6 {
			delete(v, name)
		} else {
			v[name] = n
		}
	case nil:
		return seed
	}
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}
