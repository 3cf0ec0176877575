package main

import (
	"context"
	_ "embed" // for the manual
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen"
	"github.com/toolgen-go/toolgen/gen/diag"
	"github.com/toolgen-go/toolgen/gen/load"
	"github.com/toolgen-go/toolgen/internal/suggest"
)

// The exit codes.
const (
	exitClean  = 0
	exitChange = 1 // the source needs a change
	exitFailed = 2 // toolgen could not work
)

//go:embed doc.go
var manual string

func main() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400) // a short life: collecting less saves a fifth of the time
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

// run is the command without its process. It returns the exit code.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	out := &printer{stdout: stdout, stderr: stderr}
	out.dir, _ = os.Getwd() // without it paths stay absolute
	flags := flag.NewFlagSet("toolgen", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.Usage = func() {
		fmt.Fprintln(stderr, "usage: toolgen [-format=text|json|github] [-source] [check|lint] [packages]; toolgen help tells more")
	}
	flags.StringVar(&out.format, "format", "text", "of diagnostics: text, json or github")
	source := flags.Bool("source", false, "check dependencies from their source: nothing is compiled")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return exitClean
	case err != nil:
		return exitFailed
	}
	command, patterns := "", flags.Args()
	if len(patterns) > 0 {
		switch patterns[0] {
		case "check", "lint", "rules", "explain", "help", "version":
			command, patterns = patterns[0], patterns[1:]
		default:
			if near := suggest.Nearest(patterns[0], []string{"check", "lint", "rules", "explain", "help", "version"}); near != "" {
				fmt.Fprintf(stderr, "%s is no command; did you mean %q? A package in a directory is ./%s\n", patterns[0], near, patterns[0])
				return exitFailed
			}
		}
	}
	if !slices.Contains([]string{"text", "json", "github"}, out.format) {
		fmt.Fprintf(stderr, "-format=%s: write text, json or github\n", out.format)
		return exitFailed
	}
	switch command {
	case "rules":
		return rules(patterns, out)
	case "explain":
		return explain(patterns, out)
	case "help":
		fmt.Fprint(stdout, manualText())
		return exitClean
	case "version":
		fmt.Fprintln(stdout, "toolgen", version())
		return exitClean
	}
	for _, p := range patterns {
		if strings.HasPrefix(p, "-") {
			fmt.Fprintf(stderr, "%s: flags come before the command and the packages\n", p)
			flags.Usage()
			return exitFailed
		}
	}
	result, err := gen.Generate(ctx, gen.Config{Patterns: patterns, Changed: command == "", Source: *source})
	if err != nil {
		return out.failed(err)
	}
	if len(result.Diagnostics) > 0 {
		out.diagnostics(result.Diagnostics)
		return exitChange
	}
	switch command {
	case "check":
		return check(result, patterns, out)
	case "lint":
		return lint(result, out)
	}
	return write(result, out)
}

// write is "toolgen".
func write(result *gen.Result, out *printer) int {
	changes, err := result.Write()
	for _, path := range changes.Written {
		out.printf("wrote %s\n", out.relative(path))
	}
	for _, path := range changes.Deleted {
		out.printf("deleted %s\n", out.relative(path))
	}
	if err != nil {
		return out.failed(err)
	}
	return exitClean
}

// check is "toolgen check".
func check(result *gen.Result, patterns []string, out *printer) int {
	differences, err := result.Check()
	if err != nil {
		return out.failed(err)
	}
	if len(differences) == 0 {
		return exitClean
	}
	var inTheWay []string
	for _, d := range differences {
		out.printf("%s: %s\n%s", out.relative(d.Path), d.Kind, d.Diff)
		if d.Kind == gen.NotOurs {
			inTheWay = append(inTheWay, out.relative(d.Path))
		}
	}
	for _, path := range inTheWay {
		out.printf("rename or delete %s: toolgen did not write it\n", path)
	}
	out.printf("run: %s\n", strings.Join(append([]string{"toolgen"}, patterns...), " "))
	return exitChange
}

// lint is "toolgen lint".
func lint(result *gen.Result, out *printer) int {
	if len(result.Findings) == 0 {
		return exitClean
	}
	out.diagnostics(result.Findings)
	return exitChange
}

// manualText returns the package comment.
func manualText() string {
	comment, _, _ := strings.Cut(manual, "\npackage main")
	var text strings.Builder
	for line := range strings.Lines(comment + "\n") {
		text.WriteString(strings.TrimPrefix(strings.TrimPrefix(line, "//"), " "))
	}
	return text.String()
}

// version returns the version of the module that this binary was built from.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(unknown)"
	}
	return info.Main.Version
}

// printer writes what people read, with paths as seen from dir.
type printer struct {
	stdout, stderr io.Writer
	dir            string
	format         string // of diagnostics
}

func (p *printer) printf(format string, args ...any) { fmt.Fprintf(p.stdout, format, args...) }

// relative returns path as seen from the working directory, with slashes.
func (p *printer) relative(path string) string {
	if rel, err := filepath.Rel(p.dir, path); err == nil {
		path = rel
	}
	return filepath.ToSlash(path)
}

// diagnostics prints the list to standard error, sorted.
func (p *printer) diagnostics(list diag.List) {
	for _, d := range list.Sorted() {
		if d.Pos.IsValid() {
			d.Pos.File = p.relative(d.Pos.File)
		} else {
			d.Message = p.shorten(d.Message)
		}
		fmt.Fprintln(p.stderr, p.line(d))
	}
}

// line writes a diagnostic in the format that was asked for.
func (p *printer) line(d diag.Diagnostic) string {
	switch p.format {
	case "json":
		line, err := json.Marshal(struct {
			File    string `json:"file,omitempty"`
			Line    int    `json:"line,omitempty"`
			Col     int    `json:"col,omitempty"`
			Code    string `json:"code"`
			Message string `json:"message"`
		}{d.Pos.File, d.Pos.Line, d.Pos.Col, d.Code, d.Message})
		if err != nil {
			return err.Error() // strings and numbers are always JSON
		}
		return string(line)
	case "github":
		// A workflow command: https://docs.github.com/actions/reference/workflow-commands
		property := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
		message := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(d.Message)
		if !d.Pos.IsValid() {
			return fmt.Sprintf("::error title=%s::%s", property.Replace(d.Code), message)
		}
		return fmt.Sprintf("::error file=%s,line=%d,col=%d,title=%s::%s", property.Replace(d.Pos.File), d.Pos.Line, d.Pos.Col, property.Replace(d.Code), message)
	}
	if !d.Pos.IsValid() {
		return d.Message
	}
	return d.String()
}

// failed prints why toolgen could not work.
func (p *printer) failed(err error) int {
	if loading, ok := errors.AsType[*load.Error](err); ok {
		p.diagnostics(loading.Problems)
	} else {
		fmt.Fprintln(p.stderr, p.shorten(err.Error()))
	}
	return exitFailed
}

// shorten makes the paths below the working directory in a message relative.
func (p *printer) shorten(message string) string {
	if p.dir == "" || p.dir == string(filepath.Separator) {
		return message
	}
	return strings.ReplaceAll(message, p.dir+string(filepath.Separator), "")
}
