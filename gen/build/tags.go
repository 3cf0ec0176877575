package build

import (
	"fmt"
	"go/token"
	"maps"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
	"github.com/toolgen-go/toolgen/gen/tag"
	"github.com/toolgen-go/toolgen/internal/suggest"
)

// tags are the tags of one field, read but not yet applied.
type tags struct {
	tag    tag.Tag
	at     func(offset int, field diag.Pos) diag.Pos
	json   tag.JSON
	words  []tag.Word          // of jsonschema
	extras []tag.Word          // of jsonschema_extras
	rules  []tag.Rule          // of validate
	own    map[string]tag.Word // of toolgen

	description string
	skipsSchema bool // jsonschema:"-"
}

// flags and annotations of the jsonschema key, beside the rules of rule.JSONSchema.
var (
	schemaFlags       = []string{"required", "nullable", "-"}
	schemaAnnotations = []string{"title", "description", "default", "example", "readOnly", "writeOnly", "type"}
	schemaRefused     = map[string]string{
		"anchor":    "everything is inlined, so nothing could refer to it",
		"oneof_ref": "everything is inlined, so a reference would dangle",
		"anyof_ref": "everything is inlined, so a reference would dangle",
	}
)

func knownWord(key string) bool {
	_, refused := schemaRefused[key]
	_, isRule := rule.JSONSchema[key]
	return refused || isRule || slices.Contains(choiceWords, key) || slices.Contains(schemaFlags, key) || slices.Contains(schemaAnnotations, key)
}

// readTags reads the tags of a field and reports everything that their grammar
// makes of no use.
func (b *builder) readTags(f field, text string) tags {
	t := tags{at: func(_ int, field diag.Pos) diag.Pos { return field }}
	lit := tag.LiteralOf(text)
	if f.syntax != nil && f.syntax.Tag != nil {
		start := f.syntax.Tag.Pos()
		if read, err := tag.ParseLiteral(f.syntax.Tag.Value); err == nil {
			lit = read
			t.at = func(offset int, field diag.Pos) diag.Pos {
				if offset < 0 {
					return field
				}
				return b.prog.Position(start + token.Pos(offset))
			}
		}
	}
	report := func(problems []tag.Problem) {
		for _, p := range problems {
			b.diags.Addf(t.at(p.Offset, f.pos), p.Code, "%s", p.Message)
		}
	}

	var problems []tag.Problem
	t.tag, problems = tag.Parse(lit)
	report(problems)
	if v, ok := t.tag.Lookup("json"); ok {
		t.json, problems = v.JSON()
		report(problems)
	}
	if v, ok := t.tag.Lookup("jsonschema_description"); ok {
		t.description = v.Text
	}
	if v, ok := t.tag.Lookup("jsonschema"); ok && v.Text != "" {
		if b.plainTags(f.v.Pkg()) {
			b.plainTag(&t, v, f)
		} else {
			b.readWords(&t, v, report, f)
		}
	}
	if v, ok := t.tag.Lookup("toolgen"); ok {
		b.readToolgen(&t, v, report, f.pos)
	}
	if v, ok := t.tag.Lookup("validate"); ok && v.Text != "" {
		t.rules, problems = v.Validate()
		report(problems)
	}
	if v, ok := t.tag.Lookup("jsonschema_extras"); ok {
		t.extras, problems = v.Extras()
		report(problems)
	}
	return t
}

// readWords reads the words of the jsonschema key.
func (b *builder) readWords(t *tags, v tag.Value, report func([]tag.Problem), f field) {
	words, problems := v.JSONSchema(knownWord)
	if i := slices.IndexFunc(words, prose); i >= 0 {
		pos := t.at(words[i].Offset, f.pos)
		b.diags.Addf(pos, "plain-description", "%q is no word of the jsonschema tag but a sentence; write it as the field's comment or in jsonschema_description, or write //toolgen:package jsonschema=description if all jsonschema tags of the package are descriptions", words[i].Key)
		return
	}
	t.words = words
	report(problems)
	for _, w := range t.words {
		switch {
		case w.Key == "-" && !w.HasValue:
			t.skipsSchema = true
		case w.Key == "description" && w.HasValue:
			b.setDescription(t, w.Value, t.at(w.Offset, f.pos))
		}
	}
}

