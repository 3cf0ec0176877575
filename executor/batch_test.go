package executor_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// sleeper is a tool whose value is how long it sleeps, and which looks at its context.
func sleeper(name string) *toolkit.Tool[valueParams, any] {
	return tool(name, func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		d, err := time.ParseDuration(p.Value)
		if err != nil {
			return toolkit.Output[any]{}, err
		}
		select {
		case <-ctx.Done():
			return toolkit.Output[any]{}, ctx.Err()
		case <-time.After(d):
			return echo(ctx, p, call)
		}
	})
}

// calls returns calls of the form "NAME VALUE" with the ids 0, 1, 2…
func calls(texts ...string) []toolkit.Call {
	list := make([]toolkit.Call, len(texts))
	for i, text := range texts {
		name, value, _ := strings.Cut(text, " ")
		list[i] = toolkit.Call{ID: fmt.Sprint(i), Name: name, Arguments: json.RawMessage(fmt.Sprintf(`{"value":%q}`, value))}
	}
	return list
}

// texts are the first texts of results.
func texts(results []toolkit.Result) []string {
	var list []string
	for _, r := range results {
		list = append(list, r.Content[0].(toolkit.TextContent).Text)
	}
	return list
}

func expectTexts(t *testing.T, results []toolkit.Result, want ...string) {
	t.Helper()
	if got := texts(results); !slices.Equal(got, want) {
		t.Errorf("the results are\n\t%s\nwant\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
	}
}

// trace notes when tools start and end.
type trace struct {
	mu     sync.Mutex
	began  time.Time
	events []string
}

func (tr *trace) note(format string, args ...any) {
	tr.mu.Lock()
	defer tr.mu.Unlock()
	tr.events = append(tr.events, fmt.Sprintf(format, args...)+fmt.Sprint(" at ", time.Since(tr.began)))
}

// traced makes a tool sleep a second and tell of it.
func (tr *trace) traced(name string) *toolkit.Tool[valueParams, any] {
	return tool(name, func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		tr.note("%s %s", name, p.Value)
		time.Sleep(time.Second)
		return echo(ctx, p, call)
	})
}

func TestResultsInCallOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		results := executor.New(registry(t, sleeper("sleep"))).ExecuteAll(t.Context(), calls("sleep 3s", "sleep 1s", "sleep 2s"))
		expectTexts(t, results, "3s", "1s", "2s")
		if took := time.Since(began); took != 3*time.Second {
			t.Errorf("took %v: the calls did not run beside each other", took)
		}
	})
}

func TestEachResultAsSoonAsItIsThere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		var got []string
		for i, result := range executor.New(registry(t, sleeper("sleep"))).ExecuteEach(t.Context(), calls("sleep 3s", "sleep 1s", "missing", "sleep 2s")) {
			got = append(got, fmt.Sprint(i, " ", texts([]toolkit.Result{result})[0], " at ", time.Since(began)))
		}
		want := []string{"2 Tool missing failed: unknown tool at 0s", "1 1s at 1s", "3 2s at 2s", "0 3s at 3s"}
		if !slices.Equal(got, want) {
			t.Errorf("got %q, want %q", got, want)
		}
	})
}

func TestConcurrencyLimit(t *testing.T) {
	for limit, want := range map[int]time.Duration{0: 2 * time.Second, 1: 20 * time.Second, 5: 4 * time.Second, 100: time.Second} {
		synctest.Test(t, func(t *testing.T) {
			began := time.Now()
			executor.New(registry(t, sleeper("sleep")), executor.WithConcurrency(limit)).
				ExecuteAll(t.Context(), calls(slices.Repeat([]string{"sleep 1s"}, 20)...))
			if took := time.Since(began); took != want {
				t.Errorf("with a limit of %d, 20 calls of a second took %v, want %v", limit, took, want)
			}
		})
	}
}

// TestLanes: calls of sequential tools run one at a time and in order, those with a key only
// beside other keys, and neither holds up the rest.
func TestLanes(t *testing.T) {
	for _, row := range []struct {
		name  string
		calls []string
		want  []string
	}{
		{"parallel", []string{"a 1", "a 2"}, []string{"a 1 at 0s", "a 2 at 0s"}},
		{"sequential tools wait for each other", []string{"seq 1", "also 2", "seq 3"}, []string{"seq 1 at 0s", "also 2 at 1s", "seq 3 at 2s"}},
		{"the rest is not held up", []string{"seq 1", "seq 2", "a 3", "edit x"}, []string{"seq 1 at 0s", "a 3 at 0s", "edit x at 0s", "seq 2 at 1s"}},
		{"one file", []string{"edit x", "edit x"}, []string{"edit x at 0s", "edit x at 1s"}},
		{"one file, two tools", []string{"edit x", "write x", "edit x"}, []string{"edit x at 0s", "write x at 1s", "edit x at 2s"}},
		{"two files", []string{"edit x", "edit y", "edit x"}, []string{"edit x at 0s", "edit y at 0s", "edit x at 1s"}},
		{"no key", []string{"edit ", "edit "}, []string{"edit  at 0s", "edit  at 0s"}},
		{"a refused call lets the next one go", []string{"edit 5", "bad x", "edit 5"}, []string{"edit 5 at 0s", "edit 5 at 1s"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				tr := &trace{began: time.Now()}
				seq, also := tr.traced("seq"), tr.traced("also")
				seq.Mode, also.Mode = toolkit.Sequential, toolkit.Sequential
				edit, write := tr.traced("edit"), tr.traced("write")
				edit.Key = func(p valueParams) string { return p.Value }
				write.Key = edit.Key
				bad := handTool(func() (int, error) { return 0, errors.New("bad arguments") })
				bad.Name, bad.Mode = "bad", toolkit.Sequential
				e := executor.New(registry(t, tr.traced("a"), seq, also, edit, write, bad))
				e.ExecuteAll(t.Context(), calls(row.calls...))
				slices.SortStableFunc(tr.events, func(a, b string) int {
					return strings.Compare(a[strings.Index(a, " at"):], b[strings.Index(b, " at"):])
				})
				got, want := slices.Sorted(slices.Values(tr.events)), slices.Sorted(slices.Values(row.want))
				if !slices.Equal(got, want) {
					t.Errorf("started %q, want %q", got, want)
				}
			})
		})
	}
}

