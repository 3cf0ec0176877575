// Package toolkittest holds the tools of a program to the law of toolgen: the JSON Schema
// that a model is shown and the parser that the program runs cannot disagree. One call in
// a test does it, for one schema or for all tools:
//
//	func TestTools(t *testing.T) { toolkittest.AgreeAll(t, Tools()) }
//
// It makes random texts from the schema, valid ones and mutations of them, and asks an
// independent validator of JSON Schema about each. What the parser accepts, the schema
// must accept. What the schema accepts, the parser must accept, or every issue must say
// that it is beyond the schema. Beside that, parsed parameters must be what the text says
// and survive being written and read again, must not share memory with the text, and no
// text may make the parser panic or change its mind.
//
// The package is for tests: it imports testing, the validator of JSON Schema and
// go-playground/validator, which programs that do not import it never build.
package toolkittest
