package rule

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// Row is one rule on some kinds of value.
type Row struct {
	Op    plan.Op
	Kinds []Kind
	// Beyond says that no keyword has the rule's verdict, so that a schema validator
	// accepts what the parser refuses. The parser marks such issues, and Note says the
	// rule in the description.
	Beyond bool
	// Keyword adds the rule to the schema of its value, or what the schema can say of
	// one that is Beyond. Nil: nothing.
	Keyword func(s *jsonschema.Schema, r plan.Rule)
	// Note is a sentence for the model where there is no keyword.
	Note func(r plan.Rule) string
	// Broken returns the Go condition that is true when x breaks the rule, or "" where
	// the Go type leaves no way to. A OneOf that stands by itself is judged while the
	// value is read, by decode.Enum.
	Broken func(e Env, r plan.Rule, v *plan.Value, x Operand) string
	// Code is the name of the issue code in package decode, and Arg its argument;
	// nil means the rule's own.
	Code string
	Arg  func(r plan.Rule) string
	// Holds reports whether a JSON value obeys the rule. Numbers are json.Number. Nil:
	// the tags can state no value of the kind, or only the running program can say.
	Holds func(r plan.Rule, value any) bool
}

// Operand is what a condition judges, as Go expressions.
type Operand struct {
	Value  string // what was read
	Cursor string // for lists and maps: the cursor that read it and counted
}

// Env is what a condition may need from the file that it is printed into.
type Env interface {
	// Decoder returns the name of the decoder.
	Decoder() string
	// Import returns the name under which a package is imported.
	Import(path string) string
	// Matches returns a Go condition that is true when text, a Go expression, matches expr.
	Matches(expr, text string) string
	// Zero returns a Go condition that is true when x, of v's type, is its zero value.
	Zero(v *plan.Value, x string) string
	// Typed returns x, which was read for v, as an expression of v's own Go type.
	Typed(v *plan.Value, x string) string
}

var numbers = []Kind{Int, Float, DurationNumber}

// Table holds every rule: what it is in the schema and what it is in the parser.
var Table = slices.Concat(simpleRows, eitherRows)

// simpleRows are those that are not made of others.
var simpleRows = slices.Concat(valueRows, typeRows, hiddenRows, stringRows, callRows)

