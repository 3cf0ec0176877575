// Package words holds one small struct for each word of the jsonschema tag, with the
// word on every kind of field that it fits.
package words

//go:generate go tool toolgen
