package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
)

var (
	timestamp = regexp.MustCompile(`"timestamp":\d{13}`)

	good     = `{"type":"toolCall","id":"call-1","name":"echo","arguments":{"value":"Pi","ignored":"drop me"}}`
	bad      = `{"type":"toolCall","id":"call-2","name":"echo","arguments":{"value":1}}`
	missing  = `{"type":"toolCall","id":"call-3","name":"missing"}`
	counting = `{"type":"toolCall","id":"call-4","name":"count","arguments":{"to":2}}`
	quoted   = `{"type":"toolCall","id":"call-4","name":"count","arguments":"{\"to\":\"2\"}"}`
	slow     = `{"type":"toolCall","id":"call-5","name":"count","arguments":{"to":1,"delay":10000}}`
	near     = `{"type":"toolCall","id":"call-3","name":"ecko","arguments":{}}`

	goodResult    = `{"role":"toolResult","toolCallId":"call-1","toolName":"echo","content":[{"type":"text","text":"Pi"}],"details":{"source":"echo"},"isError":false,"timestamp":0}` + "\n"
	badResult     = `{"role":"toolResult","toolCallId":"call-2","toolName":"echo","content":[{"type":"text","text":"Tool echo failed: value: must be a string, got number"}],"details":{"error":"value: must be a string, got number"},"isError":true,"timestamp":0}` + "\n"
	countResult   = `{"role":"toolResult","toolCallId":"call-4","toolName":"count","content":[{"type":"text","text":"counted to 2"}],"details":{"counted":2},"isError":false,"timestamp":0}` + "\n"
	timeoutResult = `{"role":"toolResult","toolCallId":"call-5","toolName":"count","content":[{"type":"text","text":"Tool count failed: timed out after 1ms"}],"details":{"error":"timed out after 1ms"},"isError":true,"timestamp":0}` + "\n"
	missResult    = `{"role":"toolResult","toolCallId":"call-3","toolName":"missing","content":[{"type":"text","text":"Tool missing failed: unknown tool"}],"details":{"error":"unknown tool"},"isError":true,"timestamp":0}` + "\n"
)

func TestCall(t *testing.T) {
	file := filepath.Join(t.TempDir(), "call.json")
	if err := os.WriteFile(file, []byte(good+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		name   string
		args   []string
		stdin  string
		stdout string
		status int
	}{
		{"text", []string{"call", good}, "", goodResult, 0},
		{"file", []string{"call", file}, "", goodResult, 0},
		{"standard input", []string{"call"}, good + "\n", goodResult, 0},
		{"dash", []string{"call", "-"}, good, goodResult, 0},
		{"bad arguments", []string{"call", bad}, "", badResult, 1},
		{"unknown tool", []string{"call", missing}, "", missResult, 1},
		{"explain", []string{"call", "-explain", good}, "", "" +
			`arguments  {"value":"Pi","ignored":"drop me"}` + "\n" +
			`lookup     ✓ echo` + "\n" +
			`parse      ✓ {"value":"Pi"}   (dropped /ignored)` + "\n" +
			`execute    ✓ content [{"type":"text","text":"Pi"}], details {"source":"echo"}` + "\n" +
			`result     call-1/echo, isError false` + "\n" + goodResult, 0},
		{"explain progress", []string{"call", "-explain", counting}, "", "" +
			`arguments  {"to":2}` + "\n" +
			`lookup     ✓ count` + "\n" +
			`parse      ✓ {"to":2}` + "\n" +
			`progress   1/2` + "\n" +
			`progress   2/2` + "\n" +
			`execute    ✓ content [{"type":"text","text":"counted to 2"}], details {"counted":2}` + "\n" +
			`result     call-4/count, isError false` + "\n" + countResult, 0},
		{"repair", []string{"call", "-repair", quoted}, "", countResult, 0},
		{"explain repair", []string{"call", "-explain", "-repair", quoted}, "", "" +
			`arguments  "{\"to\":\"2\"}"` + "\n" +
			`lookup     ✓ count` + "\n" +
			`repair     the arguments: parse-json-string` + "\n" +
			`repair     /to: string-to-number` + "\n" +
			`parse      ✓ {"to":2}` + "\n" +
			`progress   1/2` + "\n" +
			`progress   2/2` + "\n" +
			`execute    ✓ content [{"type":"text","text":"counted to 2"}], details {"counted":2}` + "\n" +
			`result     call-4/count, isError false` + "\n" + countResult, 0},
		{"timeout", []string{"call", "-timeout", "1ms", slow}, "", timeoutResult, 1},
		{"explain timeout", []string{"call", "-timeout", "1ms", "-explain", slow}, "", "" +
			`arguments  {"to":1,"delay":10000}` + "\n" +
			`lookup     ✓ count` + "\n" +
			`parse      ✓ {"to":1,"delay":10000}` + "\n" +
			`execute    ✗ timed out after 1ms   (the way parted here)` + "\n" +
			`result     call-5/count, isError true` + "\n" + timeoutResult, 1},
		{"explain bad arguments", []string{"call", "-explain", "-"}, bad, "" +
			`arguments  {"value":1}` + "\n" +
			`lookup     ✓ echo` + "\n" +
			`parse      ✗ value: must be a string, got number   (the way parted here; execute did not run)` + "\n" +
			`result     call-2/echo, isError true` + "\n" + badResult, 1},
		{"explain unknown tool", []string{"call", "--explain", missing}, "", "" +
			`arguments  none, which is the same as {}` + "\n" +
			`lookup     ✗ unknown tool   (the way parted here; parse and execute did not run)` + "\n" +
			`result     call-3/missing, isError true` + "\n" + missResult, 1},
	} {
		t.Run(row.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			status := run(row.args, strings.NewReader(row.stdin), &stdout, &stderr)
			got := timestamp.ReplaceAllString(stdout.String(), `"timestamp":0`)
			if status != row.status || got != row.stdout {
				t.Errorf("status %d, want %d; output\n%s, want\n%s", status, row.status, got, row.stdout)
			}
			if stderr.Len() > 0 {
				t.Errorf("stderr has %s", &stderr)
			}
		})
	}
}

