package tau

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// TestCalls runs every call of the benchmark. None is refused, each result belongs to
// its call, and the parameters are what encoding/json makes of the same bytes.
func TestCalls(t *testing.T) {
	calls := read[benchCall](t, "calls.json")
	all := registries(t)
	count := map[string]int{}
	for i, c := range calls {
		count[c.Env]++
		call := toolkit.Call{ID: fmt.Sprintf("call-%d", i), Name: c.Tool, Arguments: c.Args}
		result := executor.Execute(t.Context(), call, all[c.Env])
		if result.IsError || result.Err != nil {
			t.Errorf("%s %s: %v %v", c.Tool, c.Args, result.Content, result.Err)
		}
		if result.ToolCallID != call.ID || result.ToolName != call.Name {
			t.Errorf("%s %s: result of %s %s", call.ID, call.Name, result.ToolCallID, result.ToolName)
		}
		invocation, err := toolOf(t, all, c).Prepare(c.Args)
		if err != nil {
			t.Errorf("%s %s: %v", c.Tool, c.Args, err)
			continue
		}
		got := invocation.Params()
		want := reflect.New(reflect.TypeOf(got))
		if err := json.Unmarshal(c.Args, want.Interface()); err != nil {
			t.Fatalf("%s %s: %v", c.Tool, c.Args, err)
		}
		if !reflect.DeepEqual(got, want.Elem().Interface()) {
			t.Errorf("%s %s:\n got %+v\nwant %+v", c.Tool, c.Args, got, want.Elem().Interface())
		}
		if reflect.TypeOf(result.Details) == reflect.TypeOf(got) && !reflect.DeepEqual(result.Details, got) {
			t.Errorf("%s %s: the tool ran with %+v", c.Tool, c.Args, result.Details)
		}
		if dropped := invocation.Dropped(); len(dropped) > 0 {
			t.Errorf("%s %s: dropped %v", c.Tool, c.Args, dropped)
		}
	}
	t.Logf("%d calls ran: %v", len(calls), count)
}
