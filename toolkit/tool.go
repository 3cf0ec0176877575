package toolkit

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"
)

// Tool is a tool with parameters of type P and details of type D. *Tool[P, D] is
// an [AnyTool]. Its fields must not change once it is registered.
type Tool[P, D any] struct {
	// Name is what the model calls.
	Name string
	// Description tells the model what the tool does and when to use it.
	Description string
	// Label is a name for people; it is not sent to the model.
	Label string
	// Schema describes and parses the parameters.
	Schema Schema[P]
	// Execute does the work. It runs only with parameters that Schema has parsed.
	// An error's message reaches the model unedited, but for a [ToolError], which
	// chooses its words, and a [RetryError]. To fail with content or details, return
	// an Output with IsError instead; beside an error the Output is not used.
	Execute func(ctx context.Context, params P, call CallContext) (Output[D], error)

	// Annotations are hints on what a call may do.
	Annotations Annotations
	// Mode says whether calls may run beside other calls of a batch.
	Mode Mode
	// Key, where it is set, names what a call works on, such as a file. Calls of a
	// batch that have the same key run one at a time, in the order of the calls, also
	// when they are of different tools; an empty key is no key. It takes the place of
	// Mode.
	Key func(params P) string
	// Timeout is how long one execution may take. At its end ctx is done; Execute has
	// a moment to return, and then the call has its result whether or not it has
	// returned. Zero means the executor's default, less than zero no limit.
	Timeout time.Duration
	// Inline runs calls on the goroutine of the caller. It is for functions that are
	// short and trusted, and saves them more than half of the executor's time. A panic
	// is still a result. Against the other two failures there is no guard any more: a
	// function that hangs keeps its caller, and runtime.Goexit ends the caller.
	Inline bool
	// Examples are arguments that show the tool in use, each a JSON object.
	Examples []json.RawMessage
	// OutputSchema is the JSON Schema of details, nil where none is stated.
	OutputSchema json.RawMessage
}

// NewTool returns a tool, with P and D inferred from schema and execute.
func NewTool[P, D any](
	name, description string,
	schema Schema[P],
	execute func(ctx context.Context, params P, call CallContext) (Output[D], error),
) *Tool[P, D] {
	return &Tool[P, D]{Name: name, Description: description, Schema: schema, Execute: execute}
}

// AnyTool is a tool of whatever types. It has no method that executes: a tool runs
// through [AnyTool.Prepare] and [Invocation.Run]. Only *[Tool] implements it.
type AnyTool interface {
	// Definition returns what a model is told about the tool, and the settings
	// that others read. Nothing in it is executable.
	Definition() Definition
	// Prepare parses the arguments. The error is a *[ParseError] where the
	// arguments are at fault. Options on a hand-written schema without ParseWith
	// are an error.
	Prepare(arguments []byte, opts ...ParseOption) (Invocation, error)
	// RunPolicy returns how calls of the tool are to be run.
	RunPolicy() RunPolicy

	// check returns the name, or why the tool cannot be registered. Being
	// unexported, it also keeps other packages from writing an AnyTool of their own.
	check() (name string, err error)
	// itself returns the *Tool, which a type that embeds an AnyTool cannot pretend to be.
	itself() AnyTool
}

// RunPolicy is how calls of a tool are to be run.
type RunPolicy struct {
	Mode    Mode
	Keyed   bool // calls have a key, see [Invocation.Key]
	Timeout time.Duration
	Inline  bool
}

// Mode says whether calls of a tool may run beside others.
type Mode uint8

const (
	// Parallel calls may run at the same time as other calls. It is the default.
	Parallel Mode = iota
	// Sequential calls of a batch run one at a time, in the order of the calls. Parallel
	// calls run beside them, and are not held up.
	Sequential
)

// String returns "parallel" or "sequential".
func (m Mode) String() string {
	if m == Sequential {
		return "sequential"
	}
	return "parallel"
}

// Annotations are hints on what a call may do, with the meaning and the defaults of
// ToolAnnotations of the Model Context Protocol (2025-06-18). A nil hint is not
// stated, and readers assume its default. They inform people and programs; nothing
// here enforces them.
type Annotations struct {
	// ReadOnly: the tool changes nothing. Not stated, it may.
	ReadOnly *bool
	// Destructive: a change may delete or overwrite. Not stated, it may. It means
	// nothing for a tool that is read-only.
	Destructive *bool
	// Idempotent: the same call again changes nothing further. Not stated, it may.
	// It means nothing for a tool that is read-only.
	Idempotent *bool
	// OpenWorld: the tool reaches beyond the program, such as the web. Not stated,
	// it may.
	OpenWorld *bool
}

// Definition implements [AnyTool].
func (t *Tool[P, D]) Definition() Definition {
	if t == nil {
		return Definition{Parameters: slices.Clone(anyObject)}
	}
	d := Definition{
		Name:         t.Name,
		Description:  t.Description,
		Label:        t.Label,
		OutputSchema: t.OutputSchema,
		Annotations:  t.Annotations,
		Mode:         t.Mode,
		Timeout:      t.Timeout,
		Examples:     t.Examples,
	}
	if t.Schema != nil {
		d.Parameters = slices.Clone(t.Schema.JSONSchema())
	}
	if len(d.Parameters) == 0 {
		d.Parameters = slices.Clone(anyObject)
	}
	return d
}

// Prepare implements [AnyTool].
func (t *Tool[P, D]) Prepare(arguments []byte, opts ...ParseOption) (Invocation, error) {
	if err := t.runnable(); err != nil {
		return Invocation{}, err
	}
	p := &prepared[P, D]{tool: t}
	if schema, ok := t.Schema.(optionParser[P]); ok {
		var o ParseOptions
		if len(opts) > 0 {
			o = parseOptions(opts)
		}
		params, report, err := schema.ParseWith(arguments, o)
		if err != nil {
			return Invocation{}, err
		}
		p.params, p.dropped = params, report.Dropped
		return Invocation{p}, nil
	}
	if len(opts) > 0 {
		return Invocation{}, fmt.Errorf("the schema of %s takes no parse options: it has no ParseWith method", t.Name)
	}
	params, err := t.Schema.Parse(arguments)
	if err != nil {
		return Invocation{}, err
	}
	p.params = params
	return Invocation{p}, nil
}

// RunPolicy implements [AnyTool].
func (t *Tool[P, D]) RunPolicy() RunPolicy {
	if t == nil {
		return RunPolicy{}
	}
	return RunPolicy{Mode: t.Mode, Keyed: t.Key != nil, Timeout: t.Timeout, Inline: t.Inline}
}

func (t *Tool[P, D]) check() (name string, err error) {
	if err := t.runnable(); err != nil {
		return "", err
	}
	if t.Name == "" {
		return "", errors.New("tool has no name")
	}
	return t.Name, nil
}

// runnable says what is missing to parse and to execute.
func (t *Tool[P, D]) runnable() error {
	switch {
	case t == nil:
		return errNilTool
	case t.Schema == nil:
		return fmt.Errorf("tool %s has no schema", t.Name)
	case t.Execute == nil:
		return fmt.Errorf("tool %s has no execute function", t.Name)
	}
	return nil
}

func (t *Tool[P, D]) itself() AnyTool { return t }

var errNilTool = errors.New("tool is nil")
