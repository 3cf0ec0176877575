package executor_test

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/toolgen-go/toolgen/executor"
	"github.com/toolgen-go/toolgen/toolkit"
)

var (
	soakCalls = flag.Int("soak.calls", 10_000, "how many calls TestSoak makes")
	soakSeed  = flag.Uint64("soak.seed", 1, "the first seed of TestSoak")
)

// TestSoak makes batches of random calls of random tools, with random hooks, limits and cancellations, and
// compares each outcome with what a model of the executor allows. Every batch lives in a bubble of its
// own, which ends only when no goroutine is left.
func TestSoak(t *testing.T) {
	outcomes := map[string]int{}
	calls := 0
	for seed := *soakSeed; calls < *soakCalls; seed++ {
		synctest.Test(t, func(t *testing.T) {
			s := newSoak(t, seed)
			s.run()
			calls += len(s.calls)
			for kind, n := range s.outcomes {
				outcomes[kind] += n
			}
		})
		if t.Failed() {
			t.Fatalf("seed %d: run again with -soak.seed=%d -soak.calls=1", seed, seed)
		}
	}
	t.Logf("%d calls: %v", calls, outcomes)
	for _, kind := range []string{"success", "domain error", "error", "retry", "panic", "unknown", "invalid", "blocked", "timeout",
		"cancelled before it started", "cancelled after it started", "cancelled after it ended", "truncated", "duplicate", "repeat", "hook failed"} {
		if outcomes[kind] == 0 {
			t.Errorf("no call had the outcome %q", kind)
		}
	}
}

// soak is one batch, and what was seen of it.
type soak struct {
	t     *testing.T
	rand  *rand.Rand
	seed  uint64
	tools map[string]*toolkit.Tool[script, any]
	opts  []executor.Option

	calls       []toolkit.Call
	concurrency int
	hooksBefore bool
	hooksAfter  bool

	mu       sync.Mutex
	parsed   map[string]int // by the text of the arguments
	executed map[string]int
	running  map[string]int // by lane, without those that were told to stop
	total    int
	starts   map[int]int
	ends     map[int]int
	outcomes map[string]int
}

// script says what a tool does. It is the parameters of every tool of the test.
type script struct {
	token  string // is the call's own
	sleep  time.Duration
	ignore bool // sleeps on when it should stop
	report bool // reports progress, also late
	then   string
}

type scriptSchema struct{ s *soak }

func (scriptSchema) JSONSchema() json.RawMessage { return nil }

// Parse reads arguments of the form {"script":"TOKEN SLEEP IGNORE REPORT THEN"}.
func (s scriptSchema) Parse(arguments []byte) (p script, err error) {
	var v struct{ Script string }
	if err := json.Unmarshal(arguments, &v); err != nil {
		return p, err
	}
	if _, err := fmt.Sscan(v.Script, &p.token, &p.sleep, &p.ignore, &p.report, &p.then); err != nil {
		return p, err
	}
	switch p.then {
	case "parsepanics":
		panic("parse")
	case "parseexits":
		runtime.Goexit()
	}
	s.s.mu.Lock()
	s.s.parsed[p.token]++
	s.s.mu.Unlock()
	return p, nil
}

func newSoak(t *testing.T, seed uint64) *soak {
	s := &soak{t: t, seed: seed, rand: rand.New(rand.NewPCG(seed, 0)), tools: map[string]*toolkit.Tool[script, any]{},
		parsed: map[string]int{}, executed: map[string]int{}, running: map[string]int{},
		starts: map[int]int{}, ends: map[int]int{}, outcomes: map[string]int{}}
	for i := range 6 {
		tool := &toolkit.Tool[script, any]{Name: fmt.Sprint("tool", i), Schema: scriptSchema{s}}
		lane := func(script) string { return "" }
		switch s.rand.IntN(4) {
		case 0:
			tool.Mode = toolkit.Sequential
			lane = func(script) string { return "sequential" }
		case 1:
			tool.Key = func(p script) string { return string(p.token[len(p.token)-1] & 3 & 1) }
			lane = func(p script) string { return "key " + tool.Key(p) }
		}
		if s.maybe(3) {
			tool.Timeout = s.duration()
		}
		tool.Inline = s.maybe(6)
		tool.Execute = func(ctx context.Context, p script, call toolkit.CallContext) (toolkit.Output[any], error) {
			return s.execute(ctx, p, call, lane(p))
		}
		s.tools[tool.Name] = tool
	}
	for i := range s.rand.IntN(20) {
		s.calls = append(s.calls, s.call(i))
	}
	s.options()
	return s
}

