package texts

import (
	"math/big"
	"strconv"
	"strings"
)

// hostileNumbers are literals at the edges of Go's types and of what a float can hold.
var hostileNumbers = []string{
	"0", "-0", "-0.0", "0e0", "1", "-1", "1.5", "0.1", "0.30000000000000004", "5e-324", "2e-324", "1e-400",
	"1e400", "-1e400", "1e9999", "-1e10000", "1e-9999", "0e9999", "0e-10000",
	"127", "128", "-128", "-129", "255", "256", "32767", "32768", "-32769", "65535", "65536",
	"2147483647", "2147483648", "-2147483649", "4294967295", "4294967296", "9007199254740993",
	"9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
	"9223372036854775807.5", "18446744073709551615", "18446744073709551616",
	"1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "-1.7976931348623159e308",
	"3.4028234e38", "3.4028235e38", "3.4028236e38", "-3.4028236e38", "16777217", "1.00000001",
	"123456789012345678901234567890",
}

// decimal returns a number with a finite decimal expansion as a literal.
func decimal(r *big.Rat) string {
	if r.IsInt() {
		return r.Num().String()
	}
	n, exact := r.FloatPrec()
	if !exact {
		n = 40
	}
	return r.FloatString(n)
}

// spell returns another literal of the same number, half of the time.
func (g *Source) spell(lit string) string {
	if g.oneIn(2) {
		return lit
	}
	sign, digits, exp, ok := split(lit)
	if !ok {
		return lit
	}
	other := lit
	switch g.IntN(5) {
	case 0: // 1.5e+07
		other = digits[:1]
		if len(digits) > 1 {
			other += "." + digits[1:]
		}
		other += g.exponent(exp + len(digits) - 1)
	case 1: // 15000e3
		zeros := g.IntN(30)
		other = digits + strings.Repeat("0", zeros)
		if digits == "0" {
			other = "0"
		}
		other += g.exponent(exp - zeros)
	case 2: // 0.0015e10
		zeros := g.IntN(10)
		other = "0." + strings.Repeat("0", zeros) + digits + g.exponent(exp+zeros+len(digits))
	case 3: // 15.000
		zeros := 1 + g.IntN(3)
		if g.oneIn(10) {
			zeros = 500
		}
		if exp <= 0 && len(digits) > -exp {
			whole := digits[:len(digits)+exp]
			other = whole + "." + digits[len(digits)+exp:] + strings.Repeat("0", zeros)
		} else {
			other = digits + "." + strings.Repeat("0", zeros) + g.exponent(exp)
		}
	case 4: // 15000000
		if exp >= 0 && exp < 400 && digits != "0" {
			other = digits + strings.Repeat("0", exp)
		} else {
			other = digits + g.exponent(exp)
		}
	}
	if len(other) > 900 {
		return lit
	}
	return sign + other
}

// exponent spells an exponent within ±10,000; a larger one is a mistake of the caller,
// whose numbers stay far enough away.
func (g *Source) exponent(e int) string {
	e = min(max(e, -10000), 10000)
	digits := strconv.Itoa(max(e, -e))
	if g.oneIn(4) && len(digits) < 4 {
		digits = "0" + digits
	}
	sign := ""
	if e < 0 {
		sign = "-"
	} else if g.oneIn(3) {
		sign = "+"
	}
	return pick(g, []string{"e", "E"}) + sign + digits
}

// split takes a literal apart: its value is sign digits·10^exp, digits without leading
// zeros. It says no to exponents that leave no room for another spelling.
func split(lit string) (sign, digits string, exp int, ok bool) {
	rest, negative := strings.CutPrefix(lit, "-")
	if negative {
		sign = "-"
	}
	if i := strings.IndexAny(rest, "eE"); i >= 0 {
		e, err := strconv.Atoi(rest[i+1:])
		if err != nil || e < -9000 || e > 9000 {
			return "", "", 0, false
		}
		exp, rest = e, rest[:i]
	}
	whole, fraction, _ := strings.Cut(rest, ".")
	digits = strings.TrimLeft(whole+fraction, "0")
	exp -= len(fraction)
	if digits == "" {
		return sign, "0", 0, true
	}
	return sign, digits, exp, true
}
