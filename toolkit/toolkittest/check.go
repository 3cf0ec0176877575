package toolkittest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/internal/laws/texts"
	"github.com/toolgen-go/toolgen/toolkit"
)

// finding is a law that does not hold, with a text that shows it.
type finding struct {
	law    string
	text   []byte
	parser string // its verdict
	schema string // the judge's, where it was asked
}

// String shows the text and both verdicts.
func (f finding) String() string {
	s := fmt.Sprintf("%s\n  text:   %s\n  parser: %s", f.law, brief(f.text), f.parser)
	if f.schema != "" {
		s += "\n  schema: " + f.schema
	}
	return s
}

// The laws, as a failing test names them.
const (
	lawParserWider  = "the parser accepts what the schema does not"
	lawSchemaWider  = "the schema accepts what the parser does not, and not every issue is beyond the schema"
	lawError        = "the error is not a *toolkit.ParseError with issues"
	lawPanic        = "the parser panics"
	lawInput        = "the parser changes its input"
	lawAlias        = "the parameters share memory with the input"
	lawDeterminism  = "two parses of one text differ"
	lawValue        = "the parameters are not what the text says"
	lawRoundTrip    = "parameters that were written are not read again as they were"
	lawNotJSON      = "the parser accepts what is not JSON"
	lawAbsentIsNone = "empty arguments are not the same as {}"
)

// checker holds one parser to the laws.
type checker struct {
	subject
	judge    *judge.Judge
	variants []judge.Variant
	found    []finding
}

// isNew reports whether no finding of the law is known yet.
func (c *checker) isNew(f *finding) bool {
	return !slices.ContainsFunc(c.found, func(known finding) bool { return known.law == f.law })
}

// shrunk returns the finding with the shortest text that shows it.
func (c *checker) shrunk(f *finding, text []byte) finding {
	if f.law == lawNotJSON {
		return *f
	}
	best := *f
	texts.Shrink(text, func(text []byte) bool {
		other := c.text(text, new(Report))
		if other == nil || other.law != f.law {
			return false
		}
		if len(other.text) < len(best.text) {
			best = *other
		}
		return true
	})
	return best
}

// learn tells the judge the variants that accepted parameters show.
func (c *checker) learn(text []byte, value any) {
	known := judge.Learn(c.variants, c.schema, text, value)
	if len(known) == len(c.variants) {
		return
	}
	if j, err := judge.Of(c.schema, c.typ, known...); err == nil {
		c.judge, c.variants = j, known
	}
}

// text tries one text and returns the law that it breaks.
func (c *checker) text(text []byte, report *Report) *finding {
	report.Texts++
	found := func(law, parser, schema string) *finding {
		return &finding{law, bytes.Clone(text), parser, schema}
	}
	value, f, err := c.parsed(text)
	if f != nil {
		return f
	}
	if err == nil && c.judge.Unsure() {
		c.learn(text, value)
	}
	ok, why := c.judge.Accepts(text)
	schema := "accepts"
	if !ok {
		schema = "refuses: " + oneLine(why)
	}
	if err != nil {
		beyond, isParseError := allBeyond(err)
		if c.judge.Unsure() {
			beyond = beyond || onlyNumeric(err) // its Go type is not known
		}
		switch {
		case !isParseError:
			return found(lawError, fmt.Sprintf("%T: %v", err, err), schema)
		case !ok:
			report.Refused++
		case beyond:
			report.Beyond++
		default:
			return found(lawSchemaWider, "refuses: "+oneLine(err.Error()), schema)
		}
		return nil
	}
	if !ok {
		return found(lawParserWider, "accepts", schema)
	}
	report.Accepted++
	return c.value(text, value, report)
}

// parsed parses the text, and a copy of it that is overwritten afterwards.
func (c *checker) parsed(text []byte) (any, *finding, error) {
	found := func(law, parser string) *finding { return &finding{law, bytes.Clone(text), parser, ""} }
	input := bytes.Clone(text)
	value, err := safely(c.parse, input)
	if errors.Is(err, errPanic) {
		return nil, found(lawPanic, err.Error()), nil
	}
	if !bytes.Equal(input, text) {
		return nil, found(lawInput, "leaves "+brief(input)), nil
	}
	other, otherErr := safely(c.parse, text)
	if message(err) != message(otherErr) {
		return nil, found(lawDeterminism, fmt.Sprintf("first %s, then %s", message(err), message(otherErr))), nil
	}
	if err != nil {
		return nil, nil, err
	}
	clear(input)
	if !reflect.DeepEqual(value, other) {
		// Of two parses whose texts are left alone, are the values equal?
		again, _ := safely(c.parse, bytes.Clone(text))
		if !reflect.DeepEqual(other, again) {
			return nil, found(lawDeterminism, fmt.Sprintf("first %s, then %s", c.shown(other), c.shown(again))), nil
		}
		return nil, found(lawAlias, fmt.Sprintf("%s, and after the input was overwritten %s", c.shown(other), c.shown(value))), nil
	}
	return other, nil, nil
}

