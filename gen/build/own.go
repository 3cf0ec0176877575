package build

import (
	"go/types"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
	"github.com/toolgen-go/toolgen/gen/tag"
)

// ownText plans a type with UnmarshalText: a string that the type judges. With
// //toolgen:json the type can say more of it.
func (b *builder) ownText(t *types.Named) *plan.Value {
	own := plan.Own{Wire: &plan.Value{Type: plan.String{}, Go: "string"}, Comparable: types.Comparable(t)}
	if args, pos, ok := b.stated(t); ok {
		wire := b.statedWire(args, pos)
		if wire == nil {
			return nil
		}
		if wire.Type != (plan.String{}) {
			b.diags.Addf(pos, "own-decoding", "encoding/json gives a type with UnmarshalText a string; write //toolgen:json type=string")
			return nil
		}
		own.Wire = wire
	}
	return &plan.Value{Go: b.goType(t), Type: own}
}

// stated returns what a type says of its form with //toolgen:json.
func (b *builder) stated(t *types.Named) (args string, pos diag.Pos, ok bool) {
	d, ok := b.prog.TypeDecl(t.Obj().Pkg().Path(), t.Obj().Name())
	if !ok {
		return "", diag.Pos{}, false
	}
	args, ok = directiveArgs(d.Doc, "json")
	return args, b.prog.Position(d.Spec.Name.Pos()), ok
}

// ownJSON plans a type with UnmarshalJSON. What JSON it wants, nobody can know: the type
// says it with //toolgen:json, or each field with type= in its jsonschema tag. Until then
// it has no Wire.
func (b *builder) ownJSON(v *plan.Value, t *types.Named, at place) *plan.Value {
	own := plan.Own{JSON: true, Comparable: types.Comparable(t)}
	args, pos, stated := b.stated(t)
	if stated {
		own.Wire = b.statedWire(args, pos)
		if own.Wire == nil {
			return nil
		}
	}
	v.Type = own
	if !stated {
		b.unstated = append(b.unstated, unstated{v, short(t, b.pkg.Types), at})
	}
	return v
}

// unstated is a type with UnmarshalJSON whose form is still to be stated.
type unstated struct {
	v    *plan.Value
	name string
	at   place
}

// checkStated refuses types of which neither they nor their fields say the form.
func (b *builder) checkStated() {
	for _, u := range b.unstated {
		if u.v.Type.(plan.Own).Wire == nil {
			b.refuse(u.at, "own-decoding", "%s decodes itself with UnmarshalJSON, so only you know the form that it wants; write //toolgen:json type=string above the type, or type=string in the jsonschema tag of the field (or integer, number, boolean, object, array), with rules if there are any", u.name)
		}
	}
}

// wires are the forms that type= can state.
var wires = map[string]plan.Value{
	"string":  {Type: plan.String{}, Go: "string"},
	"boolean": {Type: plan.Bool{}, Go: "bool"},
	"number":  {Type: plan.Number, Go: "string"},
	"integer": {Type: plan.BigInt, Go: "\x00math/big\x00.Int"},
	"object":  {Type: plan.Raw{Of: "object"}, Go: "[]byte"},
	"array":   {Type: plan.Raw{Of: "array"}, Go: "[]byte"},
}

// wire returns the form that type= states.
func (b *builder) wire(text string, pos diag.Pos) *plan.Value {
	w, ok := wires[text]
	if !ok {
		b.diags.Addf(pos, "own-decoding", "type=%s is no type of JSON that a parser can check; write string, integer, number, boolean, object or array", text)
		return nil
	}
	return &w
}

