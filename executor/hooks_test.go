package executor_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

// counted is echo, and counts how often it runs.
func counted(ran *atomic.Int32) *toolkit.Tool[valueParams, any] {
	return tool("echo", func(ctx context.Context, p valueParams, call toolkit.CallContext) (toolkit.Output[any], error) {
		ran.Add(1)
		return echo(ctx, p, call)
	})
}

func TestBefore(t *testing.T) {
	stop := errors.New("no such user")
	for _, row := range []struct {
		name   string
		hook   executor.Before
		want   string
		ran    int32
		causes []error
	}{
		{"allows", func(context.Context, executor.Request) (executor.Decision, error) { return executor.Allow(), nil }, "Pi", 1, nil},
		{"denies", func(context.Context, executor.Request) (executor.Decision, error) { return executor.Deny(""), nil }, "Tool echo failed: blocked", 0, []error{toolkit.ErrBlocked}},
		{"denies with a reason", func(context.Context, executor.Request) (executor.Decision, error) {
			return executor.Deny("not on Sundays"), nil
		}, "Tool echo failed: blocked: not on Sundays", 0, []error{toolkit.ErrBlocked}},
		{"replaces", func(context.Context, executor.Request) (executor.Decision, error) {
			return executor.Replace(json.RawMessage(`{"value":"Tau"}`)), nil
		}, "Tau", 1, nil},
		{"replaces by arguments that are refused", func(context.Context, executor.Request) (executor.Decision, error) {
			return executor.Replace(json.RawMessage(`{"value":1}`)), nil
		}, "Tool echo failed: the arguments were replaced, and what replaced them was refused: value: must be a string, got number", 0, nil},
		{"fails", func(context.Context, executor.Request) (executor.Decision, error) { return executor.Allow(), stop }, "Tool echo failed: no such user", 0, []error{stop}},
		{"panics", func(context.Context, executor.Request) (executor.Decision, error) { panic(stop) }, "Tool echo failed: internal error", 0, []error{stop}},
		{"exits", func(context.Context, executor.Request) (executor.Decision, error) {
			runtime.Goexit()
			return executor.Allow(), nil
		}, "Tool echo failed: internal error", 0, nil},
	} {
		t.Run(row.name, func(t *testing.T) {
			var ran atomic.Int32
			_, quietly := quiet()
			result := executor.Execute(t.Context(), call("echo", `{"value":"Pi"}`), registry(t, counted(&ran)), quietly, executor.WithBefore(row.hook))
			expectTexts(t, []toolkit.Result{result}, row.want)
			if ran.Load() != row.ran {
				t.Errorf("ran %d times, want %d", ran.Load(), row.ran)
			}
			for _, cause := range row.causes {
				if !errors.Is(result.Err, cause) {
					t.Errorf("Err is %v and not %v", result.Err, cause)
				}
			}
		})
	}
}

// TestBeforeChain: each hook sees what the one before has made of the arguments, and none is asked after a no.
func TestBeforeChain(t *testing.T) {
	var seen []string
	see := func(d executor.Decision) executor.Before {
		return func(_ context.Context, r executor.Request) (executor.Decision, error) {
			seen = append(seen, fmt.Sprint(r.Params.(valueParams).Value, r.Dropped, r.Tool.Name, string(r.Call.Arguments)))
			return d, nil
		}
	}
	executor.Execute(t.Context(), call("echo", `{"value":"a","x":1}`), registry(t, tool("echo", echo)),
		executor.WithBefore(see(executor.Replace(json.RawMessage(`{"value":"b"}`))), see(executor.Allow())),
		executor.WithBefore(see(executor.Deny("")), see(executor.Allow())))
	want := []string{`a[/x]echo{"value":"a","x":1}`, `b[]echo{"value":"a","x":1}`, `b[]echo{"value":"a","x":1}`}
	if !slices.Equal(seen, want) {
		t.Errorf("seen %q, want %q", seen, want)
	}
}

// TestNothingToAsk: hooks before do not see calls that cannot run anyway.
func TestNothingToAsk(t *testing.T) {
	e := executor.New(registry(t, tool("echo", echo)), executor.WithBefore(func(context.Context, executor.Request) (executor.Decision, error) {
		t.Error("asked")
		return executor.Allow(), nil
	}))
	e.ExecuteAll(t.Context(), calls("missing"))
	e.Execute(t.Context(), call("echo", `{}`))
}

