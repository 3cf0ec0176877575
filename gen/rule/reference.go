package rule

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// Entry is one line of the reference of all words: what a word becomes on some kinds.
type Entry struct {
	Word string   // with a sample value: "min=1"
	On   []string // the kinds of value; empty: not the value alone decides
	// Schema is what the word becomes in the schema, as JSON, with the sample value. Empty:
	// nothing.
	Schema string
	// Note is what it adds to the description.
	Note string
	// Exact says that the schema has the verdict of the parser.
	Exact bool
	// Refused is the reason why there is no such rule; the other fields are empty then.
	Refused string
}

// samples has a value of each kind.
var samples = map[Kind]*plan.Value{
	Bool:           {Type: plan.Bool{}},
	String:         {Type: plan.String{}},
	Int:            {Type: plan.Int{}},
	Float:          {Type: plan.Float{Bits: 64}},
	Bytes:          {Type: plan.Bytes{}},
	Time:           {Type: plan.Time{}},
	Duration:       {Type: plan.Duration{}},
	DurationNumber: {Type: plan.Duration{Unit: time.Second}},
	Raw:            {Type: plan.Raw{}},
	Any:            {Type: plan.Any{}},
	List:           {Type: plan.Slice{Elem: &plan.Value{Type: plan.String{}}}},
	Array:          {Type: plan.Array{Len: 2, Elem: &plan.Value{Type: plan.String{}}}},
	Map:            {Type: plan.Map{Key: &plan.Value{Type: plan.String{}, Go: "string"}, Elem: &plan.Value{Type: plan.String{}}}},
	Struct:         {Type: &plan.Struct{}},
	Union:          {Type: &plan.Union{}},
	Own:            {Type: plan.Own{Comparable: true}},
	QuotedBool:     {Type: plan.Quoted{Elem: &plan.Value{Type: plan.Bool{}}}},
	QuotedInt:      {Type: plan.Quoted{Elem: &plan.Value{Type: plan.Int{}}}},
	QuotedFloat:    {Type: plan.Quoted{Elem: &plan.Value{Type: plan.Float{Bits: 64}}}},
	"json.Number":  {Type: plan.Number},
	"url.URL":      {Type: plan.URL},
	"netip.Addr":   {Type: plan.Addr},
	"netip.Prefix": {Type: plan.Prefix},
	"net.IP":       {Type: plan.IP},
}

// order is that of the kinds in the reference.
var order = []Kind{
	String, Int, Float, Bool, List, Array, Map, Struct, Union, Bytes, Time, Duration, DurationNumber, Raw, Any, Own,
	QuotedInt, QuotedFloat, QuotedBool, "json.Number", "url.URL", "netip.Addr", "netip.Prefix", "net.IP",
}

// sample returns a value that the word takes on a kind.
func sample(w Word, k Kind) string {
	if !w.Param {
		return ""
	}
	switch w.Name {
	case "format":
		if k == Time {
			return "date-time"
		}
		return "email"
	case "uniqueItems":
		return "true"
	case "postcode_iso3166_alpha2":
		return "GB"
	case "oneof_type", "anyof_type":
		return "string;null"
	case "spicedb":
		return "id"
	case "mimetype":
		return "image/png"
	case "datetime":
		return "2006-01-02"
	case "oneof", "noneof":
		return "1 2"
	case "oneofci", "noneofci":
		return "a b"
	case "eq_ignore_case", "ne_ignore_case":
		return "a"
	case "pattern":
		return "^a"
	}
	switch k {
	case Bool, QuotedBool:
		return "true"
	case Duration, DurationNumber:
		if _, schema := JSONSchema[w.Name]; !schema {
			return "1s"
		}
	}
	return "1"
}

// Reference returns the words of a vocabulary in the order of their names.
func Reference(vocabulary map[string]Word) []Entry {
	var all []Entry
	for _, name := range slices.Sorted(maps.Keys(vocabulary)) {
		all = append(all, reference(vocabulary[name])...)
	}
	return all
}

