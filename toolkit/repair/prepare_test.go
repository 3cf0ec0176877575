package repair_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
	"github.com/toolgen-go/toolgen/toolkit/repair/internal/fixtures"
)

// byHand is a schema that is not generated: its parser takes one number, and knows of no
// options.
type byHand struct {
	schema string
	fail   error // what Parse returns for anything but 5; nil: an issue, and for 7 an error
}

func (s byHand) JSONSchema() json.RawMessage { return json.RawMessage(s.schema) }

func (s byHand) Parse(arguments []byte) (int, error) {
	switch {
	case string(arguments) == `{"n":5}`:
		return 5, nil
	case s.fail != nil || string(arguments) == `{"n":7}`:
		return 0, cmp.Or(s.fail, errors.New("broken"))
	}
	return 0, &toolkit.ParseError{Issues: []toolkit.Issue{{Path: "/n", Code: "own", Message: "is wrong"}}}
}

func TestByHand(t *testing.T) {
	wants := func(s byHand, text, repairs string, fails bool) {
		t.Helper()
		got, made, err := repair.Prepare(tool(s), []byte(text), repair.All())
		if (err != nil) != fails || list(made) != repairs || !fails && got.Params() != 5 {
			t.Errorf("%s: %v, %v, %v", text, got.Params(), made, err)
		}
	}
	const schema = `{"type":"object","properties":{"n":{"type":"integer"}}}`
	wants(byHand{schema: schema}, `{"n":5}`, "", false)
	wants(byHand{schema: schema}, `{"n":"5"}`, "/n string-to-number", false)
	wants(byHand{schema: schema}, `{"n":"6"}`, "", true)
	wants(byHand{schema: schema}, `{"n":"7"}`, "", true)
	wants(byHand{schema: schema, fail: errors.New("broken")}, `{"n":"5"}`, "", true)
	wants(byHand{schema: "{"}, `{"n":"5"}`, "", true)
	wants(byHand{}, `{"n":"5"}`, "", true)
}

func TestOptions(t *testing.T) {
	got, repairs, err := repair.Prepare(params, []byte(`{"count":"1","note":null}`), repair.All(), toolkit.NullIsAbsent())
	if err != nil || list(repairs) != "/count string-to-number" {
		t.Errorf("with NullIsAbsent: %v, %v", repairs, err)
	}
	if p := got.Params().(fixtures.Params); p.Count != 1 || p.Note != nil {
		t.Errorf("with NullIsAbsent: %+v", p)
	}
	_, repairs, err = repair.Prepare(params, []byte(`{"count":"1","nope":null}`), repair.All(), toolkit.RejectUnknown())
	if err == nil || repairs != nil || !strings.HasPrefix(err.Error(), "2 problems") {
		t.Errorf("with RejectUnknown: %v, %v", repairs, err)
	}
	text := []byte(`{"name":"pi","count":"1"}`)
	got, _, err = repair.Prepare(params, text, repair.All(), toolkit.AliasInput())
	clear(text)
	if err != nil || got.Params().(fixtures.Params).Name != "pi" {
		t.Errorf("with AliasInput, the repaired parameters are %+v, %v", got.Params(), err)
	}
}

// TestRounds: each round has at most 20 issues to go by, and there are 16.
func TestRounds(t *testing.T) {
	sizes := func(n int) string {
		return `{"sizes":["1"` + strings.Repeat(`,"1"`, n-1) + `]}`
	}
	got, repairs, err := repair.Prepare(params, []byte(sizes(320)), repair.All())
	if err != nil || len(repairs) != 320 || len(got.Params().(fixtures.Params).Sizes) != 320 {
		t.Errorf("320 repairs: %d, %v", len(repairs), err)
	}
	_, strict := params.Prepare([]byte(sizes(321)))
	_, repairs, err = repair.Prepare(params, []byte(sizes(321)), repair.All())
	if repairs != nil || !reflect.DeepEqual(err, strict) {
		t.Errorf("321 repairs: %d, %v", len(repairs), err)
	}
}