// TestConcurrencyOfOne: the calls run in their order.
func TestConcurrencyOfOne(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tr := &trace{began: time.Now()}
		edit := tr.traced("edit")
		edit.Key = func(p valueParams) string { return p.Value }
		executor.New(registry(t, tr.traced("a"), edit), executor.WithConcurrency(1)).ExecuteAll(t.Context(), calls("a 1", "edit x", "a 2", "edit y"))
		if want := []string{"a 1 at 0s", "edit x at 1s", "a 2 at 2s", "edit y at 3s"}; !slices.Equal(tr.events, want) {
			t.Errorf("started %q, want %q", tr.events, want)
		}
	})
}

// TestReplacedKey: a call whose arguments a hook replaces goes to the end of the lane of its new key.
func TestReplacedKey(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tr := &trace{began: time.Now()}
		edit := tr.traced("edit")
		edit.Key = func(p valueParams) string { return p.Value }
		toY := executor.WithBefore(func(_ context.Context, r executor.Request) (executor.Decision, error) {
			if r.Call.ID == "0" {
				time.Sleep(time.Second / 2) // until the others are in their lanes
				return executor.Replace(json.RawMessage(`{"value":"y"}`)), nil
			}
			return executor.Allow(), nil
		})
		executor.New(registry(t, edit), toY).ExecuteAll(t.Context(), calls("edit x", "edit x", "edit y"))
		want := []string{"edit y at 0s", "edit x at 500ms", "edit y at 1s"}
		if !slices.Equal(tr.events, want) {
			t.Errorf("started %q, want %q", tr.events, want)
		}
	})
}

func TestRepeats(t *testing.T) {
	var ran atomic.Int32
	e := executor.New(registry(t, tool("count", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		ran.Add(1)
		return echo(ctx, p, call)
	})))
	list := calls("count 1", "count 1", "count 2", "missing 1", "count 1", "count 1")
	for i := range list {
		list[i].ID = "x"
	}
	list[4].ID, list[5].ID = "", ""
	results := e.ExecuteAll(t.Context(), list)
	expectTexts(t, results, "1", "1", "Tool count failed: duplicate call id", "Tool missing failed: duplicate call id", "1", "1")
	for i, want := range []bool{false, true, false, false, false, false} {
		if results[i].Repeat != want {
			t.Errorf("result %d: Repeat is %t", i, results[i].Repeat)
		}
		if isDuplicate := errors.Is(results[i].Err, toolkit.ErrDuplicateCall); isDuplicate != (i == 2 || i == 3) {
			t.Errorf("result %d: Err is %v", i, results[i].Err)
		}
	}
	if ran.Load() != 3 {
		t.Errorf("ran %d times, want 3: once for the pair, and each of those without an id", ran.Load())
	}
}

func TestCancelledBatch(t *testing.T) {
	for _, row := range []struct {
		name string
		at   time.Duration
		want []string
	}{
		{"before", 0, []string{"Tool sleep failed: cancelled before it started", "Tool sleep failed: cancelled before it started", "Tool sleep failed: cancelled before it started"}},
		{"between", 1500 * time.Millisecond, []string{"1s", "Tool sleep failed: context canceled", "Tool sleep failed: cancelled before it started"}},
		{"after", time.Hour, []string{"1s", "1s", "1s"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithCancel(t.Context())
				defer cancel()
				if row.at == 0 {
					cancel()
				}
				time.AfterFunc(row.at, cancel)
				results := executor.New(registry(t, sleeper("sleep")), executor.WithConcurrency(1)).
					ExecuteAll(ctx, calls("sleep 1s", "sleep 1s", "sleep 1s"))
				expectTexts(t, results, row.want...)
				for _, r := range results {
					if r.IsError != errors.Is(r.Err, toolkit.ErrCancelled) {
						t.Errorf("%+v", r)
					}
				}
			})
		})
	}
}

