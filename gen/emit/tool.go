package emit

import (
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/schema"
)

// tool prints the constructor of a tool.
func (f *file) tool(t *plan.Tool) {
	toolkit := f.Import(toolkitPath)
	params, schemaVar := "struct{}", toolkit+".EmptySchema"
	if t.Params != nil {
		params, schemaVar = f.goType(t.ParamsGo), t.Params.Var
	}
	details := f.goType(t.DetailsGo)
	goType := toolkit + ".Tool[" + params + ", " + details + "]"

	f.p("")
	f.p("// %s returns a new tool that calls %s.", t.Constructor, t.Func)
	f.p("func %s%s() *%s {", f.recv(t.Recv), t.Constructor, goType)
	f.p("return &%s{", goType)
	f.p("Name: %s,", strconv.Quote(t.Name))
	f.p("Description: %s,", goString([]byte(t.Description)))
	f.p("Schema: %s,", schemaVar)
	if t.Output != nil {
		f.p("OutputSchema: %s.RawMessage(%s),", f.Import(jsonPath), goString(schema.JSON(schema.Of(t.Output))))
	}
	f.execute(t, params, details)
	f.p("}")
	f.p("}")
}

// recv returns a receiver for a method, or nothing.
func (f *file) recv(r *plan.Receiver) string {
	if r == nil {
		return ""
	}
	return "(" + f.receiver(r) + " " + f.goType(r.Type) + ") "
}

// execute prints the function of a tool: the user's own where it fits, else a
// wrapper around it.
func (f *file) execute(t *plan.Tool, params, details string) {
	function := t.Func
	if t.Recv != nil {
		function = f.receiver(t.Recv) + "." + function
	}
	if t.Params != nil && t.TakesCall && t.Returns == plan.ReturnsOutput {
		f.p("Execute: %s,", function)
		return
	}
	ctx, p, call := f.local("ctx"), f.local("p"), f.local("call")
	args := []string{ctx}
	if t.Params != nil {
		args = append(args, p)
	} else {
		p = "_"
	}
	if t.TakesCall {
		args = append(args, call)
	} else {
		call = "_"
	}
	toolkit := f.Import(toolkitPath)
	run := function + "(" + strings.Join(args, ", ") + ")"
	f.p("Execute: func(%s %s.Context, %s %s, %s %s.CallContext) (%s.Output[%s], error) {",
		ctx, f.Import(contextPath), p, params, call, toolkit, toolkit, details)
	switch t.Returns {
	case plan.ReturnsOutput:
		f.p("return %s", run)
	case plan.ReturnsError:
		f.p("return %s.Output[any]{}, %s", toolkit, run)
	case plan.ReturnsValue:
		result, err := f.local("result"), f.local("err")
		f.p("%s, %s := %s", result, err, run)
		f.p("if %s != nil {", err)
		f.p("return %s.Output[%s]{}, %s", toolkit, details, err)
		f.p("}")
		f.p("return %s.ValueOutput(%s)", toolkit, result)
	}
	f.p("},")
}

// list prints a function that returns tools.
func (f *file) list(l plan.List) {
	toolkit := f.Import(toolkitPath)
	f.p("")
	if l.Recv == nil {
		f.p("// %s returns new tools made from the functions of this package, in source order.", l.Func)
	} else {
		f.p("// %s returns new tools made from the methods of %s, in source order.", l.Func, l.Recv.Base)
	}
	f.p("func %s%s() []%s.AnyTool {", f.recv(l.Recv), l.Func, toolkit)
	f.p("return []%s.AnyTool{", toolkit)
	for _, t := range l.Tools {
		if t.Recv != nil {
			f.p("%s.%s(),", f.receiver(l.Recv), t.Constructor)
		} else {
			f.p("%s(),", t.Constructor)
		}
	}
	f.p("}")
	f.p("}")
}
