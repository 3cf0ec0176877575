package build

import (
	"go/ast"
	"go/token"
	"iter"
	"regexp"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/toolkit/validate"
)

// packageKey is one key=value of a //toolgen:package directive.
type packageKey struct {
	name, form string
	// set takes the value. It reports whether the value has the form; what else is wrong
	// with it, set says itself.
	set func(b *builder, m *marks, value string, pos diag.Pos) bool
}

var packageKeys = []packageKey{
	{"tools", "tools=FUNC", func(_ *builder, m *marks, value string, _ diag.Pos) bool {
		m.toolsFunc = value
		return token.IsIdentifier(value)
	}},
	{"validations", "validations=NAME,NAME", (*builder).validations},
	{plainKey, plainKey + "=" + plainValue, func(_ *builder, _ *marks, value string, _ diag.Pos) bool {
		return value == plainValue // what it is for asks the files of each package: see plainTags
	}},
}

// packageDirective reads the arguments of a //toolgen:package directive.
func (b *builder) packageDirective(m *marks, args string, pos diag.Pos) {
	for _, arg := range strings.Fields(args) {
		key, value, _ := strings.Cut(arg, "=")
		known := false
		for _, k := range packageKeys {
			known = known || k.name == key && k.set(b, m, value, pos)
		}
		if !known {
			var forms []string
			for _, k := range packageKeys {
				forms = append(forms, k.form)
			}
			b.diags.Addf(pos, "directive", "//toolgen:package takes %s; %q is something else", strings.Join(forms, ", "), arg)
			return
		}
	}
}

// packageArgs yields the arguments of the //toolgen:package directives of a file.
func packageArgs(file *ast.File) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, group := range file.Comments {
			for _, c := range group.List {
				found := directiveForm.FindStringSubmatch(c.Text)
				if found == nil || found[1] != "package" {
					continue
				}
				for _, arg := range strings.Fields(found[2]) {
					if !yield(arg) {
						return
					}
				}
			}
		}
	}
}

// namedChecks learns the checks that a file names, for the tests of its package. What is
// wrong there has been said where the file stands.
func (b *builder) namedChecks(file *ast.File) {
	before := len(*b.diags)
	for arg := range packageArgs(file) {
		if names, ok := strings.CutPrefix(arg, "validations="); ok {
			b.validations(nil, names, diag.Pos{})
		}
	}
	*b.diags = (*b.diags)[:before]
}

var checkName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_-]*$`)

// validations names the checks that the program registers with validate.Register.
func (b *builder) validations(_ *marks, value string, pos diag.Pos) bool {
	for name := range strings.SplitSeq(value, ",") {
		switch {
		case !checkName.MatchString(name):
			return false
		case validate.BuiltIn(name):
			b.diags.Addf(pos, "directive", "%s is a rule of validator already; use another name for the check", name)
		case b.custom[name]:
			b.diags.Addf(pos, "directive", "the check %s is named twice; remove one", name)
		default:
			b.custom[name] = true
		}
	}
	return true
}
