package toolkit_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
)

func TestOptional(t *testing.T) {
	var zero toolkit.Optional[int]
	for _, c := range []struct {
		name               string
		o                  toolkit.Optional[int]
		value              int
		ok, isZero, isNull bool
		or                 int
		text               string
	}{
		{"absent", zero, 0, false, true, false, 7, `{}`},
		{"null", toolkit.Null[int](), 0, false, false, true, 7, `{"o":null}`},
		{"zero", toolkit.Some(0), 0, true, false, false, 0, `{"o":0}`},
		{"value", toolkit.Some(3), 3, true, false, false, 3, `{"o":3}`},
	} {
		value, ok := c.o.Get()
		if value != c.value || ok != c.ok || c.o.IsZero() != c.isZero || c.o.IsNull() != c.isNull || c.o.Or(7) != c.or {
			t.Errorf("%s: %+v", c.name, c.o)
		}
		type holder struct {
			O toolkit.Optional[int] `json:"o,omitzero"`
		}
		text, err := json.Marshal(holder{c.o})
		if err != nil || string(text) != c.text {
			t.Errorf("%s: marshals as %s, %v", c.name, text, err)
		}
		var back holder
		if err := json.Unmarshal(text, &back); err != nil || back.O != c.o {
			t.Errorf("%s: reads back as %+v, %v", c.name, back.O, err)
		}
	}
	var o toolkit.Optional[int]
	if err := json.Unmarshal([]byte(`"x"`), &o); err == nil || !o.IsZero() {
		t.Errorf("a string reads as %+v, %v", o, err)
	}
}

func ExampleOptional() {
	show := func(limit toolkit.Optional[int]) {
		switch n, ok := limit.Get(); {
		case ok:
			fmt.Println("at most", n)
		case limit.IsNull():
			fmt.Println("all of them")
		default:
			fmt.Println("the usual number")
		}
	}
	show(toolkit.Some(5))
	show(toolkit.Null[int]())
	show(toolkit.Optional[int]{})
	// Output:
	// at most 5
	// all of them
	// the usual number
}
