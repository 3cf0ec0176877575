package pattern

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"strconv"
	"strings"
	"unicode/utf8"
)

// MaxRepeat is the largest count of a quantifier that RE2 takes.
const MaxRepeat = 1000

// Error names the first construct of a pattern that is not allowed.
type Error struct {
	Offset  int    // in the pattern, in bytes
	Message string // one sentence, with what to write instead
}

// Error returns the message.
func (e *Error) Error() string { return e.Message }

// Check returns nil where expr means the same in RE2 and in ECMA-262 with the u
// flag, and where regexp.Compile takes it. Otherwise it returns an *Error.
//
// Allowed are literal characters, the escapes \t \n \v \f \r \xHH and those of
// ^ $ \ . * + ? ( ) [ ] { } | /, the classes \d \D \w \W and [...], the assertions
// ^ $ \b \B, groups ( ) and (?: ), alternatives, and the quantifiers * + ? {n} {n,}
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
			return refuse(place(expr, e), "Go repeats at most %d times, the counts of nested quantifiers multiplied: write smaller counts", MaxRepeat)
		case syntax.ErrNestingDepth:
			return refuse(0, "the pattern is nested too deeply for Go: write fewer groups in each other")
		case syntax.ErrLarge:
			return refuse(0, "the pattern is too large for Go: write smaller counts")
		}
	}
	return refuse(0, "Go refuses the pattern: %v", err)
}

// place returns where the text that an error quotes stands: it is where the pattern
// up to the text already has the error.
func place(expr string, e *syntax.Error) int {
	for end := range len(expr) + 1 {
		if !strings.HasSuffix(expr[:end], e.Expr) {
			continue
		}
		_, err := syntax.Parse(expr[:end], syntax.Perl)
		if first, ok := errors.AsType[*syntax.Error](err); ok && first.Code == e.Code {
			return end - len(e.Expr)
		}
	}
	return 0
}

// after is what a quantifier would stand behind.
type after int

const (
	nothing    after = iota // the beginning, "(" or "|"
	atom                    // something that can be repeated
	assertion               // ^ $ \b \B
	quantifier              // a quantifier and its "?"
)

type scanner struct {
	expr   string
	i      int // the next byte
	after  after
	groups []int // the open parentheses
}

func refuse(at int, format string, args ...any) *Error {
	return &Error{at, fmt.Sprintf(format, args...)}
}

// scan returns the first construct that is not allowed.
func (s *scanner) scan() *Error {
	for s.i < len(s.expr) {
		if err := s.next(); err != nil {
			return err
		}
	}
	if n := len(s.groups); n > 0 {
		return refuse(s.groups[n-1], `the group is not closed: write ")" at its end, or \( for the character`)
	}
	return nil
}

// next reads one construct.
func (s *scanner) next() *Error {
	at := s.i
	switch c := s.expr[at]; c {
	case '(':
		return s.open()
	case ')':
		if len(s.groups) == 0 {
			return refuse(at, `")" closes nothing: write \) for the character`)
		}
		s.groups = s.groups[:len(s.groups)-1]
		s.take(1, atom)
	case '|':
		s.take(1, nothing)
	case '^', '$':
		s.take(1, assertion)
	case '*', '+', '?':
		return s.quantify(1)
	case '{':
		n, err := s.count()
		if err != nil {
			return err
		}
		return s.quantify(n)
	case '}', ']':
		return refuse(at, `ECMA-262 refuses a lone %q: write \%c`, c, c)
	case '.':
		return refuse(at, `. matches \r, U+2028 and U+2029 in Go and not in ECMA-262: write [^\n], or [\d\D] for any character`)
	case '[':
		return s.class()
	case '\\':
		return s.escape()
	default:
		_, n := utf8.DecodeRuneInString(s.expr[at:])
		s.take(n, atom)
	}
	return nil
}

// take passes n bytes that are of kind k.
func (s *scanner) take(n int, k after) {
	s.i += n
	s.after = k
}

// quantify reads a quantifier of n bytes, and the "?" that makes it lazy.
func (s *scanner) quantify(n int) *Error {
	q := s.expr[s.i : s.i+n]
	switch s.after {
	case nothing:
		return refuse(s.i, `there is nothing before %s to repeat: write \%s for the character`, q, q)
	case assertion:
		return refuse(s.i, "ECMA-262 refuses to repeat an assertion: remove %s", q)
	case quantifier:
		return refuse(s.i, "a quantifier cannot follow a quantifier: put what is repeated in (?: )")
	}
	s.take(n, quantifier)
	if strings.HasPrefix(s.expr[s.i:], "?") {
		s.i++
	}
	return nil
}

