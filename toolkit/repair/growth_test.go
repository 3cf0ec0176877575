package repair_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
	"github.com/toolgen-go/toolgen/toolkit/repair"
)

// hostile texts, by their size. Each must cost about as much per byte at any size.
var hostile = []struct {
	name string
	text func(n int) string
}{
	{"JSON in strings in strings", func(n int) string {
		text := `{"size":1}`
		for {
			next := `{"kids":` + quoted("["+text+"]") + `}`
			if len(next) > n/2 {
				break
			}
			text = next
		}
		return `{"tree":` + text + `,"name":"` + strings.Repeat("x", n-len(text)) + `"}`
	}},
	{"a list of faults", func(n int) string { return `{"sizes":[` + strings.Repeat(`"1",`, n/4) + `"1"]}` }},
	{"a list of strings that hold nearly JSON", func(n int) string {
		return `{"points":[` + strings.Repeat(`"{`+strings.Repeat("[", 500)+`",`, n/500) + `{}]}`
	}},
	{"a string that holds nearly JSON", func(n int) string { return `{"point":"{\"x\":` + strings.Repeat("[", n) + `"}` }},
	{"a long list in a string", func(n int) string { return `{"sizes":"[` + strings.Repeat("1,", n/2) + `\"1\"]"}` }},
	{"nulls", func(n int) string {
		return `{"x":[` + strings.Repeat("null,", n/5) + `0],"note":null,"count":"1","tags":null}`
	}},
	{"a fault behind many members", func(n int) string {
		var b strings.Builder
		b.WriteString(`{"limits":{`)
		for i := 0; b.Len() < n; i++ {
			fmt.Fprintf(&b, `"k%d":1,`, i)
		}
		return b.String() + `"k":"1"}}`
	}},
	{"faults at the bottom", func(n int) string {
		one := strings.Repeat(`{"kids":[`, 400) + `{"size":"1"}` + strings.Repeat("]}", 400)
		return `{"tree":` + one + `,"x":[` + strings.Repeat(one+",", n/len(one)) + `0]}`
	}},
	{"faults in unions in unions", func(n int) string {
		one := strings.Repeat(`{"parts":[`, 400) + `{"field":"a","op":"is "}` + strings.Repeat(`],"op":"and"}`, 400)
		return `{"where":` + one + `,"x":"` + strings.Repeat("x", n) + `"}`
	}},
	{"a value for a list", func(n int) string { return `{"points":{"x":"1","l":"` + strings.Repeat("x", n) + `"}}` }},
	{"cut off", func(n int) string { return `{"points":` + strings.Repeat(`{"x":`, 900) + strings.Repeat(" ", n) }},
	{"white space", func(n int) string { return `{"count":"` + strings.Repeat(" ", n) + `1"}` }},
	{"escapes", func(n int) string { return `{"mode":"` + strings.Repeat(`\n`, n/2) + `exact"}` }},
	{"surrogates", func(n int) string { return `{"tags":"` + strings.Repeat(`\ud83d\ude00`, n/12) + `"}` }},
	{"a long path", func(n int) string { return `{"limits":{"` + strings.Repeat(`~`, n) + `":"1"}}` }},
	{"a long number", func(n int) string { return `{"ratio":"0.` + strings.Repeat(`7`, n) + `"}` }},
}

// TestGrowth holds that time is linear in the text. The large text is sixteen times the
// small one, so a quadratic step would make its time per byte sixteen times as long. Eight
// times are allowed.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	const small, factor = 1 << 15, 16
	for _, h := range hostile {
		cost := func(n int) float64 {
			text := []byte(h.text(n))
			best := math.Inf(1)
			for range 3 {
				start := time.Now()
				// No error is made into text: that would be the parser's cost.
				_, _, _ = repair.Prepare(params, text, repair.All(), toolkit.MaxDepth(2000))
				best = min(best, float64(time.Since(start).Nanoseconds())/float64(len(text)))
			}
			return best
		}
		ok := false
		var report string
		for range 3 { // another process may disturb a measurement
			few, many := cost(small), cost(small*factor)
			report = fmt.Sprintf("%.2f and %.2f ns per byte", few, many)
			if ok = many < 8*few+1; ok {
				break
			}
		}
		if !ok {
			t.Errorf("%s: %s", h.name, report)
		} else {
			t.Logf("%s: %s", h.name, report)
		}
	}
}