// shown writes parameters for a message.
func (c *checker) shown(value any) string {
	if written, err := c.judge.Write(value); err == nil {
		return brief(written)
	}
	return fmt.Sprintf("%#v", value)
}

// value compares parameters with the accepted text that they come from, and reads them
// again from what they are written as.
func (c *checker) value(text []byte, value any, report *Report) *finding {
	found := func(law, parser string) *finding { return &finding{law, bytes.Clone(text), parser, "accepts"} }
	written, err := c.judge.Write(value)
	if err != nil {
		report.Unwritten++
		return nil
	}
	if d := c.judge.Differs(text, written); d != "" {
		return found(lawValue, fmt.Sprintf("accepts as %s: %s", brief(written), d))
	}
	if ok, _ := c.judge.Accepts(written); !ok {
		// Of a parser that reads all values right, only a type that writes another
		// form than it reads gets here, or a zero struct whose fields have rules.
		report.Unwritten++
		return nil
	}
	again, err := safely(c.parse, written)
	if err != nil {
		if beyond, _ := allBeyond(err); beyond {
			report.Unwritten++
			return nil
		}
		return found(lawRoundTrip, fmt.Sprintf("refuses %s: %s", brief(written), oneLine(err.Error())))
	}
	rewritten, err := c.judge.Write(again)
	if err != nil || !bytes.Equal(written, rewritten) {
		return found(lawRoundTrip, fmt.Sprintf("writes %s, and then %s", brief(written), brief(rewritten)))
	}
	report.Written++
	return nil
}

// absent compares empty arguments with {}.
func (c *checker) absent() *finding {
	for _, text := range []string{"", " "} {
		_, empty := safely(c.parse, []byte(text))
		_, object := safely(c.parse, []byte("{}"))
		if (empty == nil) != (object == nil) {
			return &finding{lawAbsentIsNone, []byte(text), "empty: " + message(empty) + "; {}: " + message(object), ""}
		}
	}
	return nil
}

// broken returns the text with a byte changed, with its end cut off or with one byte more.
func broken(source *texts.Source, text []byte) []byte {
	text = bytes.Clone(text)
	at := source.IntN(len(text))
	switch source.IntN(4) {
	case 0:
		return text[:at]
	case 1:
		return append(text, text[at])
	}
	text[at] = byte(source.IntN(256))
	return text
}

// broken tries a text that is probably not JSON: it must not be accepted then.
func (c *checker) broken(text []byte) *finding {
	_, f, err := c.parsed(text)
	if f == nil && err == nil && !json.Valid(text) && len(bytes.TrimSpace(text)) > 0 {
		return &finding{lawNotJSON, bytes.Clone(text), "accepts", ""}
	}
	return f
}

// allBeyond reports whether the error is a ParseError all of whose issues are beyond the
// schema.
func allBeyond(err error) (beyond, isParseError bool) {
	parse, ok := errors.AsType[*toolkit.ParseError](err)
	if !ok || len(parse.Issues) == 0 {
		return false, false
	}
	return !slices.ContainsFunc(parse.Issues, func(i toolkit.Issue) bool { return !i.BeyondSchema }), true
}

// numeric are the codes of issues with numbers that a Go type rounds or cannot hold.
var numeric = []string{
	toolkit.CodeRange, toolkit.CodeMinimum, toolkit.CodeMaximum, toolkit.CodeExclusiveMinimum, toolkit.CodeExclusiveMaximum,
	toolkit.CodeMultipleOf, toolkit.CodeEnum, toolkit.CodeConst, toolkit.CodeNotConst, toolkit.CodeNonZero,
}

// onlyNumeric reports whether all issues that are not beyond the schema are with numbers.
func onlyNumeric(err error) bool {
	parse, ok := errors.AsType[*toolkit.ParseError](err)
	return ok && !slices.ContainsFunc(parse.Issues, func(i toolkit.Issue) bool { return !i.BeyondSchema && !slices.Contains(numeric, i.Code) })
}

func message(err error) string {
	if err == nil {
		return "accepts"
	}
	return "refuses: " + oneLine(err.Error())
}

// oneLine puts a message of many lines on one.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// brief shortens a text for a message.
func brief(text []byte) string {
	const limit = 500
	if len(text) <= limit {
		return string(text)
	}
	return fmt.Sprintf("%s… (%d bytes)", text[:limit], len(text))
}
