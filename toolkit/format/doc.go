// Package format decides whether a string has a well-known form, such as an email address.
//
// Each verdict is the narrowest of those who may judge the same string: the JSON Schema
// validator github.com/santhosh-tekuri/jsonschema/v6 with its formats asserted, the rule of
// the same name of github.com/go-playground/validator/v10, and, for times, encoding/json.
// So a string that is accepted here is accepted by all of them. Every function takes time
// linear in the string, and none allocates for a string that it accepts, unless it says so.
package format
