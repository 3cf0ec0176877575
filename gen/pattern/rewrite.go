package pattern

import (
	"fmt"
	"strings"
)

// spaces are the characters that \s means in ECMA-262, as members of a class.
const spaces = `\t\n\v\f\r ` + "\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"

// Rewrite returns a pattern in which \s and \S, which mean fewer spaces in Go, are the
// classes that ECMA-262 has for them, \cX, which Go does not know, is \xHH, and categories
// of Unicode have their short names. Whatever else is not shared stays, for Check to
// refuse.
func Rewrite(expr string) string {
	var out strings.Builder
	inClass := false
	for i := 0; i < len(expr); i++ {
		c := expr[i]
		if c != '\\' || i+1 == len(expr) {
			switch {
			case c == '[' && !inClass:
				inClass = true
				if strings.HasPrefix(expr[i+1:], "^") {
					out.WriteByte(c)
					i++
					c = '^'
				}
			case c == ']':
				inClass = false
			}
			out.WriteByte(c)
			continue
		}
		i++
		switch e := expr[i]; {
		case e == 's' && inClass:
			out.WriteString(spaces)
		case e == 's':
			out.WriteString("[" + spaces + "]")
		case e == 'S' && !inClass:
			out.WriteString("[^" + spaces + "]")
		case e == 'c' && i+1 < len(expr) && isLetter(expr[i+1]):
			i++
			fmt.Fprintf(&out, `\x%02x`, expr[i]%32)
		case e == 'p' || e == 'P':
			out.WriteByte('\\')
			out.WriteByte(e)
			if name, ok := braced(expr[i+1:]); ok && longNames[name] != "" {
				out.WriteString("{" + longNames[name] + "}")
				i += len("{" + name + "}")
			}
		default:
			out.WriteByte('\\')
			out.WriteByte(e)
		}
	}
	return out.String()
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
