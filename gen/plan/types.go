package plan

import (
	"encoding/json"
	"time"

	"github.com/toolgen-go/toolgen/gen/diag"
)

// GoType is a Go type or a qualified name as text, in which each package name is
// written as the import path between two NUL bytes: "map[string]\x00net/url\x00.URL".
// Whoever prints it chooses the name under which the path is imported.
type GoType string

// Value is one place in the arguments.
type Value struct {
	Type  Type
	Go    GoType // the Go type that holds it, pointers included
	Rules []Rule

	// Nullable says that JSON null is a value here: a nil, or the null of an Optional.
	Nullable bool

	Title       string
	Description string
	Default     Literal // empty: none
	Examples    []Literal
	ReadOnly    bool
	WriteOnly   bool
	Extras      []Extra
}

// Extra is a keyword of the user's own, which judges nothing.
type Extra struct {
	Key   string
	Value Literal
}

// Literal is a JSON value as text; the empty Literal is no value.
type Literal string

// Type is what kind of JSON a Value is and how Go holds it. The set is closed.
type Type interface{ isType() }

type (
	// Bool is a boolean.
	Bool struct{}
	// String is a string in a Go string type.
	String struct{}
	// Int is an integer. Bits is 8, 16, 32 or 64, or 0 for int and uint.
	Int struct {
		Bits     int
		Unsigned bool
	}
	// Float is a number. Bits is 32 or 64.
	Float struct{ Bits int }
	// Bytes is a base64 string in a []byte.
	Bytes struct{}
	// Time is an RFC 3339 string in a time.Time.
	Time struct{}
	// Duration is a string such as "1h30m" in a time.Duration, or an integer if it has a
	// Unit; in an output schema, where encoding/json writes nanoseconds, it is an Int.
	Duration struct {
		Unit time.Duration // 0: a string
	}
	// Known is a type of the standard library with a form of its own in JSON.
	Known string
	// Own is a type that decodes itself, with UnmarshalText or UnmarshalJSON, from JSON
	// that Wire describes. Wire is read and judged first, and then handed to the method.
	Own struct {
		Wire *Value
		JSON bool // it is UnmarshalJSON
		// Comparable says that == compares values of the type.
		Comparable bool
	}
	// Quoted is a boolean, an integer or a float in a string: the option string of the
	// json tag, and the integer keys of maps. Elem has no rules; they are the Quoted's.
	Quoted struct{ Elem *Value }
	// Raw is any JSON in a json.RawMessage.
	Raw struct {
		Of string // "object" or "array", of the Wire of an Own; empty: any
	}
	// Any is any JSON in an any.
	Any struct{}
	// Pointer is its element, behind a Go pointer.
	Pointer struct{ Elem *Value }
	// Optional is its element in a toolkit.Optional. Only a field can be one.
	Optional struct{ Elem *Value }
	// Slice is an array of any length.
	Slice struct{ Elem *Value }
	// Array is an array of exactly Len items.
	Array struct {
		Len  int64
		Elem *Value
	}
	// Map is an object whose keys are data: a String, a Quoted integer, or an Own with
	// UnmarshalText.
	Map struct{ Key, Elem *Value }
	// Struct is an object whose keys are its fields.
	Struct struct {
		// Name is unique among the structs of the package and a Go identifier:
		// "SearchParams", "OtherPage" for a type of package other.
		Name   string
		Go     GoType
		Fields []*Field
		// Relations are the rules between the fields, in the order of the source.
		Relations []Relation
		// Choices say which groups of fields go together.
		Choices []Choice
		// Open leaves out additionalProperties:false. Only output schemas are open.
		Open bool
		// Recursive says that a value of the struct can hold another one. In the schema
		// it stands once, below $defs, and everything else is inlined.
		Recursive bool
	}
	// Union is one of several objects in a Go interface. The property Key, a string,
	// tells them apart.
	Union struct {
		// Name is unique among the structs and unions of the package.
		Name      string
		Go        GoType
		Key       string
		Variants  []*Variant
		Recursive bool // as of a Struct
	}
)

// The types that are Known, by their Go names.
const (
	Number Known = "encoding/json.Number" // any number, as text
	BigInt Known = "math/big.Int"         // an integer of any size
	URL    Known = "net/url.URL"          // an absolute URL
	Addr   Known = "net/netip.Addr"       // an IP address without a zone
	Prefix Known = "net/netip.Prefix"     // an IP network
	IP     Known = "net.IP"               // as Addr
)

func (Bool) isType()     {}
func (String) isType()   {}
func (Int) isType()      {}
func (Float) isType()    {}
func (Bytes) isType()    {}
func (Time) isType()     {}
func (Duration) isType() {}
func (Known) isType()    {}
func (Own) isType()      {}
func (Quoted) isType()   {}
func (Raw) isType()      {}
func (Any) isType()      {}
func (Pointer) isType()  {}
func (Optional) isType() {}
func (Slice) isType()    {}
func (Array) isType()    {}
func (Map) isType()      {}
func (*Struct) isType()  {}
func (*Union) isType()   {}

// Variant is one of the objects of a Union.
type Variant struct {
	Name        string // the value of the union's Key
	Description string
	Struct      *Struct
	// Pointer says that the interface holds a pointer to the struct.
	Pointer bool
}

// Object returns the object that stands for a variant: its struct with the property Key,
// which the struct may have itself.
func (u *Union) Object(v *Variant) *Struct {
	literal, err := json.Marshal(v.Name)
	if err != nil {
		panic("plan: a string that is not JSON: " + err.Error())
	}
	key := &Field{Name: u.Key, Required: true, Variant: v.Name, Value: &Value{
		Type: String{}, Go: "string", Rules: []Rule{{Op: Equal, Arg: string(literal)}},
	}}
	s := *v.Struct
	s.Name, s.Recursive = u.Name+v.Struct.Name, false
	s.Fields = nil
	for _, f := range v.Struct.Fields {
		if f.Name == u.Key {
			key.Path, key.Value.Go, key.Value.Description = f.Path, f.Value.Go, f.Value.Description
			continue
		}
		s.Fields = append(s.Fields, f)
	}
	s.Fields = append([]*Field{key}, s.Fields...)
	return &s
}

// Field is one property of an object.
type Field struct {
	Name     string // as in JSON
	Required bool
	Value    *Value
	// Path leads from the struct to the Go field: embedded structs first. It is empty
	// where no Go field holds the value.
	Path []Step
	// Variant is the one string that a field can be which tells a variant of a Union.
	Variant string
	Pos     diag.Pos // of the Go field; none where there is none
}

// Step is one selector on the way to a field.
type Step struct {
	Name string
	// Alloc is the type to allocate when an embedded pointer is nil; empty for
	// values and for the field itself.
	Alloc GoType
}

// Indirect returns v, or what v points to or wraps when it is a pointer or an Optional,
// however deep.
func (v *Value) Indirect() *Value {
	for {
		switch t := v.Type.(type) {
		case Pointer:
			v = t.Elem
		case Optional:
			v = t.Elem
		default:
			return v
		}
	}
}

// Elem returns the items of a list, array or map.
func (v *Value) Elem() (*Value, bool) {
	switch t := v.Indirect().Type.(type) {
	case Slice:
		return t.Elem, true
	case Array:
		return t.Elem, true
	case Map:
		return t.Elem, true
	}
	return nil, false
}
