package build

import (
	"maps"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/rule"
	"github.com/toolgen-go/toolgen/gen/tag"
	"github.com/toolgen-go/toolgen/internal/suggest"
)

// toolgenWords are the words of the toolgen key: true for those that take a value.
var toolgenWords = map[string]bool{
	// host lets a rule ask the machine on which the parser runs: for its files and its
	// network, whose state a model can then find out.
	"host": false,
	// unit makes a time.Duration a number of seconds or another unit.
	"unit": true,
}

// readToolgen reads the toolgen key, whose grammar is that of the jsonschema key: words
// between commas, with or without a value.
func (b *builder) readToolgen(t *tags, v tag.Value, report func([]tag.Problem), field diag.Pos) {
	known := slices.Sorted(maps.Keys(toolgenWords))
	words, problems := v.JSONSchema(func(word string) bool { return slices.Contains(known, word) })
	report(problems)
	if v.Text == "" {
		b.diags.Addf(t.pos("toolgen", field), "unknown-word", "the toolgen key is empty; remove it")
	}
	for _, w := range words {
		pos := t.at(w.Offset, field)
		valued, ok := toolgenWords[w.Key]
		if _, twice := t.own[w.Key]; twice {
			b.diags.Addf(pos, "unknown-word", "%s stands twice; remove one", w.Key)
			continue
		}
		switch {
		case !ok:
			if near := suggest.Nearest(w.Key, known); near != "" {
				b.diags.Addf(pos, "unknown-word", "toolgen has no word %q; did you mean %q?", w.Key, near)
			} else {
				b.diags.Addf(pos, "unknown-word", "toolgen has no word %q; there is %s", w.Key, strings.Join(known, ", "))
			}
		case valued && w.Value == "":
			b.diags.Addf(pos, "unknown-word", "%s needs a value; write %s=…", w.Key, w.Key)
			continue
		case !valued && w.HasValue:
			b.diags.Addf(pos, "unknown-word", "%s takes no value; write it alone", w.Key)
		}
		if t.own == nil {
			t.own = make(map[string]tag.Word)
		}
		t.own[w.Key] = w
	}
}

// hostRules holds the rules that ask the machine to fields with the word host, and the
// word to fields with such rules.
func (b *builder) hostRules(f field) {
	w, wanted := f.tags.own["host"]
	found := false
	for _, r := range f.tags.rules {
		for _, r := range append(r.Or, r) {
			if !rule.Validate[r.Name].Host {
				continue
			}
			found = true
			if !wanted {
				b.diags.Addf(f.tags.at(r.Offset, f.pos), "host-rule", "%s asks the machine on which the parser runs, so a schema cannot say it and a model can find out what is there; check it in Execute, or write toolgen:\"host\" to have it all the same", r.Name)
			}
		}
	}
	if wanted && !found {
		b.diags.Addf(f.tags.at(w.Offset, f.pos), "host-rule", "no rule of the field asks the machine, so host would do nothing; remove it")
	}
}
