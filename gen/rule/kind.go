package rule

import "github.com/toolgen-go/toolgen/gen/plan"

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
)

// KindOf returns the kind of v, or of what v points to.
func KindOf(v *plan.Value) Kind {
	switch v.Indirect().Type.(type) {
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
		return Duration
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
