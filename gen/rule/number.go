package rule

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// number reads a number of a tag as one that the type of v can hold, and returns it
// in its plainest JSON form. Bounds that the type cannot hold are refused: they
// would either always hold or never.
func number(v *plan.Value, text string) (string, error) {
	switch t := judged(v).Type.(type) {
	case plan.Int:
		return integer(t, text)
	case plan.Float:
		return float(t, text)
	case plan.Duration: // a number in its unit
		return integer(plan.Int{Bits: 64}, text)
	}
	return "", errors.New("a number does not fit here")
}

func integer(t plan.Int, text string) (string, error) {
	r, err := exact(text)
	if err != nil {
		return "", err
	}
	if !r.IsInt() {
		return "", fmt.Errorf("%s is not a whole number, and the field is an integer; write %s", text, r.FloatString(0))
	}
	lo, hi := Bounds(t)
	if r.Num().Cmp(lo) < 0 || r.Num().Cmp(hi) > 0 {
		return "", fmt.Errorf("%s is outside %s, which holds %s to %s", text, IntName(t), lo, hi)
	}
	return r.Num().String(), nil
}

func float(t plan.Float, text string) (string, error) {
	r, err := exact(text)
	if err != nil {
		return "", err
	}
	f, err := strconv.ParseFloat(text, t.Bits)
	if err != nil {
		return "", fmt.Errorf("%s is outside float%d", text, t.Bits)
	}
	plain := strconv.FormatFloat(f, 'g', -1, t.Bits)
	if rat(plain).Cmp(r) != 0 {
		return "", fmt.Errorf("%s is not a float%d; the nearest one is %s", text, t.Bits, plain)
	}
	return plain, nil
}

// decimal is a JSON number with an exponent of a sensible size.
var decimal = regexp.MustCompile(`^-?(0|[1-9][0-9]{0,399})(\.[0-9]{1,400})?([eE][+-]?[0-9]{1,3})?$`)

var leadingZero = regexp.MustCompile(`^(-?)0+([0-9].*)$`)

// exact reads the decimal spellings that Go, JSON and validator share.
func exact(text string) (*big.Rat, error) {
	if decimal.MatchString(text) {
		return rat(text), nil
	}
	if plain := leadingZero.ReplaceAllString(text, "$1$2"); decimal.MatchString(plain) {
		return nil, fmt.Errorf("%s has a leading zero, which makes it octal in Go and validator; write %s", text, plain)
	}
	return nil, fmt.Errorf("%q is not a decimal number", text)
}

// Bounds returns the smallest and the largest value of an integer type; int and
// uint count as 64 bits wide.
func Bounds(t plan.Int) (lo, hi *big.Int) {
	bits := uint(t.Bits)
	if bits == 0 {
		bits = 64
	}
	one := big.NewInt(1)
	if t.Unsigned {
		return new(big.Int), new(big.Int).Sub(new(big.Int).Lsh(one, bits), one)
	}
	hi = new(big.Int).Lsh(one, bits-1)
	return new(big.Int).Neg(hi), new(big.Int).Sub(hi, one)
}

// QuotedPattern returns the form of a boolean, integer or float in a string: one spelling
// for each integer, and any JSON number for a float.
func QuotedPattern(t plan.Type) string {
	switch t := t.(type) {
	case plan.Bool:
		return `^(true|false)$`
	case plan.Int:
		if t.Unsigned {
			return `^(0|[1-9][0-9]*)$`
		}
		return `^(0|-?[1-9][0-9]*)$`
	}
	return `^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?$`
}

// IntName returns the Go name of an integer type.
func IntName(t plan.Int) string {
	name := "int"
	if t.Unsigned {
		name = "uint"
	}
	if t.Bits == 0 {
		return name
	}
	return name + strconv.Itoa(t.Bits)
}

// size reads a count of characters, items, entries or bytes.
func size(text string) (int64, error) {
	r, err := exact(text)
	if err != nil {
		return 0, err
	}
	if !r.IsInt() || r.Sign() < 0 || !r.Num().IsInt64() || r.Num().Int64() > math.MaxInt32 {
		return 0, fmt.Errorf("%s is not a length; write a whole number from 0 to %d", text, math.MaxInt32)
	}
	return r.Num().Int64(), nil
}

// duration reads a bound on a time.Duration: "1h30m", or a number of nanoseconds.
func duration(text string) (string, error) {
	if d, err := time.ParseDuration(text); err == nil {
		return strconv.FormatInt(int64(d), 10), nil
	}
	n, err := integer(plan.Int{Bits: 64}, text)
	if err != nil {
		return "", fmt.Errorf(`%q is not a duration; write one such as "1h30m"`, text)
	}
	return n, nil
}

// units are those in which a time.Duration can count as a number, by their words.
var units = []struct {
	word, name string
	size       time.Duration
}{
	{"hours", "Hour", time.Hour}, {"minutes", "Minute", time.Minute}, {"seconds", "Second", time.Second},
	{"milliseconds", "Millisecond", time.Millisecond}, {"microseconds", "Microsecond", time.Microsecond}, {"nanoseconds", "Nanosecond", time.Nanosecond},
}

// Unit returns the unit of a word such as "seconds".
func Unit(word string) (time.Duration, error) {
	var words []string
	for _, u := range units {
		if u.word == word {
			return u.size, nil
		}
		words = append(words, u.word)
	}
	return 0, fmt.Errorf("%q is no unit; write one of %s", word, strings.Join(words, ", "))
}

// MostUnits is how many of a unit a time.Duration can hold, on either side of 0.
func MostUnits(size time.Duration) int64 { return int64(math.MaxInt64 / size) }

// UnitName returns the name of a unit in package time: "Second".
func UnitName(size time.Duration) string {
	for _, u := range units {
		if u.size == size {
			return u.name
		}
	}
	panic("rule: no unit: " + size.String())
}

// UnitWord returns the word of a unit: "seconds".
func UnitWord(size time.Duration) string { return strings.ToLower(UnitName(size)) + "s" }
