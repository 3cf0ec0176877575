package pattern

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// escape reads an escape outside of a class.
func (s *scanner) escape() *Error {
	if strings.HasPrefix(s.expr[s.i:], `\b`) {
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
	case 'p', 'P':
		if name, ok := braced(rest[1:]); ok && categories[name] != "" {
			return set, 1 + size + len("{"+name+"}"), nil
		}
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
		return `\` + c + " takes a general category in braces that Go and ECMA-262 both know: write \\" + c + "{L} for letters, \\" + c + "{Nd} for digits, or a class such as [A-Za-z]"
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
	case "b":
		return `Go has no \b in a class: write \x08 for a backspace`
	case "B":
		return `\B is also found inside of characters above U+FFFF by V8: write the characters that may stand there, such as \w`
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
