package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/pattern"
)

// Matches returns the condition that a text matches an expression: a loop over its bytes where
// that gives the same verdict, else a compiled expression.
func (r *reader) Matches(expr, text string) string {
	wish := lowerFirst(r.owner.Name) + r.label
	if runs, ok := pattern.Runs(expr); ok {
		return r.matcher("match"+upperFirst(wish), expr, runs) + "(" + text + ")"
	}
	return r.variable(wish+"Pattern", r.Import(regexpPath)+".MustCompile("+goString([]byte(expr))+")") + ".MatchString(" + text + ")"
}

// matcher prints the function that matches runs, once for each expression, and returns its name.
func (f *file) matcher(wish, expr string, runs []pattern.Run) string {
	if name, ok := f.shared[expr]; ok {
		return name
	}
	name := f.helper(wish)
	f.shared[expr] = name
	var out printer
	s, i, c := f.local("s"), f.local("i"), f.local("c")
	wrong := wrongLength(runs, s)
	at := 0
	for _, run := range runs {
		if run.Text != "" {
			wrong = append(wrong, wrongText(run.Text, s, at))
		}
		at += run.Min
	}
	out.p("// %s reports whether %s matches %s", name, s, comment(expr))
	out.p("func %s(%s string) bool {", name, s)
	if len(wrong) > 0 {
		out.p("if %s {", strings.Join(wrong, " || "))
		out.p("return false")
		out.p("}")
	}
	at = 0
	for _, run := range runs {
		from, to := at, strconv.Itoa(at+run.Min)
		at += run.Min
		if run.Max == 0 || run.Text != "" {
			continue
		}
		if run.Min != run.Max { // the last one
			to = "len(" + s + ")"
		}
		if from == 0 {
			out.p("for %s := range %s {", i, to)
		} else {
			out.p("for %s := %d; %s < %s; %s++ {", i, from, i, to, i)
		}
		out.p("if %s := %s[%s]; %s {", c, s, i, outside(run.Set, c))
		out.p("return false")
		out.p("}")
		out.p("}")
	}
	out.p("return true")
	out.p("}")
	f.vars = append(f.vars, strings.TrimSuffix(out.String(), "\n"))
	return name
}

// wrongLength returns the conditions that s is too short or too long for the runs.
func wrongLength(runs []pattern.Run, s string) []string {
	least, most := 0, 0
	for _, run := range runs {
		least += run.Min
		most += run.Max // only the last may have no limit
	}
	if least == most {
		return []string{fmt.Sprintf("len(%s) != %d", s, least)}
	}
	var wrong []string
	switch least {
	case 0:
	case 1:
		wrong = append(wrong, s+` == ""`)
	default:
		wrong = append(wrong, fmt.Sprintf("len(%s) < %d", s, least))
	}
	if runs[len(runs)-1].Max >= 0 {
		wrong = append(wrong, fmt.Sprintf("len(%s) > %d", s, most))
	}
	return wrong
}

// wrongText returns the condition that text does not stand in s at byte at.
func wrongText(text, s string, at int) string {
	if len(text) == 1 {
		return fmt.Sprintf("%s[%d] != %s", s, at, strconv.QuoteRune(rune(text[0])))
	}
	if at == 0 {
		return fmt.Sprintf("%s[:%d] != %s", s, len(text), strconv.Quote(text))
	}
	return fmt.Sprintf("%s[%d:%d] != %s", s, at, at+len(text), strconv.Quote(text))
}

// outside returns the condition that the byte c is in none of the ranges.
func outside(set []byte, c string) string {
	var all []string
	for i := 0; i < len(set); i += 2 {
		low, high := strconv.QuoteRune(rune(set[i])), strconv.QuoteRune(rune(set[i+1]))
		switch {
		case low == high:
			all = append(all, c+" != "+low)
		case set[i] == 0:
			all = append(all, c+" > "+high)
		case len(set) == 2:
			return c + " < " + low + " || " + c + " > " + high
		default:
			all = append(all, "("+c+" < "+low+" || "+c+" > "+high+")")
		}
	}
	return strings.Join(all, " && ")
}