// TestApprovalWaits: who waits for a person takes nobody's place, and cancelling ends the wait.
func TestApprovalWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		asked := executor.WithBefore(func(ctx context.Context, r executor.Request) (executor.Decision, error) {
			if r.Params.(valueParams).Value != "1s" {
				<-ctx.Done()
				return executor.Allow(), ctx.Err()
			}
			return executor.Allow(), nil
		})
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(time.Minute, cancel)
		began := time.Now()
		var order []int
		results := make([]toolkit.Result, 3)
		for i, r := range executor.New(registry(t, sleeper("sleep")), asked, executor.WithConcurrency(2), executor.WithTimeout(time.Second)).
			ExecuteEach(ctx, calls("sleep 2s", "sleep 3s", "sleep 1s")) {
			order, results[i] = append(order, i), r
		}
		expectTexts(t, results, "Tool sleep failed: cancelled before it started", "Tool sleep failed: cancelled before it started", "1s")
		if order[0] != 2 || time.Since(began) != time.Minute {
			t.Errorf("order %v, took %v", order, time.Since(began))
		}
	})
}

func TestAfter(t *testing.T) {
	stop := errors.New("no disk")
	content := toolkit.Some([]toolkit.Content{toolkit.Text("other")})
	for _, row := range []struct {
		name   string
		change executor.Change
		err    error
		want   string
	}{
		{"nothing", executor.Change{}, nil, `"content":[{"type":"text","text":"Pi"}],"details":{"source":"echo"},"isError":false`},
		{"content", executor.Change{Content: content}, nil, `"content":[{"type":"text","text":"other"}],"details":{"source":"echo"},"isError":false`},
		{"no content", executor.Change{Content: toolkit.Null[[]toolkit.Content]()}, nil, `"content":[],"details":{"source":"echo"},"isError":false`},
		{"details", executor.Change{Details: toolkit.Some[any](1)}, nil, `"content":[{"type":"text","text":"Pi"}],"details":1,"isError":false`},
		{"no details", executor.Change{Details: toolkit.Null[any]()}, nil, `"content":[{"type":"text","text":"Pi"}],"isError":false`},
		{"a failure", executor.Change{IsError: toolkit.Some(true)}, nil, `"content":[{"type":"text","text":"Pi"}],"details":{"source":"echo"},"isError":true`},
		{"an error", executor.Change{Content: content}, stop, `"content":[{"type":"text","text":"Tool echo failed: no disk"}],"details":{"error":"no disk"},"isError":true`},
	} {
		t.Run(row.name, func(t *testing.T) {
			result := executor.Execute(t.Context(), call("echo", `{"value":"Pi"}`), registry(t, tool("echo", echo)),
				executor.WithAfter(func(context.Context, executor.Outcome) (executor.Change, error) { return row.change, row.err }))
			expect(t, result, `{"role":"toolResult","toolCallId":"call-1","toolName":"echo",`+row.want+`,"timestamp":1764558000000}`)
			if !errors.Is(result.Err, row.err) {
				t.Errorf("Err is %v", result.Err)
			}
		})
	}
}

