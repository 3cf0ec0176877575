package toolkit

import (
	"context"
	"errors"
	"sync/atomic"
)

// Invocation is a call whose arguments were parsed. Only [AnyTool.Prepare] makes
// one that runs, so that no tool executes before its arguments were accepted.
// Copies stand for the same invocation. It is safe for concurrent use.
type Invocation struct {
	prepared invocation
}

// invocation hides the types of a tool.
type invocation interface {
	boxed() any
	unknown() []string
	key() string
	run(context.Context, CallContext) (Output[any], error)
}

// Params returns the parsed parameters, a P of the Tool[P, D]; nil for the zero
// Invocation.
func (i Invocation) Params() any {
	if i.prepared == nil {
		return nil
	}
	return i.prepared.boxed()
}

// Dropped returns the fields of the arguments that are no parameters and were left
// out, as JSON Pointers (RFC 6901) in the order of the text, at most 64.
func (i Invocation) Dropped() []string {
	if i.prepared == nil {
		return nil
	}
	return i.prepared.unknown()
}

// Key returns what the call works on, as [Tool].Key names it; empty where it names
// nothing. A panic of the tool passes through.
func (i Invocation) Key() string {
	if i.prepared == nil {
		return ""
	}
	return i.prepared.key()
}

// Run executes the tool with the parsed parameters. It works once: the second Run
// returns an error without executing, and so does that of the zero Invocation.
// A panic of the tool passes through; package executor catches it.
func (i Invocation) Run(ctx context.Context, call CallContext) (Output[any], error) {
	if i.prepared == nil {
		return Output[any]{}, errNotPrepared
	}
	if ctx == nil {
		ctx = context.Background()
	}
	return i.prepared.run(ctx, call)
}

// prepared is all that Prepare allocates besides the parameters' own memory.
type prepared[P, D any] struct {
	tool    *Tool[P, D]
	params  P
	dropped []string
	ran     atomic.Bool
}

func (p *prepared[P, D]) boxed() any { return p.params }

func (p *prepared[P, D]) unknown() []string { return p.dropped }

func (p *prepared[P, D]) key() string {
	if p.tool.Key == nil {
		return ""
	}
	return p.tool.Key(p.params)
}

func (p *prepared[P, D]) run(ctx context.Context, call CallContext) (Output[any], error) {
	if p.ran.Swap(true) {
		return Output[any]{}, errRanAlready
	}
	out, err := p.tool.Execute(ctx, p.params, call)
	return Output[any]{Content: out.Content, Details: out.Details, IsError: out.IsError}, err
}

var (
	errNotPrepared = errors.New("the invocation was not prepared")
	errRanAlready  = errors.New("the invocation has run already")
)
