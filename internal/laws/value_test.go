package laws

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"testing"
)

// noJSON are fixtures with types that encoding/json does not read from what the schema
// says: unions, and URLs.
var noJSON = []string{"shapes.Unions", "fields.Variants", "shapes.Links", "invopop.Site"}

// TestValue compares what the parser makes of a text with what encoding/json makes of
// the canonical form of the same text. That form differs from the text only where the
// two are meant to differ; see canonical.
func TestValue(t *testing.T) {
	var texts, compared int
	each(t, func(t *testing.T, f fixture) {
		if slices.Contains(noJSON, f.name) {
			t.Skip("encoding/json reads none of its values; toolkittest compares them with the text")
		}
		bad := disagreements{t: t}
		defer bad.done()
		try(t, f, func(text []byte) {
			texts++
			got, err := f.parse(text)
			if err != nil {
				return
			}
			compared++
			plain, err := canonical(f, text)
			if err != nil {
				t.Fatalf("canonical form of %s: %v", brief(text), err)
			}
			want := reflect.New(f.typ)
			if err := json.Unmarshal(plain, want.Interface()); err != nil {
				bad.add("the parser accepts, encoding/json does not: %s\n%v", brief(text), err)
				return
			}
			if !reflect.DeepEqual(got, want.Elem().Interface()) {
				bad.add("the values differ: %s\nparser        %#v\nencoding/json %#v", brief(text), got, want.Elem().Interface())
				return
			}
			// DeepEqual takes -0 for 0; the encoded form does not.
			addressable := reflect.New(f.typ) // some types write themselves only then
			addressable.Elem().Set(reflect.ValueOf(got))
			a, errA := json.Marshal(addressable.Interface())
			b, errB := json.Marshal(want.Interface())
			if errA != nil || errB != nil || !bytes.Equal(a, b) {
				bad.add("the encoded values differ: %s\nparser        %s %v\nencoding/json %s %v", brief(text), a, errA, b, errB)
			}
		})
	})
	t.Logf("%d texts, %d values compared", texts, compared)
}
