// Package peers decodes the inputs of the benchmark with toolgen and with what a program would
// use without it. Each gives a struct whose rules were checked, or an error.
package peers

import (
	"regexp"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/bench/plain"
)

// Peer is one way from the text of a call to a struct.
type Peer struct {
	Name string
	// Decode has a function for each struct of the workload.
	Decode map[string]func(text []byte) error
}

// All returns toolgen, and then the others.
func All() []Peer {
	return []Peer{toolgen(), std(), v2(), sonicDefault(), sonicStrict(), goccy(), easyjsonPeer(), ogenPeer(), jxByHand(), goSDK(), mcpGo(), genkit(), humaSteps()}
}

// check is validator as its documentation has it: one instance, which caches structs.
var check = newCheck()

var sessionID = regexp.MustCompile(`^sess_[0-9a-f]{16}$`)

func newCheck() *validator.Validate {
	v := validator.New(validator.WithRequiredStructEnabled())
	// Validator has no word for a pattern.
	v.RegisterStructValidation(func(level validator.StructLevel) {
		s := level.Current().Interface().(plain.Search)
		if !sessionID.MatchString(s.SessionID) {
			level.ReportError(s.SessionID, "SessionID", "SessionID", "pattern", "")
		}
	}, plain.Search{})
	return v
}

// reflective decodes with a library that takes any struct, and checks with validator.
func reflective(name string, unmarshal func(text []byte, v any) error) Peer {
	return through(name, func([]byte) func([]byte, any) error {
		return func(text []byte, v any) error {
			if err := unmarshal(text, v); err != nil {
				return err
			}
			return check.Struct(v)
		}
	})
}

// through takes the texts of every struct through the steps that are made of its schema.
func through(name string, steps func(schema []byte) func(text []byte, v any) error) Peer {
	return Peer{name, map[string]func([]byte) error{
		"Echo":   into[plain.Echo](steps(plain.EchoSchema.JSONSchema())),
		"Edit":   into[plain.Edit](steps(plain.EditSchema.JSONSchema())),
		"Search": into[plain.Search](steps(plain.SearchSchema.JSONSchema())),
		"Write":  into[plain.Write](steps(plain.WriteSchema.JSONSchema())),
		"Batch":  into[plain.Batch](steps(plain.BatchSchema.JSONSchema())),
	}}
}

// into decodes into a new T.
func into[T any](decode func(text []byte, v any) error) func([]byte) error {
	return func(text []byte) error { return decode(text, new(T)) }
}