// valueRows are the rules on numbers, lengths, members and presence.
var valueRows = []Row{
	{
		Op: plan.Minimum, Kinds: numbers, Code: "Minimum",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.Minimum = json.Number(r.Arg) },
		Broken:  compare("<"),
		Holds:   func(r plan.Rule, v any) bool { return rat(v).Cmp(rat(r.Arg)) >= 0 },
	},
	{
		Op: plan.Maximum, Kinds: numbers, Code: "Maximum",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.Maximum = json.Number(r.Arg) },
		Broken:  compare(">"),
		Holds:   func(r plan.Rule, v any) bool { return rat(v).Cmp(rat(r.Arg)) <= 0 },
	},
	{
		Op: plan.ExclusiveMinimum, Kinds: numbers, Code: "ExclusiveMinimum",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.ExclusiveMinimum = json.Number(r.Arg) },
		Broken:  compare("<="),
		Holds:   func(r plan.Rule, v any) bool { return rat(v).Cmp(rat(r.Arg)) > 0 },
	},
	{
		Op: plan.ExclusiveMaximum, Kinds: numbers, Code: "ExclusiveMaximum",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.ExclusiveMaximum = json.Number(r.Arg) },
		Broken:  compare(">="),
		Holds:   func(r plan.Rule, v any) bool { return rat(v).Cmp(rat(r.Arg)) < 0 },
	},
	{
		Op: plan.MultipleOf, Kinds: []Kind{Int, Float}, Code: "CodeMultipleOf",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.MultipleOf = json.Number(r.Arg) },
		Broken:  notMultiple,
		Holds:   func(r plan.Rule, v any) bool { return multiple(rat(v), rat(r.Arg)) },
	},

	{
		Op: plan.MinLength, Kinds: []Kind{String}, Code: "MinLength",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.MinLength = count(r) },
		Broken:  shorter,
		Holds:   func(r plan.Rule, v any) bool { return uint64(utf8.RuneCountInString(v.(string))) >= *count(r) },
	},
	{
		Op: plan.MaxLength, Kinds: []Kind{String}, Code: "MaxLength",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.MaxLength = count(r) },
		Broken:  longer,
		Holds:   func(r plan.Rule, v any) bool { return uint64(utf8.RuneCountInString(v.(string))) <= *count(r) },
	},

	{
		Op: plan.OneOf, Kinds: []Kind{String, Int, Float}, Code: "CodeEnum", Broken: noMember,
		Keyword: func(s *jsonschema.Schema, r plan.Rule) {
			s.Minimum, s.Maximum = "", "" // of the Go type: the members say more
			for _, v := range r.Values {
				s.Enum = append(s.Enum, json.RawMessage(v))
			}
		},
		Holds: isMember,
	},
	{
		Op: plan.Equal, Kinds: []Kind{String, Int, Float, Bool, DurationNumber}, Code: "Const",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.Const = json.RawMessage(r.Arg) },
		Broken:  compare("!="),
		Holds:   func(r plan.Rule, v any) bool { return same(v, parse(plan.Literal(r.Arg))) },
	},
	{
		Op: plan.NotEqual, Kinds: []Kind{String, Int, Float, Bool, DurationNumber}, Code: "NotConst",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { not(s, &jsonschema.Schema{Const: json.RawMessage(r.Arg)}) },
		Broken:  compare("=="),
		Holds:   func(r plan.Rule, v any) bool { return !same(v, parse(plan.Literal(r.Arg))) },
	},

	{
		Op: plan.NonZero, Kinds: []Kind{String}, Code: "NonZero", Arg: empty,
		Keyword: func(s *jsonschema.Schema, _ plan.Rule) {
			if s.MinLength == nil || *s.MinLength == 0 {
				one := uint64(1)
				s.MinLength = &one
			}
		},
		Broken: zero,
		Holds:  func(_ plan.Rule, v any) bool { return v != "" },
	},
	{
		Op: plan.NonZero, Kinds: numbers, Code: "NonZero", Arg: func(plan.Rule) string { return "0" },
		Keyword: func(s *jsonschema.Schema, _ plan.Rule) {
			not(s, &jsonschema.Schema{Const: json.RawMessage("0")})
		},
		Broken: zero,
		Holds:  func(_ plan.Rule, v any) bool { return rat(v).Sign() != 0 },
	},
	{
		Op: plan.NonZero, Kinds: []Kind{Any}, Code: "NonZero", Arg: func(plan.Rule) string { return "null" },
		Keyword: func(s *jsonschema.Schema, _ plan.Rule) { not(s, &jsonschema.Schema{Type: "null"}) },
		Broken:  zero,
		Holds:   func(_ plan.Rule, v any) bool { return v != nil },
	},
	{
		Op: plan.NonZero, Kinds: []Kind{Struct, Time, Own}, Beyond: true, Code: "NonZero", Arg: empty,
		Note:   func(plan.Rule) string { return "Not empty." },
		Broken: zero,
	},

	{
		Op: plan.MinItems, Kinds: []Kind{List}, Code: "MinItems",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.MinItems = count(r) },
		Broken:  length("<"),
		Holds:   func(r plan.Rule, v any) bool { return uint64(len(v.([]any))) >= *count(r) },
	},
	{
		Op: plan.MaxItems, Kinds: []Kind{List}, Code: "MaxItems",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.MaxItems = count(r) },
		Broken:  length(">"),
		Holds:   func(r plan.Rule, v any) bool { return uint64(len(v.([]any))) <= *count(r) },
	},
	{
		Op: plan.NotLength, Kinds: []Kind{List}, Code: "NotLength", Arg: counted("item"),
		Keyword: func(s *jsonschema.Schema, r plan.Rule) {
			not(s, &jsonschema.Schema{MinItems: count(r), MaxItems: count(r)})
		},
		Broken: length("=="),
		Holds:  func(r plan.Rule, v any) bool { return uint64(len(v.([]any))) != *count(r) },
	},
	{
		Op: plan.UniqueItems, Kinds: []Kind{List, Array}, Code: "UniqueItems",
		Keyword: func(s *jsonschema.Schema, _ plan.Rule) { s.UniqueItems = true },
		Broken: func(e Env, _ plan.Rule, v *plan.Value, x Operand) string {
			elem, _ := v.Elem()
			if k := KindOf(elem); k == Any || k == Raw { // as JSON has it, not as Go does
				return x.Cursor + ".Repeats()"
			}
			if a, ok := v.Type.(plan.Array); ok { // of a wrong length, the rest is zero
				return fmt.Sprintf("%s.Len() == %d && %s.Duplicate(%s[:])", x.Cursor, a.Len, e.Import(decodePackage), x.Value)
			}
			return e.Import(decodePackage) + ".Duplicate(" + x.Value + ")"
		},
		Holds: func(_ plan.Rule, v any) bool { return !repeats(v.([]any)) },
	},
	{
		Op: plan.MinProperties, Kinds: []Kind{Map}, Code: "MinProperties",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.MinProperties = count(r) },
		Broken:  length("<"),
	},
	{
		Op: plan.MaxProperties, Kinds: []Kind{Map}, Code: "MaxProperties",
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.MaxProperties = count(r) },
		Broken:  length(">"),
	},
	{
		Op: plan.NotLength, Kinds: []Kind{Map}, Code: "NotLength", Arg: counted("entry"),
		Keyword: func(s *jsonschema.Schema, r plan.Rule) {
			not(s, &jsonschema.Schema{MinProperties: count(r), MaxProperties: count(r)})
		},
		Broken: length("=="),
	},
	{
		Op: plan.MinBytes, Kinds: []Kind{Bytes}, Beyond: true, Code: "MinBytes",
		Note:   func(r plan.Rule) string { return "At least " + counted("byte")(r) + "." },
		Broken: byteLength("<"),
	},
	{
		Op: plan.MaxBytes, Kinds: []Kind{Bytes}, Beyond: true, Code: "MaxBytes",
		Note:   func(r plan.Rule) string { return "At most " + counted("byte")(r) + "." },
		Broken: byteLength(">"),
	},
	{
		Op: plan.NotLength, Kinds: []Kind{Bytes}, Beyond: true, Code: "NotLength", Arg: counted("byte"),
		Note:   func(r plan.Rule) string { return "Not exactly " + counted("byte")(r) + "." },
		Broken: byteLength("=="),
	},
}

