package repair_test

import (
	"testing"

	"github.com/toolgen-go/toolgen/internal/cases"
	"github.com/toolgen-go/toolgen/internal/laws/texts"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

// tools are those that texts are tried on.
var tools = []toolkit.AnyTool{
	params, must, tool(cases.NullSchema), tool(cases.NodeSchema), tool(cases.RawSchema), tool(cases.QuotedSchema), tool(cases.PairSchema),
}

// TestTexts tries random texts, valid ones and mutations, and each of them encoded twice.
func TestTexts(t *testing.T) {
	for i, tool := range tools {
		source, err := texts.New(tool.Definition().Parameters, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		repaired := 0
		for range 500 {
			text := string(source.Next())
			for _, text := range []string{text, quoted(text)} {
				if err := verify(tool, text, repair.All()...); err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				if _, repairs, _ := repair.Prepare(tool, []byte(text), repair.All()); len(repairs) > 0 {
					repaired++
				}
			}
		}
		if repaired == 0 {
			t.Errorf("tool %d: no text was repaired", i)
		}
	}
}

// FuzzPrepare holds Prepare to its word, whatever the text and the rules: no panic, the
// caller's bytes unchanged, no repairs where the strict parser accepts the text, its error
// where no repair helps, and else a text that it accepts.
func FuzzPrepare(f *testing.F) {
	for _, text := range []string{
		``, `{}`, `null`, `"{\"name\":\"a\"}"`, `{"note":null,"count":"42","mode":"exact\n","tags":"a","point":"{\"x\":1}"}`,
		`{"shape":{"at":"{\"x\":1}","type":" circle"},"where":{"parts":"[]","op":"and"}}`, `{"tree":"{\"kids\":\"[{}]\",\"by\":{\"~\":null}}"}`,
		`{"a/b~c":"1","sizes":"[\"1\"]","grid":1,"pair":["1",2]}`, `{"mode":"exact","count":"1","list":"a","kept":null,"x":[{}]}`,
		`{"note":null,"n\u006fte":"\ud800"}`, `{"kids":{"kids":"[]"}}`, `{"value":"1e5","other":null}`, `{"a":"{}","b":"{\"size\":null}"`,
	} {
		f.Add(text, uint8(0xff), uint8(0))
		f.Add(text, uint8(0x15), uint8(1))
		f.Add(text, uint8(0xff), uint8(3))
	}
	f.Fuzz(func(t *testing.T, text string, mask, which uint8) {
		var rules []repair.Rule
		for i, rule := range repair.All() {
			if mask&(1<<i) != 0 {
				rules = append(rules, rule)
			}
		}
		if err := verify(tools[int(which)%len(tools)], text, rules...); err != nil {
			t.Error(err)
		}
	})
}
