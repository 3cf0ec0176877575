// Package program builds the Go programs that the suites are run with: generated parsers
// that read texts and say what they make of them.
package program

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen"
	"github.com/toolgen-go/toolgen/gen/diag"
)

// Struct is a struct type with a //toolgen:schema directive.
type Struct struct {
	Name   string
	Source string // the declaration, with its directive and whatever else it needs
	// RejectUnknown says that its parser refuses names that it does not know.
	RejectUnknown bool
}

// Program is a built program with the schemas of some structs.
type Program struct {
	Schemas map[string]json.RawMessage // by the names of the structs
	Refused map[string][]string        // the messages on structs that have none
	dir     string
}

// Build generates schemas and parsers of the structs into dir and builds a program of them.
// Structs that toolgen refuses are left out. repo is the directory of this module.
func Build(ctx context.Context, dir, repo, imports string, structs []Struct) (*Program, error) {
	sums, err := os.ReadFile(filepath.Join(repo, "go.sum"))
	if err != nil {
		return nil, err
	}
	const module = "github.com/toolgen-go/toolgen"
	p := &Program{Refused: make(map[string][]string), dir: dir}
	if err := p.write("go.mod", "module example.com/suite\n\ngo 1.26.0\n\nrequire "+module+" v0.0.0\n\nreplace "+module+" => "+strconv.Quote(repo)+"\n"); err != nil {
		return nil, err
	}
	if err := p.write("go.sum", string(sums)); err != nil {
		return nil, err
	}
	kept, err := p.settle(ctx, imports, structs)
	if err != nil {
		return nil, err
	}
	if err := p.write("main.go", mainSource(kept)); err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, "go", "build", "-o", "suite.exe", ".")
	cmd.Dir = dir
	cmd.Env = p.env()
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out)
	}
	return p, p.schemas(ctx)
}

func (p *Program) env() []string {
	return append(os.Environ(), "GOPROXY=off", "GOWORK=off", "GOFLAGS=-mod=mod")
}

func (p *Program) write(name, content string) error {
	return os.WriteFile(filepath.Join(p.dir, name), []byte(content), 0o666)
}

// settle generates, and leaves out what is refused until nothing is.
func (p *Program) settle(ctx context.Context, imports string, structs []Struct) ([]Struct, error) {
	for {
		var source strings.Builder
		source.WriteString("package main\n\n" + imports + "\n")
		owner := make(map[int]string) // by line
		line := strings.Count(source.String(), "\n") + 1
		for _, s := range structs {
			text := s.Source + "\n\n"
			for range strings.Count(text, "\n") {
				owner[line] = s.Name
				line++
			}
			source.WriteString(text)
		}
		if err := p.write("structs.go", source.String()); err != nil {
			return nil, err
		}
		result, err := p.generate(ctx)
		if err != nil {
			return nil, err
		}
		if len(result.Diagnostics) == 0 {
			_, err := result.Write()
			return structs, err
		}
		if structs = p.drop(structs, owner, result.Diagnostics); structs == nil {
			return nil, fmt.Errorf("nobody's fault: %v", result.Diagnostics)
		}
	}
}

func (p *Program) generate(ctx context.Context) (*gen.Result, error) {
	for _, setting := range []string{"GOPROXY=off", "GOWORK=off", "GOFLAGS=-mod=mod"} {
		name, value, _ := strings.Cut(setting, "=")
		if err := os.Setenv(name, value); err != nil {
			return nil, err
		}
	}
	return gen.Generate(ctx, gen.Config{Dir: p.dir})
}

// drop notes why structs are refused and returns the others, nil where that are all.
func (p *Program) drop(structs []Struct, owner map[int]string, diags diag.List) []Struct {
	before := len(p.Refused)
	for _, d := range diags.Sorted() {
		if name := owner[d.Pos.Line]; name != "" {
			p.Refused[name] = append(p.Refused[name], d.Message)
		}
	}
	if len(p.Refused) == before {
		return nil
	}
	var kept []Struct
	for _, s := range structs {
		if p.Refused[s.Name] == nil {
			kept = append(kept, s)
		}
	}
	return kept
}

// mainSource is the program: for each line of its input, a name, a tab and a text, it
// prints ok, or the error as a JSON string; without input it prints the schemas.
func mainSource(structs []Struct) string {
	var cases strings.Builder
	for _, s := range structs {
		fmt.Fprintf(&cases, "\t%q: one(%sSchema, %v),\n", s.Name, s.Name, s.RejectUnknown)
	}
	return `package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"github.com/toolgen-go/toolgen/toolkit"
)

type schema struct {
	text  json.RawMessage
	parse func([]byte) error
}

func one[P any](s toolkit.Schema[P], rejectUnknown bool) schema {
	parser := s.(interface {
		ParseWith([]byte, toolkit.ParseOptions) (P, toolkit.ParseReport, error)
	})
	return schema{s.JSONSchema(), func(text []byte) error {
		_, _, err := parser.ParseWith(text, toolkit.ParseOptions{RejectUnknown: rejectUnknown})
		return err
	}}
}

var all = map[string]schema{
` + cases.String() + `}

func main() {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	if len(os.Args) > 1 {
		texts := map[string]json.RawMessage{}
		for name, s := range all {
			texts[name] = s.text
		}
		json.NewEncoder(out).Encode(texts)
		return
	}
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<26)
	for in.Scan() {
		name, text, _ := strings.Cut(in.Text(), "\t")
		if err := all[name].parse([]byte(text)); err != nil {
			line, _ := json.Marshal(err.Error())
			fmt.Fprintf(out, "%s\n", line)
		} else {
			fmt.Fprintln(out, "ok")
		}
	}
}
`
}

func (p *Program) schemas(ctx context.Context) error {
	out, err := exec.CommandContext(ctx, filepath.Join(p.dir, "suite.exe"), "schemas").Output()
	if err != nil {
		return err
	}
	return json.Unmarshal(out, &p.Schemas)
}

// Text is a text for the parser of a struct. It has no line end.
type Text struct{ Struct, Text string }

// Parse returns what the parsers say of the texts: "" for each that they accept, else the
// error.
func (p *Program) Parse(ctx context.Context, texts []Text) ([]string, error) {
	var in, stderr bytes.Buffer
	for _, t := range texts {
		if strings.ContainsAny(t.Text, "\n\r") {
			return nil, fmt.Errorf("a text with a line end: %q", t.Text)
		}
		fmt.Fprintf(&in, "%s\t%s\n", t.Struct, t.Text)
	}
	cmd := exec.CommandContext(ctx, filepath.Join(p.dir, "suite.exe"))
	cmd.Stdin, cmd.Stderr = &in, &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, stderr.Bytes())
	}
	var verdicts []string
	lines := bufio.NewScanner(bytes.NewReader(out))
	lines.Buffer(nil, 1<<26)
	for lines.Scan() {
		verdict := ""
		if lines.Text() != "ok" {
			if err := json.Unmarshal(lines.Bytes(), &verdict); err != nil {
				return nil, err
			}
		}
		verdicts = append(verdicts, verdict)
	}
	if len(verdicts) != len(texts) {
		return nil, fmt.Errorf("%d verdicts on %d texts", len(verdicts), len(texts))
	}
	return verdicts, lines.Err()
}
