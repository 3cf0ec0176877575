package executor_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// TestEndsMeet lets tools end at about the time at which their callers cancel or their timeout is
// over: whichever is first, there is one result, and each step is seen once and in order.
func TestEndsMeet(t *testing.T) {
	const calls = 3000
	var mu sync.Mutex
	steps := map[string][]executor.Step{}
	r := registry(t)
	for _, timeout := range []time.Duration{0, 200 * time.Microsecond} {
		short := tool(fmt.Sprint("sleep", int(timeout)), func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
			wait, err := time.ParseDuration(p.Value)
			if err != nil {
				return toolkit.Output[any]{}, err
			}
			select {
			case <-ctx.Done():
				return toolkit.Output[any]{}, ctx.Err()
			case <-time.After(wait):
				return echo(ctx, p, call)
			}
		})
		short.Timeout = timeout
		if err := r.Register(short); err != nil {
			t.Fatal(err)
		}
	}
	e := executor.New(r, executor.WithObserver(func(s executor.Step) {
		mu.Lock()
		defer mu.Unlock()
		if s.Boundary == executor.StartStep {
			return
		}
		steps[s.Call.ID] = append(steps[s.Call.ID], s)
	}))
	results := make([]toolkit.Result, calls)
	var wg sync.WaitGroup
	for i := range calls {
		wg.Go(func() {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			if i%3 > 0 {
				time.AfterFunc(time.Duration(i%40)*10*time.Microsecond, cancel)
			}
			results[i] = e.Execute(ctx, toolkit.Call{
				ID: fmt.Sprint(i), Name: fmt.Sprint("sleep", i%2*200_000),
				Arguments: json.RawMessage(fmt.Sprintf(`{"value":"%dus"}`, 20*(i%20))),
			})
		})
	}
	wg.Wait()
	order := []executor.Boundary{executor.LookupStep, executor.ParseStep, executor.ExecuteStep, executor.EndStep}
	failed, timedOut := 0, 0
	for i, result := range results {
		seen := steps[fmt.Sprint(i)]
		if result.ToolCallID != fmt.Sprint(i) || result.IsError != (result.Err != nil) || len(seen) < 2 || len(seen) > len(order) || seen[len(seen)-1].Boundary != executor.EndStep {
			t.Fatalf("call %d: %+v after %+v", i, result, seen)
		}
		seen = seen[:len(seen)-1]
		for j, s := range seen {
			last := j == len(seen)-1
			if s.Boundary != order[j] || !last && s.Err != nil || last && !errors.Is(s.Err, result.Err) {
				t.Fatalf("call %d: step %d is %+v, the result %+v", i, j, s, result)
			}
		}
		if result.IsError {
			failed++
		}
		if errors.Is(result.Err, toolkit.ErrTimeout) {
			timedOut++
		}
	}
	t.Logf("%d calls, %d failed, %d of them by a timeout", calls, failed, timedOut)
	if failed == 0 || failed == calls || timedOut == 0 || timedOut == failed {
		t.Error("the calls say too little")
	}
}