// maybe is true once in n times.
func (s *soak) maybe(n int) bool { return s.rand.IntN(n) == 0 }

func (s *soak) duration() time.Duration {
	return time.Duration(1+s.rand.IntN(50)) * 100 * time.Millisecond
}

func (s *soak) call(i int) toolkit.Call {
	sleep := time.Duration(0)
	if s.maybe(2) {
		sleep = s.duration()
	}
	ends := []string{"fail", "domain", "retry", "panic", "exit", "parsepanics", "parseexits"}
	then := "succeed"
	if s.maybe(3) {
		then = ends[s.rand.IntN(len(ends))]
	}
	text := fmt.Sprintf("t%d %d %t %t %s", i, sleep, s.maybe(4), s.maybe(3), then)
	call := toolkit.Call{ID: fmt.Sprint("id", i), Name: fmt.Sprint("tool", s.rand.IntN(6)), Arguments: json.RawMessage(`{"script":"` + text + `"}`)}
	switch s.rand.IntN(12) {
	case 0:
		call.Name = "unknown"
	case 1:
		call.Arguments = json.RawMessage(`{"script":`)
	case 2:
		call.ID = ""
	case 3:
		if i > 0 {
			call.ID = s.calls[i-1].ID
		}
	case 4:
		if i > 0 {
			call = s.calls[s.rand.IntN(i)]
		}
	}
	return call
}

// options chooses what the executor does besides.
func (s *soak) options() {
	s.opts = []executor.Option{
		executor.WithLogger(slog.New(slog.NewTextHandler(io.Discard, nil))),
		executor.WithObserver(s.observe),
		executor.WithResultLimit(1000),
	}
	s.concurrency = 16
	if s.maybe(2) {
		s.concurrency = 1 + s.rand.IntN(4)
		s.opts = append(s.opts, executor.WithConcurrency(s.concurrency))
	}
	if s.maybe(2) {
		s.opts = append(s.opts, executor.WithTimeout(s.duration()))
	}
	if s.maybe(2) {
		s.opts = append(s.opts, executor.WithGrace(s.duration()/10))
	}
	for range s.rand.IntN(3) {
		s.hooksBefore = true
		salt, wait := s.rand.Uint64(), s.duration()
		s.opts = append(s.opts, executor.WithBefore(func(ctx context.Context, r executor.Request) (executor.Decision, error) {
			switch pick(salt, r.Params.(script).token) % 12 {
			case 0:
				return executor.Deny("no"), nil
			case 1:
				return executor.Replace(r.Call.Arguments), nil
			case 2:
				return executor.Replace(json.RawMessage(`{`)), nil
			case 3:
				return executor.Decision{}, errors.New("hook failed")
			case 4:
				panic("hook")
			case 5:
				runtime.Goexit()
			case 6:
				time.Sleep(wait) // and does not look at ctx
			case 7:
				select {
				case <-ctx.Done():
					return executor.Decision{}, ctx.Err()
				case <-time.After(wait):
				}
			}
			return executor.Allow(), nil
		}))
	}
	for range s.rand.IntN(3) {
		s.hooksAfter = true
		salt, wait := s.rand.Uint64(), s.duration()
		s.opts = append(s.opts, executor.WithAfter(func(ctx context.Context, o executor.Outcome) (executor.Change, error) {
			switch pick(salt, o.Call.ID+string(o.Call.Arguments)) % 12 {
			case 0:
				return executor.Change{}, errors.New("hook failed")
			case 1:
				panic("hook")
			case 2:
				runtime.Goexit()
			case 3:
				time.Sleep(wait)
			case 4:
				return executor.Change{Details: toolkit.Some[any]("changed")}, nil
			}
			return executor.Change{}, nil
		}))
	}
}

// pick is a number that depends on the text alone.
func pick(salt uint64, text string) uint64 {
	for _, b := range []byte(text) {
		salt = (salt ^ uint64(b)) * 0x100000001b3
	}
	return salt >> 32
}