func TestNearName(t *testing.T) {
	var stdout, stderr bytes.Buffer
	status := run([]string{"call", near}, nil, &stdout, &stderr)
	if want := `Tool ecko failed: unknown tool; did you mean \"echo\"?`; status != 1 || !strings.Contains(stdout.String(), want) {
		t.Errorf("status %d, output %s", status, &stdout)
	}
}

func TestList(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if status := run([]string{"list"}, nil, &stdout, &stderr); status != 0 || stderr.Len() > 0 {
		t.Fatalf("status %d, stderr %s", status, &stderr)
	}
	if !strings.HasPrefix(stdout.String(), "[\n  {\n    \"name\": \"count\",\n    \"description\": \"Count to a number\",\n    \"parameters\": {\n") {
		t.Errorf("the list is not indented:\n%s", &stdout)
	}
	var definitions []toolkit.Definition
	if err := json.Unmarshal(stdout.Bytes(), &definitions); err != nil {
		t.Fatal(err)
	}
	if len(definitions) != 3 || definitions[2].Name != "uppercase" {
		t.Errorf("definitions = %+v", definitions)
	}
}

func TestUsage(t *testing.T) {
	for _, row := range []struct {
		args   []string
		stdin  string
		stderr string // how it starts
	}{
		{nil, "", "toolbox hosts the project's own tools."},
		{[]string{"lits"}, "", `toolbox: unknown command "lits"`},
		{[]string{"-x"}, "", `toolbox: unknown command "-x"`},
		{[]string{"list", "-x"}, "", "toolbox: list: flag provided but not defined: -x"},
		{[]string{"list", "echo"}, "", `toolbox: list: unexpected argument "echo"`},
		{[]string{"call", "-x", good}, "", "toolbox: call: flag provided but not defined: -x"},
		{[]string{"call", "-progress", "often", good}, "", `toolbox: call: invalid value "often" for flag -progress: must be auto, always or never`},
		{[]string{"call", "-timeout", "5", good}, "", `toolbox: call: invalid value "5" for flag -timeout`},
		{[]string{"call", good, bad}, "", "toolbox: call: unexpected argument"},
		{[]string{"call", "no-such-file"}, "", "toolbox: open no-such-file: "},
		{[]string{"call"}, "", "toolbox: standard input: unexpected end of JSON input"},
		{[]string{"call", "-"}, `[]`, "toolbox: standard input: call: must be a JSON object"},
		{[]string{"call", `{"id":"1"}`}, "", "toolbox: CALL: call: name is required"},
		{[]string{"call", `{"type":"x","name":"echo"}`}, "", `toolbox: CALL: call: type must be "toolCall", got "x"`},
	} {
		var stdout, stderr bytes.Buffer
		status := run(row.args, strings.NewReader(row.stdin), &stdout, &stderr)
		if status != 2 || stdout.Len() > 0 || !strings.HasPrefix(stderr.String(), row.stderr) {
			t.Errorf("%q: status %d, stdout %s, stderr %s", row.args, status, &stdout, &stderr)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-h"}, {"call", "-h"}, {"list", "-help"}} {
		var stdout, stderr bytes.Buffer
		if status := run(args, nil, &stdout, &stderr); status != 0 || stdout.String() != usage || stderr.Len() > 0 {
			t.Errorf("%q: status %d, stdout %s, stderr %s", args, status, &stdout, &stderr)
		}
	}
}

// brokenWriter is a full disk.
type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestOutputCannotBeWritten(t *testing.T) {
	for _, args := range [][]string{{"list"}, {"call", good}} {
		var stderr bytes.Buffer
		if status := run(args, nil, brokenWriter{}, &stderr); status != 2 || !strings.Contains(stderr.String(), "disk full") {
			t.Errorf("%q: status %d, stderr %s", args, status, &stderr)
		}
	}
}
