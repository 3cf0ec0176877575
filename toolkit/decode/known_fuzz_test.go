package decode

import (
	"bytes"
	"encoding/json"
	"net/netip"
	"net/url"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/toolgen-go/toolgen/toolkit/format"
)

// FuzzBigInt compares integers of any size with exact arithmetic.
func FuzzBigInt(f *testing.F) {
	addNumbers(f)
	for _, s := range []string{"1e4095", "1e4096", "-10e4094", "0.0001e4", "0e99999999999999999999", "1e99999999999999999999999", strings.Repeat("9", 4096), strings.Repeat("9", 4097)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d := New([]byte(text))
		got, ok := d.BigInt()
		code := codeOf(d.Finish())
		isNumber := json.Valid([]byte(text)) && startsNumber(strings.TrimLeft(text, " \t\r\n")[0])
		if ok && code == "" != isNumber {
			t.Fatalf("%q: %v, code %q", text, ok, code)
		}
		want := exact(strings.Trim(text, " \t\r\n"))
		if !isNumber || want == nil {
			return
		}
		wantCode := ""
		switch {
		case !want.IsInt():
			wantCode = Type
		case len(strings.TrimPrefix(want.Num().String(), "-")) > maxBigDigits:
			wantCode = Range
		}
		if code != wantCode || ok != (wantCode == "") || ok && got.Cmp(want.Num()) != 0 {
			t.Fatalf("%q: got %v, code %q, want %v, code %q", text, &got, code, want, wantCode)
		}
	})
}

// FuzzKnown compares the strings that packages of the standard library read with those.
func FuzzKnown(f *testing.F) {
	for _, s := range []string{"10.0.0.1", "::1", "::ffff:1.2.3.4", "fe80::1%eth0", "", "10.0.0.0/8", "fe80::%a/10", "1.2.3.4/33", "010.0.0.1", "https://a.b/c?d#e", "//a", "a b:", "5", "-128", "128", "01", "1.5e3", "true", "\u2028", "1e999", "0x1p-2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &s); err != nil { // what is no UTF-8 has become something else
			t.Fatal(err)
		}
		known(t, text, (*Decoder).Addr, func() (netip.Addr, bool) {
			a, err := netip.ParseAddr(s)
			return a, err == nil && format.IP(s)
		})
		known(t, text, (*Decoder).Prefix, func() (netip.Prefix, bool) {
			p, err := netip.ParsePrefix(s)
			return p, err == nil
		})
		known(t, text, func(d *Decoder) (string, bool) {
			u, ok := d.URL()
			return u.String(), ok
		}, func() (string, bool) {
			u, err := url.Parse(s)
			if err != nil || !format.URI(s) {
				return "", false
			}
			return u.String(), true
		})
		known(t, text, (*Decoder).QuotedBool, quotedValue(text, quotedBool))
		known(t, text, func(d *Decoder) (int8, bool) {
			n, ok := d.QuotedInt(8)
			return int8(n), ok
		}, quotedValue(text, quotedInt8))
		known(t, text, func(d *Decoder) (uint64, bool) { return d.QuotedUint(64) }, quotedValue(text, quotedUint64))
		known(t, text, func(d *Decoder) (float64, bool) { return d.QuotedFloat(64) }, quotedValue(text, quotedFloat64))
	})
}

// known compares a reader with its oracle on a JSON string.
func known[T comparable](t *testing.T, text []byte, read func(d *Decoder) (T, bool), oracle func() (T, bool)) {
	t.Helper()
	d := New(text)
	got, ok := read(&d)
	if err := d.Finish(); (err == nil) != ok {
		t.Fatalf("%s: %v and %v", text, ok, err)
	}
	want, wantOK := oracle()
	if ok != wantOK || ok && got != want {
		t.Fatalf("%s: got %v, %v, want %v, %v", text, got, ok, want, wantOK)
	}
}

// quotedValue is what encoding/json reads with the option string from a JSON string, where
// the string holds a JSON value: encoding/json takes null and spellings that are none (01), and
// the pattern of integers refuses -0.
func quotedValue[T comparable](text []byte, read func(object []byte) (T, error)) func() (T, bool) {
	return func() (T, bool) {
		var inner string
		v, err := read([]byte(`{"V":` + string(text) + `}`))
		if err != nil || json.Unmarshal(text, &inner) != nil || !json.Valid([]byte(inner)) || strings.TrimSpace(inner) != inner || inner == "null" || inner == "-0" && !isFloat(v) {
			return *new(T), false
		}
		return v, true
	}
}

func quotedBool(object []byte) (bool, error) {
	var v struct {
		V bool `json:",string"`
	}
	err := json.Unmarshal(object, &v)
	return v.V, err
}

func quotedInt8(object []byte) (int8, error) {
	var v struct {
		V int8 `json:",string"`
	}
	err := json.Unmarshal(object, &v)
	return v.V, err
}

func quotedUint64(object []byte) (uint64, error) {
	var v struct {
		V uint64 `json:",string"`
	}
	err := json.Unmarshal(object, &v)
	return v.V, err
}

func quotedFloat64(object []byte) (float64, error) {
	var v struct {
		V float64 `json:",string"`
	}
	err := json.Unmarshal(object, &v)
	return v.V, err
}

func isFloat(v any) bool {
	_, ok := v.(float64)
	return ok
}

// FuzzRepeats compares the search for equal items of any JSON with a validator's uniqueItems.
func FuzzRepeats(f *testing.F) {
	for _, s := range []string{`[1,1.0]`, `[{"a":1,"b":2},{"b":2.0,"a":10e-1}]`, `["a","\u0061"]`, `[0,-0]`, `[1e40,10e39]`, `[[],{}]`, `[1,true,"1",null]`, `[0,false]`, `["1:a",["a"]]`, `[[1,2],[12]]`, `[[["a"],"b"],[["a","b"]]]`, `[0e5,0]`, `[100,1e2]`} {
		f.Add([]byte(s))
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("schema.json", map[string]any{"uniqueItems": true}); err != nil {
		f.Fatal(err)
	}
	schema := c.MustCompile("schema.json")
	f.Fuzz(func(t *testing.T, text []byte) {
		isJSON, _ := judge(text, false)
		if len(text) > 1000 || !isJSON || !bytes.HasPrefix(bytes.TrimLeft(text, " \t\r\n"), []byte("[")) || hasLargeExponent(text) {
			return
		}
		v, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		d := New(text)
		list, _ := d.Array()
		for list.Next() {
			d.Skip()
		}
		repeats := list.Repeats()
		if err := d.Finish(); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if invalid := schema.Validate(v) != nil; repeats != invalid {
			t.Fatalf("%s: repeats is %v, the validator says %v", text, repeats, invalid)
		}
	})
}

// hasLargeExponent reports whether a number in a text is too large for the exact arithmetic
// of a validator.
func hasLargeExponent(text []byte) bool {
	digits := 0
	for i, c := range text {
		switch {
		case c-'0' <= 9 && digits > 0, (c == 'e' || c == 'E') && i > 0 && text[i-1]-'0' <= 9:
			if digits++; digits > 4 {
				return true
			}
		case (c == '+' || c == '-') && digits == 1:
		default:
			digits = 0
		}
	}
	return false
}
