package decode

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"
)

func TestBoolAndNull(t *testing.T) {
	for in, want := range map[string]string{"true": "", "false": "", "null": Type, "1": Type, "tru": Syntax, "truee": Syntax, "True": Syntax, `"true"`: Type} {
		got, err := one(in, (*Decoder).Bool)
		if got != (in == "true") || codeOf(err) != want {
			t.Errorf("%s: %v, %v", in, got, err)
		}
	}
	for in, want := range map[string]bool{"null": true, " null ": true, "1": false, `"null"`: false} {
		d := New([]byte(in))
		if got := d.Null(); got != want {
			t.Errorf("%s: %v", in, got)
		}
	}
}

func TestEnumDoesNotCopy(t *testing.T) {
	for _, in := range []string{`"fuzzy"`, `"fu\u007azy"`} {
		if got, err := one(in, func(d *Decoder) (mode, bool) { return Enum(d, modes) }); got != "fuzzy" || err != nil {
			t.Errorf("%s: %q, %v", in, got, err)
		}
	}
}

func TestLongEnumIsCutShort(t *testing.T) {
	values := make([]string, 300)
	for i := range values {
		values[i] = strings.Repeat("v", i%20+1)
	}
	_, err := one(`"x"`, func(d *Decoder) (string, bool) { return Enum(d, values) })
	if s := err.Error(); len(s) > 1100 || !strings.HasSuffix(s, `more, got "x"`) {
		t.Errorf("%d bytes: %s", len(s), s)
	}
}

// TestBytes compares with encoding/json, whose reading of base64 this is.
func TestBytes(t *testing.T) {
	for _, in := range []string{
		`""`, `"AA=="`, `"AAA="`, `"AAAA"`, `"AA"`, `"A==="`, `"AA=\r\n="`, `"AA==\n"`, `"AA== "`, `"YR=="`, `"-_=="`, `"+/8="`, `"!"`, `"\u0041A=="`, `"AAAAAA==AA=="`, `"é"`,
	} {
		got, err := one(in, (*Decoder).Bytes)
		var want []byte
		if wantErr := json.Unmarshal([]byte(in), &want); wantErr != nil {
			if codeOf(err) != Format {
				t.Errorf("%s: %v, %v", in, got, err)
			}
		} else if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v, %v, want %v", in, got, err, want)
		}
	}
}

func TestTime(t *testing.T) {
	for _, s := range []string{
		"2026-12-01T04:56:54Z", "2026-12-01T04:56:54.123456789012Z", "2026-12-01T04:56:54+00:00", "2026-12-01T04:56:54-00:00", "2026-12-01T04:56:54+05:30",
		"0000-01-01T00:00:00-23:59", "9999-12-31T23:59:59.999999999+23:59", time.Now().Format(time.RFC3339Nano),
	} {
		got, err := one(`"`+s+`"`, (*Decoder).Time)
		var want time.Time
		if wantErr := json.Unmarshal([]byte(`"`+s+`"`), &want); err != nil || wantErr != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v, %v, want %v, %v", s, got, err, want, wantErr)
		}
	}
	for _, s := range []string{"", "2026-12-01t04:56:54Z", "2026-12-01T04:56:60Z", "2026-12-01T4:56:54Z", "2026-12-01T04:56:54,5Z", "2026-12-01T04:56:54+24:00"} {
		if _, err := one(`"`+s+`"`, (*Decoder).Time); codeOf(err) != Format {
			t.Errorf("%s: %v", s, err)
		}
	}
}

var durationPattern = regexp.MustCompile(`^-?([0-9]{1,6}h)?([0-9]{1,6}m)?([0-9]{1,6}(\.[0-9]{1,9})?s)?([0-9]{1,6}ms)?$`)

// TestDuration holds Duration to its pattern and to time.ParseDuration. Of the texts that
// the pattern accepts and that have two characters, not one fails or overflows there: the
// longest comes to 1,016,944 hours and some, of 2,562,047 that fit. "-" alone, and the
// empty text, are what the least length is for.
func TestDuration(t *testing.T) {
	check := func(s string) {
		t.Helper()
		want := len(s) >= 2 && durationPattern.MatchString(s)
		v, err := time.ParseDuration(s)
		if want && err != nil {
			t.Errorf("%q matches the pattern, but %v", s, err)
		}
		got, gotErr := one(`"`+s+`"`, (*Decoder).Duration)
		if (gotErr == nil) != want || want && got != v {
			t.Errorf("%q: %v, %v, want %v", s, got, gotErr, v)
		}
	}
	seeds := []string{
		"1h30m", "5s", "-1.5s", "250ms", "1h2m3.5s4ms", "0s", "-0s", "999999h999999m999999.999999999s999999ms", "-999999h999999m999999.999999999s999999ms",
		"", "-", "--", "h", "-h", "0", "5", "5x", "1m1h", "1h1h", "1ms1s", "1000000h", "1.5h", "1.5ms", "1.s", ".5s", "1.0000000000s", "+1s", "1s ", "5m3ms", "1us", "1h-1m", "١s",
	}
	for _, s := range seeds {
		check(s)
	}
	r := rand.New(rand.NewPCG(3, 4))
	const alphabet = "0199hmss.-"
	for range 100_000 {
		s := seeds[r.IntN(len(seeds))]
		for range 1 + r.IntN(3) {
			i := r.IntN(len(s) + 1)
			s = s[:i] + string(alphabet[r.IntN(len(alphabet))]) + s[min(len(s), i+r.IntN(2)):]
		}
		check(s)
	}
}

