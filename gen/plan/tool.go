package plan

import (
	"fmt"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
)

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

// SnapshotFile is the base name of the tool's snapshot.
func (t *Tool) SnapshotFile() string { return fileName(t.Name) + ".tool.json" }

// fileName writes a name so that it is one element of a path on every file system:
// anything but ASCII letters, digits, '_', '-' and '.' becomes %XX.
func fileName(name string) string {
	var out strings.Builder
	for _, c := range []byte(name) {
		if c == '_' || c == '-' || c == '.' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' {
			out.WriteByte(c)
		} else {
			fmt.Fprintf(&out, "%%%02X", c)
		}
	}
	return out.String()
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
