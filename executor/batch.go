package executor

import (
	"bytes"
	"context"
	"iter"

	"github.com/toolgen-go/toolgen/toolkit"
)

// ExecuteAll executes the calls of one reply, as [Executor.ExecuteEach] does, and returns when all have
// their result: one for each call, in the order of the calls.
func (e *Executor) ExecuteAll(ctx context.Context, calls []toolkit.Call) []toolkit.Result {
	return collect(calls, e.ExecuteEach(ctx, calls))
}

// ExecuteEach executes the calls of one reply and yields each result as soon as it is there, with the
// index of its call: one for each call, also when the context is done before the last.
//
// Calls run at the same time, as many as [WithConcurrency] says; those of tools that are Sequential, or that
// have the same Key, one after the other. A call with the same id, name and arguments as an earlier one is not run: it
// has that one's outcome and is marked as a Repeat. One that has the id of an earlier call, and is another
// call, is refused. Calls without an id are never the same.
//
// A loop that is left early cancels the calls that are not done, and waits until they have ended or were
// left behind. The context of the tools is done when the loop is over.
func (e *Executor) ExecuteEach(ctx context.Context, calls []toolkit.Call) iter.Seq2[int, toolkit.Result] {
	return e.batch(ctx, calls, nil)
}

// RefuseTruncated answers the calls of a reply that was cut off at the output token limit. None is run, since
// arguments may be incomplete even where they can be parsed, and each result says so. The hooks after
// see them.
func (e *Executor) RefuseTruncated(ctx context.Context, calls []toolkit.Call) []toolkit.Result {
	return collect(calls, e.batch(ctx, calls, cutOff))
}

func collect(calls []toolkit.Call, each iter.Seq2[int, toolkit.Result]) []toolkit.Result {
	results := make([]toolkit.Result, len(calls))
	for i, result := range each {
		results[i] = result
	}
	return results
}

// arrival is the result of the call at an index.
type arrival struct {
	index  int
	result toolkit.Result
}

// batch answers calls at the same time. refused says why none of them may run.
func (e *Executor) batch(ctx context.Context, calls []toolkit.Call, refused *failure) iter.Seq2[int, toolkit.Result] {
	if e == nil {
		e = new(Executor)
	}
	if ctx == nil {
		ctx = context.Background()
	}
	return func(yield func(int, toolkit.Result) bool) {
		ctx, cancel := context.WithCancel(ctx)
		arrivals := make(chan arrival, len(calls))
		flying := 0
		defer func() { // the loop's body may panic, too
			cancel()
			for ; flying > 0; flying-- {
				<-arrivals
			}
		}()

		departures, repeats := e.plan(ctx, calls, refused)
		for _, d := range departures {
			flying++
			go d.deliver(arrivals)
		}
		for flying > 0 {
			a := <-arrivals
			flying--
			if !yield(a.index, a.result) {
				return
			}
			for _, i := range repeats[a.index] {
				if !yield(i, e.repeat(ctx, calls[i], a.result)) {
					return
				}
			}
		}
	}
}

// departure is a call of a batch that is about to go.
type departure struct {
	*flight
	index   int
	refused *failure
}

// plan says which calls of a batch go, and for each of them which others have its outcome.
func (e *Executor) plan(ctx context.Context, calls []toolkit.Call, refused *failure) (departures []departure, repeats map[int][]int) {
	slots := e.concurrency
	if slots == 0 {
		slots = defaultConcurrency
	}
	g := &gate{slots: make(chan struct{}, slots), lanes: make(map[lane][]*spot)}
	repeats = make(map[int][]int)
	firsts := make(map[string]int, len(calls))
	for i, call := range calls {
		why := refused
		if first, taken := firsts[call.ID]; taken && call.ID != "" && refused == nil {
			if same(call, calls[first]) {
				repeats[first] = append(repeats[first], i)
				continue
			}
			why = duplicate
		} else {
			firsts[call.ID] = i
		}
		var policy toolkit.RunPolicy
		if tool, ok := e.registry.Get(call.Name); ok {
			policy = tool.RunPolicy()
		}
		f := &flight{Executor: e, ctx: ctx, call: call, spot: g.spotFor(policy)}
		departures = append(departures, departure{f, i, why})
	}
	g.open()
	return departures, repeats
}

// same reports whether two calls ask for the same.
func same(a, b toolkit.Call) bool {
	return a.Name == b.Name && bytes.Equal(a.Arguments, b.Arguments)
}

// deliver departs, and delivers the result also when an Inline tool ends the goroutine.
func (d departure) deliver(arrivals chan<- arrival) {
	a := arrival{index: d.index}
	returned := false
	defer func() {
		if !returned {
			a.result = d.answer
		}
		arrivals <- a
	}()
	a.result = d.depart(d.refused)
	returned = true
}

// repeat answers a call with the outcome of an earlier one.
func (e *Executor) repeat(ctx context.Context, call toolkit.Call, result toolkit.Result) toolkit.Result {
	f := &flight{Executor: e, ctx: ctx, call: call}
	f.watch()
	result.Repeat = true
	f.passed(StartStep, nil, nil)
	f.tell(&result)
	return result
}
