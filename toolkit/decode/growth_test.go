package decode

import (
	"fmt"
	"math"
	"runtime"
	"strings"
	"testing"
	"time"
)

// hostile texts, by their size. Each must cost about as much per byte at any size.
var hostile = []struct {
	name string
	text func(n int) string
	deep bool // nested as deeply as LimitMaxDepth allows, many times over
}{
	{name: "open brackets", text: func(n int) string { return `{"x":` + strings.Repeat("[", n) }},
	{name: "nested dropped", deep: true, text: func(n int) string {
		one := strings.Repeat("[", 4000) + strings.Repeat("]", 4000) + ","
		return `{"text":"","x":[` + strings.Repeat(one, n/len(one)+1) + `0]}`
	}},
	{name: "nested raw", deep: true, text: func(n int) string {
		one := strings.Repeat(`{"a":`, 2000) + "0" + strings.Repeat("}", 2000) + ","
		return `{"text":"","raw":[` + strings.Repeat(one, n/len(one)+1) + `0]}`
	}},
	{name: "nested any", deep: true, text: func(n int) string {
		one := strings.Repeat(`[`, 2000) + "0" + strings.Repeat("]", 2000) + ","
		return `{"text":"","any":[` + strings.Repeat(one, n/len(one)+1) + `0]}`
	}},
	{name: "known name again and again", text: func(n int) string { return `{"text":""` + strings.Repeat(`,"flag":true`, n/12) + `}` }},
	{name: "unknown name again and again", text: func(n int) string { return `{"text":""` + strings.Repeat(`,"x":true`, n/9) + `}` }},
	{name: "unknown names", text: func(n int) string { return `{"text":""` + numbered(n, `,"x%07d":0`) + `}` }},
	{name: "unknown names, text missing", text: func(n int) string { return `{"flag":true` + numbered(n, `,"txt%07d":0`) + `}` }},
	{name: "names in raw", text: func(n int) string { return `{"text":"","raw":{"a":1` + numbered(n, `,"x%07d":0`) + `}}` }},
	{name: "names in raw, escaped", text: func(n int) string { return `{"text":"","raw":{"a":1` + numbered(n, `,"\u0078%07d":0`) + `}}` }},
	{name: "one name in many objects of raw", text: func(n int) string { return `{"text":"","raw":[` + strings.Repeat(`{"a":0},`, n/8) + `0]}` }},
	{name: "one name repeated in raw", text: func(n int) string { return `{"text":"","raw":{"a":0` + strings.Repeat(`,"a":0`, n/6) + `}}` }},
	{name: "names in any", text: func(n int) string { return `{"text":"","any":{"a":1` + numbered(n, `,"x%07d":0`) + `}}` }},
	{name: "one name repeated in any", text: func(n int) string { return `{"text":"","any":{"a":0` + strings.Repeat(`,"a":0`, n/6) + `}}` }},
	{name: "one label repeated", text: func(n int) string { return `{"text":"","labels":{"a":""` + strings.Repeat(`,"a":""`, n/7) + `}}` }},
	{name: "escapes", text: func(n int) string { return `{"text":"` + strings.Repeat(`\n`, n/2) + `"}` }},
	{name: "escapes, cut off", text: func(n int) string { return `{"text":"` + strings.Repeat(`\u00e9`, n/6) }},
	{name: "short strings with escapes", text: func(n int) string {
		return `{"text":"","x":["` + strings.Repeat(`\n","`, n/5) + `"],"tags":[` + strings.Repeat(`"\n",`, n/5) + `""]}`
	}},
	{name: "backslashes", text: func(n int) string { return `{"text":"` + strings.Repeat(`\\`, n/2) + `"}` }},
	{name: "digits of an integer", text: func(n int) string { return `{"text":"","small":` + strings.Repeat("9", n) + `}` }},
	{name: "zeros of an integer", text: func(n int) string { return `{"text":"","small":1.` + strings.Repeat("0", n) + `}` }},
	{name: "digits of an exponent", text: func(n int) string { return `{"text":"","small":1e` + strings.Repeat("9", n) + `}` }},
	{name: "digits of a float", text: func(n int) string { return `{"text":"","ratio":0.` + strings.Repeat("7", n) + `}` }},
	{name: "zeros of a float", text: func(n int) string { return `{"text":"","ratio":1` + strings.Repeat("0", n) + `e-5}` }},
	{name: "invalid text at the end", text: func(n int) string { return `{"text":"` + strings.Repeat("é", n/2) + "\xff" }},
	{name: "issues at the end", text: func(n int) string {
		return `{"x":[` + strings.Repeat(`{"a":["b"]},`, n/12) + `0],"tags":[` + strings.Repeat("1,", 30) + `1]}`
	}},
	{name: "issues everywhere", text: func(n int) string { return `{"text":"","tags":[` + strings.Repeat("1,", n/2) + `1]}` }},
	{name: "issues in nested objects", deep: true, text: func(n int) string {
		one := strings.Repeat(`{"text":1,"child":`, 500) + `{"text":"` + strings.Repeat("x", 500) + `"}` + strings.Repeat("}", 500)
		return `{"text":"","x":[` + strings.Repeat(one+",", n/len(one)+1) + `0],"child":` + one + `}`
	}},
	{name: "a long list with a repeated item", text: func(n int) string { return `{"text":"","tags":["x"` + numbered(n, `,"t%07d"`) + `,"x"]}` }},
	{name: "a long enum value", text: func(n int) string { return `{"text":"","mode":"` + strings.Repeat("fuzzy", n/5) + `"}` }},
	{name: "a long name, twice", text: func(n int) string {
		x := strings.Repeat("x", n/2)
		return `{"text":"","any":{"` + x + `":0,"` + x + `":0}}`
	}},
	{name: "a long duration", text: func(n int) string { return `{"text":"","wait":"` + strings.Repeat("1h", n/2) + `"}` }},
	{name: "a long time", text: func(n int) string { return `{"text":"","when":"2026-12-01T04:56:54.` + strings.Repeat("1", n) + `Z"}` }},
	{name: "long base64 of line breaks", text: func(n int) string { return `{"text":"","data":"` + strings.Repeat(`\n`, n/2) + `"}` }},
	{name: "encoded twice", text: func(n int) string { return `"{\"a\":\"` + strings.Repeat("x", n) + `\"}"` }},
	{name: "unions in unions, told at their end", deep: true, text: func(n int) string {
		one := strings.Repeat(`{"part":`, 900) + `{"field":"a","op":"is"}` + strings.Repeat(`,"op":"not"}`, 900)
		return `{"text":"","x":` + strings.Repeat(" ", n) + `0,"expr":` + one + `}`
	}},
	{name: "a long union, told at its end", text: func(n int) string {
		return `{"text":"","expr":{"field":"` + strings.Repeat("x", n) + `","more":[` + strings.Repeat(`{"op":1},`, n/9) + `0],"op":"is"}}`
	}},
	{name: "names of numbers", text: func(n int) string { return `{"text":"","by_number":{"0":true` + numbered(n, `,"%07d":true`) + `}}` }},
	{name: "white space", text: func(n int) string { return strings.Repeat(" ", n) }},
}

