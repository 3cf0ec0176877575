package decode

import (
	"os/exec"
	"strings"
	"testing"
)

// TestAllocations holds that a successful parse allocates what the value needs and nothing
// else: the counts are those of strings, slices, maps and pointers in the result.
func TestAllocations(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector makes sync.Pool drop what it is given")
	}
	for _, c := range []struct {
		name, in string
		o        Options
		want     float64
	}{
		{"no strings", `{"small":5,"count":1e2,"ratio":0.5,"flag":true,"mode":"fuzzy","level":3,"text":""}`, Options{}, 0},
		{"empty", ``, Options{}, 0},
		{"one string", `{"text":"hello world"}`, Options{}, 1},
		{"one string with escapes", `{"text":"hello\nworld"}`, Options{}, 1},
		{"aliased", `{"text":"hello world"}`, Options{AliasInput: true}, 0},
		{"unknown members", `{"x":{"y":["\n",1,{"é":null}]},"text":"a b","\u0041":[[[[]]]]}`, Options{}, 1},
		{"names with escapes", `{"te\u0078t":"hello world"}`, Options{}, 1},
		{"times", `{"when":"2026-12-01T04:56:54Z","wait":"1h30m","text":""}`, Options{}, 0},
		{"bytes", `{"data":"AAAAAAAA","text":""}`, Options{}, 1},
		{"raw", `{"raw":{"a":[1,{"a":2,"b":"\n"}]},"text":""}`, Options{}, 1},
		{"child", `{"child":{"text":"hello"},"text":""}`, Options{}, 2},
		{"a long number", `{"ratio":0.123456789012345678901234567890123456789012345678901234567890,"text":""}`, Options{}, 0},
		{"null is absent", `{"flag":null,"text":""}`, Options{NullIsAbsent: true}, 0},
	} {
		in := []byte(c.in)
		var v params
		fail := false
		// The required text is left out of one.
		n := testing.AllocsPerRun(200, func() {
			d := New(in)
			d.alias, d.nullIsAbsent = c.o.AliasInput, c.o.NullIsAbsent
			v = params{}
			if c.in == "" {
				obj := d.Object(nil)
				for obj.Next() {
				}
			} else {
				decodeParams(&d, &v)
			}
			fail = d.Finish() != nil || fail
		})
		if fail {
			t.Errorf("%s: not accepted", c.name)
		}
		if n != c.want {
			t.Errorf("%s: %v allocations, want %v", c.name, n, c.want)
		}
	}
}

// TestOptionsDoNotAllocate: a decoder with options is as light as one without.
func TestOptionsDoNotAllocate(t *testing.T) {
	in := []byte(`{"text":""}`)
	if n := testing.AllocsPerRun(200, func() {
		d := NewWith(in, Options{RejectUnknown: true})
		var v params
		decodeParams(&d, &v)
		if d.Finish() != nil || d.Report().Dropped != nil {
			t.Fail()
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestDecoderStaysOnTheStack asks the compiler: no method may make its receiver escape,
// since that would move the decoder of every parse to the heap.
func TestDecoderStaysOnTheStack(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the package")
	}
	out, err := exec.Command("go", "build", "-gcflags=-m", ".").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !strings.Contains(string(out), "does not escape") {
		t.Fatalf("no escape analysis in the output:\n%s", out)
	}
	for line := range strings.Lines(string(out)) {
		for _, receiver := range []string{"d", "o", "a", "m"} {
			if strings.HasSuffix(strings.TrimSpace(line), ": leaking param: "+receiver) {
				t.Error(line)
			}
		}
		if strings.Contains(line, "moved to heap: d") {
			t.Error(line)
		}
	}
}