// count returns the length of a counted quantifier.
func (s *scanner) count() (int, *Error) {
	body, _, ok := strings.Cut(s.expr[s.i+1:], "}")
	from, to, ranged := strings.Cut(body, ",")
	if !ok || !isDigits(from) || ranged && to != "" && !isDigits(to) {
		return 0, refuse(s.i, `ECMA-262 refuses a lone "{": write \{, or a quantifier {n}, {n,} or {n,m}`)
	}
	low, err := s.repeat(from)
	if err != nil {
		return 0, err
	}
	if to != "" {
		high, err := s.repeat(to)
		if err != nil {
			return 0, err
		}
		if high < low {
			return 0, refuse(s.i, "the quantifier {%s} ends before it begins: write {%s,%s}", body, to, from)
		}
	}
	return len(body) + 2, nil
}

// repeat returns the value of a count.
func (s *scanner) repeat(digits string) (int, *Error) {
	n, err := strconv.Atoi(digits)
	if err != nil || n > MaxRepeat {
		return 0, refuse(s.i, "Go repeats at most %d times, not %s: write a smaller count", MaxRepeat, digits)
	}
	if digits != strconv.Itoa(n) {
		return 0, refuse(s.i, "Go does not take the count %s with a leading zero: write %d", digits, n)
	}
	return n, nil
}