// statedWire reads the arguments of //toolgen:json, which are words of the jsonschema tag.
func (b *builder) statedWire(args string, pos diag.Pos) *plan.Value {
	read, _ := tag.Parse(tag.LiteralOf("jsonschema:" + strconv.Quote(args)))
	value, _ := read.Lookup("jsonschema")
	words, problems := value.JSONSchema(knownWord)
	for _, p := range problems {
		b.diags.Addf(pos, p.Code, "//toolgen:json: %s", p.Message)
	}
	var wire *plan.Value
	for i, w := range words {
		word, isRule := rule.JSONSchema[w.Key]
		switch {
		case i == 0 && w.Key != "type":
			b.diags.Addf(pos, "own-decoding", "//toolgen:json begins with the type; write type=string or another before %s", w.Key)
			return nil
		case i == 0:
			if wire = b.wire(w.Value, pos); wire == nil {
				return nil
			}
		case isRule && w.Key != "enum":
			b.applyRule(wire, word, w.Value, w.HasValue, pos, func(int) diag.Pos { return pos }) // a comment, not a tag
		default:
			b.diags.Addf(pos, "own-decoding", "//toolgen:json takes type= and rules of the jsonschema tag; %s is something else", w.Key)
		}
	}
	if wire == nil && len(problems) == 0 {
		b.diags.Addf(pos, "own-decoding", "//toolgen:json says no type; write //toolgen:json type=string")
	}
	return wire
}

// stateType applies type= of the jsonschema key, which states the form of a type with its
// own decoding.
func (b *builder) stateType(v *plan.Value, w tag.Word, pos diag.Pos) {
	v = v.Indirect()
	own, ok := v.Type.(plan.Own)
	switch {
	case !ok:
		b.diags.Addf(pos, "unknown-word", "type is refused: the type follows from the Go type; it states the form of types with UnmarshalJSON")
	case !own.JSON && w.Value != "string":
		b.diags.Addf(pos, "own-decoding", "encoding/json gives a type with UnmarshalText a string; write type=string, or leave it out")
	case own.JSON:
		if stated := b.wire(w.Value, pos); stated != nil {
			if own.Wire != nil && own.Wire.Type != stated.Type {
				b.diags.Addf(pos, "contradiction", "the type says another form with //toolgen:json; keep one of them")
				return
			}
			if own.Wire == nil {
				own.Wire = stated
				v.Type = own
			}
		}
	}
}

// wireOf returns what the words of the jsonschema tag are about: the form that a type with
// its own decoding wants, and v itself otherwise.
func wireOf(v *plan.Value) *plan.Value {
	if own, ok := v.Indirect().Type.(plan.Own); ok && own.Wire != nil {
		return own.Wire
	}
	return v
}

// inString puts a boolean or number into a string, with its rules.
func inString(v *plan.Value) *plan.Value {
	q := &plan.Value{Go: v.Go, Rules: v.Rules}
	elem := *v
	elem.Rules = nil
	q.Type = plan.Quoted{Elem: &elem}
	return q
}

// asString applies the option string of the json key.
func (b *builder) asString(v *plan.Value, f field) *plan.Value {
	pos := f.tags.at(f.json.Offset("string"), f.pos)
	switch t := v.Type.(type) {
	case plan.Pointer:
		if inner := b.asString(t.Elem, f); inner != nil {
			v.Type = plan.Pointer{Elem: inner}
			return v
		}
		return nil
	case plan.Bool, plan.Int, plan.Float:
		return inString(v)
	case plan.String:
		b.diags.Addf(pos, "json-string", "with the option string a string must be quoted twice, which no model does; remove the option")
	default:
		b.diags.Addf(pos, "json-string", "the option string does nothing on %s; it is for booleans and numbers, so remove it", rule.KindOf(v))
	}
	return nil
}

// inUnit applies the unit of the toolgen key, which makes a duration a number.
func (b *builder) inUnit(v *plan.Value, f field) {
	w, ok := f.tags.own["unit"]
	if !ok {
		return
	}
	pos := f.tags.at(w.Offset, f.pos)
	v = scalars(v).Indirect()
	if _, ok := v.Type.(plan.Duration); !ok {
		b.diags.Addf(pos, "unit", "unit says in what a time.Duration counts, and this is %s; remove it", rule.KindOf(v))
		return
	}
	unit, err := rule.Unit(strings.TrimSpace(w.Value))
	if err != nil {
		b.diags.Addf(pos, "unit", "%s", err)
		return
	}
	v.Type = plan.Duration{Unit: unit}
}