// typeRows are the rules on which types of JSON an any can have.
var typeRows = []Row{
	{
		Op: plan.TypeOneOf, Kinds: []Kind{Any, Raw}, Code: "Type", Arg: typeWords, Broken: isNot,
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.OneOf = append(s.OneOf, typeSchemas(r)...) },
	},
	{
		Op: plan.TypeAnyOf, Kinds: []Kind{Any, Raw}, Code: "Type", Arg: typeWords, Broken: isNot,
		Keyword: func(s *jsonschema.Schema, r plan.Rule) { s.AnyOf = append(s.AnyOf, typeSchemas(r)...) },
	},
}

func typeSchemas(r plan.Rule) []*jsonschema.Schema {
	all := make([]*jsonschema.Schema, len(r.Values))
	for i, v := range r.Values {
		all[i] = &jsonschema.Schema{Type: parse(v).(string)}
	}
	return all
}

// typeWords completes "must be": "a string or an integer".
func typeWords(r plan.Rule) string {
	all := make([]string, len(r.Values))
	for i, v := range r.Values {
		switch name := parse(v).(string); name {
		case "null":
			all[i] = name
		case "integer", "object", "array":
			all[i] = "an " + name
		default:
			all[i] = "a " + name
		}
	}
	return strings.Join(all, " or ")
}

// isNot is the condition that the value just read has none of the types.
func isNot(e Env, r plan.Rule, _ *plan.Value, _ Operand) string {
	names := make([]string, len(r.Values))
	for i, v := range r.Values {
		names[i] = GoLiteral(v)
	}
	return "!" + e.Decoder() + ".Is(" + strings.Join(names, ", ") + ")"
}

// Find returns the row of a rule on a value of the kind.
func Find(op plan.Op, kind Kind) (Row, bool) { return findIn(Table, op, kind) }

func findIn(rows []Row, op plan.Op, kind Kind) (Row, bool) {
	for _, row := range rows {
		if row.Op != op {
			continue
		}
		for _, k := range row.Kinds {
			if k == kind {
				return row, true
			}
		}
	}
	return Row{}, false
}

const (
	decodePackage = "github.com/toolgen-go/toolgen/toolkit/decode"
	formatPackage = "github.com/toolgen-go/toolgen/toolkit/format"

	validatePackage = "github.com/toolgen-go/toolgen/toolkit/validate"
)
