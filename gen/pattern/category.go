package pattern

import "strings"

// categories are the general categories of Unicode that Go and ECMA-262 know by one short
// name, with their long names, which Go has learnt only lately. Which characters are in a
// category depends on the version of Unicode that an engine knows; of characters that have
// been assigned for some years all engines think alike.
var categories = map[string]string{
	"L": "Letter", "Lu": "Uppercase_Letter", "Ll": "Lowercase_Letter", "Lt": "Titlecase_Letter", "Lm": "Modifier_Letter", "Lo": "Other_Letter",
	"M": "Mark", "Mn": "Nonspacing_Mark", "Mc": "Spacing_Mark", "Me": "Enclosing_Mark",
	"N": "Number", "Nd": "Decimal_Number", "Nl": "Letter_Number", "No": "Other_Number",
	"P": "Punctuation", "Pc": "Connector_Punctuation", "Pd": "Dash_Punctuation", "Ps": "Open_Punctuation", "Pe": "Close_Punctuation",
	"Pi": "Initial_Punctuation", "Pf": "Final_Punctuation", "Po": "Other_Punctuation",
	"S": "Symbol", "Sm": "Math_Symbol", "Sc": "Currency_Symbol", "Sk": "Modifier_Symbol", "So": "Other_Symbol",
	"Z": "Separator", "Zs": "Space_Separator", "Zl": "Line_Separator", "Zp": "Paragraph_Separator",
}

// longNames are those of categories, and the further ones that ECMA-262 has.
var longNames = func() map[string]string {
	m := map[string]string{"digit": "Nd", "punct": "P", "Combining_Mark": "M"}
	for short, long := range categories {
		m[long] = short
	}
	return m
}()

// braced returns what stands in the braces that s begins with.
func braced(s string) (string, bool) {
	inner, _, closed := strings.Cut(strings.TrimPrefix(s, "{"), "}")
	return inner, closed && strings.HasPrefix(s, "{")
}
