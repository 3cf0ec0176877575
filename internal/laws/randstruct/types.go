package randstruct

import (
	"context"
	"fmt"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// goType is a type as the source has it, with its plan.
type goType struct {
	text  string
	value *plan.Value
}

// candidates are types that may stand alone in a field. Those that toolgen refuses are
// left out.
var candidates = []string{
	"string", "bool", "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64", "float32", "float64",
	"Mode", "Rank", "Word", "Count", "Share", "[]byte", "any", "json.RawMessage", "time.Time", "time.Duration",
	"json.Number", "big.Int", "*big.Int", "url.URL", "*url.URL", "netip.Addr", "netip.Prefix", "Level",
	"Page[string]", "Page[float32]", "Page[Mode]", "Node", "Shape",
}

// keys are types that may be those of a map.
var keys = []string{"string", "Mode", "Rank", "Word", "Count", "int8", "int64", "uint", "uint64", "netip.Addr", "Level"}

// abilities are what a field may have beside a type.
var abilities = map[string]string{
	"string":   "V int `json:\"v,string\"`",
	"optional": "V toolkit.Optional[int] `json:\"v,omitzero\"`",
	"nullable": "V *int `json:\"v\" jsonschema:\"nullable\"`",
	"endkeys":  "V map[string]int `json:\"v\" validate:\"dive,keys,min=1,endkeys\"`",
}

// supported is what toolgen takes.
type supported struct {
	types []goType
	keys  []goType
	can   map[string]bool
	// Refused are the candidates that it does not take.
	refused []string
}

// probe asks toolgen about every candidate.
func probe(ctx context.Context, dir string) (*supported, error) {
	var decls []decl
	add := func(field string) string {
		name := fmt.Sprintf("Probe%d", len(decls))
		decls = append(decls, decl{name, fmt.Sprintf("// %s is tried.\n//\n//toolgen:schema\ntype %s struct {\n\t%s\n}\n", name, name, field)})
		return name
	}
	names := map[string]string{}
	for _, t := range candidates {
		names["type "+t] = add("V " + t + " `json:\"v\"`")
	}
	for _, t := range keys {
		names["key "+t] = add("V map[" + t + "]bool `json:\"v\"`")
	}
	for _, what := range sortedKeys(abilities) {
		names["can "+what] = add(abilities[what])
	}
	_, p, _, err := settle(ctx, dir, decls)
	if err != nil {
		return nil, err
	}
	values := map[string]*plan.Value{}
	for _, s := range p.Schemas {
		if root, ok := s.Root.Type.(*plan.Struct); ok && len(root.Fields) == 1 {
			values[s.Name] = root.Fields[0].Value
		}
	}
	s := &supported{can: map[string]bool{}}
	for _, t := range candidates {
		if v := values[names["type "+t]]; v != nil {
			s.types = append(s.types, goType{t, v})
		} else {
			s.refused = append(s.refused, t)
		}
	}
	for _, t := range keys {
		if v := values[names["key "+t]]; v != nil {
			s.keys = append(s.keys, goType{t, v.Indirect().Type.(plan.Map).Key})
		} else {
			s.refused = append(s.refused, "map["+t+"]")
		}
	}
	for what := range abilities {
		s.can[what] = values[names["can "+what]] != nil
		if !s.can[what] {
			s.refused = append(s.refused, what)
		}
	}
	return s, nil
}
