package executor

import (
	"context"
	"slices"
	"sync"

	"github.com/toolgen-go/toolgen/toolkit"
)

// defaultConcurrency is how many calls of a batch run at the same time where nothing else is said.
const defaultConcurrency = 16

// gate lets the calls of one batch start: so many at a time, and of those that are in one lane only one, in
// the order of the calls. A call that waits for its lane takes nobody's place.
type gate struct {
	slots chan struct{} // as many as may run; a running call has put one in

	mu    sync.Mutex
	lanes map[lane][]*spot // who runs, then who waits
	order []*spot          // the calls that may get a lane, in the order of the calls
	sure  int              // so many of order have their lane, or have left
}

// lane is what calls of a batch must not do at the same time. Those of the zero lane may.
type lane struct {
	sequential bool
	key        string
}

// lane returns the lane of a call with these arguments.
func (f *flight) lane(i toolkit.Invocation) lane {
	if f.spot == nil {
		return lane{}
	}
	switch policy := f.tool.RunPolicy(); {
	case f.concurrency == 1:
		return lane{sequential: true} // and not in the order in which they come to the gate
	case policy.Keyed:
		return lane{key: i.Key()}
	case policy.Mode == toolkit.Sequential:
		return lane{sequential: true}
	}
	return lane{}
}

// spot is the place of a call at the gate of its batch. Outside a batch it is nil, and
// lets everything pass.
type spot struct {
	gate *gate
	next chan struct{} // closed when every earlier call of order has its lane; nil: it is not in order

	// Of what follows, gate.mu guards all.
	lane   lane
	turn   chan struct{} // closed when the call is the first in its lane
	joined bool
	inside bool // it has a slot
	left   bool
}

// spotFor returns the place of the next call of the batch.
func (g *gate) spotFor(p toolkit.RunPolicy) *spot {
	s := &spot{gate: g}
	if cap(g.slots) == 1 || p.Keyed || p.Mode == toolkit.Sequential {
		s.next = make(chan struct{})
		g.order = append(g.order, s)
	}
	return s
}

// open lets the calls join, when all have their place.
func (g *gate) open() {
	if len(g.order) > 0 {
		close(g.order[0].next)
	}
}

// advance lets those join whose earlier calls have.
func (g *gate) advance() {
	for g.sure < len(g.order) && (g.order[g.sure].joined || g.order[g.sure].left) {
		g.sure++
		if g.sure < len(g.order) {
			close(g.order[g.sure].next)
		}
	}
}

// join puts the call into a lane, at its end, and out of the one in which it was. It reports false where the
// context is done or the call was given up.
func (s *spot) join(ctx context.Context, l lane) bool {
	if s == nil || s.next == nil {
		return true
	}
	select {
	case <-s.next:
	case <-ctx.Done():
		return false
	}
	g := s.gate
	g.mu.Lock()
	defer g.mu.Unlock()
	if s.left || s.joined && l == s.lane {
		return !s.left
	}
	g.quit(s)
	s.lane, s.joined = l, true
	if l != (lane{}) {
		s.turn = make(chan struct{})
		g.lanes[l] = append(g.lanes[l], s)
		if g.lanes[l][0] == s {
			close(s.turn)
		}
	}
	g.advance()
	return true
}

// quit takes the call out of its lane and lets the next one have its turn.
func (g *gate) quit(s *spot) {
	if s.lane == (lane{}) {
		return
	}
	queue := g.lanes[s.lane]
	if queue[0] != s {
		i := slices.Index(queue, s)
		g.lanes[s.lane] = slices.Delete(queue, i, i+1)
		return
	}
	if queue = queue[1:]; len(queue) == 0 {
		delete(g.lanes, s.lane)
		return
	}
	g.lanes[s.lane] = queue
	close(queue[0].turn)
}

// enter waits until the call may run. It reports false where the context is done or the call was given up.
func (s *spot) enter(ctx context.Context) bool {
	if s == nil {
		return true
	}
	if s.turn != nil {
		select {
		case <-s.turn:
		case <-ctx.Done():
			return false
		}
	}
	g := s.gate
	select {
	case g.slots <- struct{}{}:
	case <-ctx.Done():
		return false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if s.left {
		<-g.slots
		return false
	}
	s.inside = true
	return true
}

// leave gives up the place, also when a goroutine that was left behind is still in it: a call that waits for
// one that never ends would never end either.
func (s *spot) leave() {
	if s == nil {
		return
	}
	g := s.gate
	g.mu.Lock()
	defer g.mu.Unlock()
	if s.left {
		return
	}
	s.left = true
	g.quit(s)
	if s.inside {
		<-g.slots
	}
	g.advance()
}