func (t tags) has(key string) bool {
	_, ok := t.tag.Lookup(key)
	return ok
}

// pos returns the place of a key.
func (t tags) pos(key string, field diag.Pos) diag.Pos {
	for _, k := range t.tag.Keys() {
		if k.Name == key {
			return t.at(k.Offset, field)
		}
	}
	return field
}

// firstRule returns the first key that would judge or describe a value.
func (t tags) firstRule() string {
	for _, k := range t.tag.Keys() {
		if (k.Name == "validate" || k.Name == "jsonschema" || k.Name == "jsonschema_description" || k.Name == "jsonschema_extras" || k.Name == "toolgen") && k.Value.Text != "" {
			return k.Name
		}
	}
	return ""
}

// applyTags turns the tags of a field into presence, rules and annotations.
func (b *builder) applyTags(p *plan.Field, f field) {
	if f.json.AsString {
		v := b.asString(p.Value, f)
		if v == nil {
			return
		}
		v.Indirect().Description = p.Value.Indirect().Description
		p.Value = v
	}
	b.inUnit(p.Value, f)
	b.nullable(p, f)
	b.applyValidate(p, f)
	b.applySchema(p, f)
	b.alwaysOptional(p, f)
	b.contradictions(p.Value, f.pos)
}

// contradictions reports rules that leave nothing to accept, in v and in its items.
func (b *builder) contradictions(v *plan.Value, field diag.Pos) {
	v = v.Indirect()
	for _, c := range rule.Contradictions(v) {
		pos := c.Rule.Pos
		if !pos.IsValid() {
			pos = field
		}
		b.diags.Addf(pos, "unsatisfiable", "%s; change one of the rules", c.Message)
	}
	for _, example := range v.Examples {
		if broken, ok := rule.Holds(v, example); !ok {
			b.diags.Addf(field, "example", "the example %s breaks the field's own rule %s; change one of them", example, ruleText(broken))
		}
	}
	if m, ok := v.Type.(plan.Map); ok {
		b.contradictions(m.Key, field)
	}
	if wire := wireOf(v); wire != v {
		b.contradictions(wire, field)
	}
	if elem, ok := v.Elem(); ok {
		b.contradictions(elem, field)
	}
}

// applyValidate applies the validate key. dive moves on to the items, and keys to the
// keys of a map.
func (b *builder) applyValidate(p *plan.Field, f field) {
	b.hostRules(f)
	if b.skipsRules(p, f) {
		return
	}
	v, items := p.Value, false
	var dived, keys *plan.Map // the map just entered, and the one whose keys are judged
	for _, r := range f.tags.rules {
		pos := f.tags.at(r.Offset, f.pos)
		entered := dived
		dived = nil
		switch {
		case (slices.Contains(steering, r.Name) || slices.Contains(omits, r.Name)) && r.HasParam:
			b.diags.Addf(pos, "rule", "%s takes no value; write it alone", r.Name)
			return
		case len(r.Or) > 0:
			b.either(v, r, pos, f)
		case len(rule.Aliases[r.Name]) > 0 && r.HasParam:
			b.diags.Addf(pos, "rule", "%s takes no value; write it alone", r.Name)
		case len(rule.Aliases[r.Name]) > 0:
			b.either(v, aliased(r), pos, f)
		case r.Name == "dive":
			if keys != nil {
				b.diags.Addf(pos, "rule-kind", "the keys of a map have no items; write endkeys before dive")
				return
			}
			elem, ok := v.Elem()
			if !ok {
				b.diags.Addf(pos, "rule-kind", "dive moves on to the items of a slice, array or map, and %s has none; remove it", rule.KindOf(v))
				return
			}
			if m, ok := v.Indirect().Type.(plan.Map); ok {
				dived = &m
			}
			v, items = elem, true
		case r.Name == "keys":
			if entered == nil {
				b.diags.Addf(pos, "rule-kind", "keys stands right behind the dive into a map; write dive,keys,…,endkeys")
				return
			}
			v, keys = entered.Key, entered
		case r.Name == "endkeys":
			if keys == nil {
				b.diags.Addf(pos, "rule-kind", "endkeys ends the rules on the keys of a map, and none have begun; write dive,keys,…,endkeys")
				return
			}
			v, keys = keys.Elem, nil
		case slices.Contains(omits, r.Name):
			b.omitempty(p, items, r.Name, pos)
		case rule.Relations[r.Name].Broken != nil:
			if items {
				b.diags.Addf(pos, "relation", "%s reads the other fields of a struct, which an item is not; write it before dive", r.Name)
			}
		case rule.Refused[r.Name] != "":
			b.diags.Addf(pos, "rule", "%s is refused: %s", r.Name, rule.Refused[r.Name])
		default:
			if r.Name == "required" && !items {
				p.Required = true
			}
			if _, pointer := v.Type.(plan.Pointer); pointer && r.Name == "required" {
				continue // a pointer that is present is not nil, which is all that validator asks
			}
			word, ok := b.word(r, pos)
			if ok {
				b.applyRule(v, word, r.Param, r.HasParam, pos, func(i int) diag.Pos { return f.tags.at(r.ParamAt(i), pos) })
			}
		}
	}
	if keys != nil {
		b.diags.Addf(f.tags.at(f.tags.rules[len(f.tags.rules)-1].Offset, f.pos), "rule-kind", "the rules on the keys do not end; write endkeys behind the last of them")
	}
}

