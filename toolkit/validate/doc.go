// Package validate asks go-playground/validator for the verdicts that only it can give:
// checksums, the tables of ISO, addresses, and the checks that a program registers.
//
// Generated parsers import it where a field has such a rule and nowhere else, so that a
// program without them is not linked with validator.
//
// A check of your own has three parts. A directive names it, a tag uses it, and the
// program registers it before the first arguments arrive:
//
//	//toolgen:package validations=is_awesome
//
//	Name string `json:"name" validate:"is_awesome"`
//
//	err := validate.Register("is_awesome", func(fl validator.FieldLevel) bool {
//		return fl.Field().String() == "toolgen"
//	})
//
// A check sees one value and its parameter, FieldLevel.Field and FieldLevel.Param. The
// struct around the value is still being read and is not to be had.
//
// A check that nobody has registered refuses every value.
package validate
