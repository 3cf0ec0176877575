package laws

import (
	"testing"

	"github.com/toolgen-go/toolgen/internal/laws/fields"
	"github.com/toolgen-go/toolgen/internal/laws/shapes"
	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/toolkittest"
)

// TestForUsers calls what users call in their own tests on the types whose values
// encoding/json does not make.
func TestForUsers(t *testing.T) {
	var sum toolkittest.Report
	agree(t, &sum, "Unions", shapes.UnionsSchema)
	agree(t, &sum, "Links", shapes.LinksSchema)
	agree(t, &sum, "Absent", shapes.AbsentSchema)
	agree(t, &sum, "Tree", shapes.TreeSchema)
	agree(t, &sum, "Known", shapes.KnownSchema)
	agree(t, &sum, "Own", shapes.OwnSchema)
	agree(t, &sum, "Quoted", shapes.QuotedSchema)
	agree(t, &sum, "Units", shapes.UnitsSchema)
	agree(t, &sum, "Dependent", fields.DependentSchema)
	t.Logf("%+v", sum)
}

func agree[P any](t *testing.T, sum *toolkittest.Report, name string, schema toolkit.Schema[P]) {
	t.Run(name, func(t *testing.T) { sum.Add(toolkittest.Agree(t, schema)) })
}
