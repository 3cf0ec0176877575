package randstruct

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/toolgen-go/toolgen/gen"
)

// Program is a package of random structs with their schemas and parsers.
type Program struct {
	Types   []string     // the structs that have a schema
	Refused fmt.Stringer // why the others have none
	Missing []string     // the types and words that toolgen does not take at all
}

// Generate writes a package of up to n random structs into dir, which lies in a module
// that has toolgen, with the files that toolgen generates and a test of all schemas.
func Generate(ctx context.Context, dir string, seed uint64, n int) (*Program, error) {
	s, err := probe(ctx, dir)
	if err != nil {
		return nil, err
	}
	g := newGenerator(seed, s)
	decls := make([]decl, n)
	for i := range decls {
		decls[i] = g.decl(fmt.Sprintf("Random%d", i))
	}
	kept, _, refused, err := settle(ctx, dir, decls)
	if err != nil {
		return nil, err
	}
	result, err := gen.Generate(ctx, gen.Config{Dir: dir})
	if err != nil {
		return nil, err
	}
	if len(result.Diagnostics) > 0 {
		return nil, fmt.Errorf("the second time toolgen says: %v", result.Diagnostics)
	}
	if _, err := result.Write(); err != nil {
		return nil, err
	}
	p := &Program{Refused: refused, Missing: s.refused}
	for _, d := range kept {
		p.Types = append(p.Types, d.name)
	}
	return p, os.WriteFile(filepath.Join(dir, "law_test.go"), []byte(p.test()), 0o666)
}

// test is the source of the test that holds every schema to the law.
func (p *Program) test() string {
	var calls strings.Builder
	for _, name := range p.Types {
		fmt.Fprintf(&calls, "\tagree(t, %sSchema)\n", name)
	}
	return strings.Replace(lawTest, "\t// calls\n", calls.String(), 1)
}

const lawTest = `package structs

import (
	"flag"
	"fmt"
	"reflect"
	"sync"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/toolkittest"
)

var (
	texts = flag.Int("texts", 100, "texts for each schema")
	seed  = flag.Uint64("seed", 1, "seed of the texts")

	mu  sync.Mutex
	sum toolkittest.Report
)

func agree[P any](t *testing.T, schema toolkit.Schema[P]) {
	t.Run(reflect.TypeFor[P]().Name(), func(t *testing.T) {
		t.Parallel()
		r := toolkittest.Agree(t, schema, toolkittest.Texts(*texts), toolkittest.Seed(*seed))
		mu.Lock()
		defer mu.Unlock()
		sum.Add(r)
	})
}

func TestMain(m *testing.M) {
	code := m.Run()
	fmt.Println("law:", sum)
	if code != 0 {
		panic("the law does not hold")
	}
}

func TestLaw(t *testing.T) {
	// calls
}
`