// word finds a word of the validate key. Where there is none, it says so.
func (b *builder) word(r tag.Rule, pos diag.Pos) (rule.Word, bool) {
	if b.custom[r.Name] {
		return rule.CustomWord(r.Name), true
	}
	word, ok := rule.Validate[r.Name]
	if rule.Relations[r.Name].Broken != nil {
		b.diags.Addf(pos, "relation", "%s reads other fields, so it stands alone and not as an alternative; check it in Execute", r.Name)
	} else if !ok {
		known := append(sortedWords(rule.Validate), "dive", "omitempty")
		known = append(known, slices.Sorted(maps.Keys(rule.Relations))...)
		b.unknown(pos, "validate", r.Name, append(known, slices.Sorted(maps.Keys(b.custom))...))
	}
	return word, ok
}

// omits are the words by which validator passes over a value. It does so because it
// cannot tell an absent field from a zero one.
var omits = []string{"omitempty", "omitnil", "omitzero"}

// omitempty and its like of validate mean that the field may be absent, which is for the
// json key to say; where that does not say it, the two disagree.
func (b *builder) omitempty(p *plan.Field, items bool, word string, pos diag.Pos) {
	switch {
	case items:
		b.diags.Addf(pos, "omitempty", "an item that is there is always judged, so %s would do nothing; remove it", word)
	case p.Required && !p.Value.Nullable:
		b.diags.Addf(pos, "omitempty", "the field is required, so %s would do nothing; write json:\"%s,omitempty\" to make it optional, or remove it here", word, p.Name)
	}
}

// skipsRules reports whether the validate key is "-", which leaves the field without
// rules. A struct in it would keep its own, so there the word is refused.
func (b *builder) skipsRules(p *plan.Field, f field) bool {
	if len(f.tags.rules) != 1 || f.tags.rules[0].Name != "-" || f.tags.rules[0].HasParam {
		return false
	}
	if name := structIn(p.Value); name != "" {
		b.diags.Addf(f.tags.at(f.tags.rules[0].Offset, f.pos), "rule", "the rules of a struct hold wherever it stands, so - would not spare those of %s; remove it, or use a type without rules", name)
	}
	return true
}

// structIn returns the name of the struct or union that v is or has as items.
func structIn(v *plan.Value) string {
	switch t := v.Indirect().Type.(type) {
	case *plan.Struct:
		return t.Name
	case *plan.Union:
		return t.Name
	}
	if elem, ok := v.Elem(); ok {
		return structIn(elem)
	}
	return ""
}

// applyRule adds what a word means to v.
func (b *builder) applyRule(v *plan.Value, word rule.Word, param string, hasParam bool, pos diag.Pos, paramAt func(int) diag.Pos) {
	rules, err := word.Rules(v, param, hasParam)
	if err != nil {
		b.ruleError(err, pos, paramAt)
		return
	}
	for _, r := range rules {
		r.Pos = pos
		if err := rule.Add(v.Indirect(), r); err != nil {
			b.diags.Addf(pos, "contradiction", "%s", err)
		}
	}
}

