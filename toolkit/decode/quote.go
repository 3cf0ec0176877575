package decode

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// quote is s as a JSON string.
func quote(s string) string {
	b := append(make([]byte, 0, len(s)+2), '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n':
			b = append(b, `\n`...)
		case r == '\r':
			b = append(b, `\r`...)
		case r == '\t':
			b = append(b, `\t`...)
		case r < ' ' || r == 0x7f:
			const hex = "0123456789abcdef"
			b = append(b, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return string(append(b, '"'))
}

// maxListed is the length in bytes up to which a list of allowed values is given in full.
const maxListed = 1000

// joinValues is a list of values, which are JSON; one that is very long ends early and
// tells how many more there are.
func joinValues(values []string) string {
	var b strings.Builder
	for i, v := range values {
		if b.Len()+len(v) > maxListed {
			if i > 0 {
				b.WriteString(" or ")
			}
			b.WriteString("one of " + strconv.Itoa(len(values)-i) + " more")
			break
		}
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(v)
	}
	return b.String()
}
