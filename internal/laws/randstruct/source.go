package randstruct

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/build"
	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/gen/plan"
)

// header begins every package: the types that random structs may be made of.
const header = `// Package structs is made of random structs.
package structs

import (
	"encoding/json"
	"errors"
	"math/big"
	"net/netip"
	"net/url"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

var (
	_ json.RawMessage
	_ big.Int
	_ netip.Addr
	_ url.URL
	_ time.Time
	_ toolkit.Optional[int]
)

// Mode has constants.
type Mode string

// The modes.
const (
	Fast  Mode = "fast"
	Slow  Mode = "slow, but sure"
	Grün  Mode = "grün"
)

// Rank has constants.
type Rank int8

// The ranks.
const (
	Low  Rank = -5 // Low is below all others.
	Zero Rank = 0
	High Rank = 100
)

// Word is any string.
type Word string

// Count is any small number.
type Count int16

// Share is any float.
type Share float32

// Page is generic.
type Page[T any] struct {
	Items []T ` + "`json:\"items\"`" + `
	First *T  ` + "`json:\"first,omitempty\"`" + `
}

// Node contains itself.
type Node struct {
	Value int     ` + "`json:\"value\"`" + `
	Next  *Node   ` + "`json:\"next,omitempty\"`" + `
	Kids  []Node  ` + "`json:\"kids,omitempty\" validate:\"max=3\"`" + `
}

// Shape is one of a few structs.
type Shape interface{ shape() }

// Circle is round.
//
//toolgen:variant
type Circle struct {
	Radius float32 ` + "`json:\"radius\" validate:\"gt=0\"`" + `
}

// Group holds shapes.
//
//toolgen:variant
type Group struct {
	Count  uint64  ` + "`json:\"count,omitempty\"`" + `
	Shapes []Shape ` + "`json:\"shapes\" validate:\"max=2\"`" + `
}

func (Circle) shape() {}
func (*Group) shape() {}

// Level judges its text.
type Level struct{ n int }

// UnmarshalText reads low or high.
func (l *Level) UnmarshalText(text []byte) error {
	switch string(text) {
	case "low":
		l.n = 1
	case "high":
		l.n = 2
	default:
		return errors.New("must be low or high")
	}
	return nil
}

// MarshalText writes the level.
func (l Level) MarshalText() ([]byte, error) {
	return []byte([]string{"", "low", "high"}[l.n]), nil
}
`

// decl is a struct with a schema, and what it alone needs.
type decl struct {
	name string
	text string
}

// file is the one source file of a package.
const file = "structs.go"

// write writes the declarations into the package and returns the line on which each starts.
func write(dir string, decls []decl) ([]int, error) {
	var b bytes.Buffer
	b.WriteString(header)
	starts := make([]int, len(decls))
	for i, d := range decls {
		starts[i] = bytes.Count(b.Bytes(), []byte("\n")) + 1
		b.WriteString("\n" + d.text)
	}
	return starts, os.WriteFile(filepath.Join(dir, file), b.Bytes(), 0o666)
}

// refusals are the diagnostics that kept structs out, the first of each struct, by code.
type refusals map[string][]string

func (r refusals) add(d diag.Diagnostic) { r[d.Code] = append(r[d.Code], d.Message) }

// String counts the structs, and shows one message of each code.
func (r refusals) String() string {
	var lines []string
	for _, code := range sortedKeys(r) {
		lines = append(lines, fmt.Sprintf("%d %s (%s)", len(r[code]), code, r[code][0]))
	}
	return strings.Join(lines, "; ")
}

// settle writes the declarations that toolgen takes. It returns them with their plan, and
// why the others were refused.
func settle(ctx context.Context, dir string, decls []decl) ([]decl, *plan.Package, refusals, error) {
	refused := refusals{}
	for {
		starts, err := write(dir, decls)
		if err != nil {
			return nil, nil, nil, err
		}
		program, err := load.Load(ctx, load.Config{Dir: dir})
		if err != nil {
			return nil, nil, nil, err
		}
		plans, diags := build.Packages(program)
		if len(diags) == 0 {
			if len(plans) == 0 {
				return nil, nil, nil, fmt.Errorf("toolgen refused all structs: %v", refused)
			}
			return decls, plans[0], refused, nil
		}
		bad := map[int]string{}
		for _, d := range diags.Sorted() {
			i, found := slices.BinarySearchFunc(starts, d.Pos.Line, func(start, line int) int { return cmp.Compare(start, line) })
			if !found {
				i--
			}
			if i < 0 || filepath.Base(d.Pos.File) != file {
				return nil, nil, nil, fmt.Errorf("a diagnostic outside the random structs: %v", d)
			}
			if bad[i] == "" {
				bad[i] = d.Code
				refused.add(d)
			}
		}
		var kept []decl
		for i, d := range decls {
			if bad[i] == "" {
				kept = append(kept, d)
			}
		}
		decls = kept
	}
}

// tag joins the keys of a struct tag; those without words are left out.
func tag(keys ...[2]string) string {
	var parts []string
	for _, k := range keys {
		if k[1] != "" {
			parts = append(parts, fmt.Sprintf("%s:%q", k[0], k[1]))
		}
	}
	return "`" + strings.Join(parts, " ") + "`"
}
