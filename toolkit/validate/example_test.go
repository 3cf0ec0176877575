package validate_test

import (
	"fmt"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/toolkit/validate"
)

func ExampleRegister() {
	err := validate.Register("is_even", func(fl validator.FieldLevel) bool { return fl.Field().Int()%2 == 0 })
	if err != nil {
		panic(err)
	}
	fmt.Println(validate.Var(2, "is_even"), validate.Var(3, "is_even"))
	// Output: true false
}
