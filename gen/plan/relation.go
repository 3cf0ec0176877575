package plan

import "github.com/toolgen-go/toolgen/gen/diag"

// The rules between the fields of a struct. What each is in the schema and in the parser
// is one row of rule.Relations.
const (
	RequiredIf         Op = "required_if"
	RequiredUnless     Op = "required_unless"
	RequiredWith       Op = "required_with"
	RequiredWithAll    Op = "required_with_all"
	RequiredWithout    Op = "required_without"
	RequiredWithoutAll Op = "required_without_all"
	ExcludedIf         Op = "excluded_if"
	ExcludedUnless     Op = "excluded_unless"
	ExcludedWith       Op = "excluded_with"
	ExcludedWithAll    Op = "excluded_with_all"
	ExcludedWithout    Op = "excluded_without"
	ExcludedWithoutAll Op = "excluded_without_all"
	EqualField         Op = "eqfield"
	NotEqualField      Op = "nefield"
	MoreField          Op = "gtfield"
	AtLeastField       Op = "gtefield"
	LessField          Op = "ltfield"
	AtMostField        Op = "ltefield"
	ContainsField      Op = "fieldcontains"
	ExcludesField      Op = "fieldexcludes"
)

// Relation is a demand on one field of a struct that reads others. Fields go by their
// names in JSON, so that a relation holds in the variants of a Union, too.
type Relation struct {
	Op     Op
	Field  string   // the judged one
	Others []string // those that it reads
	// Values has for each of Others what it is compared with; empty where the Op
	// compares with none.
	Values []Literal
	Source string // the word as the source has it
	Pos    diag.Pos
}

// Choice demands of an object that it has all fields of a group: of exactly one of
// several groups, or of at least one.
type Choice struct {
	AnyOf  bool
	Groups []Group
}

// Group is some fields of a struct, by their names in JSON.
type Group struct {
	Title  string
	Fields []string
}

// Field returns the field of the name, with its index, or nil.
func (s *Struct) Field(name string) (int, *Field) {
	for i, f := range s.Fields {
		if f.Name == name {
			return i, f
		}
	}
	return -1, nil
}
