package plan

import "github.com/toolgen-go/toolgen/gen/diag"

// Op names what a Rule demands. Words of different tags that demand the same
// become the same Op: min=3 of validate and minLength=3 of jsonschema are MinLength.
type Op string

// The rules that a Value can have. What each is in the schema and in the parser
// is one row of the table in gen/rule.
const (
	Minimum          Op = "minimum"
	Maximum          Op = "maximum"
	ExclusiveMinimum Op = "exclusiveMinimum"
	ExclusiveMaximum Op = "exclusiveMaximum"
	MultipleOf       Op = "multipleOf"
	MinLength        Op = "minLength" // in characters
	MaxLength        Op = "maxLength"
	MinItems         Op = "minItems"
	MaxItems         Op = "maxItems"
	UniqueItems      Op = "uniqueItems"
	TypeOneOf        Op = "oneOf types"
	TypeAnyOf        Op = "anyOf types"
	MinProperties    Op = "minProperties"
	MaxProperties    Op = "maxProperties"
	NotLength        Op = "not length" // of lists, maps and bytes
	MinBytes         Op = "minBytes"   // of decoded base64
	MaxBytes         Op = "maxBytes"
	Pattern          Op = "pattern"
	Format           Op = "format"
	Form             Op = "form"       // the pattern of a word
	LooseForm        Op = "loose form" // a word whose verdict no pattern has
	Part             Op = "part"       // a text within a string, or in any letter case
	NotPart          Op = "not part"
	AnyCase          Op = "enum in any letter case"
	NotAnyCase       Op = "not enum in any letter case"
	Layout           Op = "layout" // of a date and time, as package time has it
	Either           Op = "either" // one of several rules holds
	EitherBeyond     Op = "either, beyond the schema"
	OneOf            Op = "enum"
	Equal            Op = "const"
	NotEqual         Op = "not const"
	NonZero          Op = "non-zero"
	Call             Op = "call"   // a rule that validator itself judges
	Host             Op = "host"   // one whose verdict is that of the machine
	Custom           Op = "custom" // a check that the program registers
)

// Rule is one demand on a Value.
type Rule struct {
	Op Op
	// Arg is the operand: a number as JSON text, a JSON literal for Equal and
	// NotEqual, the expression for Pattern, the name for Format, for Duration bounds
	// nanoseconds, and for Call, Host and Custom the rule in the language of the
	// validate tag. Empty where the Op has none.
	Arg string
	// Values are the members of a OneOf, and Docs the comments of those that are
	// constants: none, or one for each member.
	Values []Literal
	Docs   []string
	// Or are the alternatives of an Either, two or more, each a list of rules.
	Or [][]Rule
	// Source is the word as the source has it ("min=3"), for messages.
	Source string
	Pos    diag.Pos
}
