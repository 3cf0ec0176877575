// Package names has names that collide.
package names

// Query is fine but for its variable.
//
//toolgen:schema
type Query struct{ V int }

// QuerySchema is taken.
var QuerySchema int

// Params has a snapshot.
//
//toolgen:schema
type Params struct{ V int }

// PARAMS has the same snapshot on some file systems.
//
//toolgen:schema
type PARAMS struct{ V int }

// Lower has too.
//
//toolgen:schema
type Lower struct{ V int }

//toolgen:schema
type lower struct{ V int }
