package executor_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
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

// byHand is a schema whose parser is the function.
type byHand func() (int, error)

func (f byHand) Parse([]byte) (int, error) { return f() }
func (byHand) JSONSchema() json.RawMessage { return nil }

func handTool(parse byHand) *toolkit.Tool[int, any] {
	return &toolkit.Tool[int, any]{Name: "boom", Schema: parse,
		Execute: func(context.Context, int, toolkit.CallContext) (toolkit.Output[any], error) {
			return toolkit.Output[any]{}, nil
		}}
}

// badError panics when it is read, as a nil pointer in an error does.
type badError struct{}

func (*badError) Error() string { panic("no message") }

func TestCodeThatBreaks(t *testing.T) {
	exit := func() (int, error) { runtime.Goexit(); return 0, nil }
	for _, row := range []struct {
		name string
		tool toolkit.AnyTool
	}{
		{"schema panics", handTool(func() (int, error) { panic("secret") })},
		{"schema panics with nil", handTool(func() (int, error) { panic(nil) })},
		{"schema exits", handTool(exit)},
		{"error of the schema panics", handTool(func() (int, error) { return 0, (*badError)(nil) })},
		{"error of the tool panics", tool("boom", failing((*badError)(nil)))},
		{"tool ends the goroutine of a test", tool("boom", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			new(testing.T).FailNow()
			return toolkit.Output[any]{}, nil
		})},
	} {
		t.Run(row.name, func(t *testing.T) {
			log, quietly := quiet()
			result := executor.Execute(context.Background(), call("boom", `{"value":"Pi"}`), registry(t, row.tool), quietly)
			expectFailure(t, result, "boom", "internal error")
			if panicked := new(*toolkit.PanicError); !errors.As(result.Err, panicked) || len((*panicked).Stack) == 0 {
				t.Errorf("Err = %#v", result.Err)
			}
			if !strings.Contains(log.String(), "stack=") {
				t.Errorf("the log is %q", log)
			}
		})
	}
}

func TestListenerThatBreaks(t *testing.T) {
	for name, listen := range map[string]func(...toolkit.Content){
		"panics": func(...toolkit.Content) { panic("secret") },
		"exits":  func(...toolkit.Content) { runtime.Goexit() },
	} {
		t.Run(name, func(t *testing.T) {
			log, quietly := quiet()
			result := executor.Execute(context.Background(), call("talk", `{"value":"Pi"}`),
				registry(t, tool("talk", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
					var wg sync.WaitGroup
					wg.Go(func() { call.ReportProgress(toolkit.Text("a")) }) // nobody recovers there
					wg.Wait()
					call.ReportProgress(toolkit.Text("b"))
					return echo(ctx, p, call)
				})),
				quietly, executor.WithCallContext(toolkit.CallContext{}.WithProgress(listen)))
			expectFailure(t, result, "talk", "internal error")
			if !errors.As(result.Err, new(*toolkit.PanicError)) || log.Len() == 0 {
				t.Errorf("Err = %#v, log %q", result.Err, log)
			}
		})
	}
}

// badHandler panics when it logs.
type badHandler struct{ slog.Handler }

func (badHandler) Enabled(context.Context, slog.Level) bool { return true }

func TestLoggerThatBreaks(t *testing.T) {
	result := executor.Execute(context.Background(), call("boom", `{}`),
		registry(t, handTool(func() (int, error) { panic("secret") })), executor.WithLogger(slog.New(badHandler{})))
	expectFailure(t, result, "boom", "internal error")
}

// exitError ends the goroutine that reads it.
type exitError struct{}

func (exitError) Error() string { runtime.Goexit(); return "" }

// handlerFunc is a log handler that is a function.
type handlerFunc func()

func (handlerFunc) Enabled(context.Context, slog.Level) bool    { return true }
func (f handlerFunc) Handle(context.Context, slog.Record) error { f(); return nil }
func (f handlerFunc) WithAttrs([]slog.Attr) slog.Handler        { return f }
func (f handlerFunc) WithGroup(string) slog.Handler             { return f }

// TestLogThatEndsOrHangs: a panic has its own result, whatever becomes of its entry in the log.
func TestLogThatEndsOrHangs(t *testing.T) {
	for _, row := range []struct {
		name  string
		value any
		log   func()
	}{
		{"the handler ends the goroutine", "boom", func() { runtime.Goexit() }},
		{"the handler takes its time", "boom", func() { time.Sleep(time.Minute) }},
		{"the value ends the goroutine", exitError{}, func() {}},
	} {
		for _, timeout := range []time.Duration{0, time.Hour} {
			t.Run(fmt.Sprint(row.name, timeout), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					boom := tool("boom", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) { panic(row.value) })
					boom.Timeout = timeout
					result := executor.Execute(t.Context(), call("boom", `{"value":"Pi"}`), registry(t, boom), executor.WithLogger(slog.New(handlerFunc(row.log))))
					if panicked := new(*toolkit.PanicError); !errors.As(result.Err, panicked) || result.Content[0] != toolkit.Text("Tool boom failed: internal error") {
						t.Errorf("the result is %+v", result)
					}
				})
			})
		}
	}
}

