package repair

// kinds is a set of the kinds of JSON values.
type kinds uint8

const (
	null kinds = 1 << iota
	boolean
	number
	str
	array
	object

	anyKind = null | boolean | number | str | array | object
)

// kindNamed are the kinds by the names that the keyword type has for them. Integers are
// numbers here: the parser tells which numbers will do.
var kindNamed = map[string]kinds{
	"null": null, "boolean": boolean, "number": number, "integer": number,
	"string": str, "array": array, "object": object,
}

// kindOf returns the kind of the value that starts with c, if it is valid JSON.
func kindOf(c byte) kinds {
	switch c {
	case 'n':
		return null
	case 't', 'f':
		return boolean
	case '"':
		return str
	case '[':
		return array
	case '{':
		return object
	}
	return number
}
