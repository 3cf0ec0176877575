package toolkit_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

func TestPrepareAndRun(t *testing.T) {
	arguments := []byte(`{"value":"Pi","ignored":"drop me"}`)
	before := slices.Clone(arguments)
	invocation, err := echoTool().Prepare(arguments)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(arguments, before) {
		t.Errorf("Prepare changed the arguments to %s", arguments)
	}
	clear(arguments) // the parameters must not alias them
	if got := invocation.Params(); got != (echoParams{"Pi"}) {
		t.Errorf("Params = %#v", got)
	}
	if got := invocation.Dropped(); !slices.Equal(got, []string{"/ignored"}) {
		t.Errorf("Dropped = %q", got)
	}
	out, err := invocation.Run(context.Background(), toolkit.CallContext{})
	if err != nil {
		t.Fatal(err)
	}
	want := toolkit.Output[any]{Content: []toolkit.Content{toolkit.Text("Pi")}, Details: echoDetails{"echo"}}
	if !reflect.DeepEqual(out, want) {
		t.Errorf("Run = %#v, want %#v", out, want)
	}
}

func TestPrepareRefuses(t *testing.T) {
	noSchema, noExecute := echoTool(), echoTool()
	noSchema.Schema, noExecute.Execute = nil, nil
	for _, row := range []struct {
		name      string
		tool      toolkit.AnyTool
		arguments string
		opts      []toolkit.ParseOption
		want      string
	}{
		{"wrong type", echoTool(), `{"value":1}`, nil, "value: must be a string, got number"},
		{"unknown field", echoTool(), `{"value":"a","valeu":1}`, []toolkit.ParseOption{toolkit.RejectUnknown()}, `valeu: is not a parameter; did you mean "value"?`},
		{"too deep", echoTool(), `{"value":"a","b":[[]]}`, []toolkit.ParseOption{toolkit.MaxDepth(2)}, "arguments are nested deeper than 2 levels"},
		{"error of a schema by hand", plainTool(), ``, nil, "say something"},
		{"options of a schema by hand", plainTool(), `{}`, []toolkit.ParseOption{toolkit.AliasInput()}, "the schema of plain takes no parse options: it has no ParseWith method"},
		{"no schema", noSchema, `{"value":"a"}`, nil, "tool echo has no schema"},
		{"no execute", noExecute, `{"value":"a"}`, nil, "tool echo has no execute function"},
		{"nil tool", (*toolkit.Tool[echoParams, echoDetails])(nil), `{"value":"a"}`, nil, "tool is nil"},
	} {
		t.Run(row.name, func(t *testing.T) {
			invocation, err := row.tool.Prepare([]byte(row.arguments), row.opts...)
			if err == nil || err.Error() != row.want {
				t.Errorf("Prepare error = %v, want %s", err, row.want)
			}
			if invocation != (toolkit.Invocation{}) {
				t.Error("Prepare failed and made an invocation")
			}
		})
	}
}

func TestParseOptions(t *testing.T) {
	var o toolkit.ParseOptions
	for _, opt := range []toolkit.ParseOption{toolkit.MaxDepth(7), toolkit.RejectUnknown(), toolkit.NullIsAbsent(), toolkit.AliasInput()} {
		opt(&o)
	}
	want := toolkit.ParseOptions{MaxDepth: 7, RejectUnknown: true, NullIsAbsent: true, AliasInput: true}
	if o != want {
		t.Errorf("options = %+v, want %+v", o, want)
	}
	toolkit.MaxDepth(-1)(&o)
	if o.MaxDepth != 0 {
		t.Errorf("MaxDepth(-1) sets %d, want 0 for the default", o.MaxDepth)
	}
	if _, err := echoTool().Prepare([]byte(`{"value":"a"}`), nil); err != nil {
		t.Errorf("a nil option: %v", err)
	}
}

func TestInvocationRunsOnce(t *testing.T) {
	var runs atomic.Int32
	tool := echoTool()
	tool.Execute = func(context.Context, echoParams, toolkit.CallContext) (toolkit.Output[echoDetails], error) {
		runs.Add(1)
		return toolkit.Output[echoDetails]{}, nil
	}
	invocation, err := tool.Prepare([]byte(`{"value":"a"}`))
	if err != nil {
		t.Fatal(err)
	}
	var failures atomic.Int32
	var wg sync.WaitGroup
	for range 50 {
		wg.Go(func() {
			copied := invocation
			if _, err := copied.Run(context.Background(), toolkit.CallContext{}); err != nil {
				failures.Add(1)
			}
		})
	}
	wg.Wait()
	if runs.Load() != 1 || failures.Load() != 49 {
		t.Errorf("50 Runs executed %d times and failed %d times, want 1 and 49", runs.Load(), failures.Load())
	}
}

func TestZeroInvocation(t *testing.T) {
	var zero toolkit.Invocation
	if _, err := zero.Run(context.Background(), toolkit.CallContext{}); err == nil {
		t.Error("Run of the zero Invocation: no error")
	}
	if zero.Params() != nil || zero.Dropped() != nil {
		t.Error("the zero Invocation has parameters")
	}
}

func TestRunWithoutContext(t *testing.T) {
	tool := echoTool()
	tool.Execute = func(ctx context.Context, _ echoParams, _ toolkit.CallContext) (toolkit.Output[echoDetails], error) {
		return toolkit.Output[echoDetails]{}, ctx.Err()
	}
	invocation, err := tool.Prepare([]byte(`{"value":"a"}`))
	if err != nil {
		t.Fatal(err)
	}
	var none context.Context
	if _, err := invocation.Run(none, toolkit.CallContext{}); err != nil {
		t.Error(err)
	}
}