// ruleError reports an error of a rule at its place in the parameter, or at the word.
func (b *builder) ruleError(err error, pos diag.Pos, paramAt func(int) diag.Pos) {
	if i, known := rule.At(err); known {
		pos = paramAt(i)
	}
	b.diags.Addf(pos, "rule", "%s", err)
}

func (b *builder) unknown(pos diag.Pos, key, word string, known []string) {
	other, has := "jsonschema", rule.JSONSchema
	if key == other {
		other, has = "validate", rule.Validate
	}
	if _, ok := has[word]; ok {
		b.diags.Addf(pos, "unknown-rule", "%s is a word of the %s tag; write it there", word, other)
		return
	}
	if near := suggest.Nearest(word, known); near != "" {
		b.diags.Addf(pos, "unknown-rule", "%s has no word %q that toolgen knows; did you mean %q?", key, word, near)
		return
	}
	if key == "validate" {
		b.diags.Addf(pos, "unknown-rule", "validate has no word %q that toolgen knows; if it is a check of your own, write //toolgen:package validations=%s and register it with validate.Register", word, word)
		return
	}
	b.diags.Addf(pos, "unknown-rule", "%s has no word %q that toolgen knows; it knows %s; if the jsonschema tags of this package are plain descriptions, write //toolgen:package jsonschema=description", key, word, strings.Join(known, ", "))
}

func sortedWords(m map[string]rule.Word) []string { return slices.Sorted(maps.Keys(m)) }

// applySchema applies the jsonschema key. On a list, words that are for strings and
// numbers go to the items, as invopop has it.
func (b *builder) applySchema(p *plan.Field, f field) {
	var enums []tag.Word
	var defaults []tag.Word
	single := make(map[string]string) // the words of which a value has one
	for _, w := range f.tags.words {
		pos := f.tags.at(w.Offset, f.pos)
		if value, twice := single[w.Key]; twice && value != w.Value {
			b.diags.Addf(pos, "contradiction", "%s stands twice; keep one", w.Key)
			continue
		}
		if reason, refused := schemaRefused[w.Key]; refused {
			b.diags.Addf(pos, "unknown-word", "%s is refused: %s", w.Key, reason)
			continue
		}
		if slices.Contains(schemaFlags, w.Key) {
			if w.HasValue {
				b.diags.Addf(pos, "rule", "%s takes no value; write it alone", w.Key)
			} else if w.Key == "required" {
				p.Required = true
			} // nullable and - have been seen to
			continue
		}
		if !w.HasValue && knownWord(w.Key) {
			b.diags.Addf(pos, "rule", "%s needs a value; write %s=…", w.Key, w.Key)
			continue
		}
		switch w.Key {
		case "enum":
			enums = append(enums, w)
		case "default":
			defaults = append(defaults, w)
		case "title":
			single[w.Key] = w.Value
			p.Value.Indirect().Title = w.Value
		case "description":
			// describe has it
		case "type":
			single[w.Key] = w.Value
			b.stateType(scalars(p.Value), w, pos)
		case "example":
			b.example(wireOf(scalars(p.Value)), w, pos)
		case "oneof_required", "anyof_required":
			// choices has them
		case "readOnly", "writeOnly":
			single[w.Key] = w.Value
			b.access(p.Value, w, pos)
		default:
			word, ok := rule.JSONSchema[w.Key]
			if !ok {
				b.unknown(pos, "jsonschema", w.Key, slices.Concat(sortedWords(rule.JSONSchema), schemaFlags, schemaAnnotations, choiceWords))
				continue
			}
			b.applyRule(target(p.Value, word), word, w.Value, true, pos, func(i int) diag.Pos { return f.tags.at(w.ValueAt(i), pos) })
		}
	}
	b.enumWords(p.Value, enums, f)
	b.defaults(p, defaults, f)
	b.extras(p.Value, f)
}

// target is v, or its items when the word is for these and not for lists.
func target(v *plan.Value, word rule.Word) *plan.Value {
	if wire := wireOf(v); wire != v {
		return wire
	}
	elem, ok := v.Elem()
	if ok && word.Fits[rule.KindOf(v)] == nil && word.Refused[rule.KindOf(v)] == "" && rule.KindOf(v) != rule.Map {
		if wire := wireOf(elem); word.Fits[rule.KindOf(wire)] != nil {
			return wire
		}
	}
	return v
}

