package toolkit

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/toolgen-go/toolgen/internal/suggest"
)

// Registry holds the tools that one run may use. Definitions for the model and
// tools for the executor come from the same table. Registries share nothing. The
// zero value is an empty registry; all methods are safe for concurrent use.
type Registry struct {
	byName sync.Map // string to AnyTool; every call reads it, so that reads must not wait for each other

	mu    sync.RWMutex
	order []AnyTool
	names []string // of order
}

// NewRegistry returns a registry of the tools, or the first error of [Registry.Register].
func NewRegistry(tools ...AnyTool) (*Registry, error) {
	r := new(Registry)
	for _, t := range tools {
		if err := r.Register(t); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// Register adds a tool. It refuses nil, and a tool without a name, a schema or an
// execute function. A second tool of one name is refused with an error that is
// [ErrDuplicateTool], and the first stays: what the model was told must remain
// what runs.
func (r *Registry) Register(t AnyTool) error {
	if r == nil {
		return errors.New("registry is nil")
	}
	if t == nil {
		return errNilTool
	}
	name, err := t.check()
	if err != nil {
		return err
	}
	if t != t.itself() {
		return fmt.Errorf("%T is not a *toolkit.Tool", t)
	}

	r.mu.Lock()
	defer r.mu.Unlock()
	if _, taken := r.byName.LoadOrStore(name, t); taken {
		return fmt.Errorf("%w: %s", ErrDuplicateTool, name)
	}
	r.order = append(r.order, t)
	r.names = append(r.names, name)
	return nil
}

// Get returns the tool of exactly that name.
func (r *Registry) Get(name string) (AnyTool, bool) {
	if r == nil {
		return nil, false
	}
	t, ok := r.byName.Load(name)
	if !ok {
		return nil, false
	}
	return t.(AnyTool), true
}

// List returns the tools in the order of their registration.
func (r *Registry) List() []AnyTool {
	if r == nil {
		return nil
	}
	r.mu.RLock()
	defer r.mu.RUnlock()
	return slices.Clone(r.order)
}

// Definitions returns what a model is told about the tools, in the order of their
// registration. It is never nil, so that it marshals to a list.
func (r *Registry) Definitions() []Definition {
	tools := r.List()
	definitions := make([]Definition, len(tools))
	for i, t := range tools {
		definitions[i] = t.Definition()
	}
	return definitions
}

// Nearest returns the registered name that somebody who wrote name probably meant, or
// "" if none is near.
func (r *Registry) Nearest(name string) string {
	if r == nil {
		return ""
	}
	r.mu.RLock()
	defer r.mu.RUnlock()
	return suggest.Nearest(name, r.names)
}
