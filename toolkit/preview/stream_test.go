package preview

import (
	"fmt"
	"io"
	"reflect"
	"testing"
)

var _ interface {
	io.Writer
	io.StringWriter
} = (*Stream)(nil)

func TestStream(t *testing.T) {
	var s Stream
	if view := s.View(); len(view.Value()) != 0 || view.Complete() || view.Broken() {
		t.Errorf("nothing: %+v", view)
	}
	delta := []byte(`{"a":"x`)
	if n, err := s.Write(delta); n != len(delta) || err != nil {
		t.Errorf("%d, %v", n, err)
	}
	first := s.View()
	delta[6] = '!'
	if n, err := fmt.Fprint(&s, `yz","b":`); n != 8 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
	if n, err := s.WriteString(`[1]}`); n != 4 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
	second := s.View()
	second.Value()["a"] = "changed"
	if want := unmarshal(t, []byte(`{"a":"x"}`)); !reflect.DeepEqual(first.Value(), want) {
		t.Errorf("the first view became %v", first.Value())
	}
	third := s.View()
	if want := unmarshal(t, []byte(`{"a":"xyz","b":[1]}`)); !reflect.DeepEqual(third.Value(), want) || !third.Complete() {
		t.Errorf("the last view: %+v", third)
	}
}