// reference has an entry for the kinds on which a word becomes the same, and one for each
// reason why it is refused on others.
func reference(w Word) []Entry {
	var all []Entry
	add := func(e Entry, k Kind) {
		for i, have := range all {
			if have.Schema == e.Schema && have.Note == e.Note && have.Exact == e.Exact && have.Refused == e.Refused {
				all[i].On = append(all[i].On, string(k))
				return
			}
		}
		e.On = []string{string(k)}
		all = append(all, e)
	}
	for _, k := range order {
		if e, ok := w.entry(k); ok {
			add(e, k)
		}
	}
	for _, k := range order {
		if reason := w.Refused[k]; reason != "" && reason != onItems[List] && w.Fits[k] == nil {
			add(Entry{Word: w.Name, Refused: reason}, k)
		}
	}
	return all
}

// entry is what a word becomes on one kind.
func (w Word) entry(k Kind) (Entry, bool) {
	v := samples[k]
	if w.Fits[KindOf(judged(v))] == nil {
		return Entry{}, false
	}
	param := sample(w, k)
	rules, err := w.Rules(v, param, w.Param)
	if err != nil {
		return Entry{}, false
	}
	e := Entry{Word: w.Name, Exact: true}
	if param != "" {
		e.Word += "=" + param
	}
	s := &jsonschema.Schema{}
	var notes []string
	for _, r := range rules {
		row, ok := Find(r.Op, k)
		if !ok {
			return Entry{}, false // as on a quoted value, of which only some rules can be asked
		}
		if row.Keyword != nil {
			row.Keyword(s, r)
		}
		if row.Note != nil {
			notes = append(notes, row.Note(r))
		}
		e.Exact = e.Exact && !row.Beyond
	}
	e.Schema, e.Note = keywords(s), strings.Join(notes, " ")
	return e, true
}

// keywords writes what a schema has, "" for nothing.
func keywords(s *jsonschema.Schema) string {
	text, err := json.Marshal(s)
	if err != nil {
		panic("rule: a keyword that is not JSON: " + err.Error())
	}
	if string(text) == "true" || string(text) == "{}" {
		return ""
	}
	return unescape.Replace(string(text))
}

// unescape takes back what encoding/json does for HTML.
var unescape = strings.NewReplacer(`\u003c`, "<", `\u003e`, ">", `\u0026`, "&")

// Steering are the words of the validate tag that judge nothing themselves.
var Steering = []Entry{
	{Word: "dive", Note: "The rules behind it are for the items of a list or map."},
	{Word: "keys", Note: "Behind a dive into a map: the rules up to endkeys are for its keys (propertyNames)."},
	{Word: "endkeys", Note: "Ends the rules on keys."},
	{Word: "omitempty", Note: "Says no more than that the field may be left out, which is for the json tag."},
	{Word: "omitnil", Note: "As omitempty."},
	{Word: "omitzero", Note: "As omitempty."},
}

// References returns the entries of the rules between fields, in the order of their words.
func References() []Entry {
	var all []Entry
	for _, word := range slices.Sorted(maps.Keys(Relations)) {
		row := Relations[word]
		r := plan.Relation{Op: row.Op, Field: "a", Others: []string{"b"}}
		text := word + "=B"
		if row.Form == Pairs {
			r.Values = []plan.Literal{`"x"`}
			text += " x"
		}
		e := Entry{Word: text, Note: row.Note(r)}
		if row.Op == plan.RequiredWith || row.Op == plan.RequiredWithAll {
			e.Schema = `{"dependentRequired":{"b":["a"]}} where both are pointers, lists, maps or Optional`
		}
		for _, k := range order {
			if slices.Contains(row.Judged, k) {
				e.On = append(e.On, string(k))
			}
		}
		all = append(all, e)
	}
	return all
}

// RefusedWords returns the words of the validate tag that no value can have.
func RefusedWords() []Entry {
	var all []Entry
	for _, word := range slices.Sorted(maps.Keys(Refused)) {
		all = append(all, Entry{Word: word, Refused: Refused[word]})
	}
	return all
}

// AliasEntries returns the words that stand for several.
func AliasEntries() []Entry {
	var all []Entry
	for _, word := range slices.Sorted(maps.Keys(Aliases)) {
		all = append(all, Entry{Word: word, On: []string{string(String)}, Note: "One of " + strings.Join(Aliases[word], "|") + "."})
	}
	return all
}
