package texts

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/go-json-experiment/json/jsontext"
)

const schema = `{"type":"object","required":["s"],"properties":{
	"s":{"type":"string","minLength":2,"maxLength":3},
	"p":{"type":"string","pattern":"^[a-z]{2}(x|y)+$"},
	"f":{"type":"string","format":"date-time"},
	"b":{"type":"string","contentEncoding":"base64"},
	"n":{"type":"number","exclusiveMinimum":0.5,"multipleOf":0.1},
	"i":{"type":"array","items":{"type":"integer","minimum":-5,"maximum":5},"uniqueItems":true},
	"m":{"type":"object","additionalProperties":{"enum":["a",1,null]}},
	"a":true}}`

// TestDomain holds the texts to what the package promises of them.
func TestDomain(t *testing.T) {
	g, err := New(json.RawMessage(schema), 1)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for range 20000 {
		text := g.Next()
		seen[string(text)] = true
		v := jsontext.Value(text)
		if !v.IsValid() {
			t.Fatalf("not strict JSON without duplicate names: %q", text)
		}
		d := jsontext.NewDecoder(bytes.NewReader(text))
		for {
			token, err := d.ReadToken()
			if err != nil {
				break
			}
			if d.StackDepth() >= 1000 {
				t.Fatalf("%d levels deep", d.StackDepth())
			}
			if token.Kind() == '0' && len(token.String()) >= 1000 {
				t.Fatalf("a literal of %d bytes", len(token.String()))
			}
		}
	}
	if len(seen) < 15000 {
		t.Errorf("only %d different texts of 20000", len(seen))
	}
}

// TestDeterministic: the same seed gives the same texts.
func TestDeterministic(t *testing.T) {
	a, _ := New(json.RawMessage(schema), 7)
	b, _ := New(json.RawMessage(schema), 7)
	for range 1000 {
		if x, y := a.Next(), b.Next(); !bytes.Equal(x, y) {
			t.Fatalf("%s and %s", x, y)
		}
	}
}