// TestAfterSeesEveryOutcome, whether the tool ran or not, and knows its cause.
func TestAfterSeesEveryOutcome(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, quietly := quiet()
		var mu sync.Mutex
		seen := map[string]error{}
		hang := tool("hang", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			time.Sleep(time.Hour)
			return toolkit.Output[any]{}, nil
		})
		hang.Timeout = time.Second
		boom := tool("boom", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) { panic("secret") })
		exit := tool("exit", func(context.Context, valueParams, toolkit.CallContext) (toolkit.Output[any], error) {
			runtime.Goexit()
			return toolkit.Output[any]{}, nil
		})
		e := executor.New(registry(t, tool("echo", echo), tool("deny", echo), hang, boom, exit), quietly, executor.WithConcurrency(1),
			executor.WithBefore(func(_ context.Context, r executor.Request) (executor.Decision, error) {
				if r.Call.Name == "deny" {
					return executor.Deny("no"), nil
				}
				return executor.Allow(), nil
			}),
			executor.WithAfter(func(_ context.Context, o executor.Outcome) (executor.Change, error) {
				mu.Lock()
				defer mu.Unlock()
				seen[o.Call.ID+" "+o.Call.Name] = o.Result.Err
				return executor.Change{Details: toolkit.Some[any]("seen")}, nil
			}))
		list := calls("echo 1", "missing", "deny 1", "hang 1", "boom 1", "exit 1", "echo 2", "echo 3")
		list[6].Arguments = json.RawMessage(`{}`)
		list[7].ID = "1"
		for i, r := range e.ExecuteAll(t.Context(), list) {
			if r.Details != "seen" {
				t.Errorf("result %d was not changed: %+v", i, r)
			}
		}
		e.RefuseTruncated(t.Context(), []toolkit.Call{{ID: "8", Name: "echo"}})
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		e.Execute(ctx, toolkit.Call{ID: "9", Name: "echo"})
		time.Sleep(time.Hour)
		parse, panicked := new(*toolkit.ParseError), new(*toolkit.PanicError)
		for key, is := range map[string]func(error) bool{
			"1 missing": func(err error) bool { return errors.Is(err, toolkit.ErrUnknownTool) },
			"2 deny":    func(err error) bool { return errors.Is(err, toolkit.ErrBlocked) },
			"3 hang":    func(err error) bool { return errors.Is(err, toolkit.ErrTimeout) },
			"4 boom":    func(err error) bool { return errors.As(err, panicked) },
			"5 exit":    func(err error) bool { return errors.As(err, panicked) },
			"6 echo":    func(err error) bool { return errors.As(err, parse) },
			"1 echo":    func(err error) bool { return errors.Is(err, toolkit.ErrDuplicateCall) },
			"8 echo":    func(err error) bool { return errors.Is(err, toolkit.ErrTruncated) },
			"9 echo":    func(err error) bool { return errors.Is(err, toolkit.ErrCancelled) },
		} {
			if err, ok := seen[key]; !ok || !is(err) {
				t.Errorf("%s: seen %t with %v", key, ok, err)
			}
		}
	})
}

// TestAfterThatFails: the hooks after it see the failure, and what went wrong before stays known.
func TestAfterThatFails(t *testing.T) {
	stop := errors.New("no disk")
	for name, fail := range map[string]executor.After{
		"no disk":        func(context.Context, executor.Outcome) (executor.Change, error) { return executor.Change{}, stop },
		"internal error": func(context.Context, executor.Outcome) (executor.Change, error) { panic(stop) },
	} {
		_, quietly := quiet()
		last := ""
		result := executor.Execute(t.Context(), call("missing", `{}`), nil, quietly, executor.WithAfter(fail,
			func(_ context.Context, o executor.Outcome) (executor.Change, error) {
				last = texts([]toolkit.Result{o.Result})[0]
				return executor.Change{}, nil
			}))
		if want := "Tool missing failed: " + name; last != want || texts([]toolkit.Result{result})[0] != want {
			t.Errorf("the last hook saw %q, the result is %v, want %q", last, result.Content, want)
		}
		if !errors.Is(result.Err, stop) || !errors.Is(result.Err, toolkit.ErrUnknownTool) {
			t.Errorf("Err is %v", result.Err)
		}
	}
}

// TestAfterThatHangs is left behind when the caller has cancelled, and not before.
func TestAfterThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(time.Hour, cancel)
		began := time.Now()
		e := executor.New(registry(t, tool("echo", echo)), executor.WithAfter(func(context.Context, executor.Outcome) (executor.Change, error) {
			time.Sleep(2 * time.Hour)
			return executor.Change{}, nil
		}))
		expectFailure(t, e.Execute(ctx, call("echo", `{"value":"Pi"}`)), "echo", "cancelled after it ended", toolkit.ErrCancelled)
		if time.Since(began) != time.Hour+time.Second || e.Stragglers() != 1 {
			t.Errorf("took %v, %d stragglers", time.Since(began), e.Stragglers())
		}
		time.Sleep(2 * time.Hour)
		if e.Stragglers() != 0 {
			t.Errorf("%d stragglers", e.Stragglers())
		}
	})
}
