package tag

import (
	"fmt"
	"strings"
)

// Item is one value of a oneof parameter.
type Item struct {
	Text   string // without its quotes
	Offset int    // in the parameter, of its first byte or its opening quote
}

// OneOfError says what is wrong with a oneof parameter.
type OneOfError struct {
	Offset  int    // in the parameter
	Message string // one sentence, with what to write instead
}

// Error returns the message.
func (e *OneOfError) Error() string { return e.Message }

// oneofSpace are the characters that separate the values of oneof.
const oneofSpace = "\t\n\f\r "

// SplitOneOf splits the parameter of oneof, noneof and their like into its values,
// as validator/v10 does: white space separates, single quotes hold a value with
// spaces together, two quotes are the empty value, and a quote cannot be part of a value.
// Where validator would drop a quote or split at one, and where there is no value
// at all, the error is a *OneOfError.
func SplitOneOf(param string) ([]Item, error) {
	var items []Item
	for i := 0; ; {
		i += len(param[i:]) - len(strings.TrimLeft(param[i:], oneofSpace))
		rest := param[i:]
		if rest == "" {
			break
		}
		if quoted, ok := strings.CutPrefix(rest, "'"); ok {
			end := strings.IndexByte(quoted, '\'')
			if end < 0 {
				return nil, &OneOfError{i, "the quote is not closed: write 'two words' with a quote on both sides"}
			}
			items = append(items, Item{quoted[:end], i})
			i += end + 2
			if i < len(param) && strings.IndexByte(oneofSpace, param[i]) < 0 {
				return nil, &OneOfError{i, fmt.Sprintf("a value ends at its closing quote: write a space before %s (a value cannot hold a quote)", param[i:])}
			}
			continue
		}
		end := strings.IndexAny(rest, oneofSpace)
		if end < 0 {
			end = len(rest)
		}
		if q := strings.IndexByte(rest[:end], '\''); q >= 0 {
			return nil, &OneOfError{i + q, fmt.Sprintf("the quote in %s would be dropped: write the quotes around the whole value (a value cannot hold a quote)", rest[:end])}
		}
		items = append(items, Item{rest[:end], i})
		i += end
	}
	if items == nil {
		return nil, &OneOfError{0, "there is no value: write the values with spaces between them"}
	}
	return items, nil
}
