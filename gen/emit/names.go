package emit

import (
	"cmp"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// The packages that generated code uses.
const (
	contextPath = "context"
	jsonPath    = "encoding/json"
	regexpPath  = "regexp"
	toolkitPath = "github.com/toolgen-go/toolgen/toolkit"
	decodePath  = toolkitPath + "/decode"
)

// locals are the variables of generated functions. An import with such a name would
// be hidden by them.
var locals = []string{"v", "d", "obj", "x", "ok", "dup", "list", "item", "entries", "key", "err", "o", "arguments", "p", "call", "ctx", "result"}

// names hands out the names of a file.
type names struct {
	pkg     *plan.Package
	hidden  map[string]bool   // names of receivers, which would hide an import
	imports map[string]string // import path to the name it has in this file
	helpers map[string]bool   // package-level names that the file declares
}

func newNames(pkg *plan.Package) *names {
	n := &names{pkg: pkg, hidden: make(map[string]bool), imports: make(map[string]string), helpers: make(map[string]bool)}
	for _, t := range pkg.Tools {
		if t.Recv != nil {
			n.hidden[n.receiver(t.Recv)] = true
		}
	}
	return n
}

// receiver returns the name of a receiver: that of the source, unless a local variable
// of the generated method has it.
func (n *names) receiver(r *plan.Receiver) string {
	if slices.Contains(locals, r.Name) {
		return n.local("recv")
	}
	return n.local(r.Name)
}

// Import returns the name of a package in this file and imports it.
func (n *names) Import(importPath string) string {
	if name, ok := n.imports[importPath]; ok {
		return name
	}
	name := cmp.Or(n.pkg.Imports[importPath], path.Base(importPath))
	for i := 2; n.pkg.Taken[name] || n.hidden[name] || slices.Contains(locals, name) || n.imported(name); i++ {
		name = strings.TrimRight(name, "0123456789") + strconv.Itoa(i)
	}
	n.imports[importPath] = name
	return name
}

func (n *names) imported(name string) bool {
	for _, other := range n.imports {
		if other == name {
			return true
		}
	}
	return false
}

// helper returns an unexported package-level name that nothing else has.
func (n *names) helper(wish string) string {
	wish += n.pkg.Suffix
	name := wish
	for i := 2; n.pkg.Taken[name] || n.helpers[name]; i++ {
		name = wish + strconv.Itoa(i)
	}
	n.helpers[name] = true
	return name
}

// local returns the name of a local variable; a package that declares that name
// itself gets another one, so that the variable hides nothing that is needed.
func (n *names) local(name string) string {
	for n.pkg.Taken[name] {
		name += "_"
	}
	return name
}

// depth returns the local name of a variable in the depth-th loop inside a loop.
func (n *names) depth(name string, depth int) string {
	if depth > 0 {
		name += strconv.Itoa(depth + 1)
	}
	return n.local(name)
}

// goType writes a type of the plan under the names of this file.
func (n *names) goType(t plan.GoType) string {
	parts := strings.Split(string(t), "\x00")
	var out strings.Builder
	for i, part := range parts {
		switch {
		case i%2 == 0:
			out.WriteString(part)
		case part == n.pkg.Path:
			// "path" and the "." behind it are not written inside the package itself
			parts[i+1] = strings.TrimPrefix(parts[i+1], ".")
		default:
			out.WriteString(n.Import(part))
		}
	}
	return out.String()
}

// importBlock returns the sorted imports of the file, standard library first.
func (n *names) importBlock() []string {
	var std, rest []string
	for _, p := range slices.Sorted(maps.Keys(n.imports)) {
		line := strconv.Quote(p)
		if name := n.imports[p]; name != path.Base(p) {
			line = name + " " + line
		}
		if first, _, _ := strings.Cut(p, "/"); strings.Contains(first, ".") || !isStd(first) {
			rest = append(rest, line)
		} else {
			std = append(std, line)
		}
	}
	if len(std) > 0 && len(rest) > 0 {
		std = append(std, "")
	}
	return append(std, rest...)
}

// isStd reports whether a first path element without a dot is one of the packages
// that generated code takes from the standard library. Others come from modules with
// short names.
func isStd(first string) bool {
	switch first {
	case "context", "encoding", "math", "net", "regexp", "strings", "time", "unicode":
		return true
	}
	return false
}

func lowerFirst(s string) string {
	r := []rune(s)
	for i := range r {
		// An initialism goes as a whole: URLParams becomes urlParams.
		if !unicode.IsUpper(r[i]) || i > 0 && i+1 < len(r) && unicode.IsLower(r[i+1]) {
			break
		}
		r[i] = unicode.ToLower(r[i])
	}
	return string(r)
}

func upperFirst(s string) string {
	r := []rune(s)
	r[0] = unicode.ToUpper(r[0])
	return string(r)
}
