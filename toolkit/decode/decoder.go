package decode

import "unicode/utf8"

// Runtime1 is named by generated code. A runtime that no longer has it cannot run that
// code, so the mismatch is a compile error and not a wrong result.
const Runtime1 = true

// Decoder reads one arguments text. It is a value: keep it on the stack and pass a pointer
// to it down. It must not be copied once reading has begun.
type Decoder struct {
	text []byte
	pos  int // the next byte to read
	at   int // where the most recently completed value starts
	// depth counts the open objects and arrays.
	depth    int
	maxDepth int

	stop    stop // why reading ended early, or 0
	stopped int  // the byte that stop is about

	rejectUnknown bool
	nullIsAbsent  bool
	alias         bool
	recordDropped bool
	more          bool // there were more issues than fit

	nullAt int // of the last null that was given for a field that can be left out; 0 if none

	variants []variantIndex // of the keys of unions that had to be looked for

	issues  []record
	dropped []int   // where the values of dropped members start
	scratch *[]byte // from the pool: the current string with its escapes resolved

	block     []byte // memory for the next short strings
	blockSize int    // of the latest block
}

// record is an issue as it is found: where it is and what went wrong. Path and message are
// worked out by Finish.
type record struct {
	offset int
	code   string
	arg    string
	names  []string // of the object's fields: for Required and Unknown
	beyond bool
	root   bool   // the arguments as a whole are not an object
	null   bool   // of Type: a null for a field that can be left out
	near   string // of Enum: the allowed value that was probably meant
	when   string // of Required: the variant that the field is of
	field  string // of a rule between fields: the name of the judged one, in the object at offset
}

// Field is what the decoder has to know about one field of an object.
type Field struct {
	// Name is the name in JSON. It must be valid UTF-8 without control characters, quotes
	// and backslashes, so that it reads the same inside a JSON text.
	Name string
	// Required makes the absence of the field an issue.
	Required bool
	// Nullable says that the field's own type accepts null, so Options.NullIsAbsent
	// leaves a null to it.
	Nullable bool
	// When says which variant of several the object is, for messages: `type is "circle"`.
	When string
}

// emptyObject stands in for arguments that hold nothing: models send this for tools
// without parameters.
var emptyObject = []byte("{}")

// New returns a decoder of arguments with the strict defaults. Nothing is copied, and the
// decoder never writes to arguments.
func New(arguments []byte) Decoder {
	return newDecoder(arguments)
}

// NewWith returns a decoder of arguments that follows o and keeps the names of dropped
// members for Report.
func NewWith(arguments []byte, o Options) Decoder {
	d := newDecoder(arguments)
	if o.MaxDepth > 0 {
		d.maxDepth = min(o.MaxDepth, LimitMaxDepth)
	}
	d.rejectUnknown = o.RejectUnknown
	d.nullIsAbsent = o.NullIsAbsent
	d.alias = o.AliasInput
	d.recordDropped = true
	return d
}

func newDecoder(arguments []byte) Decoder {
	if skipSpace(arguments, 0) == len(arguments) {
		arguments = emptyObject
	}
	return Decoder{text: arguments, maxDepth: DefaultMaxDepth}
}

// Finish checks that nothing follows the arguments and returns a *ParseError with
// everything that was found, or nil.
func (d *Decoder) Finish() error {
	if d.stop == 0 {
		if d.pos = skipSpace(d.text, d.pos); d.pos < len(d.text) {
			d.halt(stopTrailing, d.pos)
		}
	}
	d.releaseScratch()
	if d.stop == stopFull {
		d.checkRest()
	}
	if d.stop != 0 {
		return &ParseError{Issues: []Issue{d.stopIssue()}}
	}
	if len(d.issues) == 0 {
		return nil
	}
	return &ParseError{Issues: d.resolveIssues(), More: d.more}
}

// Report tells what was left out. It is meaningful after a Finish that returned nil, on a
// decoder made by NewWith.
func (d *Decoder) Report() Report {
	if len(d.dropped) == 0 {
		return Report{}
	}
	return Report{Dropped: d.resolveDropped()}
}

// Fail records that the most recently completed value broke a rule. Arg is what the code's
// constant says; for a code that is not one of this package's, it is the whole message.
func (d *Decoder) Fail(code, arg string) {
	d.add(record{offset: d.at, code: code, arg: arg})
}

