// Package randstruct writes Go packages full of random parameter structs: types, presence,
// rules and nesting of every kind that toolgen supports, put together as no fixture would.
// Its test generates their schemas and parsers and holds each pair to the law that package
// toolkittest offers to users.
//
// What is supported is not listed here. The types that may stand in a struct are tried out
// first, and the words of the tags, with the kinds that they fit, are read from the
// vocabularies of gen/rule. A type or rule that is added there joins by itself, if its
// parameter can be made up.
package randstruct
