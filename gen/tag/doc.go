// Package tag reads struct tags: it turns the text of a tag into words and says
// where in the source each word stands. It knows the grammar of the json,
// jsonschema, jsonschema_extras and validate keys and nothing of what the words
// mean; which rules exist and where they may stand is for its caller.
//
// A tag is quoted up to three times: in the Go literal, in the value of its key,
// and by the escapes of the key's own grammar. So every text here carries, byte by
// byte, its offset in the source text of the literal, through all the layers:
// a diagnostic points at the offending word and not at the field.
//
// The readers of tags (reflect, encoding/json, invopop/jsonschema, validator) drop
// in silence what they do not understand. This package never does: whatever they
// would drop, cut or misread is a [Problem] that says what to write instead. What
// it accepts without a Problem it reads as they do.
package tag
