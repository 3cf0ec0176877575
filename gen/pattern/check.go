package pattern

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"sort"
	"strings"
	"unicode/utf8"
)

// maxRepeat is the largest count of a quantifier that RE2 takes.
const maxRepeat = 1000

// Error names the first construct of a pattern that is not allowed.
type Error struct {
	Offset  int    // in the pattern, in bytes
	Message string // one sentence, with what to write instead
}

// Error returns the message.
func (e *Error) Error() string { return e.Message }

// refuse returns an error at an offset.
func refuse(at int, format string, args ...any) *Error {
	return &Error{at, fmt.Sprintf(format, args...)}
}

// Check returns nil where expr means the same in RE2 and in ECMA-262 with the u
// flag, and where regexp.Compile takes it. Otherwise it returns an *Error.
//
// Allowed are literal characters, the escapes \t \n \v \f \r \xHH and those of
// ^ $ \ . * + ? ( ) [ ] { } | /, the classes \d \D \w \W and [...], the general
// categories of Unicode as in \p{L} and \P{Nd}, the assertions
// ^ $ \b, groups ( ) and (?: ), alternatives, and the quantifiers * + ? {n} {n,}
// {n,m} with their lazy forms.
func Check(expr string) error {
	for i, r := range expr {
		if r == utf8.RuneError && !strings.HasPrefix(expr[i:], "\uFFFD") {
			return &Error{i, "the pattern is not valid UTF-8: write the characters themselves"}
		}
	}
	s := scanner{expr: expr}
	if err := s.scan(); err != nil {
		return err
	}
	if _, err := regexp.Compile(expr); err != nil {
		return refusedByGo(expr, err)
	}
	return nil
}

// refusedByGo turns an error of regexp.Compile into an *Error. What remains to be
// refused there are sizes.
func refusedByGo(expr string, err error) *Error {
	if e, ok := errors.AsType[*syntax.Error](err); ok {
		switch e.Code {
		case syntax.ErrInvalidRepeatSize:
			return refuse(overflow(expr), "Go repeats at most %d times, the counts of nested quantifiers multiplied: write smaller counts", maxRepeat)
		case syntax.ErrNestingDepth:
			return refuse(0, "the pattern is nested too deeply for Go: write fewer groups in each other")
		case syntax.ErrLarge:
			return refuse(0, "the pattern is too large for Go: write smaller counts")
		}
	}
	return refuse(0, "Go refuses the pattern: %v", err)
}

// overflow returns where the first quantifier stands that makes the counts too
// large: the shortest part of the pattern that has the error ends with it.
func overflow(expr string) int {
	end := sort.Search(len(expr), func(n int) bool {
		_, err := syntax.Parse(expr[:n], syntax.Perl)
		e, ok := errors.AsType[*syntax.Error](err)
		return ok && e.Code == syntax.ErrInvalidRepeatSize
	})
	return strings.LastIndexByte(expr[:end], '{')
}