// TestStalledCall: a tool that never returns costs nobody else's result.
func TestStalledCall(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		stop := make(chan struct{})
		stall := tool("stall", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			<-stop
			return toolkit.TextOutput[any]("late", nil), nil
		})
		stall.Key = func(valueParams) string { return "file" }
		edit := sleeper("edit")
		edit.Key = stall.Key
		e := executor.New(registry(t, stall, edit, sleeper("sleep")), executor.WithConcurrency(2), executor.WithTimeout(10*time.Second), executor.WithGrace(time.Second/2))
		began := time.Now()
		var order []int
		results := make([]toolkit.Result, 4)
		for i, r := range e.ExecuteEach(t.Context(), calls("stall 1", "edit 1s", "sleep 2s", "missing")) {
			order, results[i] = append(order, i), r
		}
		expectTexts(t, results, "Tool stall failed: timed out after 10s", "1s", "2s", "Tool missing failed: unknown tool")
		if !slices.Equal(order, []int{3, 2, 0, 1}) || time.Since(began) != 11500*time.Millisecond {
			t.Errorf("order %v, took %v", order, time.Since(began))
		}
		if e.Stragglers() != 1 {
			t.Errorf("%d stragglers, want 1", e.Stragglers())
		}
		close(stop)
		synctest.Wait()
		if e.Stragglers() != 0 {
			t.Errorf("%d stragglers, want none", e.Stragglers())
		}
	})
}

// TestLoopThatIsLeft cancels what is not done, and leaves nothing running.
func TestLoopThatIsLeft(t *testing.T) {
	for name, leave := range map[string]func(){"break": func() {}, "panic": func() { panic("body") }} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				began := time.Now()
				var got []int
				func() {
					defer func() { _ = recover() }()
					for i := range executor.New(registry(t, sleeper("sleep"))).ExecuteEach(t.Context(), calls("sleep 1h", "sleep 1s", "sleep 2s")) {
						got = append(got, i)
						leave()
						break
					}
				}()
				if !slices.Equal(got, []int{1}) || time.Since(began) != time.Second {
					t.Errorf("got %v after %v", got, time.Since(began))
				}
			})
		})
	}
}

// TestInlineInABatch: even runtime.Goexit of an inline tool is a result there.
func TestInlineInABatch(t *testing.T) {
	_, quietly := quiet()
	exit := tool("exit", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
		runtime.Goexit()
		return toolkit.Output[any]{}, nil
	})
	boom := tool("boom", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) { panic("secret") })
	quick := tool("echo", echo)
	exit.Inline, boom.Inline, quick.Inline = true, true, true
	e := executor.New(registry(t, exit, boom, quick), quietly)
	expectTexts(t, e.ExecuteAll(t.Context(), calls("exit", "boom", "echo 1")), "Tool exit failed: internal error", "Tool boom failed: internal error", "1")
	expectTexts(t, []toolkit.Result{e.Execute(t.Context(), calls("boom")[0]), e.Execute(t.Context(), calls("echo Pi")[0])}, "Tool boom failed: internal error", "Pi")
}

func TestNoCalls(t *testing.T) {
	if got := executor.New(nil).ExecuteAll(t.Context(), nil); got == nil || len(got) != 0 {
		t.Errorf("no calls give %v", got)
	}
	var none *executor.Executor
	expectTexts(t, none.ExecuteAll(context.Context(nil), calls("a", "a")), "Tool a failed: unknown tool", "Tool a failed: unknown tool")
	expectTexts(t, none.RefuseTruncated(t.Context(), calls("a")), "Tool a failed: "+cutOffText)
}

const cutOffText = "not run, because the reply was cut off at the output token limit and its arguments may be incomplete; send the call again, complete"

// TestManyCalls: 10,000 calls at the same time leave no memory behind. A first round makes the runtime
// allocate what it keeps for as many goroutines, whoever starts them.
func TestManyCalls(t *testing.T) {
	e := executor.New(registry(t, sleeper("sleep")))
	many := calls(slices.Repeat([]string{"sleep 10ms"}, 10_000)...)
	inUse := func() (heap, stacks uint64, goroutines int) {
		runtime.GC()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc, m.StackInuse, runtime.NumGoroutine()
	}
	var failed atomic.Int32
	round := func() {
		var wg sync.WaitGroup
		for _, c := range many {
			wg.Go(func() {
				if e.Execute(context.Background(), c).IsError {
					failed.Add(1)
				}
			})
		}
		wg.Wait()
	}
	round()
	heap, stacks, goroutines := inUse()
	for range 3 {
		round()
	}
	runtime.KeepAlive(many)
	heapAfter, stacksAfter, goroutinesAfter := inUse()
	t.Logf("heap %d and %d KB, stacks %d and %d KB, goroutines %d and %d", heap>>10, heapAfter>>10, stacks>>10, stacksAfter>>10, goroutines, goroutinesAfter)
	if failed.Load() > 0 || heapAfter > heap+3<<20 || goroutinesAfter > goroutines || stacksAfter > stacks+8<<20 {
		t.Errorf("%d failed; something was left behind", failed.Load())
	}
}
