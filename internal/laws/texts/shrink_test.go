package texts

import (
	"bytes"
	"testing"
)

func TestShrink(t *testing.T) {
	text := []byte(` {"a":[1,2,{"b":"xyzzy","c":12345}],"d":{"e":null,"f":[true]},"g":"\u0061"} `)
	for _, c := range []struct{ has, want string }{
		{`null`, `null`},
		{`"c"`, `{"c":0}`},
		{`z`, `"xyz"`},
		{`"f"`, `{"f":[]}`},
		{`\u0061`, string(text)}, // only as it is
	} {
		got := Shrink(text, func(b []byte) bool { return bytes.Contains(b, []byte(c.has)) })
		if string(got) != c.want {
			t.Errorf("with %s: %s, want %s", c.has, got, c.want)
		}
	}
	if got := Shrink([]byte(`{`), func([]byte) bool { return true }); string(got) != `{` {
		t.Errorf("%s", got)
	}
}
