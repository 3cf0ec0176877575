package tags

import (
	"encoding/json"
	"errors"
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/toolkit"
)

const (
	values   = 400 // tried for each word, and no fewer than half of it
	attempts = 20_000
)

// least is how many values of a kind there must be for the others to mean something.
type least struct{ good, bad, alone int }

var (
	forCalls = least{good: 5, bad: 50, alone: 1}
	// Some words accept or refuse nearly everything.
	forKeywords = least{good: 1, bad: 1}
)

// verdict is what came of one value.
type verdict int

const (
	good  verdict = iota
	bad           // parser and schema refuse it
	alone         // the parser refuses it, the schema does not
	verdicts
)

// law compares parser, judge and validator on one value of one field.
func law[P any](t *testing.T, schema toolkit.Schema[P], j *judge.Judge, v *validator.Validate, f reflect.StructField, value []byte) verdict {
	t.Helper()
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	text := []byte(`{"` + name + `":` + string(value) + `}`)
	_, err := schema.Parse(text)
	accepted, why := j.Accepts(text)
	switch {
	case err == nil && !accepted:
		t.Errorf("the parser accepts, the schema does not: %s\n%s", text, why)
	case err != nil && accepted && !beyond(t, err):
		t.Errorf("the schema accepts, the parser does not: %s\n%v", text, err)
	}
	field := reflect.New(f.Type)
	if e := json.Unmarshal(value, field.Interface()); e != nil {
		if err == nil {
			t.Errorf("the parser accepts, encoding/json does not: %s\n%v", text, e)
		}
		return bad
	}
	e := v.Var(field.Elem().Interface(), f.Tag.Get("validate"))
	if err != nil && e == nil && !accepted && slices.Contains(narrower, f.Tag.Get("validate")) {
		return bad
	}
	if (e == nil) != (err == nil) {
		t.Errorf("the parser says %v, validator %v: %s", err, e, text)
	}
	switch {
	case err == nil:
		return good
	case accepted:
		return alone
	}
	return bad
}

// beyond reports whether every issue is beyond the schema.
func beyond(t *testing.T, err error) bool {
	t.Helper()
	var parse *toolkit.ParseError
	if !errors.As(err, &parse) || len(parse.Issues) == 0 {
		t.Fatalf("Parse returned %T %v, want a *ParseError with issues", err, err)
	}
	return !slices.ContainsFunc(parse.Issues, func(i toolkit.Issue) bool { return !i.BeyondSchema })
}

// TestCallsAgree holds the parser to validator itself on strings, word by word, and to
// the schema.
func TestCallsAgree(t *testing.T) {
	v := validator.New(validator.WithRequiredStructEnabled())
	j := judge.New(t, CallsSchema.JSONSchema(), reflect.TypeFor[Calls]())
	for f := range reflect.TypeFor[Calls]().Fields() {
		word, _, _ := strings.Cut(f.Tag.Get("validate"), "=")
		t.Run(word, func(t *testing.T) {
			tally(t, word, callSeeds[word], forCalls, edited, func(value string) verdict {
				text, err := json.Marshal(value)
				if err != nil {
					t.Fatal(err)
				}
				return law(t, CallsSchema, j, v, f, text)
			})
		})
	}
}

// TestIntCallsAgree does the same on integers, also such that the Go type cannot hold.
func TestIntCallsAgree(t *testing.T) {
	v := validator.New(validator.WithRequiredStructEnabled())
	j := judge.New(t, IntCallsSchema.JSONSchema(), reflect.TypeFor[IntCalls]())
	for f := range reflect.TypeFor[IntCalls]().Fields() {
		word := f.Tag.Get("validate")
		t.Run(word, func(t *testing.T) {
			tally(t, word, callSeeds[word], forCalls, number, func(value string) verdict { return law(t, IntCallsSchema, j, v, f, []byte(value)) })
		})
	}
}

