package build

import (
	"go/types"
	"regexp"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/tag"
)

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
		for _, file := range b.prog.Files(pkg.Path()) {
			for arg := range packageArgs(file) {
				plain = plain || arg == plainKey+"="+plainValue
			}
		}
		b.plain[pkg.Path()] = plain
	}
	return plain
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
		b.diags.Addf(pos, "contradiction", "the tag describes the field twice; keep one of them")
		return
	}
	t.description = text
}

// prose reports whether a word of a jsonschema tag is the beginning of a sentence.
func prose(w tag.Word) bool {
	return !w.HasValue && !knownWord(w.Key) && strings.Contains(strings.TrimSpace(w.Key), " ")
}