func numbered(n int, format string) string {
	var b strings.Builder
	for i := 0; b.Len() < n; i++ {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// TestGrowth holds that time and memory are linear in the text. The large text is
// sixteen times the small one, so a quadratic step would make its time per byte sixteen
// times as long. Leaving the caches makes it up to four times, and eight are allowed.
func TestGrowth(t *testing.T) {
	if testing.Short() || raceEnabled {
		t.Skip("measures time")
	}
	const small, factor = 1 << 16, 16
	for _, h := range hostile {
		cost := func(n int) (perByte float64, memory float64) {
			text := h.text(n)
			o := Options{}
			if h.deep {
				o.MaxDepth = LimitMaxDepth
			}
			perByte = math.Inf(1)
			var before, after runtime.MemStats
			for range 5 {
				runtime.ReadMemStats(&before)
				start := time.Now()
				_, _, err := parseWith(text, o)
				if err != nil {
					_ = err.Error()
				}
				elapsed := time.Since(start)
				runtime.ReadMemStats(&after)
				perByte = min(perByte, float64(elapsed.Nanoseconds())/float64(len(text)))
				memory = float64(after.TotalAlloc-before.TotalAlloc) / float64(len(text))
			}
			return perByte, memory
		}
		ok := false
		var report string
		for range 3 { // another process may disturb a measurement
			smallTime, smallMemory := cost(small)
			largeTime, largeMemory := cost(small * factor)
			report = fmt.Sprintf("%.2f and %.2f ns per byte, %.2f and %.2f bytes per byte", smallTime, largeTime, smallMemory, largeMemory)
			if ok = largeTime < 8*smallTime+1 && largeMemory < 4*smallMemory+8; ok {
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

// TestScratchOfALargeText: one escape in a large text must not make scratch memory of the
// size of the text.
func TestScratchOfALargeText(t *testing.T) {
	text := []byte(`{"text":"\n","x":"` + strings.Repeat("x", 32<<20) + `"}`)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	d := New(text)
	var v params
	decodeParams(&d, &v)
	if err := d.Finish(); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	if n := after.TotalAlloc - before.TotalAlloc; n > 1<<20 {
		t.Errorf("%d bytes were allocated", n)
	}
}
