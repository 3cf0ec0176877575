package decode

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"
	"strings"
)

// MultipleOf reports whether f is an integer times of, which is a decimal number other than
// zero in JSON's syntax. The arithmetic is exact, on the shortest decimal that reads back
// as f, which came from a float of 32 or 64 bits: 0.3 is a multiple of 0.1.
func MultipleOf(f float64, bitSize int, of string) bool {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return false
	}
	var buf [32]byte
	n, shift, ok := decimal(string(strconv.AppendFloat(buf[:0], math.Abs(f), 'e', -1, bitSize)))
	m, unit, small := decimal(strings.TrimPrefix(of, "-"))
	switch {
	case !ok || !small:
		return multipleOfBig(f, bitSize, of)
	case n == 0:
		return m != 0
	case m == 0 || shift < unit: // n has no factor ten left that could make up for it
		return false
	}
	// n times ten to the power of shift-unit, modulo m.
	rest := n % m
	for range shift - unit {
		if rest == 0 {
			break
		}
		hi, lo := bits.Mul64(rest, 10)
		_, rest = bits.Div64(hi, lo, m)
	}
	return rest == 0
}

// decimal splits a number without a sign into an integer that does not end in zero and a
// power of ten, and reports whether the integer fits and the exponent is of a size to work
// with.
func decimal(s string) (n uint64, exponent int, ok bool) {
	s, exp, hasExp := strings.Cut(strings.ReplaceAll(s, "E", "e"), "e")
	if hasExp {
		e, err := strconv.Atoi(exp)
		if err != nil || e < -10_000 || e > 10_000 {
			return 0, 0, false
		}
		exponent = e
	}
	whole, frac, _ := strings.Cut(s, ".")
	n, err := strconv.ParseUint(whole+frac, 10, 64)
	if err != nil {
		return 0, 0, false
	}
	exponent -= len(frac)
	for n != 0 && n%10 == 0 {
		n /= 10
		exponent++
	}
	return n, exponent, true
}

// multipleOfBig is MultipleOf for numbers with more digits than a machine word.
func multipleOfBig(f float64, bitSize int, of string) bool {
	n, ok1 := new(big.Rat).SetString(strconv.FormatFloat(f, 'e', -1, bitSize))
	m, ok2 := new(big.Rat).SetString(of)
	if !ok1 || !ok2 || m.Sign() == 0 {
		return false
	}
	return n.Quo(n, m).IsInt()
}
