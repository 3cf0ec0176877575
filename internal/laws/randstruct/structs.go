package randstruct

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// generator makes declarations from a seed.
type generator struct {
	*rand.Rand
	*supported
	fitting map[string]fitting

	name    string // of the struct being made
	helpers []string
	fields  int
}

func newGenerator(seed uint64, s *supported) *generator {
	return &generator{Rand: rand.New(rand.NewPCG(seed, 2)), supported: s, fitting: map[string]fitting{}}
}

func (g *generator) oneIn(n int) bool { return g.IntN(n) == 0 }

func pick[T any](g *generator, list []T) T { return list[g.IntN(len(list))] }

// decl makes the struct of that name, with the structs that it alone needs.
func (g *generator) decl(name string) decl {
	g.name, g.helpers, g.fields = name, nil, 0
	body := g.body(0, 2+g.IntN(5))
	text := fmt.Sprintf("// %s is random.\n//\n//toolgen:schema\ntype %s struct {\n%s}\n", name, name, body)
	return decl{name, text + strings.Join(g.helpers, "")}
}

// body makes the fields of a struct.
func (g *generator) body(depth, n int) string {
	var b strings.Builder
	for range n {
		if depth < 2 && g.oneIn(12) {
			b.WriteString(g.embedded(depth))
			continue
		}
		b.WriteString(g.field(depth))
	}
	return b.String()
}

// embedded makes a struct whose fields become those of the outer one.
func (g *generator) embedded(depth int) string {
	name := g.helper(depth)
	if g.oneIn(2) {
		name = "*" + name
	}
	return "\t" + name + "\n"
}

// helper makes a struct of its own and returns its name.
func (g *generator) helper(depth int) string {
	g.fields++
	name := fmt.Sprintf("%sPart%d", g.name, g.fields)
	body := g.body(depth+1, 1+g.IntN(3))
	g.helpers = append(g.helpers, fmt.Sprintf("\n// %s is a part.\ntype %s struct {\n%s}\n", name, name, body))
	return name
}

// names are those of JSON members; a number makes them different.
var names = []string{"f", "value", "a b", "a/b", "a~", "ü", "$ref", "Name", "x_", "ſ", "type", "-"}

// field makes a field with its tags.
func (g *generator) field(depth int) string {
	g.fields++
	t := g.typ(depth)
	required, optional := true, false
	if g.can["optional"] && depth < 3 && !strings.HasPrefix(t.text, "*") && g.oneIn(10) {
		t = goType{"toolkit.Optional[" + t.text + "]", &plan.Value{Type: plan.Optional{Elem: t.value}}}
		required, optional = false, true
	}
	json := fmt.Sprintf("%s%d", pick(g, names), g.fields)
	switch {
	case optional:
		json += ",omitzero"
	case t.text == "*"+g.name, g.oneIn(2): // a struct that must contain itself has no end
		json += pick(g, []string{",omitempty", ",omitzero"})
		required = false
	}
	kind := rule.KindOf(t.value)
	if g.can["string"] && g.oneIn(8) && slices.Contains([]rule.Kind{rule.Int, rule.Float, rule.Bool}, kind) && strings.Trim(t.text, "*") == t.text {
		return fmt.Sprintf("\tF%d %s %s\n", g.fields, t.text, tag([2]string{"json", json + ",string"}))
	}
	value := copied(t.value)
	validate := ""
	if t.text != "*"+g.name {
		validate = g.validate(value)
	}
	nullable := g.can["nullable"] && canHoldNull(t) && !strings.HasPrefix(validate, "required") && g.oneIn(4)
	schema := g.schema(value, required || strings.HasPrefix(validate, "required"), optional)
	if nullable {
		schema = append(schema, "nullable")
	}
	return fmt.Sprintf("%s\tF%d %s %s\n", g.comment(), g.fields, t.text,
		tag([2]string{"json", json}, [2]string{"validate", validate}, [2]string{"jsonschema", strings.Join(schema, ",")}))
}

// canHoldNull reports whether Go has a nil for the type.
func canHoldNull(t goType) bool {
	switch t.value.Type.(type) {
	case plan.Pointer, plan.Optional, plan.Slice, plan.Map, plan.Bytes, *plan.Union:
		return true
	}
	return false
}

func (g *generator) comment() string {
	if !g.oneIn(4) {
		return ""
	}
	return fmt.Sprintf("\t// F%d %s\n", g.fields, pick(g, []string{"is a field.", `says "so", it's said.`, "is größer 日本 <&> `.", `has a \ in it.`}))
}