// TestPrepareAllocations holds Prepare to one allocation more than the parse.
func TestPrepareAllocations(t *testing.T) {
	arguments := []byte(`{"value":"a text that does not fit into a word"}`)
	var tool toolkit.AnyTool = echoTool()
	parse := testing.AllocsPerRun(100, func() {
		if _, _, err := (echoSchema{}).ParseWith(arguments, toolkit.ParseOptions{}); err != nil {
			t.Fatal(err)
		}
	})
	prepare := testing.AllocsPerRun(100, func() {
		if _, err := tool.Prepare(arguments); err != nil {
			t.Fatal(err)
		}
	})
	if prepare > parse+1 {
		t.Errorf("Prepare makes %v allocations, the parse alone %v", prepare, parse)
	}
}

func TestEmptySchema(t *testing.T) {
	if got, want := string(toolkit.EmptySchema.JSONSchema()), `{"type":"object","properties":{},"additionalProperties":false}`; got != want {
		t.Errorf("JSONSchema = %s, want %s", got, want)
	}
	tool := toolkit.NewTool("now", "", toolkit.EmptySchema,
		func(context.Context, struct{}, toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.Output[any]{}, nil
		})
	for _, row := range []struct{ arguments, want string }{
		{``, ""},
		{` `, ""},
		{`{}`, ""},
		{`{"a":1}`, ""},
		{`null`, "arguments must be a JSON object, got null"},
		{`[]`, "arguments must be a JSON object, got array"},
		{`{"a":}`, `arguments are not valid JSON: unexpected character "}" at byte 5`},
	} {
		_, err := tool.Prepare([]byte(row.arguments))
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != row.want {
			t.Errorf("%s: error %q, want %q", row.arguments, got, row.want)
		}
		if _, parseErr := toolkit.EmptySchema.Parse([]byte(row.arguments)); (parseErr == nil) != (err == nil) {
			t.Errorf("%s: Parse says %v, ParseWith %v", row.arguments, parseErr, err)
		}
	}
	if _, err := tool.Prepare([]byte(`{"a":1}`), toolkit.RejectUnknown()); err == nil {
		t.Error("RejectUnknown accepts an unknown field")
	}
}

func TestDefinition(t *testing.T) {
	tool := echoTool()
	tool.Label = "Echo"
	tool.Mode = toolkit.Sequential
	tool.Timeout = time.Second
	tool.Annotations.ReadOnly = new(true)
	tool.OutputSchema = []byte(`{"type":"object"}`)
	d := tool.Definition()
	if got, want := marshal(t, d), `{"name":"echo","description":"Echo one value","parameters":`+echoJSON+`}`; got != want {
		t.Errorf("marshals to %s, want %s", got, want)
	}
	if d.Label != "Echo" || d.Mode != toolkit.Sequential || d.Timeout != time.Second || !*d.Annotations.ReadOnly || d.OutputSchema == nil {
		t.Errorf("Definition = %+v", d)
	}
	clear(d.Parameters)
	if got := string(tool.Definition().Parameters); got != echoJSON {
		t.Errorf("a changed definition changes the tool: %s", got)
	}
	if got, want := marshal(t, plainTool().Definition()), `{"name":"plain","description":"","parameters":{"type":"object"}}`; got != want {
		t.Errorf("without a JSON Schema %s, want %s", got, want)
	}
	if got, want := marshal(t, toolkit.Definition{}), `{"name":"","description":"","parameters":{"type":"object"}}`; got != want {
		t.Errorf("the zero Definition marshals to %s, want %s", got, want)
	}
	var none *toolkit.Tool[echoParams, echoDetails]
	if got := string(none.Definition().Parameters); got != `{"type":"object"}` {
		t.Errorf("a nil tool has parameters %s", got)
	}
}

func TestRunPolicy(t *testing.T) {
	tool := echoTool()
	if got := tool.RunPolicy(); got != (toolkit.RunPolicy{Mode: toolkit.Parallel}) {
		t.Errorf("RunPolicy = %+v", got)
	}
	tool.Mode, tool.Timeout = toolkit.Sequential, time.Second
	if got := tool.RunPolicy(); got != (toolkit.RunPolicy{Mode: toolkit.Sequential, Timeout: time.Second}) {
		t.Errorf("RunPolicy = %+v", got)
	}
	if got := toolkit.Parallel.String() + " " + toolkit.Sequential.String(); got != "parallel sequential" {
		t.Errorf("modes are %s", got)
	}
}

func TestReportProgress(t *testing.T) {
	var zero toolkit.CallContext
	zero.ReportProgress(toolkit.Text("nobody listens"))

	var heard []toolkit.Content
	call := toolkit.CallContext{CallID: "c"}.WithProgress(func(content ...toolkit.Content) { heard = append(heard, content...) })
	call.ReportProgress(toolkit.Text("a"), toolkit.Text("b"))
	call.WithProgress(nil).ReportProgress(toolkit.Text("c"))
	if want := []toolkit.Content{toolkit.Text("a"), toolkit.Text("b")}; !slices.Equal(heard, want) {
		t.Errorf("heard %v, want %v", heard, want)
	}
	if call.CallID != "c" {
		t.Errorf("WithProgress changed the id to %q", call.CallID)
	}
}

func TestPanicError(t *testing.T) {
	cause := errors.New("cause")
	var err error = &toolkit.PanicError{Value: cause}
	if err.Error() != "panic: cause" || !errors.Is(err, cause) {
		t.Errorf("%v does not hold its cause", err)
	}
	if errors.Unwrap(&toolkit.PanicError{Value: 1}) != nil {
		t.Error("a number is a cause")
	}
}
