package tag

import (
	"strconv"
	"strings"
	"testing"
)

// TestOffsets asserts that a word is found where it stands in the source. Each row
// is the text of a literal; « stands before the word that is meant and is removed.
func TestOffsets(t *testing.T) {
	key := func(name string) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			for _, k := range tag.Keys() {
				if k.Name == name {
					return k.Offset
				}
			}
			t.Fatalf("no key %s", name)
			return 0
		}
	}
	value := func(t *testing.T, tag Tag, key string) Value {
		v, ok := tag.Lookup(key)
		if !ok {
			t.Fatalf("no key %s", key)
		}
		return v
	}
	jsonName := func(t *testing.T, tag Tag) int {
		j, _ := value(t, tag, "json").JSON()
		return j.NameOffset
	}
	option := func(word string) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			j, _ := value(t, tag, "json").JSON()
			return j.Offset(word)
		}
	}
	schemaWord := func(i int) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			words, _ := value(t, tag, "jsonschema").JSONSchema(knownWord)
			return words[i].Offset
		}
	}
	schemaValue := func(i, at int) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			words, _ := value(t, tag, "jsonschema").JSONSchema(knownWord)
			if at == 0 && words[i].ValueOffset != words[i].ValueAt(0) {
				t.Errorf("ValueOffset %d, ValueAt(0) %d", words[i].ValueOffset, words[i].ValueAt(0))
			}
			return words[i].ValueAt(at)
		}
	}
	extraValue := func(i int) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			words, _ := value(t, tag, "jsonschema_extras").Extras()
			return words[i].ValueOffset
		}
	}
	rule := func(i int) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			rules, _ := value(t, tag, "validate").Validate()
			return rules[i].Offset
		}
	}
	alternative := func(i, j int) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			rules, _ := value(t, tag, "validate").Validate()
			return rules[i].Or[j].Offset
		}
	}
	param := func(i, at int) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			rules, _ := value(t, tag, "validate").Validate()
			return rules[i].ParamAt(at)
		}
	}
	item := func(i, j int) func(*testing.T, Tag) int {
		return func(t *testing.T, tag Tag) int {
			rules, _ := value(t, tag, "validate").Validate()
			items, err := SplitOneOf(rules[i].Param)
			if err != nil {
				t.Fatal(err)
			}
			return rules[i].ParamAt(items[j].Offset)
		}
	}

	for _, row := range []struct {
		lit string
		at  func(*testing.T, Tag) int
	}{
		{"`«json:\"a\"`", key("json")},
		{"`json:\"a\"   «validate:\"min=1\"`", key("validate")},
		{`"json:\"a\" «validate:\"min=1\""`, key("validate")},
		{"`日本:\"é\" «json:\"a\"`", key("json")},
		{"`json:\"«a\"`", jsonName},
		{`"json:\"«a\""`, jsonName},
		{"`x:\"日本\" json:\"«é,omitempty\"`", jsonName},
		{"`x:\"日本\" json:\"é,«omitempty\"`", option("omitempty")},
		{`"x:\"\u65e5\\u65e5\" json:\"é,omitzero,«string\""`, option("string")},
		{"`jsonschema:\"minLength=1,«maxLength=2\"`", schemaWord(1)},
		{"`jsonschema:\"description=日本\\\\, é,«maxLength=2\"`", schemaWord(1)},
		{`"jsonschema:\"description=日本\\\\, \\\"é\\\",«maxLength=2\""`, schemaWord(1)},
		{"`jsonschema:\"description=日本\\\\, é,maxLength=«2\"`", schemaValue(1, 0)},
		{"`jsonschema:\"pattern=a\\\\,«b\"`", schemaValue(0, 2)},
		{"`jsonschema:\"pattern=a«\\\\,b\"`", schemaValue(0, 1)},
		{`"jsonschema:\"pattern=\\\\d\\\\,«b\""`, schemaValue(0, 3)},
		{"`jsonschema:\"pattern=é=«b\"`", schemaValue(0, 3)},
		{"`jsonschema:\"title=a, «maxLength=2\"`", schemaWord(1)},
		{"`jsonschema_extras:\"a=1,b=«c\"`", extraValue(1)},
		{"`validate:\"min=1,«max=2\"`", rule(1)},
		{`"validate:\"eq=\\\"é\\\",«max=2\""`, rule(1)},
		{"`validate:\"eq=é0x2C,«max=2\"`", rule(1)},
		{"`validate:\"min=1, «max=2\"`", rule(1)},
		{"`validate:\"min=1,«a|b|c\"`", rule(1)},
		{"`validate:\"min=1,a|b=é|«c\"`", alternative(1, 2)},
		{"`validate:\"min=1,max=«2\"`", param(1, 0)},
		{"`validate:\"eq=a0x2C«b\"`", param(0, 2)},
		{"`validate:\"eq=a«0x7Cb\"`", param(0, 1)},
		{"`validate:\"eq=ab«\"`", param(0, 2)},
		{"`validate:\"oneof=é 'b c' «d\"`", item(0, 2)},
		{`"validate:\"oneof=é «'b c' d\""`, item(0, 1)},
		{"`validate:\"oneof=a0x2Cb «c\"`", item(0, 1)},
	} {
		want := strings.Index(row.lit, "«")
		lit := strings.Replace(row.lit, "«", "", 1)
		l, err := ParseLiteral(lit)
		if err != nil {
			t.Errorf("%s: %v", lit, err)
			continue
		}
		tag, problems := Parse(l)
		if len(problems) > 0 {
			t.Errorf("%s: %v", lit, problems)
			continue
		}
		if got := row.at(t, tag); got != want {
			t.Errorf("%s: the word is at %d, want %d", lit, got, want)
		}
	}
}

// problemRow is one tag with one thing wrong at «.
type problemRow struct {
	lit, code, advice string // advice: a part of the message
}

// checkProblems asserts that read finds in each row the one problem it has.
func checkProblems(t *testing.T, rows []problemRow, read func(Tag) []Problem) {
	t.Helper()
	for _, row := range rows {
		want := strings.Index(row.lit, "«")
		lit := strings.Replace(row.lit, "«", "", 1)
		l, err := ParseLiteral(lit)
		if err != nil {
			t.Errorf("%s: %v", lit, err)
			continue
		}
		tag, problems := Parse(l)
		problems = append(problems, read(tag)...)
		if len(problems) != 1 {
			t.Errorf("%s: want one problem, got %+v", lit, problems)
			continue
		}
		p := problems[0]
		if p.Offset != want || p.Code != row.code || !strings.Contains(p.Message, row.advice) {
			t.Errorf("%s: got offset %d, code %s, %s\nwant offset %d, code %s, …%s…", lit, p.Offset, p.Code, p.Message, want, row.code, row.advice)
		}

		// The same text without its source has the same problem, nowhere.
		tag, problems = Parse(LiteralOf(l.Value))
		problems = append(problems, read(tag)...)
		if len(problems) != 1 || problems[0].Offset != -1 || problems[0].Code != row.code {
			t.Errorf("%s: without its source: %+v", lit, problems)
		}
	}
}

// raw returns the value that a raw literal gives a key.
func raw(key, value string) Value {
	tag, problems := Parse(LiteralOf(key + ":" + strconv.Quote(value)))
	if len(problems) > 0 {
		panic(problems[0].Message)
	}
	v, _ := tag.Lookup(key)
	return v
}
