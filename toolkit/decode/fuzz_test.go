package decode

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/go-json-experiment/json/jsontext"
)

// judge reports whether jsontext accepts text as one JSON value, and how deep it nests.
func judge(text []byte, allowDuplicates bool) (accepted bool, depth int) {
	dec := jsontext.NewDecoder(bytes.NewReader(text), jsontext.AllowDuplicateNames(allowDuplicates))
	for {
		_, err := dec.ReadToken()
		if err != nil {
			return false, depth
		}
		depth = max(depth, dec.StackDepth())
		if dec.StackDepth() == 0 {
			break
		}
	}
	_, err := dec.ReadToken()
	return err != nil && strings.Contains(err.Error(), "EOF") && !strings.Contains(err.Error(), "unexpected"), depth
}

func addTexts(f *testing.F) {
	for _, s := range []string{
		``, ` `, `{}`, `[]`, `null`, `"a"`, `-0.5e+7`, `{"text":"Pi"}`, `{"text":"Pi","other":{"a":[1,2,{"b":null}],"a":1}}`, `{"text":"\ud83d\ude00","te\u0078t":1}`,
		`{"text":"","raw":{"a":1,"\u0061":2}}`, `{"text":"","any":{"a":1e400}}`, `{"text":"","tags":["a","b",],"labels":{"x":"y"}}`, `{"text":"","child":{"child":{"text":"\n"}}}`,
		`{"text":"","when":"2026-12-01T04:56:54Z","wait":"1h30m","data":"AAAA","mode":"fuzzy","level":3,"small":1e2,"count":1,"ratio":0.1,"flag":true,"nullable":null}`,
		"\ufeff{}", "{\"a\":\"\xff\"}", `{"a":"\ud800"}`, "{\"a\":\"\t\"}", `{"a":01}`, `[1,2`, `{"a":1}{}`, `[[[[[[[[[[]]]]]]]]]]`, `{"a":{"a":{"a":1,"a":2}}}`, strings.Repeat("[", 1001) + strings.Repeat("]", 1001),
	} {
		f.Add([]byte(s))
	}
}

// FuzzDecoder compares what is JSON with jsontext, what it means with encoding/json, and
// holds what must be true of every parse.
func FuzzDecoder(f *testing.F) {
	addTexts(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		original := bytes.Clone(text)
		strict, depth := judge(text, false)
		loose, _ := judge(text, true)
		if depth > DefaultMaxDepth { // jsontext stops at 10,000
			for _, err := range []error{readSkip(text), second(readRaw(text)), second(readAny(text))} {
				if err == nil {
					t.Fatalf("%d levels were accepted", depth)
				}
			}
			return
		}

		raw, err := readRaw(text)
		if (err == nil) != strict {
			t.Fatalf("Raw: %v, jsontext accepts: %v", err, strict)
		}
		if err == nil && !bytes.Equal(raw, bytes.Trim(text, " \t\r\n")) {
			t.Fatalf("Raw: %q", raw)
		}
		if err := readSkip(text); (err == nil) != loose {
			t.Fatalf("Skip: %v, jsontext accepts: %v", err, loose)
		}
		v, err := readAny(text)
		var want any
		wantErr := json.Unmarshal(text, &want)
		if strict && wantErr == nil {
			if err != nil || !reflect.DeepEqual(v, want) {
				t.Fatalf("Any: %#v, %v, want %#v", v, err, want)
			}
		} else if err == nil {
			t.Fatalf("Any accepts, jsontext: %v, encoding/json: %v", strict, wantErr)
		}

		for _, o := range []Options{{}, {RejectUnknown: true, NullIsAbsent: true}, {AliasInput: true, MaxDepth: 3}} {
			d := NewWith(text, o)
			var p params
			isObject := decodeParams(&d, &p)
			err := d.Finish()
			report := d.Report()
			if err == nil {
				if !loose && len(bytes.Trim(text, " \t\r\n")) > 0 || !isObject {
					t.Fatalf("%+v accepts what is not JSON or no object", o)
				}
				checkPointers(t, text, report.Dropped)
				continue
			}
			checkError(t, text, err, loose)
		}
		if !bytes.Equal(text, original) {
			t.Fatal("the arguments were changed")
		}
	})
}

func second[T any](_ T, err error) error { return err }

// checkError holds what must be true of every error.
func checkError(t *testing.T, text []byte, err error, isJSON bool) {
	t.Helper()
	var pe *ParseError
	if !errors.As(err, &pe) || len(pe.Issues) == 0 || len(pe.Issues) > MaxIssues || len(pe.Error()) > maxErrorText {
		t.Fatalf("%#v", err)
	}
	empty := len(bytes.Trim(text, " \t\r\n")) == 0
	if alone := pe.Issues[0].Code == Syntax; alone == (isJSON || empty) && pe.Issues[0].Code != TooDeep {
		t.Fatalf("%v, jsontext accepts: %v", err, isJSON)
	}
	for _, issue := range pe.Issues {
		if issue.Message == "" || issue.Offset < 0 || issue.Offset > len(text) {
			t.Fatalf("%+v", issue)
		}
		if (issue.Code == Syntax || issue.Code == TooDeep) && (len(pe.Issues) != 1 || issue.Path != "") {
			t.Fatalf("%v does not stand alone", err)
		}
		if issue.Code != Required {
			checkPointers(t, text, []string{issue.Path})
		} else if i := strings.LastIndexByte(issue.Path, '/'); i >= 0 {
			checkPointers(t, text, []string{issue.Path[:i]})
		}
	}
}

// checkPointers holds that the pointers lead somewhere in text.
func checkPointers(t *testing.T, text []byte, pointers []string) {
	t.Helper()
	var root any
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	if dec.Decode(&root) != nil {
		return
	}
pointers:
	for _, p := range pointers {
		v := root
		for token := range strings.SplitSeq(strings.TrimPrefix(p, "/"), "/") {
			if p == "" {
				break
			}
			switch in := v.(type) {
			case map[string]any:
				next, ok := in[tokenUnescaper.Replace(token)]
				if !ok {
					t.Fatalf("%q leads nowhere in %q", p, text)
				}
				v = next
			case []any:
				n, ok := 0, len(token) > 0
				for _, c := range token {
					n, ok = n*10+int(c-'0'), ok && '0' <= c && c <= '9'
				}
				if !ok || n >= len(in) {
					t.Fatalf("%q leads nowhere in %q", p, text)
				}
				v = in[n]
			default:
				// Of two members with one name, encoding/json keeps the last, and the
				// pointer may be meant for the first.
				continue pointers
			}
		}
	}
}
