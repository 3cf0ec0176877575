package rule

import (
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// Form is what a word between fields takes as its parameter.
type Form int

// The forms of a parameter.
const (
	OneName Form = iota // the name of a field
	Names               // of some fields
	Pairs               // names, each with a value
)

// RelationRow is one rule between the fields of a struct.
type RelationRow struct {
	Op   plan.Op
	Form Form
	// Judged has the kinds of the field with the word, Other those of the fields that it
	// names. Compared says that all are of one type, and not wrapped in an Optional.
	Judged, Other []Kind
	Compared      bool
	// Plain says that validator reads the address where a field is a pointer.
	Plain bool
	// Refused has reasons for kinds of which somebody may expect that they fit.
	Refused map[Kind]string
	// Code is the name of the issue code in package decode. Every issue is beyond the
	// schema, but for those where Dependent holds.
	Code string
	// Arg is the argument of the code.
	Arg func(s *plan.Struct, r plan.Relation) string
	// Note is a sentence for the model.
	Note func(r plan.Relation) string
	// Broken returns the Go condition that is true when the fields break the rule.
	Broken func(e Env, r plan.Relation, judged Place, others []Place) string
}

// Place is a field as Go expressions.
type Place struct {
	Of  *plan.Value
	Go  string // its value
	Has string // the condition that it was given
}

// Relations holds every rule between fields, by its word, which is that of validator.
var Relations = func() map[string]RelationRow {
	m := make(map[string]RelationRow)
	for _, row := range slices.Concat(requiredRows(), excludedRows(), comparedRows()) {
		m[string(row.Op)] = row
	}
	return m
}()

// presence are the kinds of which it is plain whether validator takes a value as given.
var presence = []Kind{Bool, String, Int, Float, Bytes, Time, Duration, Raw, Any, List, Map, Union}

// notPresence has the reasons for the others.
var notPresence = map[Kind]string{
	Array:  "an array is taken as given when an item is not zero; use a slice",
	Struct: "a struct is taken as given when a field of it is not zero; use a pointer to it",
}

// trigger is when a rule on presence asks for it.
type trigger struct {
	suffix string
	form   Form
	when   func(r plan.Relation) string
	holds  func(e Env, r plan.Relation, others []Place) string
}

var triggers = []trigger{
	{"if", Pairs, func(r plan.Relation) string { return "when " + pairs(r, " and ") }, allEqual},
	{"unless", Pairs, func(r plan.Relation) string { return "unless " + pairs(r, " or ") }, noneEqual},
	{"with", Names, func(r plan.Relation) string { return "when " + names(r, "or", "given") }, each(" || ", given)},
	{"with_all", Names, func(r plan.Relation) string { return "when " + names(r, "and", "given") }, each(" && ", given)},
	{"without", Names, func(r plan.Relation) string { return "when " + names(r, "or", "left out") }, each(" || ", missing)},
	{"without_all", Names, func(r plan.Relation) string { return "when " + names(r, "and", "left out") }, each(" && ", missing)},
}

// onPresence makes the rows of the words "required_if", "required_with" and so on. Of the
// fields whose values are compared, only scalars have a literal.
func onPresence(word, code, note string, zero func(Env, Place) string, arg func(s *plan.Struct, r plan.Relation) string) []RelationRow {
	var rows []RelationRow
	for _, t := range triggers {
		row := RelationRow{
			Op: plan.Op(word + "_" + t.suffix), Form: t.form, Judged: presence, Other: presence, Refused: notPresence, Code: code,
			Arg:  func(s *plan.Struct, r plan.Relation) string { return t.when(r) + arg(s, r) },
			Note: func(r plan.Relation) string { return note + " " + t.when(r) + "." },
			Broken: func(e Env, r plan.Relation, judged Place, others []Place) string {
				return zero(e, judged) + " && " + t.holds(e, r, others)
			},
		}
		if t.form == Pairs {
			row.Other = []Kind{Bool, String, Int, Float}
		}
		rows = append(rows, row)
	}
	return rows
}

func requiredRows() []RelationRow {
	return onPresence("required", "RequiredWhen", "Required", missing, func(s *plan.Struct, r plan.Relation) string {
		_, f := s.Field(r.Field)
		return nonZeroText(f.Value)
	})
}

func excludedRows() []RelationRow {
	return onPresence("excluded", "Excluded", "Leave out", given, func(*plan.Struct, plan.Relation) string { return "" })
}

// nonZeroText says what a value must be, besides given, to count as given.
func nonZeroText(v *plan.Value) string {
	switch v.Type.(type) {
	case plan.String, plan.Time:
		return ", and must not be empty"
	case plan.Int, plan.Float, plan.Duration:
		return ", and must not be 0"
	case plan.Bool:
		return ", and must be true"
	case plan.Any:
		return ", and must not be null"
	}
	if _, optional := v.Type.(plan.Optional); v.Nullable && !optional {
		return ", and must not be null"
	}
	return ""
}

// Dependent reports whether r is what dependentRequired says: of all its fields validator
// and JSON Schema mean the same by given. Then no issue is beyond the schema.
func Dependent(s *plan.Struct, r plan.Relation) bool {
	if r.Op != plan.RequiredWith && (r.Op != plan.RequiredWithAll || len(r.Others) > 1) {
		return false
	}
	for _, name := range append([]string{r.Field}, r.Others...) {
		if _, f := s.Field(name); !nilWhenAbsent(f.Value) {
			return false
		}
	}
	return true
}

// nilWhenAbsent reports whether a field is zero in Go exactly when it is absent.
func nilWhenAbsent(v *plan.Value) bool {
	if k := KindOf(v); v.Nullable || k == Any || k == Raw {
		return false
	}
	switch v.Type.(type) {
	case plan.Pointer, plan.Optional, plan.Slice, plan.Map, plan.Bytes, *plan.Union:
		return true
	}
	return false
}

func missing(e Env, p Place) string { return e.Zero(p.Of, p.Go) }

func given(e Env, p Place) string { return negated(missing(e, p)) }

// negated negates a condition of one term.
func negated(condition string) string {
	if rest, ok := strings.CutPrefix(condition, "!"); ok {
		return rest
	}
	if strings.Contains(condition, " == ") {
		return strings.Replace(condition, " == ", " != ", 1)
	}
	return "!" + condition
}

// each asks one thing of every field.
func each(join string, ask func(Env, Place) string) func(Env, plan.Relation, []Place) string {
	return func(e Env, _ plan.Relation, others []Place) string {
		terms := make([]string, len(others))
		for i, p := range others {
			terms[i] = ask(e, p)
		}
		text := strings.Join(terms, join)
		if len(terms) > 1 && join == " || " {
			text = "(" + text + ")"
		}
		return text
	}
}

func allEqual(_ Env, r plan.Relation, others []Place) string {
	terms := make([]string, len(others))
	for i, p := range others {
		terms[i] = equals(p, r.Values[i], "==")
		if pointer(p.Of) {
			terms[i] = p.Go + " != nil && " + terms[i]
		}
	}
	return strings.Join(terms, " && ")
}

func noneEqual(_ Env, r plan.Relation, others []Place) string {
	terms := make([]string, len(others))
	for i, p := range others {
		terms[i] = equals(p, r.Values[i], "!=")
		if pointer(p.Of) {
			terms[i] = "(" + p.Go + " == nil || " + terms[i] + ")"
		}
	}
	return strings.Join(terms, " && ")
}

// equals compares what p holds, which is no nil, with a literal.
func equals(p Place, l plan.Literal, op string) string {
	if KindOf(p.Of) == Bool {
		if (op == "==") == (l == "true") {
			return behind(p)
		}
		return "!" + behind(p)
	}
	return behind(p) + " " + op + " " + GoLiteral(l)
}

func pointer(v *plan.Value) bool {
	_, ok := v.Type.(plan.Pointer)
	return ok
}

// behind is the value of p, which is no nil.
func behind(p Place) string {
	if pointer(p.Of) {
		return "*" + p.Go
	}
	return p.Go
}

func pairs(r plan.Relation, join string) string {
	terms := make([]string, len(r.Others))
	for i, name := range r.Others {
		terms[i] = name + " is " + string(r.Values[i])
	}
	return strings.Join(terms, join)
}

func names(r plan.Relation, join, state string) string {
	verb := " are "
	if len(r.Others) == 1 || join == "or" {
		verb = " is "
	}
	return Series(r.Others, join) + verb + state
}

// Series writes words as a list: "a, b and c".
func Series(words []string, join string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " " + join + " " + words[last]
}
