// Package texts makes random JSON texts for a JSON Schema: valid ones with values near
// the bounds, and mutations of them. Every text is strict JSON without duplicate names,
// with literals under 1,000 bytes, exponents within ±10,000 and less than 1,000 levels
// deep, which is the domain of the agreement law.
package texts

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
)

// Source makes texts for one schema. The same seed gives the same texts.
type Source struct {
	*rand.Rand
	schema any
	hints  []string
	words  []string       // the strings that the schema names as values
	low    map[string]int // the levels below a reference that cannot be left out
	deep   bool           // the text has a deep place already; a second might pass the limit
	plain  bool           // strings are written without needless escapes
	refs   int            // the references that the value being made is inside of
	nodes  int            // the values of the text so far
}

// New returns a source of texts for the schema. The hints are strings worth a try, such as
// the values of rules that the schema cannot say.
func New(schema json.RawMessage, seed uint64, hints ...string) (*Source, error) {
	d := json.NewDecoder(bytes.NewReader(schema))
	d.UseNumber()
	var s any
	if err := d.Decode(&s); err != nil {
		return nil, fmt.Errorf("schema is not JSON: %w", err)
	}
	return &Source{
		Rand:   rand.New(rand.NewPCG(seed, 1)),
		schema: s,
		hints:  hints,
		words:  words(nil, s),
		low:    map[string]int{},
	}, nil
}

// Next returns the next text: a fifth of them are meant to be valid, the others are
// valid ones with one to three mutations.
func (g *Source) Next() []byte {
	g.deep, g.nodes = false, 0
	root := g.value(g.schema, 0)
	if !g.oneIn(5) {
		for range 1 + g.IntN(3)*g.IntN(2) {
			root = g.mutate(root)
		}
	}
	var b bytes.Buffer
	g.render(&b, root, g.oneIn(4))
	return b.Bytes()
}

// oneIn reports true once in n times.
func (g *Source) oneIn(n int) bool { return g.IntN(n) == 0 }

func pick[T any](g *Source, list []T) T { return list[g.IntN(len(list))] }
