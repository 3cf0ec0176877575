package laws

import (
	"encoding/json"
	"maps"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// difference is one between our schemas and invopop's that is meant to be, or that is a
// defect of invopop's. One that no fixture shows any more fails the test.
type difference struct {
	reason string
	// undo removes the difference from the nodes and reports whether there was one.
	undo func(at place, ours, theirs map[string]any) bool
	used int
}

// differences is the whole list.
var differences = []*difference{
	{reason: "null stands beside a value in anyOf, what describes them outside", undo: besideNull},
	{reason: "types with a form of their own: invopop shows what Go makes them of", undo: ownForm},
	{reason: "descriptions from comments: invopop sees no source", undo: commentDescription},
	{reason: "a Duration is a string with a pattern, not an integer", undo: durationAsString},
	{reason: "invopop lets an enumeration of protocol buffers be a name, which encoding/json does not read", undo: protoEnum},
	{reason: "invopop puts a field where the one stands that it hides", undo: hidingPlace},
	{reason: "integers have the bounds of their Go type", undo: integerBounds},
	{reason: "a type with constants is an enum", undo: constantEnum},
	{reason: "keywords from the validate tag", undo: ruleKeywords},
	{reason: "validate's required makes a field required", undo: ruleRequired},
	{reason: "validate's required_with makes a field depend on another", undo: ruleDependent},
	{reason: "invopop's defaults for lists of numbers are strings", undo: listDefault},
	{reason: "numbers are written in their shortest form, not as the tag spells them", undo: shortestNumbers},
	{reason: "invopop takes the embedded field where the outer one of its name stands first", undo: shadowed},
	{reason: "invopop loses the field named -", undo: dashName},
	{reason: "integer keys have plain digits and may be negative; keys can be an enum and have rules", undo: keyNames},
	{reason: "an Optional is what it wraps", undo: wrapped},
	{reason: "a sealed interface is a union, and not any JSON", undo: sealedInterface},
	{reason: "the option string gives the form of the number or boolean in the string", undo: quotedForm},
	{reason: "a Duration that is a number has the bounds of its unit", undo: unitBounds},
}

func commentDescription(at place, ours, theirs map[string]any) bool {
	if !at.items && (hasWord(at.tag.Get("jsonschema"), "description") || at.tag.Get("jsonschema_description") != "") {
		return false
	}
	_, a := ours["description"]
	_, b := theirs["description"]
	delete(ours, "description")
	delete(theirs, "description")
	return a != b
}

func durationAsString(at place, ours, theirs map[string]any) bool {
	if at.typ != durationType || ours["type"] != "string" || theirs["type"] != "integer" {
		return false
	}
	for _, word := range []string{"type", "pattern", "minLength"} {
		delete(ours, word)
	}
	delete(theirs, "type")
	return true
}

func integerBounds(at place, ours, theirs map[string]any) bool {
	if ours["type"] != "integer" {
		return false
	}
	bits := at.typ.Bits()
	used := false
	bound := func(word, value string) {
		if theirs[word] == nil && ours[word] == json.Number(value) {
			theirs[word] = ours[word]
			used = true
		}
	}
	switch kind := at.typ.Kind(); {
	case kind >= reflect.Uint && kind <= reflect.Uint64:
		bound("minimum", "0")
		if bits < 64 {
			bound("maximum", strconv.FormatUint(1<<bits-1, 10))
		}
	case bits < 64:
		bound("minimum", strconv.FormatInt(-1<<(bits-1), 10))
		bound("maximum", strconv.FormatInt(1<<(bits-1)-1, 10))
	}
	return used
}

func constantEnum(at place, ours, theirs map[string]any) bool {
	if theirs["enum"] != nil || ours["enum"] == nil || !slices.Contains(enumTypes, at.typ.Name()) {
		return false
	}
	delete(ours, "enum")
	return true
}

// besideNull takes null away on both sides.
func besideNull(at place, ours, theirs map[string]any) bool {
	used := false
	for _, side := range []map[string]any{ours, theirs} {
		for _, word := range []string{"anyOf", "oneOf"} {
			branches, _ := side[word].([]any)
			if len(branches) < 2 || object(branches[len(branches)-1])["type"] != "null" || strings.Contains(at.tag.Get("jsonschema"), "of_type=") {
				continue
			}
			delete(side, word)
			if len(branches) == 2 {
				maps.Copy(side, object(branches[0]))
			} else { // a union
				side["anyOf"] = branches[:len(branches)-1]
			}
			used = true
		}
	}
	return used
}

func keyNames(at place, ours, theirs map[string]any) bool {
	if at.typ.Kind() != reflect.Map {
		return false
	}
	_, used := ours["propertyNames"]
	delete(ours, "propertyNames")
	for _, values := range object(theirs["patternProperties"]) {
		if _, ok := values.([]string); ok {
			continue // the order of the names
		}
		delete(theirs, "patternProperties")
		theirs["additionalProperties"] = values
		used = true
	}
	return used
}

func ownForm(at place, ours, theirs map[string]any) bool {
	p := reflect.PointerTo(at.typ)
	own := slices.Contains(knownTypes[3:], at.typ) || at.typ != timeType && at.typ != rawType && (p.Implements(jsonUnmarshaler) || p.Implements(textUnmarshaler))
	if !own {
		return false
	}
	clear(ours)
	clear(theirs)
	return true
}

// wrapped compares nothing of an Optional: its type is compared where it stands alone.
func wrapped(at place, ours, theirs map[string]any) bool {
	if required, ok := theirs["required"].([]any); ok && at.typ.Kind() == reflect.Struct {
		fields := judge.Fields(at.typ)
		theirs["required"] = slices.DeleteFunc(required, func(name any) bool {
			_, optional := optionalElem(fields[name.(string)].Type)
			return optional
		})
		if len(theirs["required"].([]any)) == 0 {
			delete(theirs, "required")
		}
	}
	if !at.optional {
		return false
	}
	clear(ours)
	clear(theirs)
	return true
}

func sealedInterface(at place, ours, theirs map[string]any) bool {
	sealed := func(t reflect.Type) bool { return t.Kind() == reflect.Interface && t.NumMethod() > 0 }
	if at.typ.Kind() == reflect.Map && sealed(at.typ.Elem()) { // invopop writes no additionalProperties: true
		delete(ours, "additionalProperties")
		return true
	}
	if !sealed(at.typ) {
		return false
	}
	clear(ours)
	clear(theirs)
	return true
}

func quotedForm(at place, ours, theirs map[string]any) bool {
	if !asString(at.tag) {
		return false
	}
	for _, word := range []string{"pattern", "enum", "const", "not"} {
		delete(ours, word)
	}
	return true
}

func unitBounds(at place, ours, theirs map[string]any) bool {
	if at.typ != durationType || ours["type"] != "integer" {
		return false
	}
	for _, word := range []string{"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "not", "const"} {
		delete(ours, word)
		delete(theirs, word)
	}
	return true
}

// enumTypes are the fixtures' types with constants.
var enumTypes = []string{"Mode", "Rank", "Bit", "Level", "Weight", "Side", "Mood"}

// ruleKeywords drops what judges a value where the field has rules: that the rules are
// said rightly is for the agreement law.
func ruleKeywords(at place, ours, theirs map[string]any) bool {
	if at.tag.Get("validate") == "" {
		return false
	}
	used := false
	for _, word := range []string{
		"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "minItems", "maxItems",
		"minProperties", "maxProperties", "uniqueItems", "enum", "const", "not", "pattern", "format", "allOf", "anyOf",
	} {
		if _, ok := ours[word]; ok && theirs[word] == nil {
			delete(ours, word)
			used = true
		}
	}
	return used
}

func ruleRequired(at place, ours, theirs map[string]any) bool {
	if at.typ.Kind() != reflect.Struct || theirs["properties"] == nil {
		return false
	}
	names, _ := theirs["required"].([]any)
	var want []any
	fields := judge.Fields(at.typ)
	properties, _ := object(theirs["properties"])[order].([]string)
	for _, name := range properties {
		if f, ok := fields[name]; ok && (slices.Contains(names, any(name)) || requiredByRule(f)) {
			want = append(want, name)
		}
	}
	if len(want) == len(names) {
		return false
	}
	theirs["required"] = want
	return true
}

// ruleDependent drops the dependencies between fields, which invopop never writes.
func ruleDependent(at place, ours, theirs map[string]any) bool {
	if at.typ.Kind() != reflect.Struct || ours["dependentRequired"] == nil || theirs["dependentRequired"] != nil {
		return false
	}
	delete(ours, "dependentRequired")
	return true
}

func requiredByRule(f reflect.StructField) bool {
	first, _, _ := strings.Cut(f.Tag.Get("validate"), ",")
	return first == "required"
}

func listDefault(at place, ours, theirs map[string]any) bool {
	list, ok := theirs["default"].([]any)
	if !ok || at.typ.Kind() != reflect.Slice || at.typ.Elem().Kind() == reflect.String {
		return false
	}
	for i, v := range list {
		if s, ok := v.(string); ok {
			list[i] = json.Number(s)
		}
	}
	return true
}

// shortestNumbers takes our spelling of each number that means the same.
func shortestNumbers(at place, ours, theirs map[string]any) bool {
	used := false
	for word, v := range theirs {
		if shortest(v, ours[word]) {
			theirs[word] = ours[word]
			used = true
		}
	}
	return used
}

// shortest reports whether two values differ, and only in how they spell numbers.
func shortest(theirs, ours any) bool {
	if list, ok := theirs.([]any); ok {
		other, ok := ours.([]any)
		if !ok || len(list) != len(other) {
			return false
		}
		differ := false
		for i := range list {
			if !reflect.DeepEqual(list[i], other[i]) {
				if !shortest(list[i], other[i]) {
					return false
				}
				differ = true
			}
		}
		return differ
	}
	a, ok1 := theirs.(json.Number)
	b, ok2 := ours.(json.Number)
	if !ok1 || !ok2 || a == b {
		return false
	}
	x, ok1 := new(big.Rat).SetString(string(a))
	y, ok2 := new(big.Rat).SetString(string(b))
	return ok1 && ok2 && x.Cmp(y) == 0
}

func shadowed(at place, ours, theirs map[string]any) bool {
	properties := object(theirs["properties"])
	if at.typ.Name() != "Shadow" || properties == nil {
		return false
	}
	id, _ := properties["id"].(map[string]any)
	if id == nil || id["type"] != "string" {
		return false
	}
	id["type"] = "integer"
	return true
}

func dashName(at place, ours, theirs map[string]any) bool {
	a, b := object(ours["properties"]), object(theirs["properties"])
	if a == nil || b == nil || a["-"] == nil || b["-"] != nil {
		return false
	}
	b["-"] = a["-"]
	b[order] = a[order]
	return true
}
