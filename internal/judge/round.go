package judge

import (
	"encoding/json"
	"reflect"
	"strconv"
)

// round returns the decoded JSON value v with the numbers at float fields of t rounded
// to their Go type and written with the fewest digits that mean that float. A number
// beyond the type stays as it is: the bounds of the judge's copy refuse it. The schema
// leads through interfaces, whose types only its discriminators tell.
func (j *Judge) round(v any, t reflect.Type, schema any) any {
	t = plain(t)
	if t == nil {
		return v
	}
	switch v := v.(type) {
	case json.Number:
		if t.Kind() != reflect.Float32 && t.Kind() != reflect.Float64 {
			return v
		}
		f, err := strconv.ParseFloat(string(v), t.Bits())
		if err != nil {
			return v
		}
		return json.Number(strconv.FormatFloat(f, 'g', -1, t.Bits()))
	case []any:
		if t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
			for i := range v {
				v[i] = j.round(v[i], t.Elem(), j.below(schema, "items"))
			}
		}
	case map[string]any:
		j.roundMembers(v, t, schema)
	}
	return v
}

func (j *Judge) roundMembers(v map[string]any, t reflect.Type, schema any) {
	switch t.Kind() {
	case reflect.Map:
		for name := range v {
			v[name] = j.round(v[name], t.Elem(), j.below(schema, "additionalProperties"))
		}
	case reflect.Struct:
		for name, f := range Fields(t) {
			if member, ok := v[name]; ok {
				v[name] = j.round(member, f.Type, j.below(schema, "properties", name))
			}
		}
	case reflect.Interface:
		for _, branch := range j.branches(schema) {
			name, value, ok := discriminator(j.doc, branch)
			if !ok || v[name] != value {
				continue
			}
			if t := variant(j.variants, t, name, value); t != nil {
				j.round(v, t, branch)
			}
		}
	}
}

// below returns the schema at a path of keys, through references and nullable values.
func (j *Judge) below(schema any, path ...string) any {
	if len(path) == 0 {
		return schema
	}
	s := j.target(schema)
	if inner, ok := s[path[0]]; ok {
		for _, key := range path[1:] {
			m, _ := inner.(map[string]any)
			inner = m[key]
		}
		return inner
	}
	for _, branch := range j.branches(schema) {
		if inner := j.below(branch, path...); inner != nil {
			return inner
		}
	}
	return nil
}

func (j *Judge) branches(schema any) []any {
	s := j.target(schema)
	for _, word := range []string{"anyOf", "oneOf"} {
		if branches, ok := s[word].([]any); ok {
			var all []any
			for _, b := range branches {
				if inner := j.target(b); inner["anyOf"] != nil || inner["oneOf"] != nil {
					all = append(all, j.branches(b)...)
				} else {
					all = append(all, b)
				}
			}
			return all
		}
	}
	return nil
}

// target follows the references of a schema.
func (j *Judge) target(schema any) map[string]any { return follow(j.doc, schema) }
