package decode

import (
	"encoding/json"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

func TestInt(t *testing.T) {
	long := strings.Repeat("0", 100_000)
	for _, c := range []struct {
		in   string
		bits int
		want int64
		code string
	}{
		{"0", 0, 0, ""}, {"-0", 64, 0, ""}, {"-0.0e5", 64, 0, ""}, {"5", 8, 5, ""}, {"5.0", 8, 5, ""}, {"1e2", 8, 100, ""}, {"100e-2", 8, 1, ""}, {"0.05E+2", 8, 5, ""},
		{"127", 8, 127, ""}, {"128", 8, 0, Range}, {"-128", 8, -128, ""}, {"-129", 8, 0, Range}, {"-1.28e2", 8, -128, ""},
		{"32767", 16, 32767, ""}, {"32768", 16, 0, Range}, {"-2147483648", 32, math.MinInt32, ""}, {"2147483648", 32, 0, Range},
		{"9223372036854775807", 64, math.MaxInt64, ""}, {"9223372036854775807.000", 64, math.MaxInt64, ""}, {"9223372036854775808", 64, 0, Range},
		{"-9223372036854775808", 64, math.MinInt64, ""}, {"-9223372036854775809", 64, 0, Range}, {"9007199254740993", 64, 9007199254740993, ""},
		{"9007199254740993.0", 64, 9007199254740993, ""}, {"18446744073709551616", 64, 0, Range}, {"99999999999999999999", 64, 0, Range},
		{"0e999999999999999999999999", 64, 0, ""}, {"1e999999999999999999999999", 64, 0, Range}, {"1e-999999999999999999999999", 64, 0, Type},
		{"1" + long + "e-100000", 64, 1, ""}, {"0." + long + "1e100001", 64, 1, ""}, {"0." + long + "1e100000", 64, 0, Type}, {"7." + long, 64, 7, ""},
		{"5.5", 64, 0, Type}, {"1e-1", 64, 0, Type}, {"9223372036854775807.5", 64, 0, Type}, {"1.5e400", 64, 0, Range},
		{"01", 64, 0, Syntax}, {"-", 64, 0, Syntax}, {"+1", 64, 0, Syntax}, {"1.", 64, 0, Syntax}, {".5", 64, 0, Syntax}, {"1e", 64, 0, Syntax}, {"1e+", 64, 0, Syntax},
		{"-01", 64, 0, Syntax}, {"0x10", 64, 0, Syntax}, {"1_0", 64, 0, Syntax}, {"NaN", 64, 0, Syntax}, {"Infinity", 64, 0, Syntax}, {"-Infinity", 64, 0, Syntax},
		{`"1"`, 64, 0, Type}, {"null", 64, 0, Type},
	} {
		got, err := intOf(c.in, c.bits)
		if got != c.want || codeOf(err) != c.code {
			t.Errorf("Int(%d) of %.40s = %d, %v, want %d, %q", c.bits, c.in, got, err, c.want, c.code)
		}
	}
}

func TestUint(t *testing.T) {
	for _, c := range []struct {
		in   string
		bits int
		want uint64
		code string
	}{
		{"0", 0, 0, ""}, {"-0", 8, 0, ""}, {"-0.0", 8, 0, ""}, {"255", 8, 255, ""}, {"256", 8, 0, Range}, {"-1", 8, 0, Range}, {"2.55e2", 8, 255, ""},
		{"65536", 16, 0, Range}, {"4294967295", 32, math.MaxUint32, ""}, {"18446744073709551615", 64, math.MaxUint64, ""},
		{"18446744073709551615.0", 64, math.MaxUint64, ""}, {"18446744073709551616", 64, 0, Range}, {"-0.5", 64, 0, Type}, {"1844674407370955161.5e1", 64, math.MaxUint64, ""},
	} {
		got, err := uintOf(c.in, c.bits)
		if got != c.want || codeOf(err) != c.code {
			t.Errorf("Uint(%d) of %s = %d, %v, want %d, %q", c.bits, c.in, got, err, c.want, c.code)
		}
	}
}

func TestFloat(t *testing.T) {
	for _, c := range []struct {
		in   string
		bits int
		want float64
		code string
	}{
		{"0", 64, 0, ""}, {"-0", 64, math.Copysign(0, -1), ""}, {"1.5", 64, 1.5, ""}, {"0.1", 64, 0.1, ""}, {"123456789012345e22", 64, 123456789012345e22, ""},
		{"1e23", 64, 1e23, ""}, {"0.1", 32, float64(float32(0.1)), ""}, {"1.7976931348623158e308", 64, math.MaxFloat64, ""}, {"1.7976931348623159e308", 64, 0, Range},
		{"-1e999999999", 64, 0, Range}, {"1e-999999999", 64, 0, ""}, {"3.4028235e38", 32, math.MaxFloat32, ""}, {"3.4028236e38", 32, 0, Range}, {"1e39", 32, 0, Range},
		{"5e-324", 64, 5e-324, ""}, {"0e999", 64, 0, ""}, {"1." + strings.Repeat("0", 100_000) + "1", 64, 1, ""}, {"true", 64, 0, Type}, {"1e", 64, 0, Syntax},
	} {
		got, err := one(c.in, func(d *Decoder) (float64, bool) { return d.Float(c.bits) })
		if math.Float64bits(got) != math.Float64bits(c.want) || codeOf(err) != c.code {
			t.Errorf("Float(%d) of %.40s = %v, %v, want %v, %q", c.bits, c.in, got, err, c.want, c.code)
		}
	}
	_, err := one("1e39", func(d *Decoder) (float64, bool) { return d.Float(32) })
	if want := "must fit in a 32-bit float, got 1e39"; err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
}

func TestEnumInt(t *testing.T) {
	large := []uint64{0, math.MaxUint64}
	small := []int64{math.MinInt64, -1, 7}
	for _, c := range []struct {
		in   string
		code string
	}{{"-9223372036854775808", ""}, {"-1.0", ""}, {"70e-1", ""}, {"1", CodeEnum}, {"-7", CodeEnum}, {"9223372036854775808", CodeEnum}, {"1e99", CodeEnum}, {"0.5", Type}} {
		if _, err := one(c.in, func(d *Decoder) (int64, bool) { return EnumInt(d, small) }); codeOf(err) != c.code {
			t.Errorf("%s: %v, want %q", c.in, err, c.code)
		}
	}
	for _, c := range []struct {
		in   string
		code string
	}{{"-0", ""}, {"18446744073709551615", ""}, {"18446744073709551616", CodeEnum}, {"-18446744073709551615", CodeEnum}, {"1", CodeEnum}} {
		if _, err := one(c.in, func(d *Decoder) (uint64, bool) { return EnumInt(d, large) }); codeOf(err) != c.code {
			t.Errorf("%s: %v, want %q", c.in, err, c.code)
		}
	}
}

func TestEnumFloat(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"0.1", ""}, {"1e6", ""}, {"0.10000000149011612", ""},
		{"0.2", "must be one of 0.1, 1000000, 1e+30, got 0.2"}, {"1e99", "must be one of 0.1, 1000000, 1e+30, got 1e99"}, {`"x"`, "must be a number, got string"},
	} {
		_, err := one(c.in, func(d *Decoder) (float32, bool) { return EnumFloat(d, []float32{0.1, 1e6, 1e30}) })
		if (err == nil) != (c.want == "") || err != nil && err.Error() != c.want {
			t.Errorf("%s: %v, want %q", c.in, err, c.want)
		}
	}
	if _, err := one("0.10000000149011612", func(d *Decoder) (float64, bool) { return EnumFloat(d, []float64{0.1}) }); codeOf(err) != CodeEnum {
		t.Errorf("a float64 was rounded to 32 bits: %v", err)
	}
}

