package emit

import (
	"strconv"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// unionOf returns the name of the function that reads a union.
func (f *file) unionOf(u *plan.Union) string {
	name, ok := f.unions[u]
	if !ok {
		name = f.helper("decode" + u.Name)
		f.unions[u] = name
		f.queue = append(f.queue, func() { f.union(u) })
	}
	return name
}

// union prints the function that reads a union: it chooses the variant and calls its
// parser.
func (f *file) union(u *plan.Union) {
	name, variants := f.unionOf(u), f.helper(lowerFirst(u.Name)+"Variants")
	d, v, ok, decode := f.local("d"), f.local("v"), f.local("ok"), f.Import(decodePath)
	f.p("")
	f.p("var %s = []string{", variants)
	for _, variant := range u.Variants {
		f.p("%s,", strconv.Quote(variant.Name))
	}
	f.p("}")
	f.p("")
	f.p("// %s reads the object that its %s names and reports whether it was one.", name, strconv.Quote(u.Key))
	f.p("func %s(%s *%s.Decoder) (%s, bool) {", name, d, decode, f.goType(u.Go))
	f.p("switch %s.Variant(%s, %s) {", d, strconv.Quote(u.Key), variants)
	for i, variant := range u.Variants {
		object := u.Object(variant)
		goType := f.goType(object.Go)
		f.p("case %d: // %s", i, comment(variant.Name))
		if variant.Pointer {
			f.p("%s := new(%s)", v, goType)
			f.p("%s := %s(%s, %s)", ok, f.parserOf(object), d, v)
		} else {
			f.p("var %s %s", v, goType)
			f.p("%s := %s(%s, &%s)", ok, f.parserOf(object), d, v)
		}
		f.p("return %s, %s", v, ok)
	}
	f.p("}")
	f.p("return nil, false")
	f.p("}")
}

// variant prints a value of a union.
func (r *reader) variant(t *plan.Union, to target) {
	r.call(r.unionOf(t)+"("+r.local("d")+")", to, true, func(x string) string { return x })
}