func isDigits(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// open reads the beginning of a group.
func (s *scanner) open() *Error {
	rest := s.expr[s.i:]
	switch {
	case strings.HasPrefix(rest, "(?:"):
		s.groups = append(s.groups, s.i)
		s.take(len("(?:"), nothing)
		return nil
	case !strings.HasPrefix(rest, "(?"):
		s.groups = append(s.groups, s.i)
		s.take(1, nothing)
		return nil
	case strings.HasPrefix(rest, "(?="), strings.HasPrefix(rest, "(?!"), strings.HasPrefix(rest, "(?<="), strings.HasPrefix(rest, "(?<!"):
		return refuse(s.i, "Go has no lookaround: write a pattern that consumes the text, or check it in the tool")
	case strings.HasPrefix(rest, "(?P<"), strings.HasPrefix(rest, "(?<"), strings.HasPrefix(rest, "(?P="), strings.HasPrefix(rest, "(?'"):
		return refuse(s.i, "a group needs no name here: write (?: )")
	default:
		return refuse(s.i, "ECMA-262 has no flags inside a pattern: write (?: ), and both cases as [aA]")
	}
}

// escape reads an escape outside of a class.
func (s *scanner) escape() *Error {
	if strings.HasPrefix(s.expr[s.i:], `\b`) || strings.HasPrefix(s.expr[s.i:], `\B`) {
		s.take(2, assertion)
		return nil
	}
	_, n, err := s.escaped(false)
	if err != nil {
		return err
	}
	s.take(n, atom)
	return nil
}

// set is the value of an escape that stands for more than one character.
const set rune = -1

// escaped returns the character that the escape at s.i stands for, or set, and the
// length of the escape.
func (s *scanner) escaped(inClass bool) (r rune, n int, err *Error) {
	rest := s.expr[s.i+1:]
	if rest == "" {
		return 0, 0, refuse(s.i, `the pattern ends in a backslash: write \\ for the character`)
	}
	c, size := utf8.DecodeRuneInString(rest)
	switch c {
	case 'd', 'D', 'w', 'W':
		return set, 2, nil
	case 't':
		return '\t', 2, nil
	case 'n':
		return '\n', 2, nil
	case 'v':
		return '\v', 2, nil
	case 'f':
		return '\f', 2, nil
	case 'r':
		return '\r', 2, nil
	case 'x':
		if len(rest) >= 3 {
			if v, err := strconv.ParseUint(rest[1:3], 16, 8); err == nil {
				return rune(v), 4, nil
			}
		}
	}
	if strings.ContainsRune(`^$\.*+?()[]{}|/`, c) || inClass && c == '-' {
		return c, 2, nil
	}
	return 0, 0, refuse(s.i, "%s", adviceFor(rest[:size], inClass))
}

// adviceFor says why the escape \c is refused and what to write instead.
func adviceFor(c string, inClass bool) string {
	switch c {
	case "s", "S":
		means := `\` + c + " means other spaces in Go than in ECMA-262: "
		switch {
		case c == "s" && inClass:
			return means + `write a space and \t\r\n in the class`
		case c == "s":
			return means + `write [ \t\r\n]`
		case inClass:
			return means + `write the characters that are meant`
		default:
			return means + `write [^ \t\r\n]`
		}
	case "p", "P":
		return `\` + c + " names characters differently in Go and in ECMA-262: write a class such as [A-Za-z]"
	case "A":
		return `ECMA-262 has no \A: write ^`
	case "z", "Z":
		return `ECMA-262 has no \` + c + ": write $"
	case "a":
		return `ECMA-262 has no \a: write \x07`
	case "Q", "E":
		return `ECMA-262 has no \Q…\E: write a backslash before each special character`
	case "C":
		return `ECMA-262 has no \C: write [\d\D] for any character`
	case "b", "B":
		return `Go has no \` + c + ` in a class: write \x08 for a backspace`
	case "c":
		return `Go has no \c: write \x and two hexadecimal digits`
	case "x":
		return `\x needs exactly two hexadecimal digits in ECMA-262: write them, or the character itself`
	case "u":
		return `Go has no \u: write the character itself, or \x and two hexadecimal digits`
	case "k", "1", "2", "3", "4", "5", "6", "7", "8", "9":
		return "Go has no references to groups: write out what is repeated"
	case "0":
		return `\0 is octal in Go: write \x and two hexadecimal digits`
	case "-":
		return `ECMA-262 refuses \- outside of a class: write -`
	default:
		return fmt.Sprintf(`ECMA-262 refuses \%s: write %s`, c, c)
	}
}

// class reads a class in brackets.
func (s *scanner) class() *Error {
	begin := s.i
	s.i++
	if strings.HasPrefix(s.expr[s.i:], "^") {
		s.i++
	}
	first := s.i
	if strings.HasPrefix(s.expr[s.i:], "]") {
		return refuse(begin, `a class cannot be empty or begin with "]": write \] for the character`)
	}
	for s.i < len(s.expr) {
		if s.expr[s.i] == ']' {
			s.take(1, atom)
			return nil
		}
		if err := s.member(first); err != nil {
			return err
		}
	}
	return refuse(begin, `the class is not closed: write "]" at its end, or \[ for the character`)
}

// member reads one character, range or set of a class that begins at first.
func (s *scanner) member(first int) *Error {
	at := s.i
	rest := s.expr[at:]
	dash := rest == "-" || strings.HasPrefix(rest, "-]") || at == first && !strings.HasPrefix(rest, "--")
	low, err := s.classAtom(dash)
	if err != nil {
		return err
	}
	rest = s.expr[s.i:]
	if !strings.HasPrefix(rest, "-") || strings.HasPrefix(rest, "-]") || rest == "-" {
		return nil
	}
	if low == set {
		return refuse(s.i, `"-" after %s is no range: write \-`, s.expr[at:s.i])
	}
	s.i++
	high, err := s.classAtom(false)
	if err != nil {
		return err
	}
	if high == set {
		return refuse(at, `%s is no range: write \- for the character`, s.expr[at:s.i])
	}
	if high < low {
		return refuse(at, `the range %s ends before it begins: write its ends the other way round, or \- for the character`, s.expr[at:s.i])
	}
	return nil
}

// classAtom reads one character or set of a class. dash says whether a bare "-" may
// stand here: only the first and the last character of a class are never misread.
func (s *scanner) classAtom(dash bool) (rune, *Error) {
	rest := s.expr[s.i:]
	switch {
	case rest[0] == '\\':
		r, n, err := s.escaped(true)
		s.i += n
		return r, err
	case strings.HasPrefix(rest, "[:"):
		return 0, refuse(s.i, `ECMA-262 has no named classes such as [:alpha:]: write A-Za-z, or \[ for the character`)
	case rest[0] == '-' && !dash:
		return 0, refuse(s.i, `"-" is easily misread here: write \-`)
	}
	r, n := utf8.DecodeRuneInString(rest)
	s.i += n
	return r, nil
}
