package tag

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Literal is the string literal of a tag: its value, and where each byte of the
// value stands in the source.
type Literal struct {
	Value string

	offsets     []int // len(Value)+1 offsets in the source text; nil: not known
	interpreted bool  // written "…" and not `…`
}

// ParseLiteral reads a string literal as it stands in a Go source, with its quotes:
// the Value of an *ast.BasicLit. It fails where the text is no string literal.
//
// The Go scanner removes carriage returns from raw literals. After one of these,
// offsets count in the text without them.
func ParseLiteral(lit string) (Literal, error) {
	if len(lit) < 2 || lit[0] != lit[len(lit)-1] {
		return Literal{}, fmt.Errorf("not a string literal: %.40q", lit)
	}
	body := lit[1 : len(lit)-1]
	switch lit[0] {
	case '`':
		if strings.Contains(body, "`") {
			return Literal{}, fmt.Errorf("not a string literal: %.40q", lit)
		}
		l := Literal{Value: strings.ReplaceAll(body, "\r", "")}
		for i := range len(body) {
			if body[i] != '\r' {
				l.offsets = append(l.offsets, 1+i)
			}
		}
		l.offsets = append(l.offsets, len(lit)-1)
		return l, nil
	case '"':
		value, offsets, bad := unescape(body)
		if bad >= 0 {
			return Literal{}, fmt.Errorf("not a string literal: %.40q", lit)
		}
		for i := range offsets {
			offsets[i]++
		}
		return Literal{Value: value, offsets: offsets, interpreted: true}, nil
	default:
		return Literal{}, fmt.Errorf("not a string literal: %.40q", lit)
	}
}

// LiteralOf returns the literal of a tag whose source text is not known, such as
// one from export data: all its offsets are -1.
func LiteralOf(value string) Literal { return Literal{Value: value} }

// Offset returns where byte i of the value begins in the source text, or -1 where
// that is not known. For i = len(Value) it is the offset of the closing quote.
func (l Literal) Offset(i int) int { return offsetAt(l.offsets, i) }

// offsetAt returns offsets[i], or -1 where there is none.
func offsetAt(offsets []int, i int) int {
	if i < 0 || i >= len(offsets) {
		return -1
	}
	return offsets[i]
}

// unescape decodes what stands between the double quotes of an interpreted string,
// as strconv.Unquote does, and returns for each byte of the text, and for its end,
// where its source begins in body. bad is the offset of the first byte that cannot
// be decoded, or -1.
func unescape(body string) (text string, offsets []int, bad int) {
	b := make([]byte, 0, len(body))
	offsets = make([]int, 0, len(body)+1)
	for rest := body; rest != ""; {
		at := len(body) - len(rest)
		r, multibyte, tail, err := strconv.UnquoteChar(rest, '"')
		if err != nil || rest[0] == '\n' {
			return "", nil, at
		}
		before := len(b)
		if multibyte {
			b = utf8.AppendRune(b, r)
		} else {
			b = append(b, byte(r))
		}
		for range len(b) - before {
			offsets = append(offsets, at)
		}
		rest = tail
	}
	return string(b), append(offsets, len(body)), -1
}
