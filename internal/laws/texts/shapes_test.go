package texts

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// shapes has what a schema can say beyond one value in one place.
const shapes = `{"type":"object","required":["expr","keys"],"properties":{
	"expr":{"$ref":"#/$defs/expr"},
	"tree":{"$ref":"#/$defs/tree"},
	"maybe":{"description":"d","anyOf":[{"type":"integer","minimum":3,"maximum":4},{"type":"null"}]},
	"keys":{"type":"object","minProperties":1,"propertyNames":{"pattern":"^(0|-?[1-9][0-9]*)$"},"additionalProperties":{"type":"boolean"}},
	"modes":{"type":"object","propertyNames":{"enum":["fast","slow"]},"additionalProperties":{"type":"integer"}},
	"host":{"type":"string","anyOf":[{"format":"ipv4"},{"format":"ipv6"}]},
	"user":{"type":"string"},"password":{"type":"string"}},
	"dependentRequired":{"user":["password"]},
	"$defs":{
		"tree":{"type":"object","required":["size"],"properties":{"size":{"type":"integer"},"left":{"$ref":"#/$defs/tree"},"right":{"$ref":"#/$defs/tree"},"more":{"type":"array","items":{"$ref":"#/$defs/tree"}}}},
		"expr":{"anyOf":[
			{"type":"object","required":["op","left","right"],"properties":{"op":{"const":"add"},"left":{"$ref":"#/$defs/expr"},"right":{"$ref":"#/$defs/expr"}}},
			{"type":"object","required":["op","value"],"properties":{"op":{"const":"num"},"value":{"type":"number"}}}]}}}`

// TestShapes holds the texts of recursive types, unions and the rest to the domain of the
// law, and asks that all of it comes up in texts that the schema accepts.
func TestShapes(t *testing.T) {
	g, err := New(json.RawMessage(shapes), 1)
	if err != nil {
		t.Fatal(err)
	}
	j := judge.New(t, json.RawMessage(shapes), nil)
	const n = 5000
	accepted := 0
	wanted := [][]byte{
		[]byte(`"add"`), []byte(`"num"`), []byte(`"left"`), []byte(`null`), []byte(`"-`), []byte(`"fast"`), []byte(`"slow"`), []byte(`"password"`), []byte(`"::1"`), []byte(`"1.2.3.4"`),
	}
	for range n {
		text := g.Next()
		if !jsontext.Value(text).IsValid() {
			t.Fatalf("outside the domain: %q", text)
		}
		if len(text) > 20000 {
			t.Fatalf("%d bytes: %q", len(text), text[:1000])
		}
		if ok, _ := j.Accepts(text); ok {
			accepted++
			for i := len(wanted) - 1; i >= 0; i-- {
				if bytes.Contains(text, wanted[i]) {
					wanted = append(wanted[:i], wanted[i+1:]...)
				}
			}
		}
	}
	if accepted < n/10 || accepted > n*9/10 {
		t.Errorf("%d of %d texts are accepted", accepted, n)
	}
	for _, w := range wanted {
		t.Errorf("no accepted text has %s", w)
	}
}

// TestHeight: what must stay small takes the branch that ends.
func TestHeight(t *testing.T) {
	g, err := New(json.RawMessage(shapes), 1)
	if err != nil {
		t.Fatal(err)
	}
	if h := g.height(map[string]any{"$ref": "#/$defs/expr"}); h != 1 {
		t.Errorf("expr is %d levels high", h)
	}
	g.refs = maxRefs + 1
	for range 100 {
		var b bytes.Buffer
		g.render(&b, g.value(map[string]any{"$ref": "#/$defs/expr"}, 0), false)
		if bytes.Contains(b.Bytes(), []byte("left")) {
			t.Fatalf("grew: %s", b.Bytes())
		}
	}
}