// scalars is v, or its items when it is a list.
func scalars(v *plan.Value) *plan.Value {
	if elem, ok := v.Elem(); ok && rule.KindOf(v) != rule.Map {
		return elem
	}
	return v
}

// enumWords joins the enum words of a tag into one rule.
func (b *builder) enumWords(v *plan.Value, words []tag.Word, f field) {
	if len(words) == 0 {
		return
	}
	v = wireOf(scalars(v))
	joined := plan.Rule{Op: plan.OneOf, Source: "enum", Pos: f.tags.at(words[0].Offset, f.pos)}
	for _, w := range words {
		pos := f.tags.at(w.Offset, f.pos)
		rules, err := rule.JSONSchema["enum"].Rules(v, w.Value, true)
		if err != nil {
			b.diags.Addf(pos, "rule", "%s", err)
			return
		}
		value := rules[0].Values[0]
		if slices.Contains(joined.Values, value) {
			b.diags.Addf(pos, "rule", "enum: %s stands twice; remove one", value)
			return
		}
		joined.Values = append(joined.Values, value)
	}
	if err := rule.Add(v.Indirect(), joined); err != nil {
		b.diags.Addf(joined.Pos, "contradiction", "%s", err)
	}
}

// defaults applies the default words; a list takes one for each item.
func (b *builder) defaults(p *plan.Field, words []tag.Word, f field) {
	if len(words) == 0 {
		return
	}
	pos := f.tags.at(words[0].Offset, f.pos)
	v := p.Value.Indirect()
	if p.Required {
		b.diags.Addf(pos, "default", "a required field is always present, so its default would never be used; add omitempty to its json tag, or remove the default")
		return
	}
	_, list := v.Type.(plan.Slice)
	if len(words) > 1 && !list {
		b.diags.Addf(f.tags.at(words[1].Offset, f.pos), "default", "default stands twice; keep one")
		return
	}
	var values []string
	for _, w := range words {
		at := f.tags.at(w.Offset, f.pos)
		of := v
		if list {
			of = v.Type.(plan.Slice).Elem
			if _, pointer := of.Type.(plan.Pointer); pointer {
				b.diags.Addf(at, "default", "a default does not fit a slice of pointers; set it in Execute")
				return
			}
		}
		l, err := rule.Literal(of, w.Value)
		if err != nil {
			b.diags.Addf(at, "default", "default=%s: %s", w.Value, err)
			return
		}
		values = append(values, string(l))
	}
	l := plan.Literal(values[0])
	if list {
		l = plan.Literal("[" + strings.Join(values, ",") + "]")
	}
	if broken, ok := rule.Holds(v, l); !ok {
		b.diags.Addf(pos, "default", "the default %s breaks the field's own rule %s; change one of them", l, ruleText(broken))
		return
	}
	if r, ok := rule.AtRunTime(v); ok {
		b.diags.Addf(pos, "default", "whether the default %s obeys %s is not known before the program runs; set it in Execute", l, r.Source)
		return
	}
	v.Default = l
}

// ruleText names a rule in a message.
func ruleText(r plan.Rule) string {
	if r.Op == plan.OneOf {
		return fmt.Sprintf("(one of %s)", rule.Listing(r.Values))
	}
	return r.Source
}

func (b *builder) example(v *plan.Value, w tag.Word, pos diag.Pos) {
	v = v.Indirect()
	l, err := rule.Literal(v, w.Value)
	if err != nil {
		b.diags.Addf(pos, "example", "example=%s: %s", w.Value, err)
		return
	}
	v.Examples = append(v.Examples, l)
}

func (b *builder) access(v *plan.Value, w tag.Word, pos diag.Pos) {
	v = v.Indirect()
	if rule.KindOf(v) != rule.String {
		b.diags.Addf(pos, "rule-kind", "%s fits only a string: invopop drops it elsewhere; remove it", w.Key)
		return
	}
	if w.Value != "true" && w.Value != "false" {
		b.diags.Addf(pos, "rule", "%s is true or false; %q is neither", w.Key, w.Value)
		return
	}
	if w.Key == "readOnly" {
		v.ReadOnly = w.Value == "true"
	} else {
		v.WriteOnly = w.Value == "true"
	}
}