// validate makes the words of the validate tag, also for keys and items.
func (g *generator) validate(v *plan.Value) string {
	list := g.words(rule.Validate, v, pick(g, []int{0, 0, 1, 1, 2}))
	if i := slices.Index(list, "required"); i > 0 {
		list[0], list[i] = list[i], list[0]
	}
	elem, ok := v.Elem()
	if !ok || !g.oneIn(2) {
		return strings.Join(list, ",")
	}
	var inner []string
	if m, isMap := v.Indirect().Type.(plan.Map); isMap && g.can["endkeys"] && rule.KindOf(m.Key) == rule.String && g.oneIn(2) {
		if onKeys := g.words(rule.Validate, m.Key, 1); len(onKeys) > 0 {
			inner = append(append([]string{"keys"}, onKeys...), "endkeys")
		}
	}
	if of := g.validate(elem); of != "" {
		inner = append(inner, of)
	}
	if len(inner) == 0 {
		return strings.Join(list, ",")
	}
	return strings.Join(append(append(list, "dive"), inner...), ",")
}

// schema makes the words of the jsonschema tag.
func (g *generator) schema(v *plan.Value, required, optional bool) []string {
	target := v
	if elem, ok := v.Elem(); ok && rule.KindOf(v) != rule.Map && g.oneIn(2) {
		target = elem // words for strings and numbers go to the items
	}
	var list []string
	if g.oneIn(2) {
		list = g.words(rule.JSONSchema, target, 1+g.IntN(2))
	}
	if target != v {
		list = slices.DeleteFunc(list, func(w string) bool {
			name, _, _ := strings.Cut(w, "=")
			return rule.JSONSchema[name].Fits[rule.KindOf(v)] != nil
		})
	}
	switch kind := rule.KindOf(v); {
	case slices.Contains([]rule.Kind{rule.String, rule.Int, rule.Float}, kind) && g.oneIn(5):
		for _, value := range g.values(v, 3) {
			list = append(list, "enum="+value)
		}
	case !required && !optional && g.oneIn(4):
		for _, value := range g.values(v, 1) {
			list = append(list, "default="+value)
		}
	}
	if g.oneIn(8) {
		list = append(list, "title=A title")
	}
	if g.oneIn(8) {
		list = append(list, `description=It's "so"`)
	}
	return list
}

// typ makes a type.
func (g *generator) typ(depth int) goType {
	if depth > 3 {
		return pick(g, g.types)
	}
	switch g.IntN(12) {
	case 0, 1:
		elem := g.typ(depth + 1)
		return goType{"[]" + elem.text, &plan.Value{Type: sliceOf(elem)}}
	case 2:
		elem := g.typ(depth + 1)
		n := g.IntN(4)
		return goType{fmt.Sprintf("[%d]%s", n, elem.text), &plan.Value{Type: plan.Array{Len: int64(n), Elem: elem.value}}}
	case 3:
		elem, key := g.typ(depth+1), pick(g, g.keys)
		return goType{"map[" + key.text + "]" + elem.text, &plan.Value{Type: plan.Map{Key: key.value, Elem: elem.value}}}
	case 4:
		elem := g.typ(depth + 1)
		return goType{"*" + elem.text, &plan.Value{Type: plan.Pointer{Elem: elem.value}}}
	case 5:
		return goType{g.helper(depth), &plan.Value{Type: &plan.Struct{}}}
	case 6:
		if depth == 0 {
			return g.recursive()
		}
	}
	return pick(g, g.types)
}

// sliceOf is what a slice of the type is: of bytes, they are base64.
func sliceOf(elem goType) plan.Type {
	if elem.text == "uint8" {
		return plan.Bytes{}
	}
	return plan.Slice{Elem: elem.value}
}

// recursive makes a type that leads back to the struct being made.
func (g *generator) recursive() goType {
	self := &plan.Value{Type: &plan.Struct{}}
	switch g.IntN(3) {
	case 0:
		return goType{"[]" + g.name, &plan.Value{Type: plan.Slice{Elem: self}}}
	case 1:
		return goType{"map[string]" + g.name, &plan.Value{Type: plan.Map{Key: &plan.Value{Type: plan.String{}}, Elem: self}}}
	}
	return goType{"*" + g.name, &plan.Value{Type: plan.Pointer{Elem: self}}}
}

// copied returns the value with rules of its own, since words add to them.
func copied(v *plan.Value) *plan.Value {
	c := *v
	c.Rules = slices.Clone(v.Rules)
	switch t := v.Type.(type) {
	case plan.Pointer:
		c.Type = plan.Pointer{Elem: copied(t.Elem)}
	case plan.Optional:
		c.Type = plan.Optional{Elem: copied(t.Elem)}
	case plan.Slice:
		c.Type = plan.Slice{Elem: copied(t.Elem)}
	case plan.Array:
		c.Type = plan.Array{Len: t.Len, Elem: copied(t.Elem)}
	case plan.Map:
		c.Type = plan.Map{Key: copied(t.Key), Elem: copied(t.Elem)}
	}
	return &c
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
