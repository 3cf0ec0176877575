// Package invopop has types of the shapes that invopop/jsonschema tests its Reflector with,
// and with the same words in their tags, so that what users of it have written keeps its
// schema. What toolgen refuses of them stands in testdata/refused/invopop.
package invopop

//go:generate go tool toolgen
