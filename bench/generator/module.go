package generator

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// module is a module of the benchmark's own, with many tools in many packages.
type module struct {
	dir             string
	packages, tools int // tools of each package
}

// write writes its source. repo and bench are the directories of toolgen and of this module,
// whose versions and sums it takes.
func (m module) write(repo, bench string) error {
	sums, err := os.ReadFile(filepath.Join(bench, "go.sum"))
	if err != nil {
		return err
	}
	gomod := "module example.com/many\n\ngo 1.26.0\n\nreplace github.com/toolgen-go/toolgen => " + repo + "\n\nrequire (\n\tgithub.com/mailru/easyjson v0.9.2\n\tgithub.com/toolgen-go/toolgen v0.0.0\n)\n"
	if err := m.file("go.mod", gomod); err != nil {
		return err
	}
	if err := m.file("go.sum", string(sums)); err != nil {
		return err
	}
	for p := range m.packages {
		if err := m.file(m.params(p), source(p, m.tools)); err != nil {
			return err
		}
	}
	return nil
}

func (m module) params(p int) string { return fmt.Sprintf("area%02d/params.go", p) }

func (m module) file(name, text string) error {
	path := filepath.Join(m.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o666)
}

// edit changes a comment of one package, so that its files are out of date.
func (m module) edit(round int) error {
	path := filepath.Join(m.dir, m.params(m.packages/2))
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	before, after, _ := strings.Cut(string(text), "// Query is")
	_, after, _ = strings.Cut(after, "\n")
	return os.WriteFile(path, []byte(fmt.Sprintf("%s// Query is what to look for, as of round %d.\n%s", before, round, after)), 0o666)
}

// source is a package with tools, each with parameters of eight fields.
func source(p, tools int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "// Package area%02d has tools.\npackage area%02d\n\nimport (\n\t\"context\"\n\t\"time\"\n)\n\n", p, p)
	b.WriteString("// Order says what comes first.\ntype Order string\n\n// The orders.\nconst (\n\tByName Order = \"name\"\n\tByDate Order = \"date\"\n)\n\n")
	for t := range tools {
		fmt.Fprintf(&b, `// Params%[1]d are the arguments of Find%[1]d.
type Params%[1]d struct {
	// Query is the text to look for.
	Query string `+"`json:\"query\" validate:\"min=1,max=200\"`"+`
	// Order says what comes first.
	Order Order `+"`json:\"order,omitempty\"`"+`
	// Limit is the largest number of results.
	Limit int `+"`json:\"limit,omitempty\" validate:\"min=1,max=100\"`"+`
	// Score is the least that a result must have.
	Score float64 `+"`json:\"score,omitempty\" validate:\"min=0,max=1\"`"+`
	// Tags are on every result.
	Tags []string `+"`json:\"tags,omitempty\" validate:\"max=5,dive,min=1\"`"+`
	// Labels are on every result, too.
	Labels map[string]string `+"`json:\"labels,omitempty\"`"+`
	// Since leaves out older results.
	Since *time.Time `+"`json:\"since,omitempty\"`"+`
	// All takes deleted results in.
	All bool `+"`json:\"all,omitempty\"`"+`
}

// Find%[1]d finds things of kind %[1]d in area %[2]d.
//
//toolgen:tool name=find_%[2]d_%[1]d
func Find%[1]d(ctx context.Context, p Params%[1]d) (map[string]int, error) {
	return map[string]int{p.Query: p.Limit}, ctx.Err()
}

`, t, p)
	}
	return b.String()
}
