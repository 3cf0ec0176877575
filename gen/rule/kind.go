package rule

import (
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// Kind is what a rule needs to know of a type.
type Kind string

// The kinds of value.
const (
	Bool     Kind = "bool"
	String   Kind = "string"
	Int      Kind = "integer"
	Float    Kind = "float"
	Bytes    Kind = "[]byte"
	Time     Kind = "time.Time"
	Duration Kind = "time.Duration"
	Raw      Kind = "json.RawMessage"
	Any      Kind = "any"
	List     Kind = "slice"
	Array    Kind = "array"
	Map      Kind = "map"
	Struct   Kind = "struct"
	Union    Kind = "interface"
	Own      Kind = "type with its own decoding"

	DurationNumber Kind = "time.Duration as a number"

	QuotedBool  Kind = "bool in a string"
	QuotedInt   Kind = "integer in a string"
	QuotedFloat Kind = "float in a string"
)

// KindOf returns the kind of v, or of what v points to.
func KindOf(v *plan.Value) Kind {
	switch t := v.Indirect().Type.(type) {
	case plan.Bool:
		return Bool
	case plan.String:
		return String
	case plan.Int:
		return Int
	case plan.Float:
		return Float
	case plan.Bytes:
		return Bytes
	case plan.Time:
		return Time
	case plan.Duration:
		if t.Unit != 0 {
			return DurationNumber
		}
		return Duration
	case plan.Known:
		return Kind(t[strings.LastIndexByte(string(t), '/')+1:])
	case plan.Own:
		return Own
	case plan.Quoted:
		switch KindOf(t.Elem) {
		case Bool:
			return QuotedBool
		case Int:
			return QuotedInt
		}
		return QuotedFloat
	case plan.Raw:
		return Raw
	case plan.Any:
		return Any
	case plan.Slice:
		return List
	case plan.Array:
		return Array
	case plan.Map:
		return Map
	case *plan.Struct:
		return Struct
	case *plan.Union:
		return Union
	}
	panic("rule: a type outside the closed set")
}

// judged returns the value whose type the rules of v are about: the number in a Quoted,
// and v itself otherwise.
func judged(v *plan.Value) *plan.Value {
	v = v.Indirect()
	if t, ok := v.Type.(plan.Quoted); ok {
		return t.Elem
	}
	return v
}
