package pattern

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// after is what a quantifier would stand behind.
type after int

const (
	nothing    after = iota // the beginning, "(" or "|"
	atom                    // something that can be repeated
	assertion               // ^ $ \b
	quantifier              // a quantifier and its "?"
)

type scanner struct {
	expr   string
	i      int // the next byte
	after  after
	groups []int // the open parentheses
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
	if err != nil || n > maxRepeat {
		return 0, refuse(s.i, "Go repeats at most %d times, not %s: write a smaller count", maxRepeat, digits)
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