func TestObserverThatBreaks(t *testing.T) {
	log, quietly := quiet()
	result := executor.Execute(context.Background(), call("echo", `{"value":"Pi"}`), registry(t, tool("echo", echo)),
		quietly, executor.WithObserver(func(executor.Step) { panic("secret") }))
	if result.IsError {
		t.Errorf("the call failed: %v", result.Err)
	}
	if n := strings.Count(log.String(), "panic=secret"); n != 5 {
		t.Errorf("%d panics in the log, want 5", n)
	}
}

func TestNothingGiven(t *testing.T) {
	var none context.Context
	expectFailure(t, executor.Execute(none, call("echo", ``), nil, nil), "echo", "unknown tool", toolkit.ErrUnknownTool)
	expectFailure(t, new(executor.Executor).Execute(none, call("echo", ``)), "echo", "unknown tool", toolkit.ErrUnknownTool)
	expectFailure(t, (*executor.Executor)(nil).Execute(none, call("echo", ``)), "echo", "unknown tool", toolkit.ErrUnknownTool)
	if result := executor.Execute(none, call("echo", `{"value":"Pi"}`), registry(t, tool("echo", echo)), executor.WithLogger(nil)); result.IsError {
		t.Errorf("without a context: %v", result.Err)
	}
	if result := executor.Execute(none, toolkit.Call{}, nil); !result.IsError || result.Content == nil {
		t.Errorf("the zero call: %+v", result)
	}
}

func TestTimeout(t *testing.T) {
	for _, row := range []struct {
		name string
		took time.Duration
		run  toolFunc
	}{
		{"tool returns the context's error", 2 * time.Second, func(ctx context.Context, _ valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			<-ctx.Done()
			return toolkit.Output[any]{}, ctx.Err()
		}},
		{"tool ignores the context", 3 * time.Second, func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			time.Sleep(time.Hour)
			return toolkit.TextOutput[any]("late", nil), nil
		}},
		{"tool panics late", 3 * time.Second, func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			time.Sleep(time.Hour)
			panic("late")
		}},
		{"tool returns an error of its own", 2 * time.Second, func(ctx context.Context, _ valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			<-ctx.Done()
			return toolkit.Output[any]{}, errors.New("stopped in the middle")
		}},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				_, quietly := quiet()
				slow := tool("slow", row.run)
				slow.Timeout = 2 * time.Second
				began := time.Now()
				result := executor.Execute(t.Context(), call("slow", `{"value":"Pi"}`), registry(t, slow), quietly)
				if took := time.Since(began); took != row.took {
					t.Errorf("took %v, want %v", took, row.took)
				}
				expectFailure(t, result, "slow", "timed out after 2s", toolkit.ErrTimeout, context.DeadlineExceeded)
				if errors.Is(result.Err, toolkit.ErrCancelled) {
					t.Error("the caller has cancelled nothing")
				}
				time.Sleep(2 * time.Hour) // the tool's goroutine must end in the bubble
			})
		})
	}
}

func TestInTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := tool("slow", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
			time.Sleep(time.Second)
			return echo(ctx, p, call)
		})
		slow.Timeout = 2 * time.Second
		result := executor.Execute(t.Context(), call("slow", `{"value":"Pi"}`), registry(t, slow))
		if result.IsError {
			t.Errorf("failed: %v", result.Err)
		}
	})
}

func TestToolSeesItsTimeout(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var left time.Duration
		var cause error
		slow := tool("slow", func(ctx context.Context, _ valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			deadline, _ := ctx.Deadline()
			left = time.Until(deadline)
			<-ctx.Done()
			cause = context.Cause(ctx)
			return toolkit.Output[any]{}, nil
		})
		slow.Timeout = time.Minute
		executor.Execute(t.Context(), call("slow", `{"value":"Pi"}`), registry(t, slow))
		synctest.Wait()
		if left != time.Minute || !errors.Is(cause, toolkit.ErrTimeout) {
			t.Errorf("the tool saw %v and the cause %v", left, cause)
		}
	})
}