func TestAny(t *testing.T) {
	for _, in := range []string{
		`null`, `true`, `"a\u0000"`, `-0`, `1e400`, `1.5`, `[]`, `{}`, `[[],{},[null]]`, `{"":{"a":[1,"x",false]},"é":1e2}`, ` [ 1 , 2 ] `, `{"a":1,"b":2}`, `[1e-999]`,
	} {
		got, err := readAny([]byte(in))
		var want any
		if wantErr := json.Unmarshal([]byte(in), &want); (err == nil) != (wantErr == nil) || err == nil && !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %#v, %v, want %#v, %v", in, got, err, want, wantErr)
		}
	}
}

// TestRepeatedNames says where a repeated name matters: in what reaches the parameters,
// and nowhere in what is dropped.
func TestRepeatedNames(t *testing.T) {
	many := func(n int, last string) string {
		var b strings.Builder
		b.WriteString(`{"text":"","raw":{`)
		for i := range n {
			b.WriteString(`"` + strings.Repeat("n", i%50) + string(rune('a'+i/50)) + `":0,`)
		}
		return b.String() + last + `:1}}`
	}
	for in, want := range map[string]string{
		`{"text":"","other":{"a":1,"a":2}}`:                    "",
		`{"text":"","other":1,"other":2}`:                      "",
		`{"text":"","raw":{"a":1,"b":{"a":1},"c":[{"a":1}]}}`:  "",
		`{"text":"","raw":{"a":1,"b":{"a":1},"a":1}}`:          "raw.a: is given twice",
		`{"text":"","raw":[{"a":1},{"a":1}]}`:                  "",
		`{"text":"","raw":{"a":{"a":{"a":1}}}}`:                "",
		`{"text":"","any":{"a":[{"b":1,"b":1}]}}`:              "any.a[0].b: is given twice",
		`{"text":"","child":{"text":"","flag":true,"text":1}}`: "child.text: is given twice",
		`{"text":"","labels":{"a":"","b":"","a":1}}`:           "labels.a: is given twice",
		many(400, `"z"`):       "",
		many(400, `"\u006eb"`): "raw.nb: is given twice",
	} {
		_, err := parse(in)
		if (err == nil) != (want == "") || err != nil && err.Error() != want {
			t.Errorf("%.80s: %v, want %q", in, err, want)
		}
	}
}

func TestManyFields(t *testing.T) {
	for _, n := range []int{1, 63, 64, 65, 128, 129, 200} {
		fields := make([]Field, n)
		for i := range fields {
			fields[i] = Field{Name: "f" + strings.Repeat("x", i), Required: i%2 == 0}
		}
		read := func(in string, o Options) (Object, error) {
			d := NewWith([]byte(in), o)
			obj := d.Object(fields)
			for obj.Next() {
				d.Skip()
			}
			return obj, d.Finish()
		}
		var all []string
		for i := len(fields) - 1; i >= 0; i-- {
			all = append(all, `"`+fields[i].Name+`":1`)
		}
		if obj, err := read("{"+strings.Join(all, ",")+"}", Options{}); err != nil || !obj.Has(0) || !obj.Has(n-1) {
			t.Errorf("%d fields: %v", n, err)
		}
		last := `"` + fields[n-1].Name + `":1`
		if _, err := read("{"+strings.Join(append(all, last), ",")+"}", Options{}); codeOf(err) != CodeDuplicate {
			t.Errorf("%d fields: %v", n, err)
		}
		obj, err := read("{"+last+"}", Options{})
		missing := (n+1)/2 - (n % 2)
		if got := 0; err != nil {
			got = len(err.(*ParseError).Issues)
			if got != min(missing, MaxIssues) || err.(*ParseError).More != (missing > MaxIssues) {
				t.Errorf("%d fields: %d issues, want %d", n, got, missing)
			}
		} else if missing != 0 {
			t.Errorf("%d fields: no issues", n)
		}
		if !obj.Has(n - 1) {
			t.Errorf("%d fields: the last is not there", n)
		}
		if n%2 == 0 { // the last is optional
			if obj, _ := read(`{"`+fields[n-1].Name+`":null}`, Options{NullIsAbsent: true}); obj.Has(n - 1) {
				t.Errorf("%d fields: null counts", n)
			}
		}
	}
}
