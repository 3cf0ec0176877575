package toolkit

import (
	"bytes"
	"encoding/json"
)

// Optional is a parameter that tells absent, null and value apart. As the type of a
// field it makes the field optional, whatever its json tag says; null is accepted where
// the field's tag has jsonschema:"nullable". The zero value is absent.
//
//	type Params struct {
//		// Limit of results; null for all of them, absent for the usual number.
//		Limit toolkit.Optional[int] `json:"limit,omitzero" jsonschema:"nullable"`
//	}
type Optional[T any] struct {
	value T
	state optionalState
}

type optionalState uint8

const (
	absent optionalState = iota
	null
	present
)

// Some returns an Optional that has a value.
func Some[T any](value T) Optional[T] { return Optional[T]{value: value, state: present} }

// Null returns an Optional that was given as null.
func Null[T any]() Optional[T] { return Optional[T]{state: null} }

// Get returns the value and whether there is one; otherwise the zero value of T.
func (o Optional[T]) Get() (T, bool) { return o.value, o.state == present }

// Or returns the value, or other where there is none.
func (o Optional[T]) Or(other T) T {
	if o.state == present {
		return o.value
	}
	return other
}

// IsZero reports whether the parameter was absent. encoding/json asks it under omitzero.
func (o Optional[T]) IsZero() bool { return o.state == absent }

// IsNull reports whether the parameter was given as null.
func (o Optional[T]) IsNull() bool { return o.state == null }

// MarshalJSON writes the value, or null where there is none. Use omitzero in the field's
// json tag to leave an absent one out.
func (o Optional[T]) MarshalJSON() ([]byte, error) {
	if o.state != present {
		return []byte("null"), nil
	}
	return json.Marshal(o.value)
}

// UnmarshalJSON reads a value or null as encoding/json does. Generated parsers do not
// call it.
func (o *Optional[T]) UnmarshalJSON(data []byte) error {
	if bytes.Equal(bytes.TrimSpace(data), []byte("null")) {
		*o = Null[T]()
		return nil
	}
	var value T
	if err := json.Unmarshal(data, &value); err != nil {
		return err
	}
	*o = Some(value)
	return nil
}