// tally tries the seeds of a word and values made from them, each one once, and counts.
// Of the bad ones some must be such that the schema accepts them where the rule is marked
// as beyond the schema, or it would not need its mark.
func tally(t *testing.T, word string, seeds []string, fewest least, edit func(r *rand.Rand, seed string) string, try func(value string) verdict) {
	t.Helper()
	h := fnv.New64a()
	h.Write([]byte(word))
	r := rand.New(rand.NewPCG(h.Sum64(), 1))
	if len(seeds) == 0 {
		t.Fatalf("no seeds for %s", word)
	}
	seen := make(map[string]bool)
	var n [verdicts]int
	for i := range attempts {
		if len(seen) >= values || t.Failed() {
			break
		}
		value := seeds[i%len(seeds)]
		if i >= len(seeds) {
			for range 1 + r.IntN(3)*r.IntN(2) {
				value = edit(r, value)
			}
		} else if edit(r, value) == "" {
			continue // not for this kind of value
		}
		if seen[value] || value == "" && i >= len(seeds) {
			continue
		}
		seen[value] = true
		n[try(value)]++
	}
	t.Logf("%s: %d values, %d good, %d bad, %d of them for the parser alone", word, len(seen), n[good], n[bad]+n[alone], n[alone])
	if len(seen) < values/2 || n[good] < fewest.good || n[bad]+n[alone] < fewest.bad || n[alone] < fewest.alone {
		t.Errorf("%s: too few", word)
	}
}

// edited changes one place of a string.
func edited(r *rand.Rand, seed string) string {
	runes := []rune(seed)
	i := r.IntN(len(runes) + 1)
	// Characters of the seed are as good as any other.
	strange := append([]rune("0123456789abcdefxyzABCDEFXYZ -_.:/?#@+%,;=[]\n\u00e4\u0661"), runes...)
	c := strange[r.IntN(len(strange))]
	if i == len(runes) {
		return seed + string(c)
	}
	switch r.IntN(6) {
	case 0: // drop
		return string(slices.Delete(runes, i, i+1))
	case 1: // insert
		return string(slices.Insert(runes, i, c))
	case 2: // swap
		k := r.IntN(len(runes))
		runes[i], runes[k] = runes[k], runes[i]
		return string(runes)
	case 3: // the other case
		if s := string(runes[i]); s == strings.ToUpper(s) {
			return string(runes[:i]) + strings.ToLower(s) + string(runes[i+1:])
		} else {
			return string(runes[:i]) + strings.ToUpper(s) + string(runes[i+1:])
		}
	case 4: // a digit by another
		for k, d := range runes[i:] {
			if d >= '0' && d <= '9' {
				runes[i+k] = '0' + (d-'0'+1+rune(r.IntN(9)))%10
				break
			}
		}
		return string(runes)
	default: // replace
		runes[i] = c
		return string(runes)
	}
}

// number changes a digit of an integer, its length, or its sign; "" if the seed is none.
func number(r *rand.Rand, seed string) string {
	if !json.Valid([]byte(seed)) {
		return ""
	}
	sign, digits := "", seed
	if rest, ok := strings.CutPrefix(seed, "-"); ok {
		sign, digits = "-", rest
	}
	b := []byte(digits)
	switch r.IntN(4) {
	case 0:
		b = append(b, '0'+byte(r.IntN(10)))
	case 1:
		if len(b) > 1 {
			b = b[:len(b)-1]
		}
	case 2:
		b[r.IntN(len(b))] = '0' + byte(r.IntN(10))
	default:
		if r.IntN(4) == 0 {
			sign = map[string]string{"": "-", "-": ""}[sign]
		}
	}
	if len(b) > 1 {
		if b = []byte(strings.TrimLeft(string(b), "0")); len(b) == 0 {
			b = []byte("0")
		}
	}
	if string(b) == "0" {
		sign = "" // encoding/json reads no -0 into an unsigned integer
	}
	if !json.Valid(b) { // the end of a fraction is gone
		return seed
	}
	return sign + string(b)
}
