package jsts

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/internal/suites/program"
)

// words turns the rules of a row into tags. A leading required meant only that the value
// is there, which a field without omitempty always is.
type words struct {
	validate   []string
	jsonschema []string
	key        string // the rules on the keys of a map, as words of the jsonschema tag
}

func read(tag string) words {
	var w words
	if tag == "required" {
		return w
	}
	tag = strings.TrimPrefix(tag, "required,")
	for tag != "" {
		switch {
		case strings.HasPrefix(tag, "xpattern="):
			pattern := strings.TrimPrefix(tag, "xpattern=")
			w.jsonschema = append(w.jsonschema, "pattern="+escape(pattern))
			tag = ""
		case strings.HasPrefix(tag, "xoneof="):
			for _, value := range list(strings.TrimPrefix(tag, "xoneof=")) {
				w.jsonschema = append(w.jsonschema, "enum="+escape(value))
			}
			tag = ""
		case strings.HasPrefix(tag, "dive,keys,"):
			rules, rest, _ := strings.Cut(strings.TrimPrefix(tag, "dive,keys,"), ",endkeys")
			if inner := read(rules); len(inner.jsonschema) > 0 && strings.HasPrefix(rules, "xpattern=") {
				w.key = strings.Join(inner.jsonschema, ",")
			} else {
				w.validate = append(w.validate, "dive,keys,"+strings.Replace(rules, "xoneof=", "oneof=", 1)+",endkeys")
			}
			tag = strings.TrimPrefix(rest, ",")
		default:
			word, rest, _ := strings.Cut(tag, ",")
			name, value, _ := strings.Cut(word, "=")
			switch name {
			case "xunique":
				w.jsonschema = append(w.jsonschema, "uniqueItems=true")
			case "multipleof":
				w.jsonschema = append(w.jsonschema, "multipleOf="+value)
			default:
				w.validate = append(w.validate, word)
			}
			tag = rest
		}
	}
	return w
}

// escape writes a value for the jsonschema tag.
func escape(value string) string { return strings.ReplaceAll(value, ",", `\,`) }

// list splits 'a b' c into its values.
func list(text string) []string {
	var values []string
	for _, m := range regexp.MustCompile(`(?s)'([^']*)'|(\S+)`).FindAllStringSubmatch(text, -1) {
		if strings.HasPrefix(m[0], "'") {
			values = append(values, m[1])
		} else {
			values = append(values, m[2])
		}
	}
	return values
}

func (w words) tag(json string) string {
	tag := "json:" + strconv.Quote(json)
	if len(w.validate) > 0 {
		tag += " validate:" + strconv.Quote(strings.Join(w.validate, ","))
	}
	if len(w.jsonschema) > 0 {
		tag += " jsonschema:" + strconv.Quote(strings.Join(w.jsonschema, ","))
	}
	return strconv.Quote(tag)
}

var tagLiteral = regexp.MustCompile(`"json:(?:[^"\\]|\\.)*"`)

// inner rewrites the tags within a struct type.
func inner(goType string) (string, error) {
	var failed error
	out := tagLiteral.ReplaceAllStringFunc(goType, func(literal string) string {
		text, err := strconv.Unquote(literal)
		if err != nil {
			failed = err
			return literal
		}
		m := regexp.MustCompile(`^json:"(.*?)" validate:"(.*)"$`).FindStringSubmatch(text)
		if m == nil {
			failed = fmt.Errorf("a tag of another form: %s", text)
			return literal
		}
		return read(m[2]).tag(m[1])
	})
	return out, failed
}

// structOf is the Go struct of a row.
func structOf(name, goType, tag string) (program.Struct, error) {
	w := read(tag)
	typ, err := inner(goType)
	if err != nil {
		return program.Struct{}, err
	}
	var before string
	if w.key != "" {
		// validate has no word for a pattern on keys; a key type says it itself.
		key := name + "Key"
		before = fmt.Sprintf("//toolgen:json type=string,%s\ntype %s string\n\nfunc (k *%s) UnmarshalText(text []byte) error { *k = %s(text); return nil }\n\n", w.key, key, key, key)
		typ = strings.Replace(typ, "map[string]", "map["+key+"]", 1)
	}
	return program.Struct{Name: name, Source: fmt.Sprintf("%s//toolgen:schema\ntype %s struct {\n\tV *%s %s\n}", before, name, typ, w.tag("v"))}, nil
}
