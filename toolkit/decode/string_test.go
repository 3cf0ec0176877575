package decode

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"
)

func TestString(t *testing.T) {
	long := strings.Repeat("x", 3<<20)
	for _, c := range []struct{ in, want string }{
		{`""`, ""}, {`"a"`, "a"}, {`"abcdefg"`, "abcdefg"}, {`"abcdefgh"`, "abcdefgh"}, {`"abcdefghi"`, "abcdefghi"}, {`"é"`, "é"}, {`"日本語日本語"`, "日本語日本語"},
		{`"\"\\\/\b\f\n\r\t"`, "\"\\/\b\f\n\r\t"}, {`"\u0000\u0041\u00e9\uFFFD\ud83d\uDE00"`, "\x00Aé\ufffd😀"}, {"\"\x7f\u2028\"", "\x7f\u2028"},
		{`"` + long + `"`, long}, {`"\n` + long + `"`, "\n" + long}, {`"` + long + `\n"`, long + "\n"}, {`"\n` + long + `\\\"\n"`, "\n" + long + "\\\"\n"},
		{`"` + strings.Repeat(`\u00e9`, 1<<19) + `"`, strings.Repeat("é", 1<<19)},
	} {
		if got, err := one(c.in, (*Decoder).String); got != c.want || err != nil {
			t.Errorf("%.40s: %.40q, %v", c.in, got, err)
		}
	}
}

// TestPlain tries each byte that ends a plain run at each place of a word and after it.
func TestPlain(t *testing.T) {
	for n := range 20 {
		for c := range 256 {
			text := bytes.Repeat([]byte{'a'}, 20)
			text[n] = byte(c)
			stop, high := plain(text, 0)
			wantStop, wantHigh := 20, c >= utf8.RuneSelf
			if c == '"' || c == '\\' || c < ' ' {
				wantStop = n
			}
			if stop != wantStop || (high != 0) != wantHigh {
				t.Fatalf("byte %#x at %d: %d, %#x", c, n, stop, high)
			}
		}
	}
}

// TestEscapes puts two of everything that a string can hold, or cannot, at each pair of places of
// a text that copyEscaped reads. The value is jsontext's; where there is none, skipQuoted, which
// reads piece by piece, gives the same reason at the same byte.
func TestEscapes(t *testing.T) {
	pieces := []string{
		`\"`, `\\`, `\t`, `\u0041`, `\ud83d\ude00`, "é", "日", "\u2028", "\x7f",
		`"`, "\n", `\x`, `\u12`, `\ud800`, "\xff", "\xe6\x97", "\xe6\x97\\n", `\`,
	}
	for _, a := range pieces {
		for _, b := range pieces {
			for n := range 24 {
				for m := range 24 {
					text := []byte(`"\r` + strings.Repeat("x", n) + a + strings.Repeat("y", m) + b + strings.Repeat("z", 9) + `"`)
					d, skipped := Decoder{text: text}, Decoder{text: text}
					got, ok := d.String()
					if skipped.skipQuoted() != ok || d.stop != skipped.stop || d.stopped != skipped.stopped || d.pos != skipped.pos {
						t.Fatalf("%q: read %v to %d, %d at %d; skipped to %d, %d at %d", text, ok, d.pos, d.stop, d.stopped, skipped.pos, skipped.stop, skipped.stopped)
					}
					if want, err := jsontext.AppendUnquote(nil, text[:d.pos]); ok && (err != nil || got != string(want)) {
						t.Fatalf("%q: %q, jsontext reads %q, %v", text, got, want, err)
					}
				}
			}
		}
	}
}

func TestClosingQuote(t *testing.T) {
	for _, c := range []struct {
		in   string
		want int
	}{{`"`, 0}, {`ab"`, 2}, {`a\"b"`, 4}, {`a\\"`, 3}, {`a\`, 2}, {`a`, 1}, {``, 0}, {"a\nb\"", 3}, {`\\\""`, 4}} {
		d := Decoder{text: []byte(c.in)}
		if got := d.closingQuote(0); got != c.want {
			t.Errorf("%s: %d, want %d", c.in, got, c.want)
		}
	}
}

// TestNothingAliases overwrites the arguments after the parse.
func TestNothingAliases(t *testing.T) {
	in := []byte(`{"text":"hello","mode":"exact","tags":["one"],"labels":{"key":"value","k\n":"v\n"},"raw":{"a":"b"},"any":{"k":["v"]},"data":"AAAA","nullable":"n"}`)
	original := bytes.Clone(in)
	read := func(o Options) params {
		d := NewWith(in, o)
		var v params
		decodeParams(&d, &v)
		if err := d.Finish(); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(in, original) {
			t.Fatal("the arguments were changed")
		}
		return v
	}
	v, aliased := read(Options{}), read(Options{AliasInput: true})
	for i := range in {
		in[i] = '#'
	}
	if v.Text != "hello" || v.Tags[0] != "one" || v.Labels["key"] != "value" || v.Labels["k\n"] != "v\n" || string(v.Raw) != `{"a":"b"}` ||
		v.Any.(map[string]any)["k"].([]any)[0] != "v" || *v.Nullable != "n" || v.Mode != "exact" {
		t.Errorf("the parameters share memory with the arguments: %+v", v)
	}
	if aliased.Text != "#####" {
		t.Errorf("AliasInput copied: %q", aliased.Text)
	}
	if string(aliased.Raw) != `{"a":"b"}` || aliased.Any.(map[string]any)["k"].([]any)[0] != "v" || aliased.Mode != "exact" {
		t.Errorf("more than strings and map keys alias: %+v", aliased)
	}
}

// TestScratchIsNotHandedOut decodes two escaped strings in a row: the first must survive.
func TestScratchIsNotHandedOut(t *testing.T) {
	v, err := parse(`{"text":"\nfirst","tags":["\nsecond","\nthird"],"labels":{"\nk":"\nfourth"},"data":"\u0041AAA","any":"\nfifth","raw":"\nsixth"}`)
	if err != nil || v.Text != "\nfirst" || v.Tags[0] != "\nsecond" || v.Labels["\nk"] != "\nfourth" || v.Any != "\nfifth" || string(v.Raw) != `"\nsixth"` || string(v.Data) != "\x00\x00\x00" {
		t.Errorf("%+v, %v", v, err)
	}
}

// FuzzString compares which strings are valid, and what they mean, with jsontext.
func FuzzString(f *testing.F) {
	for _, s := range []string{`""`, `"a"`, `"abcdefghijk"`, `"\n"`, `"\ud83d\ude00"`, `"\ud800"`, `"\udc00\ud800"`, `"é日"`, "\"\xff\"", "\"\xed\xa0\x80\"", "\"\n\"", `"\u12"`, `"`, `"\`, `"\"`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if trimmed := bytes.TrimLeft(text, " \t\r\n"); len(trimmed) == 0 || trimmed[0] != '"' {
			text = append(append([]byte{'"'}, text...), '"')
		}
		accepted := jsontext.Value(text).IsValid()
		for _, alias := range []bool{false, true} {
			d := Decoder{text: text, maxDepth: DefaultMaxDepth, alias: alias}
			got, ok := d.String()
			if err := d.Finish(); (ok && err == nil) != accepted {
				t.Fatalf("%q: %q, %v, jsontext accepts: %v", text, got, err, accepted)
			}
			if !accepted {
				continue
			}
			want, err := jsontext.AppendUnquote(nil, bytes.TrimSpace(text))
			if err != nil || got != string(want) {
				t.Fatalf("%q: %q, jsontext reads %q, %v", text, got, want, err)
			}
		}
	})
}
