package decode

import (
	"strings"
	"testing"
)

func BenchmarkParse(b *testing.B) {
	escaped := strings.Repeat(`\tif err != nil {\n\t\treturn err\n`, 3000)
	for _, c := range []struct{ name, in string }{
		{"small", `{"text":"Pi","flag":true}`},
		{"every kind", `{"text":"Pi","small":5,"count":7,"ratio":1.5,"flag":true,"mode":"fuzzy","level":3,"tags":["a","b","c"],"labels":{"k":"v"},"wait":"1h30m","when":"2026-12-01T04:56:54Z"}`},
		{"escaped text", `{"text":"","nullable":"` + escaped + `"}`},
		{"plain text", `{"text":"","nullable":"` + strings.Repeat("plain text ", 10_000) + `"}`},
		{"dropped", `{"text":"Pi","other":[` + strings.Repeat(`{"a":[1,2,{"b":"c"}],"d":null},`, 1000) + `0]}`},
		{"raw", `{"text":"Pi","raw":[` + strings.Repeat(`{"a":[1,2,{"b":"c"}],"d":null},`, 1000) + `0]}`},
	} {
		b.Run(c.name, func(b *testing.B) {
			text := []byte(c.in)
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				d := New(text)
				var v params
				decodeParams(&d, &v)
				_ = d.Finish()
			}
		})
	}
}
