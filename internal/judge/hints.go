package judge

import (
	"reflect"
	"strings"
)

// RuleValues returns the values of the validate words of a type and of the types in it,
// in the order of the source: strings that are worth a try where the schema cannot say
// what the word asks for.
func RuleValues(t reflect.Type) []string {
	return ruleValues(t, map[reflect.Type]bool{})
}

func ruleValues(t reflect.Type, seen map[reflect.Type]bool) []string {
	if inner := plain(t); inner != nil {
		t = inner
	}
	if seen[t] {
		return nil
	}
	var values []string
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array:
		return ruleValues(t.Elem(), seen)
	case reflect.Map:
		return append(ruleValues(t.Key(), seen), ruleValues(t.Elem(), seen)...)
	case reflect.Struct:
		seen[t] = true
		for f := range t.Fields() {
			for word := range strings.SplitSeq(f.Tag.Get("validate"), ",") {
				if _, value, ok := strings.Cut(word, "="); ok {
					values = append(values, value)
				}
			}
			values = append(values, ruleValues(f.Type, seen)...)
		}
	}
	return values
}
