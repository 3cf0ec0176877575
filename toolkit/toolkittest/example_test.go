package toolkittest_test

import (
	"testing"

	"github.com/toolgen-go/toolgen/toolkit/toolkittest"
	"github.com/toolgen-go/toolgen/tools"
)

// One schema, as in
//
//	func TestEcho(t *testing.T) { toolkittest.Agree(t, EchoParamsSchema) }
func ExampleAgree() {
	var t *testing.T // of the test
	toolkittest.Agree(t, tools.EchoParamsSchema, toolkittest.Texts(10_000), toolkittest.Seed(2))
}

// All tools of a program.
func ExampleAgreeAll() {
	var t *testing.T // of the test
	toolkittest.AgreeAll(t, tools.All())
}
