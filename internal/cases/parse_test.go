package cases

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// parse is one text and what becomes of it: the value, or the error that a model reads.
type parse[P any] struct {
	text    string
	want    P
	dropped []string
	err     string
	options toolkit.ParseOptions
}

// check parses each text, and sends it to a tool.
func check[P any](t *testing.T, schema toolkit.Schema[P], rows ...parse[P]) {
	t.Helper()
	s := schema.(interface {
		ParseWith([]byte, toolkit.ParseOptions) (P, toolkit.ParseReport, error)
	})
	for _, row := range rows {
		answer(t, schema, row)
		got, report, err := s.ParseWith([]byte(row.text), row.options)
		if err != nil {
			var failed *toolkit.ParseError
			if !errors.As(err, &failed) || len(failed.Issues) == 0 {
				t.Errorf("%.100q: %T %v, want a *ParseError with issues", row.text, err, err)
			}
			if err.Error() != row.err {
				t.Errorf("%.100q: %q, want %q", row.text, err, row.err)
			}
			continue
		}
		if row.err != "" {
			t.Errorf("%.100q is accepted, want %q", row.text, row.err)
			continue
		}
		if !reflect.DeepEqual(got, row.want) {
			t.Errorf("%.100q: %+v, want %+v", row.text, got, row.want)
		}
		if !reflect.DeepEqual(report.Dropped, row.dropped) {
			t.Errorf("%.100q: dropped %q, want %q", row.text, report.Dropped, row.dropped)
		}
	}
}

// answer sends a text through the executor: the tool gets the value, or the model the
// error, and an observer sees what was left out.
func answer[P any](t *testing.T, schema toolkit.Schema[P], row parse[P]) {
	t.Helper()
	var got []P
	tool := toolkit.NewTool("case", "Takes what the case sends.", schema, func(_ context.Context, p P, _ toolkit.CallContext) (toolkit.Output[any], error) {
		got = append(got, p)
		return toolkit.TextOutput[any]("done", nil), nil
	})
	registry, err := toolkit.NewRegistry(tool)
	if err != nil {
		t.Fatal(err)
	}
	var dropped []string
	result := executor.Execute(t.Context(), toolkit.Call{ID: "call-1", Name: "case", Arguments: json.RawMessage(row.text)}, registry,
		executor.WithParseOptions(func(o *toolkit.ParseOptions) { *o = row.options }),
		executor.WithObserver(func(s executor.Step) {
			if s.Boundary == executor.ParseStep {
				dropped = s.Dropped
			}
		}))
	if result.ToolCallID != "call-1" || len(result.Content) != 1 {
		t.Errorf("%.100q: the result is %+v", row.text, result)
		return
	}
	if row.err != "" {
		if text, _ := result.Content[0].(toolkit.TextContent); !result.IsError || text.Text != "Tool case failed: "+row.err || len(got) != 0 {
			t.Errorf("%.100q: the result is %+v and the tool ran %d times, want %q and no run", row.text, result, len(got), row.err)
		}
		return
	}
	if result.IsError || !reflect.DeepEqual(got, []P{row.want}) {
		t.Errorf("%.100q: the tool was given %+v, want %+v; the result is %+v", row.text, got, row.want, result)
	}
	if !reflect.DeepEqual(dropped, row.dropped) {
		t.Errorf("%.100q: the observer saw %q dropped, want %q", row.text, dropped, row.dropped)
	}
}

// erased is a schema without its type.
type erased struct {
	typ   reflect.Type
	parse func([]byte) error
}

func of[P any](schema toolkit.Schema[P]) erased {
	return erased{reflect.TypeFor[P](), func(text []byte) error {
		_, err := schema.Parse(text)
		return err
	}}
}