// execute is what every tool does.
func (s *soak) execute(ctx context.Context, p script, call toolkit.CallContext, lane string) (out toolkit.Output[any], err error) {
	s.mu.Lock()
	s.executed[p.token]++
	if s.executed[p.token] > s.parsed[p.token] {
		s.t.Errorf("%s is executed before it was parsed", p.token)
	}
	s.enter(lane, 1)
	s.mu.Unlock()
	gone := sync.OnceFunc(func() { s.mu.Lock(); s.enter(lane, -1); s.mu.Unlock() })
	defer gone()
	stop := context.AfterFunc(ctx, gone) // from now on it may be left behind
	defer stop()

	if p.report {
		call.ReportProgress(toolkit.Text("progress"))
		late := time.Duration(len(p.token)) * 100 * time.Millisecond
		time.AfterFunc(late, func() { call.ReportProgress(toolkit.Text("late")) })
		time.AfterFunc(p.sleep, func() { call.ReportProgress(toolkit.Text("at the end")) })
	}
	if p.ignore {
		time.Sleep(p.sleep)
	} else {
		select {
		case <-ctx.Done():
			return out, ctx.Err()
		case <-time.After(p.sleep):
		}
	}
	if p.report {
		call.ReportProgress(toolkit.Text("progress"))
	}
	switch p.then {
	case "fail":
		return out, errors.New("exploded")
	case "retry":
		return out, toolkit.Retry("say more")
	case "domain":
		return toolkit.Output[any]{Content: []toolkit.Content{toolkit.Text("domain")}, IsError: true}, nil
	case "panic":
		panic("tool")
	case "exit":
		runtime.Goexit()
	}
	return toolkit.TextOutput[any](p.token, nil), nil
}

// enter counts who runs.
func (s *soak) enter(lane string, n int) {
	s.total += n
	if s.total > s.concurrency {
		s.t.Errorf("%d calls run at the same time, %d are allowed", s.total, s.concurrency)
	}
	if lane == "" {
		return
	}
	s.running[lane] += n
	if s.running[lane] > 1 {
		s.t.Errorf("%d calls run in the lane %q", s.running[lane], lane)
	}
}

// observe counts the steps of each call, which it knows by its arguments' address.
func (s *soak) observe(step executor.Step) {
	s.mu.Lock()
	defer s.mu.Unlock()
	i := slices.IndexFunc(s.calls, func(c toolkit.Call) bool { return &c.Arguments[0] == &step.Call.Arguments[0] })
	switch step.Boundary {
	case executor.StartStep:
		s.starts[i]++
	case executor.EndStep:
		s.ends[i]++
	case executor.ProgressStep:
		if s.ends[i] > 0 && s.starts[i] == s.ends[i] {
			s.t.Error("progress after the result")
		}
	}
}

// run executes the batch in one of the ways, and judges the results.
func (s *soak) run() {
	for i, c := range s.calls { // so that observe can tell equal calls apart
		s.calls[i].Arguments = slices.Clone(c.Arguments)
	}
	r := new(toolkit.Registry)
	for i := range 6 {
		if err := r.Register(s.tools[fmt.Sprint("tool", i)]); err != nil {
			s.t.Fatal(err)
		}
	}
	e := executor.New(r, s.opts...)
	ctx, cancel := context.WithCancel(s.t.Context())
	defer cancel()
	cancels := s.maybe(3)
	if cancels {
		if s.maybe(4) {
			cancel()
		} else {
			time.AfterFunc(s.duration(), cancel)
		}
	}
	results := make([]toolkit.Result, len(s.calls))
	got := make([]bool, len(s.calls))
	way := s.rand.IntN(6)
	switch way {
	case 0:
		results = e.RefuseTruncated(ctx, s.calls)
	case 1: // and goes away after some of the results
		stopAfter := s.rand.IntN(len(s.calls) + 1)
		for i, result := range e.ExecuteEach(ctx, s.calls) {
			results[i], got[i] = result, true
			if stopAfter--; stopAfter < 0 {
				break
			}
		}
	default:
		results = e.ExecuteAll(ctx, s.calls)
	}
	if len(results) != len(s.calls) {
		s.t.Fatalf("%d results for %d calls", len(results), len(s.calls))
	}
	time.Sleep(time.Minute) // until everything that was left behind has ended
	synctest.Wait()
	if n := e.Stragglers(); n != 0 {
		s.t.Errorf("%d stragglers are left", n)
	}
	if s.total != 0 {
		s.t.Errorf("%d tools are still counted", s.total)
	}
	if way == 1 {
		for i, result := range results {
			if got[i] {
				s.judge(i, result, way, true)
			}
		}
		return
	}
	for i, result := range results {
		s.judge(i, result, way, cancels)
		if s.starts[i] != 1 || s.ends[i] != 1 {
			s.t.Errorf("call %d was seen %d times at its start and %d at its end", i, s.starts[i], s.ends[i])
		}
	}
}