func TestCancelledWhileRunning(t *testing.T) {
	stopped := errors.New("stopped in the middle")
	for _, row := range []struct {
		name    string
		timeout time.Duration
		run     toolFunc
		took    time.Duration
		want    string
		causes  []error
	}{
		{"tool returns the context's error", 0, func(ctx context.Context, _ valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			<-ctx.Done()
			return toolkit.Output[any]{}, ctx.Err()
		}, time.Second, "context canceled", []error{context.Canceled}},
		{"tool returns its own error", time.Hour, func(ctx context.Context, _ valueParams, _ toolkit.CallContext) (toolkit.Output[any], error) {
			<-ctx.Done()
			time.Sleep(time.Second / 2)
			return toolkit.Output[any]{}, stopped
		}, 1500 * time.Millisecond, "stopped in the middle", []error{stopped}},
		{"tool ignores the context", 0, func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			time.Sleep(time.Hour)
			return toolkit.TextOutput[any]("late", nil), nil
		}, 2 * time.Second, "cancelled after it started", nil},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				slow := tool("slow", row.run)
				slow.Timeout = row.timeout
				ctx, cancel := context.WithCancel(t.Context())
				time.AfterFunc(time.Second, cancel)
				began := time.Now()
				result := executor.Execute(ctx, call("slow", `{"value":"Pi"}`), registry(t, slow))
				if took := time.Since(began); took != row.took {
					t.Errorf("took %v, want %v", took, row.took)
				}
				expectFailure(t, result, "slow", row.want, append(row.causes, toolkit.ErrCancelled)...)
				if result.Err.Error() != row.want {
					t.Errorf("Err reads %q, want %q", result.Err, row.want)
				}
				if errors.Is(result.Err, toolkit.ErrTimeout) {
					t.Error("nothing timed out")
				}
				time.Sleep(2 * time.Hour)
			})
		})
	}
}

// TestFinishedDespiteCancellation keeps what a tool gives though the caller has
// cancelled: it was done, and the model should know.
func TestFinishedDespiteCancellation(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	result := executor.Execute(ctx, call("echo", `{"value":"Pi"}`), registry(t, tool("echo",
		func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
			cancel()
			return echo(ctx, p, call)
		})))
	if result.IsError || result.Content[0] != toolkit.Text("Pi") {
		t.Errorf("result = %+v", result)
	}
}

func TestSchemaThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		result := executor.Execute(ctx, call("boom", `{}`), registry(t, handTool(func() (int, error) {
			time.Sleep(time.Hour)
			return 0, nil
		})))
		expectFailure(t, result, "boom", "cancelled before it started", toolkit.ErrCancelled, context.DeadlineExceeded)
		time.Sleep(2 * time.Hour)
	})
}

func TestLateProgressIsDropped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var heard atomic.Int32
		listener := toolkit.CallContext{}.WithProgress(func(...toolkit.Content) { heard.Add(1) })
		slow := tool("slow", func(_ context.Context, _ valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
			call.ReportProgress(toolkit.Text("early"))
			time.Sleep(time.Hour)
			call.ReportProgress(toolkit.Text("late"))
			return toolkit.Output[any]{}, nil
		})
		slow.Timeout = time.Second
		executor.Execute(t.Context(), call("slow", `{"value":"Pi"}`), registry(t, slow), executor.WithCallContext(listener))
		time.Sleep(2 * time.Hour)
		if heard.Load() != 1 {
			t.Errorf("heard %d reports, want 1", heard.Load())
		}
	})
}

func TestParseOptions(t *testing.T) {
	r := registry(t, tool("echo", echo), handTool(func() (int, error) { return 0, nil }))
	e := executor.New(r, executor.WithParseOptions(toolkit.RejectUnknown()), executor.WithParseOptions(toolkit.MaxDepth(3)))
	expectFailure(t, e.Execute(context.Background(), call("echo", `{"value":"Pi","valu":1}`)), "echo", `valu: is not a parameter; did you mean "value"?`)
	expectFailure(t, e.Execute(context.Background(), call("echo", `{"value":"Pi","a":[[[]]]}`)), "echo", `arguments are nested deeper than 3 levels`)
	expectFailure(t, e.Execute(context.Background(), call("boom", `{}`)), "boom", `the schema of boom takes no parse options: it has no ParseWith method`)
}

