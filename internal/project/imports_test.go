package project

import (
	"slices"
	"strings"
	"testing"
)

// mayImport says for each package which others it may import, of this module (by their path in
// it) and of other modules (by a prefix of the import path). A name that ends in /... is for all
// packages below it. The standard library is free, except for what forbidden holds. Tests are
// not asked: oracles are theirs.
var mayImport = map[string][]string{
	// The runtime: what a program that uses tools is built with.
	"internal/suggest": {},
	"toolkit/format":   {},
	"toolkit/decode":   {"internal/suggest", "toolkit/format"},
	"toolkit":          {"internal/suggest", "toolkit/decode"},
	"toolkit/preview":  {},
	"toolkit/truncate": {"toolkit"},
	"toolkit/repair":   {"toolkit"},
	"executor":         {"toolkit", "toolkit/repair", "toolkit/truncate"},

	// What validator alone can judge: the one part of the runtime that is more than the
	// standard library. Only generated code with such a rule imports it.
	"toolkit/validate": {"github.com/go-playground/validator/v10"},

	// The generator: one stage after the other, all through the plan.
	"gen/diag":    {},
	"gen/pattern": {},
	"gen/plan":    {"gen/diag"},
	"gen/tag":     {"gen/diag", "internal/suggest"},
	"gen/rule":    {"gen/diag", "gen/pattern", "gen/plan", "gen/tag", "internal/suggest", "toolkit/format", "toolkit/validate", "github.com/invopop/jsonschema"},
	"gen/load":    {"gen/diag", "golang.org/x/tools"},
	"gen/build":   {"gen/diag", "gen/load", "gen/plan", "gen/rule", "gen/tag", "internal/suggest", "toolkit/validate"},
	"gen/schema":  {"gen/plan", "gen/rule", "github.com/invopop/jsonschema"},
	"gen/emit":    {"gen/pattern", "gen/plan", "gen/rule", "gen/schema"},
	"gen/lint":    {"gen/diag", "gen/plan"},
	"gen/stamp":   {"gen/load"},
	"gen":         {"gen/build", "gen/diag", "gen/emit", "gen/lint", "gen/load", "gen/plan", "gen/schema", "gen/stamp", "github.com/rogpeppe/go-internal/diff"},

	// The command of the generator, and the tools that toolbox hosts.
	"cmd/toolgen": {"internal/suggest", "gen", "gen/diag", "gen/load", "gen/rule"},
	"tools":       {"toolkit", "toolkit/decode", "toolkit/format"},

	// What imports something heavy, and is a module of its own.
	"cmd/toolbox":  {"executor", "toolkit", "toolkit/repair", "tools", "github.com/schollz/progressbar/v3", "golang.org/x/term"},
	"otelexecutor": {"executor", "toolkit", "go.opentelemetry.io/otel"},

	// Packages as users write them: the runtime, and what generated code needs.
	"examples/...":                     {"toolkit", "toolkit/decode", "toolkit/format", "executor"},
	"toolkit/repair/internal/fixtures": {"toolkit", "toolkit/decode"},
	"internal/cases":                   {"internal/laws/other", "toolkit", "toolkit/decode", "toolkit/format"},
	"internal/laws/...":                {"internal/laws/other", "toolkit", "toolkit/decode", "toolkit/format", "toolkit/validate"},

	// Helpers of tests, those of users first.
	"toolkit/toolkittest": {"internal/judge", "internal/laws/texts", "toolkit"},

	"internal/judge":           {"github.com/santhosh-tekuri/jsonschema/v6", "github.com/go-playground/validator/v10"},
	"internal/laws":            {},
	"internal/laws/randstruct": {"gen", "gen/build", "gen/diag", "gen/load", "gen/plan", "gen/rule"},
	"internal/project":         {},

	// Suites of others, asked of generated parsers: tests only, but for the program they share.
	"internal/suites/data":      {"github.com/santhosh-tekuri/jsonschema/v6"},
	"internal/suites/jsts":      {},
	"internal/suites/program":   {"gen", "gen/diag"},
	"internal/suites/toolsnaps": {},
}

// row returns the row of mayImport that a package has.
func row(name string) (key string, allowed []string, ok bool) {
	if allowed, ok := mayImport[name]; ok {
		return name, allowed, true
	}
	for key, allowed := range mayImport {
		if parent, below := strings.CutSuffix(key, "..."); below && strings.HasPrefix(name, parent) {
			return key, allowed, true
		}
	}
	return "", nil, false
}

// forbidden are standard packages that a package and those below it must do without: the parser
// runtime neither reflects nor calls encoding/json, and the plan does not know Go's syntax tree.
var forbidden = map[string][]string{
	"toolkit/decode": {"reflect", "encoding/json"},
	"toolkit/format": {"reflect", "encoding/json"},
	"gen/plan":       {"go/ast", "go/types"},
	"gen/schema":     {"go/ast", "go/types"},
	"gen/emit":       {"go/ast", "go/types"},
}

func TestImports(t *testing.T) {
	standard := make(map[string]bool)
	for _, p := range list(t, root(t), "std") {
		standard[p.ImportPath] = true
	}
	seen := make(map[string]bool)
	for _, p := range list(t, root(t), workspace(t)...) {
		name := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
		key, allowed, ok := row(name)
		if !ok {
			t.Errorf("%s: no row says what it may import: add one to mayImport", name)
			continue
		}
		seen[key] = true
		for _, imported := range p.Imports {
			if standard[imported] {
				if slices.Contains(forbidden[name], imported) {
					t.Errorf("%s must not import %s", name, imported)
				}
				continue
			}
			own, inside := strings.CutPrefix(imported, module+"/")
			ok := slices.Contains(allowed, own)
			if !inside {
				ok = slices.ContainsFunc(allowed, func(a string) bool {
					return imported == a || strings.HasPrefix(imported, a+"/")
				})
			}
			if !ok {
				t.Errorf("%s must not import %s", name, own)
			}
		}
	}
	for name := range mayImport {
		if !seen[name] {
			t.Errorf("mayImport has a row for %s, which no package has", name)
		}
	}
}

// TestRuntimeDeps holds what a program with tools is linked with to the standard library and
// this module, through all levels, unless it has rules that validator alone can judge. toolkittest is for
// tests.
func TestRuntimeDeps(t *testing.T) {
	args := []string{"-deps"}
	for _, p := range list(t, root(t), "./toolkit/...", "./executor/...", "./tools/...") {
		if p.ImportPath != module+"/toolkit/validate" && p.ImportPath != module+"/toolkit/toolkittest" {
			args = append(args, p.ImportPath)
		}
	}
	for _, p := range list(t, root(t), args...) {
		if !p.Standard && p.ImportPath != module && !strings.HasPrefix(p.ImportPath, module+"/") {
			t.Errorf("the runtime depends on %s", p.ImportPath)
		}
	}
}