// judge compares a result with what may be.
func (s *soak) judge(i int, r toolkit.Result, way int, cancels bool) {
	call := s.calls[i]
	kind := s.kind(r)
	s.outcomes[kind]++
	var v struct{ Script string }
	_ = json.Unmarshal(call.Arguments, &v)
	token, _, _ := strings.Cut(v.Script, " ")
	parsed, executed := s.parsed[token], s.executed[token]
	fail := func(what string) {
		s.t.Errorf("call %d %s %s: %s: %s %+v, parsed %d, executed %d", i, call.ID, call.Arguments, what, kind, r, parsed, executed)
	}
	if r.ToolCallID != call.ID || r.ToolName != call.Name || len(r.Content) == 0 && !r.Repeat || r.Timestamp.IsZero() {
		fail("the result is not the call's")
	}
	same := func(j int) bool { return s.calls[j].ID == call.ID && call.ID != "" }
	first := slices.IndexFunc(s.calls, func(c toolkit.Call) bool { return c.ID == call.ID && call.ID != "" })
	twin := first >= 0 && first < i && s.calls[first].Name == call.Name && string(s.calls[first].Arguments) == string(call.Arguments)
	copies := 0 // calls with these arguments that may run
	for j, c := range s.calls {
		if string(c.Arguments) == string(call.Arguments) && (!same(j) || j == first) {
			copies++
		}
	}
	if executed > max(copies, 1) {
		fail("executed too often")
	}
	if executed > parsed {
		fail("executed without a parse")
	}
	switch {
	case way == 0:
		if kind != "truncated" && !s.hooksAfter || executed != 0 {
			fail("not refused")
		}
	case first >= 0 && first < i && !twin:
		if kind != "duplicate" && !s.hooksAfter {
			fail("not a duplicate")
		}
	case twin != r.Repeat:
		fail("a repeat is marked, and nothing else is")
	case r.Repeat:
	case call.Name == "unknown":
		if kind != "unknown" && !s.hooksAfter && !cancels || copies == 1 && executed != 0 {
			fail("an unknown tool")
		}
	case copies > 1: // others with the same arguments have executed
	case kind == "success", kind == "domain error", kind == "error", kind == "retry", kind == "cancelled after it started", kind == "timeout":
		if executed != 1 {
			fail("a tool that ran")
		}
	case kind == "invalid", kind == "blocked", kind == "cancelled before it started", kind == "duplicate":
		if executed != 0 {
			fail("a tool that did not run")
		}
	}
	if !cancels && errors.Is(r.Err, toolkit.ErrCancelled) {
		fail("nobody cancelled")
	}
}

// kind names an outcome.
func (s *soak) kind(r toolkit.Result) string {
	text := fmt.Sprint(r.Content)
	var parse *toolkit.ParseError
	switch {
	case r.Repeat:
		return "repeat"
	case !r.IsError:
		return "success"
	case r.Err == nil:
		return "domain error"
	case strings.Contains(text, "hook failed"):
		return "hook failed"
	case errors.As(r.Err, new(*toolkit.PanicError)):
		return "panic"
	case errors.Is(r.Err, toolkit.ErrUnknownTool):
		return "unknown"
	case errors.Is(r.Err, toolkit.ErrBlocked):
		return "blocked"
	case errors.Is(r.Err, toolkit.ErrTimeout):
		return "timeout"
	case errors.Is(r.Err, toolkit.ErrTruncated):
		return "truncated"
	case errors.Is(r.Err, toolkit.ErrDuplicateCall):
		return "duplicate"
	case errors.As(r.Err, new(*toolkit.RetryError)):
		return "retry"
	case strings.Contains(text, "before it started"):
		return "cancelled before it started"
	case strings.Contains(text, "after it started"), errors.Is(r.Err, toolkit.ErrCancelled) && strings.Contains(text, "context canceled"):
		return "cancelled after it started"
	case strings.Contains(text, "after it ended"):
		return "cancelled after it ended"
	case strings.Contains(text, "exploded"):
		return "error"
	case errors.As(r.Err, &parse), strings.Contains(text, "unexpected end"):
		return "invalid"
	}
	return text
}