func TestObserver(t *testing.T) {
	r := registry(t, tool("echo", echo), tool("boom", failing(errors.New("exploded"))))
	for _, row := range []struct {
		call toolkit.Call
		want []string
	}{
		{call("echo", `{"value":"Pi","x":1}`), []string{"start", "lookup", `parse {Pi} [/x]`, `execute [{Pi}] {echo}`, "end [{Pi}]"}},
		{call("echo", `{"value":1}`), []string{"start", "lookup", "parse failed: value: must be a string, got number", "end failed: value: must be a string, got number"}},
		{call("boom", `{"value":"Pi"}`), []string{"start", "lookup", "parse {Pi} []", "execute failed: exploded", "end failed: exploded"}},
		{call("missing", ``), []string{"start", "lookup failed: unknown tool", "end failed: unknown tool"}},
	} {
		var steps []string
		executor.Execute(context.Background(), row.call, r, executor.WithObserver(func(s executor.Step) {
			text := string(s.Boundary)
			switch {
			case s.Err != nil:
				text += " failed: " + s.Err.Error()
			case s.Boundary == executor.ParseStep:
				text += fmt.Sprint(" ", s.Params, " ", s.Dropped)
			case s.Boundary == executor.ExecuteStep:
				text += fmt.Sprint(" ", s.Output.Content, " ", s.Output.Details)
			case s.Boundary == executor.EndStep:
				text += fmt.Sprint(" ", s.Result.Content)
			}
			if s.Call.Name != row.call.Name {
				t.Errorf("the step is of the call %+v", s.Call)
			}
			steps = append(steps, text)
		}))
		if !slices.Equal(steps, row.want) {
			t.Errorf("%s: steps %q, want %q", row.call.Name, steps, row.want)
		}
	}
}

func TestExecuteAll(t *testing.T) {
	var running, most atomic.Int32
	ctx, cancel := context.WithCancel(context.Background())
	r := registry(t, tool("boom", failing(errors.New("exploded"))),
		tool("echo", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
			most.Store(max(most.Load(), running.Add(1)))
			defer running.Add(-1)
			if p.Value == "stop" {
				cancel()
			}
			return echo(ctx, p, call)
		}))
	calls := []toolkit.Call{
		{ID: "a", Name: "echo", Arguments: json.RawMessage(`{"value":"1"}`)},
		{ID: "c", Name: "boom", Arguments: json.RawMessage(`{"value":"2"}`)},
		{ID: "d", Name: "echo", Arguments: json.RawMessage(`{"value":"stop"}`)},
		{ID: "e", Name: "echo", Arguments: json.RawMessage(`{"value":"3"}`)},
	}
	want := []string{"1", "Tool boom failed: exploded", "stop",
		"Tool echo failed: cancelled before it started"}
	results := executor.New(r, executor.WithConcurrency(1)).ExecuteAll(ctx, calls)
	if len(results) != len(calls) {
		t.Fatalf("%d results for %d calls", len(results), len(calls))
	}
	for i, result := range results {
		if result.ToolCallID != calls[i].ID || result.ToolName != calls[i].Name || result.Content[0] != toolkit.Text(want[i]) {
			t.Errorf("result %d is %+v, want %s", i, result, want[i])
		}
	}
	if most.Load() != 1 {
		t.Errorf("%d calls ran at the same time", most.Load())
	}
	if got := executor.New(r).ExecuteAll(ctx, nil); got == nil || len(got) != 0 {
		t.Errorf("no calls give %v", got)
	}
}

func TestConcurrency(t *testing.T) {
	var heard atomic.Int32
	r := registry(t, tool("echo", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		call.ReportProgress(toolkit.Text(call.CallID))
		return echo(ctx, p, call)
	}))
	e := executor.New(r, executor.WithCallContext(toolkit.CallContext{}.WithProgress(func(...toolkit.Content) { heard.Add(1) })))
	var wg sync.WaitGroup
	for i := range 100 {
		wg.Go(func() {
			id := fmt.Sprint(i)
			result := e.Execute(context.Background(), toolkit.Call{ID: id, Name: "echo", Arguments: json.RawMessage(`{"value":"` + id + `"}`)})
			if result.ToolCallID != id || result.Content[0] != toolkit.Text(id) {
				t.Errorf("call %s has the result %+v", id, result)
			}
		})
	}
	wg.Wait()
	if heard.Load() != 100 {
		t.Errorf("heard %d reports, want 100", heard.Load())
	}
}

// TestListenerThatHangs delays the result of its tool by the grace, and no longer.
func TestListenerThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		stop := make(chan struct{})
		talk := tool("talk", func(_ context.Context, _ valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
			call.ReportProgress(toolkit.Text("a"))
			return toolkit.Output[any]{}, nil
		})
		talk.Timeout = time.Minute
		began := time.Now()
		result := executor.Execute(t.Context(), call("talk", `{"value":"Pi"}`), registry(t, talk),
			executor.WithCallContext(toolkit.CallContext{}.WithProgress(func(...toolkit.Content) { <-stop })))
		expectFailure(t, result, "talk", "timed out after 1m0s", toolkit.ErrTimeout)
		if took := time.Since(began); took != time.Minute+2*time.Second {
			t.Errorf("took %v", took)
		}
		close(stop)
	})
}
