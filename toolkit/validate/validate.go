package validate

import (
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/go-playground/validator/v10"
)

var (
	// current is the validator with everything registered so far. It is never changed,
	// only replaced, because validator lets nobody register while others judge.
	current atomic.Pointer[validator.Validate]
	// registering guards custom and the order of the replacements.
	registering sync.Mutex
	custom      = make(map[string]validator.Func)
)

func init() { current.Store(validator.New(validator.WithRequiredStructEnabled())) }

// Var reports whether value obeys the rules of tag, in the language of the validate tag.
// Where validator would panic, at a rule that it does not know, at a kind of value that
// the rule is not for, or because a registered check panics, the value does not obey.
// It is safe for concurrent use.
func Var(value any, tag string) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	return current.Load().Var(value, tag) == nil
}

// Register adds a check under a name, which the tags of all packages of the program then
// mean. It refuses an empty name or function, the words of validator itself, characters
// that a tag cannot hold, and a name that is registered already. It is safe for concurrent
// use, also while Var judges; values judged before it returns may still be refused.
func Register(name string, check validator.Func) (err error) {
	switch {
	case name == "":
		return fmt.Errorf("a check needs a name")
	case check == nil:
		return fmt.Errorf("the check %s has no function", name)
	case BuiltIn(name):
		return fmt.Errorf("%s is a rule of validator already; use another name", name)
	}
	registering.Lock()
	defer registering.Unlock()
	if custom[name] != nil {
		return fmt.Errorf("check already registered: %s", name)
	}
	// validator panics at names that its tags cannot hold.
	defer func() {
		if recover() != nil {
			err = fmt.Errorf("%q cannot be the name of a check; write letters, digits, _ and -", name)
		}
	}()
	next := validator.New(validator.WithRequiredStructEnabled())
	if err := next.RegisterValidation(name, check); err != nil {
		return fmt.Errorf("the check %s: %w", name, err)
	}
	for other, fn := range custom {
		if err := next.RegisterValidation(other, fn); err != nil {
			return fmt.Errorf("the check %s: %w", other, err)
		}
	}
	custom[name] = check
	current.Store(next)
	return nil
}

// plain is a validator to which nothing is added.
var plain = sync.OnceValue(func() *validator.Validate { return validator.New() })

// BuiltIn reports whether a name is a word of validator's own: a rule, an alias of some,
// or one that steers others.
func BuiltIn(name string) (ok bool) {
	if name == "keys" {
		return true // the one word at which validator panics though it knows it
	}
	defer func() {
		if recover() != nil {
			ok = false // validator panics at a word that it does not know
		}
	}()
	_ = plain().Var(nil, name) // nil is judged by no rule, so none can panic
	return true
}
