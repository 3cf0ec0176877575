package pattern

import (
	"strings"
	"unicode/utf8"
)

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
