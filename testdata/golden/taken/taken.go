// Package taken declares, for itself, the names that generated code likes to use.
package taken

import ctx "context"

type (
	v       = int
	d       struct{ X int }
	x       string
	ok      bool
	obj     int
	list    []int
	item    int
	key     string
	entries map[string]int
)

var decode, json, toolkit, err = 1, 2, 3, 4

func decodeParams() int { return decode + json + toolkit + err }

var paramsFields = decodeParams()

// Params uses them as types.
//
//toolgen:schema
type Params struct {
	V v           `json:"v"`
	D d           `json:"d"`
	X x           `json:"x"`
	O ok          `json:"ok"`
	B obj         `json:"obj" validate:"min=1"`
	L list        `json:"list"`
	I []item      `json:"items"`
	K map[key]d   `json:"keys"`
	E entries     `json:"entries"`
	P *item       `json:"p,omitempty"`
	N [][]*[]item `json:"n,omitempty"`
}

// Box has a receiver with the name of an import.
type Box struct{ n int }

// Open is a tool with a name that is no file name.
//
//toolgen:tool name=box/open
func (context *Box) Open(ctx.Context, Params) (int, error) { return context.n, nil }

// Lid has a receiver with the name of a parameter.
type Lid struct{ n int }

// Shut is a tool.
//
//toolgen:tool
func (p *Lid) Shut(ctx.Context, Params) (int, error) { return -p.n, nil }

// D is for the linter: every name is used.
var D = []any{paramsFields, d{}, ok(true), obj(1)}
