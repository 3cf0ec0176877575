package diag

import (
	"maps"
	"slices"
)

// Explanation says more about a code than its messages do.
type Explanation struct {
	Means string // what was found
	Why   string // what would come of it
	Write string // what to write instead, with an example
}

// Codes returns all codes in the order of their names.
func Codes() []string { return slices.Sorted(maps.Keys(explanations)) }

// Explain returns the explanation of a code.
func Explain(code string) (Explanation, bool) {
	e, ok := explanations[code]
	return e, ok
}

var explanations = map[string]Explanation{
	"ambiguous-field": {
		"Two fields of a struct, embedded ones included, have one JSON name at the same depth.",
		"encoding/json drops both without a word.",
		"Give one of them another name: Author string `json:\"author\"`.",
	},
	"anonymous-struct": {
		"A struct type without a name has unexported fields of another package.",
		"The generated parser has to write the type out, and those fields cannot be written in another package.",
		"Give the struct a name where it is declared.",
	},
	"any-value": {
		"A parameter, or an item of one, is an any or a json.RawMessage. Toolgen lint says so; it is allowed.",
		"The schema tells the model nothing about it, and the parser checks nothing.",
		"Write what it is: a struct, a map such as map[string]string, or an interface whose structs are marked with //toolgen:variant.",
	},
	"byte-slice": {
		"A slice has items of a named byte type.",
		"encoding/json reads it as base64 text and not as a list, so the items would never be seen.",
		"Use []byte for binary data, or items of a wider type: type Level int16.",
	},
	"case-collision": {
		"Two JSON names of one struct differ only in case.",
		"encoding/json folds case and would mix them up; so may a model.",
		"Rename one of them in its json tag.",
	},
	"constrained-file": {
		"A directive stands in a file that is built only on some systems or with some tags.",
		"The generated file has no build constraint, so elsewhere it would name what is not there.",
		"Move the declaration to a file for all systems.",
	},
	"contradiction": {
		"Two words of a tag, or of two tags, say different things about one keyword, or ask for opposite things of two fields.",
		"One of them would have to be ignored.",
		"Keep one: `validate:\"min=1\"` instead of `validate:\"min=1\" jsonschema:\"minimum=2\"`.",
	},
	"default": {
		"A default that breaks the field's own rules, does not fit its type, or would never be used.",
		"The parser fills it in for an absent field, so it must be a value that the parser would accept.",
		"Write a value within the rules, on a field that may be absent: Limit int `json:\"limit,omitempty\" validate:\"max=100\" jsonschema:\"default=10\"`.",
	},
	"defined-time": {
		"A type is defined from time.Time.",
		"It has none of the methods of time.Time, so encoding/json would read it as an object.",
		"Use time.Time itself.",
	},
	"directive": {
		"A comment looks like a directive of toolgen and is none, or it stands above the wrong declaration.",
		"It would do nothing.",
		"Write it without spaces, right above the declaration: //toolgen:schema. toolgen help lists the directives.",
	},
	"embedded-pointer": {
		"A struct embeds a pointer to an unexported struct.",
		"encoding/json cannot set such a pointer and fails at run time.",
		"Embed the struct itself, or export it.",
	},
	"embedded-tag": {
		"An embedded struct has rules or a description in its tag.",
		"Its fields become fields of the outer struct, so there is no value that they could be about.",
		"Remove the tag, or give the field a name in its json tag.",
	},
	"example": {
		"An example breaks the field's own rules or does not fit its type.",
		"A model would copy it and be refused.",
		"Write an example that the rules accept: `jsonschema:\"minimum=1,example=5\"`.",
	},
	"extra": {
		"A word of jsonschema_extras is a keyword of JSON Schema.",
		"The parser would not enforce it, or it would stand twice in the schema.",
		"Write it in the jsonschema tag, and annotations of your own here: `jsonschema_extras:\"x-unit=metre\"`.",
	},
	"flags": {
		"The constants of a type are powers of two made with iota.",
		"They are meant to be combined, so an enum of them would refuse most values.",
		"Write //toolgen:open above the type to accept any integer, or use a list of named strings.",
	},
	"foreign-type": {
		"A type of another package has a field that cannot be described.",
		"Its source is not yours to change from here.",
		"Use a type of your own with the fields that you need, and convert it in Execute.",
	},
	"generic-root": {
		"//toolgen:schema stands above a generic type.",
		"Only an instance has fields of known types.",
		"Mark an alias of an instance: type PageOfString = Page[string].",
	},
	"host-rule": {
		"A rule asks the machine on which the parser runs, such as validate's file or tcp_addr, or toolgen:\"host\" stands on a field without such a rule.",
		"No schema can say what is on the machine, and a model could find out by trying.",
		"Check it in Execute, or write toolgen:\"host\" on the field to have it all the same.",
	},
	"interface": {
		"An interface other than any stands where a value is read.",
		"Anything could implement it, so neither schema nor parser know what may stand there.",
		"Give it an unexported method and write //toolgen:variant above each struct that may stand there; or use a struct, or any.",
	},
	"internal-type": {
		"A type is declared in an internal package that this package may not import.",
		"The generated code has to name it.",
		"Use a type of a package that can be imported.",
	},
	"json-name": {
		"encoding/json ignores a name in a json tag because of a character in it.",
		"It would use the Go name instead, and the model would be shown another one.",
		"Use letters, digits, _ and -: `json:\"user_name\"`.",
	},
	"json-option": {
		"encoding/json does not know an option of a json tag, or it stands twice.",
		"It is ignored there without a word.",
		"The options are omitempty, omitzero and string.",
	},
	"json-string": {
		"The option string of a json tag stands on something else than a boolean or number.",
		"encoding/json ignores it there, or wants a string quoted twice.",
		"Remove the option.",
	},
	"load": {
		"A package could not be read or type-checked so far that its tools can be planned.",
		"Types that are not known have no schema.",
		"Mend what go build says. Names that toolgen generates may be missing.",
	},
	"map-key": {
		"The keys of a map are no strings, integers or types with UnmarshalText.",
		"JSON names are strings, and encoding/json reads no others.",
		"Use a slice of structs with a field for the key.",
	},
	"name-taken": {
		"A generated declaration would have a name that the package has already.",
		"The package would not compile.",
		"Rename one of them; //toolgen:package tools=NAME renames the function that lists tools.",
	},
	"no-description": {
		"A tool function has no doc comment.",
		"The comment is what the model is told; without one it has to guess.",
		"Write a sentence above the function: // Search finds documents by their text.",
	},
	"nullable": {
		"jsonschema:\"nullable\" stands on a Go type that cannot hold null, or that accepts any JSON anyway.",
		"Null would have to become a zero value, which says something else.",
		"Use a pointer or toolkit.Optional: Limit *int `json:\"limit\" jsonschema:\"nullable\"`.",
	},
	"omitempty": {
		"validate's omitempty stands on a field that is required, or on items.",
		"It says no more than that the field may be absent, so it would do nothing.",
		"Write omitempty in the json tag, or remove it.",
	},
	"optional": {
		"A toolkit.Optional is made required, has a default, or is not the type of a field itself.",
		"It is there to tell whether a parameter was given.",
		"Use the plain type, or remove the word.",
	},
	"output-type": {
		"A result has a type that encoding/json cannot write.",
		"The result could never be sent.",
		"Leave the field out with json:\"-\".",
	},
	"own-decoding": {
		"A type decodes itself, and the form that it wants is not stated, is stated twice, or is no type of JSON.",
		"Only the type knows what its UnmarshalJSON accepts; the schema has to be told.",
		"Write //toolgen:json type=string,pattern=^[0-9]+g$ above the type, or type=string in the jsonschema tag of the field.",
	},
	"plain-description": {
		"A jsonschema tag is a sentence where it should be words, or begins like words where it should be a sentence.",
		"Libraries differ in what the tag is: invopop's words, or a plain description as in go-sdk, mcp-go and adk. A sentence read as words would be cut at its first comma.",
		"For words and comments, move the sentence into the field's comment. For a package of plain descriptions, write //toolgen:package jsonschema=description once, and rules in the validate tag: `jsonschema:\"The city\" validate:\"min=1\"`.",
	},
	"predeclared": {
		"The package gives a predeclared name of Go, such as string or len, another meaning.",
		"Generated code needs the usual one.",
		"Rename the declaration.",
	},
	"recursive-type": {
		"A type contains itself in a way that no value could end, or without a struct in between.",
		"Nobody could ever send such arguments.",
		"Make a field on the way optional with omitempty, or a slice that may be empty.",
	},
	"reflector-method": {
		"A type has a method that tells invopop's Reflector what its schema is: JSONSchema, JSONSchemaExtend, JSONSchemaAlias or JSONSchemaProperty.",
		"A generator cannot call it, and encoding/json reads the type as if it were not there, so schema and parser would be about another form than the method says.",
		"Remove the method, or give the type UnmarshalJSON and state its form: //toolgen:json type=string.",
	},
	"relation": {
		"A rule between fields names a field that the struct does not have, or compares what cannot be compared.",
		"validator ignores or misreads it at run time.",
		"Name Go fields of the same struct: End time.Time `validate:\"gtfield=Start\"`.",
	},
	"required-pointer": {
		"A field is a pointer, without omitempty. Toolgen lint says so; it is allowed.",
		"Presence follows encoding/json, so the field is required, and the pointer is never nil.",
		"Add omitempty if it may be left out: Limit *int `json:\"limit,omitempty\"`; else drop the *.",
	},
	"root-kind": {
		"The type of a tool's parameters is no struct.",
		"The arguments of a call are a JSON object.",
		"Wrap it in a struct.",
	},
	"rule": {
		"A word of a tag does not fit the field, lacks a value, or has a wrong one.",
		"It would be ignored, or panic, when the program runs.",
		"The message says what the word is for. toolgen rules lists all words with the kinds that they fit.",
	},
	"rule-kind": {
		"A word moves on to items or keys, or describes, where there are none.",
		"There is nothing that it could be about.",
		"Remove it, or write dive before the rules for items: `validate:\"dive,min=1\"`.",
	},
	"signature": {
		"A function with //toolgen:tool has parameters or results that a tool cannot have.",
		"The generated tool calls it with a context, parameters and a call context, and needs an error back.",
		"func(ctx context.Context[, p P][, call toolkit.CallContext]) (D, error), (toolkit.Output[D], error) or error.",
	},
	"snapshot-name": {
		"The snapshots of two schemas or tools have names that differ only in case.",
		"Some file systems would keep one of them.",
		"Rename one of them.",
	},
	"tag-comma-cut": {
		"A comma ends the value of a word in a jsonschema tag too early.",
		"The rest would be lost: \"If true, descend\" becomes \"If true\".",
		"Escape it: `jsonschema:\"description=If true\\\\, descend\"`; or write the text as the doc comment of the field.",
	},
	"tag-empty-word": {
		"There is nothing between two separators of a tag.",
		"validator panics at it; others ignore it.",
		"Remove the separator.",
	},
	"tag-missing-name": {
		"A word of a tag is a value without a name.",
		"It would be ignored.",
		"Write name=value.",
	},
	"tag-missing-value": {
		"A word of jsonschema_extras has no value.",
		"It would be dropped.",
		"Write name=value.",
	},
	"tag-repeated-key": {
		"A key stands twice in one tag.",
		"Only the first counts.",
		"Write it once.",
	},
	"tag-space": {
		"A space stands beside a word of a tag.",
		"It becomes part of the word, which nobody knows then.",
		"Remove it: `validate:\"min=1,max=3\"`.",
	},
	"tag-syntax": {
		"A tag is no list of key:\"value\" pairs.",
		"reflect reads up to the fault and drops the rest.",
		"Separate the pairs by one space: `json:\"a\" validate:\"min=1\"`.",
	},
	"tag-text": {
		"A value of a tag is not valid UTF-8.",
		"It could not stand in a schema.",
		"Write the text in UTF-8.",
	},
	"tag-unknown-key": {
		"A key of a tag is nearly one that toolgen reads.",
		"It would be ignored.",
		"Write json, validate, jsonschema, jsonschema_description, jsonschema_extras or toolgen.",
	},
	"tool-name": {
		"Two tools of a package have one name on the wire.",
		"A registry takes a name once.",
		"Write //toolgen:tool name=… above one of them.",
	},
	"type": {
		"A Go type cannot come from JSON, such as a channel, a function or a complex number.",
		"There is no text that a model could send for it.",
		"Leave the field out with json:\"-\", or use a type that JSON has.",
	},
	"unexported-field": {
		"A field with a json tag is not exported.",
		"encoding/json ignores it.",
		"Export it, or remove its tag.",
	},
	"unexported-type": {
		"A type of another package is not exported.",
		"The generated parser cannot name it.",
		"Export it.",
	},
	"unit": {
		"toolgen:\"unit=…\" names no unit, or stands on something else than a time.Duration.",
		"It says in what a duration counts as a number.",
		"Timeout time.Duration `json:\"timeout\" toolgen:\"unit=seconds\"`.",
	},
	"unknown-constant": {
		"A constant of an enum type does not compile, so that its value is not known.",
		"The model would not be told of it, and the parser would refuse it.",
		"Mend the constant: const Red Color = \"red\". If its value is generated or set elsewhere, write //toolgen:open above the type.",
	},
	"unknown-rule": {
		"A tag has a word that toolgen does not know.",
		"Other libraries ignore it, and a rule that somebody relies on never runs.",
		"Mend the spelling. A check of your own is named with //toolgen:package validations=is_awesome and registered with validate.Register.",
	},
	"unknown-type": {
		"The type of a field cannot be resolved.",
		"It is missing, or generated by toolgen itself.",
		"Declare it, or import its package.",
	},
	"unknown-word": {
		"A word of the jsonschema or toolgen tag is not known, or is refused.",
		"The parser could not enforce what it says.",
		"The message says why; toolgen rules lists the words.",
	},
	"unsatisfiable": {
		"The rules of a field leave no value, or refuse a member of its enum.",
		"Every call with the field would fail.",
		"Change one of the rules: `validate:\"min=3,max=5\"` instead of min=5,max=3.",
	},
	"variant": {
		"The variants of a union cannot be told apart, or one of them is no object.",
		"The parser chooses the variant by the value of one property.",
		"Give each its own name: //toolgen:variant name=circle. The property is \"type\", or what //toolgen:union key=… says.",
	},
}