// FailBeyond is Fail for a rule that JSON Schema cannot express: the issue is marked
// BeyondSchema.
func (d *Decoder) FailBeyond(code, arg string) {
	d.add(record{offset: d.at, code: code, arg: arg, beyond: true})
}

func (d *Decoder) add(r record) {
	if d.stop != 0 {
		return
	}
	if !d.full() {
		r.null = r.offset == d.nullAt && r.code == Type && d.nullAt > 0
		d.issues = append(d.issues, r)
	}
}

// full reports whether there is no room for an issue that was just found. If so, nothing will
// come of the values and nothing that is found wrong with them, so the reading ends here:
// otherwise a text that is wrong everywhere would cost far more than a right one.
func (d *Decoder) full() bool {
	if len(d.issues) < MaxIssues {
		return false
	}
	if d.stop == 0 {
		d.more = true
		d.halt(stopFull, d.pos)
	}
	return true
}

// checkRest does what is left to do after the reading has ended for want of room: a text that
// is not JSON has that one issue. All of it is read again, since only the callers know what was
// open.
func (d *Decoder) checkRest() {
	rest := Decoder{text: d.text, maxDepth: d.maxDepth}
	rest.skip(nil)
	if rest.pos = skipSpace(rest.text, rest.pos); rest.pos < len(rest.text) {
		rest.halt(stopTrailing, rest.pos)
	}
	rest.releaseScratch()
	d.stop, d.stopped = rest.stop, rest.stopped
}

// halt ends the reading: the first reason counts. The position moves to the end of the
// text, so that every later read finds nothing and ends in halt again.
func (d *Decoder) halt(why stop, at int) {
	if d.stop == 0 {
		d.stop, d.stopped = why, at
	}
	d.pos = len(d.text)
}

// unexpected halts at byte i, which cannot stand where it stands.
func (d *Decoder) unexpected(i int) {
	switch {
	case i >= len(d.text):
		d.halt(stopEnd, len(d.text))
	case d.text[i] >= utf8.RuneSelf:
		if r, n := utf8.DecodeRune(d.text[i:]); r == utf8.RuneError && n == 1 {
			d.invalidUTF8(i)
			return
		}
		d.halt(stopCharacter, i)
	default:
		d.halt(stopCharacter, i)
	}
}

// invalidUTF8 halts at byte i, where no character starts: because the text was cut in the
// middle of one, or because it is not UTF-8.
func (d *Decoder) invalidUTF8(i int) {
	if !utf8.FullRune(d.text[i:]) {
		d.halt(stopEnd, len(d.text))
		return
	}
	d.halt(stopUTF8, i)
}

// peek moves over white space and returns the byte there, 0 at the end of the text.
func (d *Decoder) peek() byte {
	if d.pos < len(d.text) {
		if c := d.text[d.pos]; c > ' ' {
			return c
		}
	}
	return d.peekSpace()
}

func (d *Decoder) peekSpace() byte {
	d.pos = skipSpace(d.text, d.pos)
	if d.pos == len(d.text) {
		return 0
	}
	return d.text[d.pos]
}

// skipSpace returns the index of the first byte at or after i that is not white space.
func skipSpace(text []byte, i int) int {
	for i < len(text) {
		switch text[i] {
		case ' ', '\t', '\n', '\r':
			i++
		default:
			return i
		}
	}
	return i
}

// enter opens the object or array at the current byte and reports whether it may nest this
// deep.
func (d *Decoder) enter() bool {
	if d.depth >= d.maxDepth {
		d.halt(stopDepth, d.pos)
		return false
	}
	d.depth++
	d.pos++
	return true
}

// leave closes the object or array that started at start; the current byte is its bracket.
func (d *Decoder) leave(start int) {
	if d.stop == 0 { // else a missing field was one issue too many
		d.pos++
	}
	d.depth--
	d.at = start
}

// mismatch records that the value at the current byte is not want, and skips it.
func (d *Decoder) mismatch(want string) {
	start := d.pos
	d.add(record{offset: start, code: Type, arg: want})
	d.skip(nil)
	d.at = start
}

// notObject is mismatch where an object was wanted: the arguments themselves have a text
// of their own.
func (d *Decoder) notObject() {
	start := d.pos
	d.add(record{offset: start, code: Type, arg: "an object", root: d.depth == 0})
	d.skip(nil)
	d.at = start
}
