package decode

// The codes of issues. Each comment gives the message and what Fail takes as arg. Where a
// message ends in "got …", the value is shown as it was sent if its text has at most 40
// bytes; of a longer one only the kind and the length are told. Three codes carry the prefix
// Code because functions have their plain names.
const (
	// Syntax: "arguments are not valid JSON: unexpected end at byte 27". It stands alone.
	Syntax = "syntax"
	// TooDeep: "arguments are nested deeper than 1000 levels". It stands alone and is
	// always BeyondSchema.
	TooDeep = "too_deep"
	// Type: "must be a string, got number". Arg is what was expected, with its article.
	// At the root: "arguments must be a JSON object, got null". A value that was put in quotes,
	// and a null for a field that can be left out, are told so: "must be an integer, got "1";
	// send 1 unquoted", "must be a string, got null; leave it out instead".
	Type = "type"
	// Range, a number that the Go type cannot hold: "must be between -128 and 127, got
	// 300", "must fit in a 64-bit float, got 1e999". Arg is what follows "must ".
	Range = "range"
	// Required: "is required", with "; did you mean it by "lmit"?" where a field that
	// nobody knows has nearly that name, or "is required when type is "circle"" of a variant.
	// The decoder raises it.
	Required = "required"
	// CodeEnum: "must be one of "exact", "regex", got "fuzy"; did you mean …?". Arg is the
	// list of allowed values as JSON, separated by ", ".
	CodeEnum = "enum"
	// Minimum: "must be at least 1, got 0". Arg is the number.
	Minimum = "minimum"
	// Maximum: "must be at most 5, got 6". Arg is the number.
	Maximum = "maximum"
	// ExclusiveMinimum: "must be more than 0, got 0". Arg is the number.
	ExclusiveMinimum = "exclusive_minimum"
	// ExclusiveMaximum: "must be less than 5, got 5". Arg is the number.
	ExclusiveMaximum = "exclusive_maximum"
	// CodeMultipleOf: "must be a multiple of 5, got 7". Arg is the number.
	CodeMultipleOf = "multiple_of"
	// Const: "must be "x", got "y"". Arg is the value as JSON.
	Const = "const"
	// NotConst: "must not be "x"". Arg is the value as JSON.
	NotConst = "not_const"
	// NonZero: "must not be empty", "must not be 0". Arg is what it must not be.
	NonZero = "non_zero"
	// MinLength: "must have at least 1 character, got 0". Arg is the number of characters.
	MinLength = "min_length"
	// MaxLength: "must have at most 3 characters, got 4". Arg is the number of characters.
	MaxLength = "max_length"
	// MinItems: "must have at least 1 item, got 0". Arg is the number of items.
	MinItems = "min_items"
	// MaxItems: "must have at most 3 items, got 4". Arg is the number of items.
	MaxItems = "max_items"
	// MinProperties: "must have at least 1 entry, got 0". Arg is the number of entries.
	MinProperties = "min_properties"
	// MaxProperties: "must have at most 3 entries, got 4". Arg is the number of entries.
	MaxProperties = "max_properties"
	// MinBytes: "must have at least 1 byte, got 0", of decoded base64. Arg is the number of bytes.
	MinBytes = "min_bytes"
	// MaxBytes: "must have at most 3 bytes, got 4", of decoded base64. Arg is the number of bytes.
	MaxBytes = "max_bytes"
	// NotLength: "must not have 3 items". Arg is the length with its unit.
	NotLength = "not_length"
	// UniqueItems: "must not repeat an item, got "a" twice". Arg is not used.
	UniqueItems = "unique_items"
	// Pattern: "must match the pattern ^a$, got "b"". Arg is the pattern.
	Pattern = "pattern"
	// Format: "must be an email address, got "x"". Arg is what it must be, with its article.
	Format = "format"
	// KeyForm: "the name must be an integer in plain digits, such as "12", got "x"", of a map
	// with integer keys. Arg is what it must be, with its article.
	KeyForm = "key_form"
	// KeyRepeated: "the name means the same key as an earlier one", of a map whose keys decode
	// themselves. It is always BeyondSchema. Arg is not used.
	KeyRepeated = "key_repeated"
	// KeyRange: "the name must be between -128 and 127, got "300"", of a map with integer keys.
	// It is always BeyondSchema. Arg is what follows "must ".
	KeyRange = "key_range"
	// Check: "must pass the check is_awesome". Arg is the name of a check that the program
	// has registered, with its parameter.
	Check = "check"
	// RequiredBy: "is required when mode is given". Arg is the condition. Offset is that of
	// the object, here and in the other rules between fields.
	RequiredBy = "required_by"
	// RequiredWhen: "is required when mode is "auth", and must not be empty". It is always
	// BeyondSchema. Arg is the condition.
	RequiredWhen = "required_when"
	// Excluded: "must be left out when mode is given". It is always BeyondSchema. Arg is the
	// condition.
	Excluded = "excluded"
	// Compared: "must be more than start", where start is another field. It is always
	// BeyondSchema. Arg is what follows "must ".
	Compared = "compared"
	// OneOfRequired: "exactly one of these must be given: a; b and c". Arg is the groups.
	OneOfRequired = "one_of_required"
	// AnyOfRequired: "at least one of these must be given: a; b and c". Arg is the groups.
	AnyOfRequired = "any_of_required"
	// CodeDuplicate: "is given twice". Arg is not used.
	CodeDuplicate = "duplicate"
	// Unknown: "is not a parameter; did you mean "limit"?". The decoder raises it.
	Unknown = "unknown"
)
