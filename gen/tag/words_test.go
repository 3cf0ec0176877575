package tag

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/invopop/jsonschema"
)

var someWords = []string{"-", "required", "nullable", "title", "description", "default", "example", "enum", "pattern", "format", "minLength", "maxLength", "minimum", "maximum"}

func knownWord(key string) bool { return slices.Contains(someWords, key) }

// show writes words as key=<value>.
func show(words []Word) string {
	var all []string
	for _, w := range words {
		if w.HasValue {
			all = append(all, fmt.Sprintf("%s=<%s>", w.Key, w.Value))
		} else {
			all = append(all, w.Key)
		}
	}
	return strings.Join(all, " ")
}

func TestJSONSchema(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"", ""},
		{"-", "-"},
		{"required,nullable", "required nullable"},
		{`description=If true\, descend`, "description=<If true, descend>"},
		{`description=is it\,nullable`, "description=<is it,nullable>"},
		{`pattern=^a=b\,c$,maxLength=3`, "pattern=<^a=b,c$> maxLength=<3>"},
		{`title=\\,required`, `title=<\,required>`},
		{`title=a\,\,b\,`, "title=<a,,b,>"},
		{`title=`, "title=<>"},
		{`title= a ,required`, "title=< a > required"},
		// Unknown words are for the caller.
		{"requird", "requird"},
		{"title=a,mininum=3", "title=<a> mininum=<3>"},
	} {
		words, problems := raw("jsonschema", row.text).JSONSchema(knownWord)
		if got := show(words); got != row.want || len(problems) > 0 {
			t.Errorf("JSONSchema(%s) = %s, %v; want %s", row.text, got, problems, row.want)
		}
	}
}

func TestJSONSchemaProblems(t *testing.T) {
	checkProblems(t, []problemRow{
		{"`jsonschema:\"description=If true, «descend\"`", CodeCommaCut, `write description=If true\\, descend`},
		{`"jsonschema:\"description=If true, «descend\""`, CodeCommaCut, `write description=If true\\\\, descend`},
		{"`jsonschema:\"description=a, «b, c,, d,required\"`", CodeCommaCut, `write description=a\\, b\\, c\\,\\, d`},
		{"`jsonschema:\"title=a,«b\"`", CodeCommaCut, `write title=a\\,b`},
		{"`jsonschema:\"title=é a\\\\, b,«c\"`", CodeCommaCut, `write title=é a\\, b\\,c`},
		{"`jsonschema:\"pattern=^[a-z]{1,«3}$\"`", CodeCommaCut, `write pattern=^[a-z]{1\\,3}$`},
		{"`jsonschema:\"pattern=^\\\\d{1,«3}$\"`", CodeCommaCut, `write pattern=^\\d{1\\,3}$`},
		{"`jsonschema:\"title=a, «so x=y\"`", CodeCommaCut, `write title=a\\, so x=y`},
		{"`jsonschema:\"minimum=1,«requird\"`", CodeCommaCut, "minimum"},
		{"`jsonschema:\"title=a,«=b\"`", CodeCommaCut, `write title=a\\,=b`},
		{"`jsonschema:\"required,«,nullable\"`", CodeEmptyWord, "remove the comma"},
		{"`jsonschema:\"required«,\"`", CodeEmptyWord, "remove the comma"},
		{`"jsonschema:\"required«\x2c\""`, CodeEmptyWord, "remove the comma"},
		{"`jsonschema:\"«,required\"`", CodeEmptyWord, "remove the comma"},
		{"`jsonschema:\"« \"`", CodeEmptyWord, "remove the comma"},
		{"`jsonschema:\"required, «nullable\"`", CodeSpace, "beside nullable: write it without"},
		{"`jsonschema:\"«required ,nullable\"`", CodeSpace, "beside required"},
		{"`jsonschema:\" «required\"`", CodeSpace, "beside required"},
		{"`jsonschema:\"title=a, «required\"`", CodeSpace, `write title=a\\, required`},
		{"`jsonschema:\"«minimum =3\"`", CodeSpace, "beside minimum"},
		{"`jsonschema:\"required, «nosuch\"`", CodeSpace, "beside nosuch"},
		{"`jsonschema:\"«=3\"`", CodeMissingKey, "write name=value"},
	}, func(tag Tag) []Problem {
		v, _ := tag.Lookup("jsonschema")
		_, problems := v.JSONSchema(knownWord)
		return problems
	})
}

func TestExtrasProblems(t *testing.T) {
	checkProblems(t, []problemRow{
		{"`jsonschema_extras:\"a=b, «c\"`", CodeCommaCut, `write a=b\\, c`},
		{"`jsonschema_extras:\"«a\"`", CodeMissingValue, "write a=value"},
		{"`jsonschema_extras:\"a=b«,\"`", CodeEmptyWord, "remove the comma"},
		{"`jsonschema_extras:\"a=b, «c=d\"`", CodeSpace, `write a=b\\, c=d`},
		{"`jsonschema_extras:\"«=d\"`", CodeMissingKey, "write name=value"},
	}, func(tag Tag) []Problem {
		v, _ := tag.Lookup("jsonschema_extras")
		_, problems := v.Extras()
		return problems
	})
}

// FuzzWords holds the grammar to invopop: what Extras reads without a problem is
// what the Reflector puts into the extras of the field, and all of it.
func FuzzWords(f *testing.F) {
	for _, s := range []string{`a=b`, `a=b,c=d`, `a=b\,c`, `a=b\\,c=d`, `a=\,`, `a=\,\,b,c==`, `é=日本`, `a=b,a=c`, `a=true,b=false`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		tag := "jsonschema_extras:" + strconv.Quote(text)
		parsed, problems := Parse(LiteralOf(tag))
		v, _ := parsed.Lookup("jsonschema_extras")
		words, more := v.Extras()
		if len(problems)+len(more) > 0 || len(words) == 0 {
			return
		}
		want := map[string][]string{}
		for _, w := range words {
			want[w.Key] = append(want[w.Key], w.Value)
		}
		s := jsonschema.ReflectFromType(reflect.StructOf([]reflect.StructField{{
			Name: "A", Type: reflect.TypeFor[string](), Tag: reflect.StructTag(tag),
		}}))
		property, _ := s.Properties.Get("A")
		if property == nil {
			t.Fatalf("%s: no property", tag)
		}
		if len(property.Extras) != len(want) {
			t.Errorf("%s: %s, invopop has %v", tag, show(words), property.Extras)
		}
		for key, values := range want {
			if key == "minimum" || slices.Contains(values, "true") || slices.Contains(values, "false") {
				continue // these are typed
			}
			got := property.Extras[key]
			if len(values) == 1 && got != values[0] || len(values) > 1 && !reflect.DeepEqual(got, values) {
				t.Errorf("%s: %s is %q, invopop has %q", tag, key, values, got)
			}
		}
	})
}
