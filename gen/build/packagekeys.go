package build

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/tag"
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

// A package with jsonschema=description has jsonschema tags that are no lists of words but
// plain descriptions, as go-sdk, mcp-go and adk read them.
const (
	plainKey   = "jsonschema"
	plainValue = "description"
)

// plainTags reports whether the jsonschema tags of a package are plain descriptions: its own
// directive decides, also where a package that uses its types is generated.
func (b *builder) plainTags(pkg *types.Package) bool {
	if pkg == nil {
		return false
	}
	plain, known := b.plain[pkg.Path()]
	if !known {
		plain = slices.ContainsFunc(b.prog.Files(pkg.Path()), func(file *ast.File) bool {
			return packageArgs(file, func(arg string) bool { return arg == plainKey+"="+plainValue })
		})
		b.plain[pkg.Path()] = plain
	}
	return plain
}

// packageArgs reports whether an argument of a //toolgen:package directive of a file is
// wanted.
func packageArgs(file *ast.File, wanted func(arg string) bool) bool {
	for _, group := range file.Comments {
		for _, c := range group.List {
			found := directiveForm.FindStringSubmatch(c.Text)
			if found != nil && found[1] == "package" && slices.ContainsFunc(strings.Fields(found[2]), wanted) {
				return true
			}
		}
	}
	return false
}

// wordForm is how a list of words begins. Libraries that read plain descriptions refuse it,
// too: it is nearly always a tag for another library.
var wordForm = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_-]*=`)

// plainTag reads a jsonschema tag that is a plain description.
func (b *builder) plainTag(t *tags, v tag.Value, f field) {
	pos := t.at(v.Offset(0), f.pos)
	if word := wordForm.FindString(v.Text); word != "" {
		b.diags.Addf(pos, "plain-description", "jsonschema tags are plain descriptions here, by //toolgen:package jsonschema=description, and %s looks like a rule; write rules in the validate tag, or remove the directive", word)
		return
	}
	b.setDescription(t, v.Text, pos)
}

// setDescription takes one of the descriptions that the tags of a field have.
func (b *builder) setDescription(t *tags, text string, pos diag.Pos) {
	if t.description != "" && t.description != text {
		b.diags.Addf(pos, "contradiction", "the field has another description in jsonschema_description; keep one of them")
		return
	}
	t.description = text
}

// prose reports whether a word of a jsonschema tag is the beginning of a sentence.
func prose(w tag.Word) bool {
	return !w.HasValue && !knownWord(w.Key) && strings.Contains(strings.TrimSpace(w.Key), " ")
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

// namedChecks learns the checks that a file names, for the tests of its package. What is
// wrong there has been said where the file stands.
func (b *builder) namedChecks(file *ast.File) {
	before := len(*b.diags)
	for _, group := range file.Comments {
		for _, c := range group.List {
			if found := directiveForm.FindStringSubmatch(c.Text); found != nil && found[1] == "package" {
				b.packageDirective(new(marks), found[2], diag.Pos{})
			}
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