func TestMultipleOf(t *testing.T) {
	for _, c := range []struct {
		f    float64
		of   string
		want bool
	}{
		{0.3, "0.1", true}, {1.1, "0.1", true}, {0.35, "0.1", false}, {0, "0.1", true}, {10, "5", true}, {7, "5", false}, {-10, "5", true}, {10, "-5", true},
		{5, "10", false}, {4, "0.8", true}, {1, "0.8", false}, {1e300, "3", false}, {3e300, "3", true}, {1e300, "1e-300", true}, {5e-324, "1", false}, {5e-324, "5e-324", true},
		{1e22, "1E+22", true}, {1e70, "36893488147419103232", true}, {1e60, "36893488147419103232", false}, {36893488147419103232, "36893488147419103232", false},
		{1e19, "36893488147419103232", false}, {math.Inf(1), "1", false}, {math.NaN(), "1", false}, {0.5, "0.123456789012345678901234", false}, {1, "0", false}, {1, "0.0", false},
	} {
		if got := MultipleOf(c.f, 64, c.of); got != c.want {
			t.Errorf("MultipleOf(%v, %s) = %v", c.f, c.of, got)
		}
	}
	third := float64(float32(0.3))
	if !MultipleOf(third, 32, "0.1") || MultipleOf(third, 64, "0.1") || !MultipleOf(third, 32, "0.1000000000000000000000") {
		t.Error("a float32 is judged by its own shortest decimal")
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		f := float64(r.IntN(10_000)) * math.Pow10(r.IntN(20)-10)
		of := strconv.Itoa(1+r.IntN(300)) + "e" + strconv.Itoa(r.IntN(14)-8)
		n, _ := new(big.Rat).SetString(strconv.FormatFloat(f, 'g', -1, 64))
		m, _ := new(big.Rat).SetString(of)
		if got, want := MultipleOf(f, 64, of), n.Quo(n, m).IsInt(); got != want {
			t.Fatalf("MultipleOf(%v, %s) = %v", f, of, got)
		}
	}
	if n := testing.AllocsPerRun(100, func() { MultipleOf(12.3, 64, "0.1") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func intOf(text string, bits int) (int64, error) {
	return one(text, func(d *Decoder) (int64, bool) { return d.Int(bits) })
}

func uintOf(text string, bits int) (uint64, error) {
	return one(text, func(d *Decoder) (uint64, bool) { return d.Uint(bits) })
}

// codeOf is the code of the only issue of err, "" for nil.
func codeOf(err error) string {
	if err == nil {
		return ""
	}
	return err.(*ParseError).Issues[0].Code
}

// exact is the value of a JSON number, nil if the exponent is too large for big.Rat.
func exact(text string) *big.Rat {
	if i := strings.IndexAny(text, "eE"); i >= 0 {
		if e, err := strconv.Atoi(text[i+1:]); err != nil || e < -5000 || e > 5000 {
			return nil
		}
	}
	r, _ := new(big.Rat).SetString(text)
	return r
}

func addNumbers(f *testing.F) {
	for _, s := range []string{
		"0", "-0", "5", "5.0", "1e2", "100e-2", "-128", "127", "128", "9223372036854775807", "9223372036854775808", "-9223372036854775808.0", "18446744073709551615",
		"1844674407370955161.5e1", "0.1", "1.5", "1e23", "1e400", "1e-400", "1.7976931348623158e308", "3.4028235677973366e38", "123456789012345e-22", "01", "-", "1.", "1e", "1e+5 ", "9007199254740993.0",
	} {
		f.Add(s)
	}
}

// FuzzInt compares all widths with exact arithmetic.
func FuzzInt(f *testing.F) {
	addNumbers(f)
	f.Fuzz(func(t *testing.T, text string) {
		isNumber := json.Valid([]byte(text)) && startsNumber(strings.TrimLeft(text, " \t\r\n")[0])
		want := exact(strings.Trim(text, " \t\r\n"))
		for _, bits := range []int{0, 8, 16, 32, 64} {
			n, err := intOf(text, bits)
			u, uerr := uintOf(text, bits)
			if !isNumber {
				if err == nil || uerr == nil {
					t.Fatalf("%q is not a number", text)
				}
				continue
			}
			if want == nil {
				continue
			}
			width := bits
			if width == 0 {
				width = strconv.IntSize
			}
			checkInteger(t, text, err, new(big.Int).SetInt64(n), want, new(big.Int).Neg(pow2(width-1)), pow2(width-1))
			checkInteger(t, text, uerr, new(big.Int).SetUint64(u), want, new(big.Int), pow2(width))
		}
	})
}

func pow2(n int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(n)) }

// checkInteger checks the outcome for a number that should lie in [low, high).
func checkInteger(t *testing.T, text string, err error, got *big.Int, want *big.Rat, low, high *big.Int) {
	t.Helper()
	code := ""
	switch {
	case !want.IsInt():
		code = Type
	case want.Num().Cmp(low) < 0 || want.Num().Cmp(high) >= 0:
		code = Range
	}
	if codeOf(err) != code {
		t.Fatalf("%q: %v, want code %q", text, err, code)
	}
	if err == nil && got.Cmp(want.Num()) != 0 {
		t.Fatalf("%q: got %v", text, got)
	}
}

// FuzzFloat compares with math/big's rounding.
func FuzzFloat(f *testing.F) {
	addNumbers(f)
	f.Fuzz(func(t *testing.T, text string) {
		isNumber := json.Valid([]byte(text)) && startsNumber(strings.TrimLeft(text, " \t\r\n")[0])
		for _, bits := range []int{32, 64} {
			got, err := one(text, func(d *Decoder) (float64, bool) { return d.Float(bits) })
			if !isNumber {
				if err == nil {
					t.Fatalf("%q is not a number", text)
				}
				continue
			}
			r := exact(strings.Trim(text, " \t\r\n"))
			if r == nil {
				continue
			}
			want, _ := r.Float64()
			if bits == 32 {
				w, _ := r.Float32()
				want = float64(w)
			}
			if math.IsInf(want, 0) {
				if codeOf(err) != Range {
					t.Fatalf("%q: %v, %v, want range", text, got, err)
				}
			} else if err != nil || got != want {
				t.Fatalf("%q: %v, %v, want %v", text, got, err, want)
			}
		}
	})
}
