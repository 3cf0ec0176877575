package repair

// Rule names a repair.
type Rule string

// The rules. Where several fit one value, the first of this list is taken.
const (
	// NullIsAbsent removes a member that is null, if its field is optional and not
	// nullable. Entries of maps and items of lists are no fields: they stay.
	NullIsAbsent Rule = "null-is-absent"
	// ParseString puts the JSON text that a string holds in the place of the string, if
	// the text is an object, an array, true or false, and the schema wants such a value
	// and no string. The arguments as a whole may be one: they were encoded twice.
	ParseString Rule = "parse-json-string"
	// StringToNumber takes the quotes off a number, if the schema wants a number and no
	// string. The whole string must be a number as JSON writes it, and is kept digit for
	// digit; whether "3.5" will do for an integer is for the parser to say.
	StringToNumber Rule = "string-to-number"
	// TrimEnum takes white space off both ends of a string, if only that makes it one of
	// the schema's enum or const.
	TrimEnum Rule = "trim-enum"
	// SingleToList puts a value in a list of one, if the schema wants an array and nothing
	// else. It leaves null alone, and strings that may be either in quotes: those that begin
	// with a bracket, of which ParseString takes the ones that hold an array, and "null".
	SingleToList Rule = "single-to-list"
)

// All returns every rule.
func All() []Rule {
	return []Rule{NullIsAbsent, ParseString, StringToNumber, TrimEnum, SingleToList}
}
