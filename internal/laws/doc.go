// Package laws holds the generated parsers to the agreement law: on every JSON text,
// parser, JSON Schema, encoding/json and validator mean the same. The fixture types
// stand in the packages below; the laws are this package's tests.
package laws
