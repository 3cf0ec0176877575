package plan

import "github.com/toolgen-go/toolgen/gen/diag"

// Tool is one documented function that is generated into a tool.
type Tool struct {
	Name        string // on the wire
	Description string
	Func        string // the Go function or method
	Constructor string // the generated function: EchoTool
	Recv        *Receiver
	Params      *Schema // nil: no parameters
	ParamsGo    GoType
	DetailsGo   GoType
	TakesCall   bool
	Returns     Returns
	Output      *Value // nil: no output schema
	Pos         diag.Pos
}

// Receiver is the receiver of a method.
type Receiver struct {
	Name string
	Type GoType // with its star, if any
	Base string // the named type
}

// Returns says what a tool function returns.
type Returns int

// What a tool function can return.
const (
	ReturnsOutput Returns = iota // (toolkit.Output[D], error)
	ReturnsValue                 // (D, error)
	ReturnsError                 // error
)

// List is one generated function that returns tools in source order.
type List struct {
	Func  string
	Recv  *Receiver // nil: tools made from functions
	Tools []*Tool
}
