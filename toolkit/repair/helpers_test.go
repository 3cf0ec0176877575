package repair_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
	"github.com/toolgen-go/toolgen/toolkit/repair/internal/fixtures"
)

// tool returns a tool that does nothing with its parameters.
func tool[P any](schema toolkit.Schema[P]) toolkit.AnyTool {
	return toolkit.NewTool("tool", "Takes parameters.", schema,
		func(context.Context, P, toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.TextOutput[any]("done", nil), nil
		})
}

var (
	params = tool(fixtures.ParamsSchema)
	must   = tool(fixtures.MustSchema)
)

// rounds does with Arguments what Prepare does, and returns the last text.
func rounds(tool toolkit.AnyTool, text string, rules ...repair.Rule) (string, []toolkit.Repair, error) {
	var repairs []toolkit.Repair
	for range 16 {
		_, err := tool.Prepare([]byte(text))
		var failed *toolkit.ParseError
		if !errors.As(err, &failed) {
			return text, repairs, err
		}
		repaired, made, ok := repair.Arguments(tool.Definition().Parameters, []byte(text), failed.Issues, rules...)
		if !ok {
			return text, repairs, err
		}
		text, repairs = string(repaired), append(repairs, made...)
	}
	_, err := tool.Prepare([]byte(text))
	return text, repairs, err
}

// verify holds Prepare to its word for one text, and returns a description of what breaks it.
func verify(tool toolkit.AnyTool, text string, rules ...repair.Rule) error {
	strict, first := tool.Prepare([]byte(text))
	input := []byte(text)
	got, repairs, err := repair.Prepare(tool, input, rules)
	if string(input) != text {
		return errors.New("the caller's bytes were changed")
	}
	if first == nil {
		if err != nil || len(repairs) > 0 || !reflect.DeepEqual(got.Params(), strict.Params()) {
			return fmt.Errorf("accepted as it is, but Prepare gives %+v, %v, %v", got.Params(), repairs, err)
		}
		return nil
	}
	last, made, broken := rounds(tool, text, rules...)
	if err != nil {
		switch {
		case !reflect.DeepEqual(err, first):
			return fmt.Errorf("the error is %v, and was %v", err, first)
		case len(repairs) > 0 || got != (toolkit.Invocation{}):
			return fmt.Errorf("failed, with the repairs %v", repairs)
		case broken == nil:
			return fmt.Errorf("failed, but %s is accepted", last)
		}
		return nil
	}
	final, err := tool.Prepare([]byte(last))
	if err != nil || !reflect.DeepEqual(got.Params(), final.Params()) {
		return fmt.Errorf("%+v, but %s has the parameters %+v, %v", got.Params(), last, final.Params(), err)
	}
	if len(repairs) == 0 || !reflect.DeepEqual(repairs, made) {
		return fmt.Errorf("the repairs are %v and %v", repairs, made)
	}
	for _, r := range repairs {
		if !strings.Contains(fmt.Sprint(rules), r.Rule) {
			return fmt.Errorf("the repair %v is by none of %v", r, rules)
		}
	}
	return nil
}

// row is one text and what becomes of it by the rules.
type row struct {
	name    string
	tool    toolkit.AnyTool
	rules   []repair.Rule // nil: all
	text    string
	want    string // empty: refused
	repairs string // path and rule of each, as in "/a trim-enum, /b null-is-absent"
}

func check(t *testing.T, rows ...row) {
	t.Helper()
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			if row.tool == nil {
				row.tool = params
			}
			if row.rules == nil {
				row.rules = repair.All()
			}
			if err := verify(row.tool, row.text, row.rules...); err != nil {
				t.Fatalf("%s: %v", row.text, err)
			}
			if _, err := row.tool.Prepare([]byte(row.text)); err == nil {
				t.Fatalf("%s needs no repair", row.text)
			}
			text, _, err := rounds(row.tool, row.text, row.rules...)
			if row.want == "" {
				if err == nil {
					t.Errorf("%s becomes %s, and should be refused", row.text, text)
				}
				return
			}
			_, repairs, err := repair.Prepare(row.tool, []byte(row.text), row.rules)
			if err != nil {
				t.Fatalf("%s: %v", row.text, err)
			}
			if text != row.want {
				t.Errorf("%s becomes %s, want %s", row.text, text, row.want)
			}
			if got := list(repairs); got != row.repairs {
				t.Errorf("%s: repairs %s, want %s", row.text, got, row.repairs)
			}
		})
	}
}

func list(repairs []toolkit.Repair) string {
	var all []string
	for _, r := range repairs {
		all = append(all, strings.TrimSpace(r.Path+" "+r.Rule))
	}
	return strings.Join(all, ", ")
}

func only(rules ...repair.Rule) []repair.Rule { return rules }
