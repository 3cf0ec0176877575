// Package shapes holds the fixtures of the agreement law for types that are more than
// what they are made of: recursive structs, unions, values that can be null or absent,
// and maps with keys of all kinds.
package shapes

//go:generate go tool toolgen
