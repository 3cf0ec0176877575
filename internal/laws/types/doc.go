// Package types holds one small struct for each Go type that a schema can have.
package types

//go:generate go tool toolgen
