package pattern

import (
	"bufio"
	"encoding/json"
	"io"
	"os/exec"
	"strings"
	"sync"
	"testing"
)

// The oracle is the RegExp of Node with the u flag, ECMA-262 as V8 reads it. One
// process answers all questions, one line of JSON each. A question is a pattern and
// strings; with "all" it asks for every code point c of the first two planes whether
// the pattern matches prefix+c, and the answer lists the first code point of each run
// of equal verdicts (the first run does not match). Patterns that backtrack for more
// than a second are given up as slow.
const script = `
const vm = require("vm"), context = vm.createContext({});
const sandbox = new vm.Script("ask()");
context.ask = () => context.answer(new RegExp(context.p, "u"));
function ask(q) {
	context.p = q.p;
	context.answer = re => {
		if (!q.all) return {match: q.s.map(s => re.test(s))};
		const runs = []; let is = false;
		for (let c = 0; c <= 0x1FFFF; c++) {
			if (c === 0xD800) c = 0xE000;
			if (re.test((q.prefix || "") + String.fromCodePoint(c)) !== is) { is = !is; runs.push(c); }
		}
		return {runs};
	};
	try {
		return sandbox.runInContext(context, {timeout: q.all ? 60000 : 1000});
	} catch (e) {
		if (e.code === "ERR_SCRIPT_EXECUTION_TIMEOUT" || /too large/.test(e.message)) return {slow: true};
		return {refused: e.message};
	}
}
require("readline").createInterface({input: process.stdin}).on("line", line => console.log(JSON.stringify(ask(JSON.parse(line)))));
`

type question struct {
	Pattern string   `json:"p"`
	Strings []string `json:"s,omitempty"`
	All     bool     `json:"all,omitempty"`
	Prefix  string   `json:"prefix,omitempty"`
}

type answer struct {
	Match   []bool `json:"match"`
	Runs    []rune `json:"runs"`
	Refused string `json:"refused"` // the message of the SyntaxError
	Slow    bool   `json:"slow"`
}

type node struct {
	in  io.Writer
	out *bufio.Reader
}

var startNode = sync.OnceValues(func() (*node, error) {
	path, err := exec.LookPath("node")
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(path, "-e", script) // ends when its input does
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	return &node{in, bufio.NewReaderSize(out, 1<<16)}, cmd.Start()
})

// ecma returns the oracle. Without Node it skips the test.
func ecma(t testing.TB) *node {
	n, err := startNode()
	if err != nil {
		t.Skipf("there is no ECMA-262 engine to ask: %v", err)
	}
	return n
}

func (n *node) ask(t testing.TB, q question) answer {
	t.Helper()
	b, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := n.in.Write(append(b, '\n')); err != nil {
		t.Fatal(err)
	}
	line, err := n.out.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	var a answer
	if err := json.Unmarshal([]byte(line), &a); err != nil {
		t.Fatal(err)
	}
	return a
}

// match asks for the verdict on one string.
func (n *node) match(t testing.TB, pattern, s string) (match, ok bool) {
	a := n.ask(t, question{Pattern: pattern, Strings: []string{s}})
	return len(a.Match) == 1 && a.Match[0], a.Refused == ""
}

// TestOracle asserts that the oracle is what it must be: code points, no flags but u.
func TestOracle(t *testing.T) {
	n := ecma(t)
	for _, row := range []struct {
		pattern, s string
		match, ok  bool
	}{
		{"^.$", "😀", true, true},
		{"a$", "a\n", false, true},
		{`\-`, "-", false, false},
		{`{`, "{", false, false},
		{"k", "\u212a", false, true},
	} {
		if match, ok := n.match(t, row.pattern, row.s); match != row.match || ok != row.ok {
			t.Errorf("%s on %q: %v, %v", row.pattern, row.s, match, ok)
		}
	}
	if a := n.ask(t, question{Pattern: "^(a+)+$", Strings: []string{strings.Repeat("a", 40) + "b"}}); !a.Slow {
		t.Errorf("a slow pattern: %+v", a)
	}
}
