package truncate

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
)

func TestContent(t *testing.T) {
	image := toolkit.Image([]byte("a picture of any size"), "image/png")
	text := toolkit.Text
	var none *toolkit.TextContent
	for _, c := range []struct {
		name    string
		content []toolkit.Content
		limit   int
		want    []toolkit.Content // nil: the same
	}{
		{"nil", nil, 1, nil},
		{"no limit", []toolkit.Content{text("abc")}, 0, nil},
		{"negative is no limit", []toolkit.Content{text("abc")}, -1, nil},
		{"at the limit", []toolkit.Content{text("abc"), image, text("de"), text("")}, 5, nil},
		{"images do not count", []toolkit.Content{image, image}, 1, nil},
		{"whole lines", []toolkit.Content{text("a\nbcd\n")}, 5, []toolkit.Content{
			text("a\n\n[The result was cut: 2 of 6 bytes of text are shown. Ask for less at a time.]")}},
		{"one long line", []toolkit.Content{text(strings.Repeat("a", 2000))}, 3, []toolkit.Content{
			text("aaa\n\n[The result was cut: 3 of 2,000 bytes of text are shown. Ask for less at a time.]")}},
		{"later texts and images", []toolkit.Content{text("ab"), image, text("cde"), image, text("f"), nil, text("g")}, 3, []toolkit.Content{
			text("ab"), image, text("c\n\n[The result was cut: 3 of 7 bytes of text are shown; 2 texts are left out. Ask for less at a time.]"), image, nil}},
		{"used up between two", []toolkit.Content{text("ab"), image, text("c")}, 2, []toolkit.Content{
			text("ab"), image, text("[The result was cut: 2 of 3 bytes of text are shown; 1 text is left out. Ask for less at a time.]")}},
		{"no room for a rune", []toolkit.Content{text("é")}, 1, []toolkit.Content{
			text("[The result was cut: 0 of 2 bytes of text are shown; 1 text is left out. Ask for less at a time.]")}},
		{"pointers", []toolkit.Content{none, &toolkit.TextContent{Text: "abc"}}, 1, []toolkit.Content{
			none, text("a\n\n[The result was cut: 1 of 3 bytes of text are shown. Ask for less at a time.]")}},
	} {
		before := slices.Clone(c.content)
		got, cut := Content(c.content, c.limit)
		want := c.want
		if want == nil {
			want = c.content
		}
		if !reflect.DeepEqual(got, want) || cut != (c.want != nil) {
			t.Errorf("%s: %q, %t", c.name, got, cut)
		}
		if !reflect.DeepEqual(c.content, before) {
			t.Errorf("%s: the input was changed to %q", c.name, c.content)
		}
	}
}
