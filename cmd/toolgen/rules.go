package main

import (
	"flag"
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/toolgen-go/toolgen/gen/rule"
)

// section is one table of the reference of words.
type section struct {
	title, text string
	entries     []rule.Entry
}

func sections() []section {
	return []section{
		{"validate", "The words of the validate tag on a value that is present, each with a sample value. A word for strings or numbers is for the items of a list behind dive.", rule.Reference(rule.Validate)},
		{"validate, between fields", "B is another field of the struct. The parser alone refuses, but where dependentRequired says it.", rule.References()},
		{"validate, aliases", "Words that stand for several, of which one must hold. Write a|b for your own.", rule.AliasEntries()},
		{"validate, steering", "Words that judge nothing themselves.", rule.Steering},
		{"validate, refused", "Words that no field can have.", rule.RefusedWords()},
		{"jsonschema", "The rules of the jsonschema tag. On a list, a word for strings or numbers goes to the items.", rule.Reference(rule.JSONSchema)},
	}
}

// rules is "toolgen rules": every word with what it becomes.
func rules(args []string, out *printer) int {
	flags := flag.NewFlagSet("toolgen rules", flag.ContinueOnError)
	flags.SetOutput(out.stderr)
	markdown := flags.Bool("markdown", false, "write tables for a page")
	if err := flags.Parse(args); err != nil {
		return exitFailed
	}
	if flags.NArg() > 0 {
		fmt.Fprintln(out.stderr, "rules takes no arguments")
		return exitFailed
	}
	if *markdown {
		out.printf("%s", rulesPage())
		return exitClean
	}
	for i, s := range sections() {
		if i > 0 {
			out.printf("\n")
		}
		out.printf("%s: %s\n\n", s.title, s.text)
		table := tabwriter.NewWriter(out.stdout, 0, 0, 2, ' ', 0)
		for _, e := range s.entries {
			fmt.Fprintf(table, "  %s\t%s\t%s\n", e.Word, on(e), becomes(e))
		}
		if err := table.Flush(); err != nil {
			return out.failed(err)
		}
	}
	return exitClean
}

// on names the kinds of an entry.
func on(e rule.Entry) string { return strings.Join(e.On, ", ") }

// becomes says what an entry is in the schema, and where the parser knows more.
func becomes(e rule.Entry) string {
	if e.Refused != "" {
		return "refused: " + e.Refused
	}
	var parts []string
	if e.Schema != "" {
		parts = append(parts, e.Schema)
	}
	if e.Note != "" {
		parts = append(parts, e.Note)
	}
	if len(parts) == 0 {
		return "required in the schema"
	}
	if !e.Exact && len(e.On) > 0 && e.Note != "" {
		parts = append(parts, "(beyond the schema)")
	}
	return strings.Join(parts, " ")
}

// rulesPage is docs/rules.md.
func rulesPage() string {
	var b strings.Builder
	b.WriteString("# Rules\n\n" +
		"Written by `toolgen rules -markdown` from the table in gen/rule, which holds the schema keyword and the check of the parser of each rule in one row.\n" +
		"A rule that is beyond the schema is checked by the parser and said in the description.\n")
	for _, s := range sections() {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n\n| word | on | becomes |\n|---|---|---|\n", s.title, s.text)
		for _, e := range s.entries {
			fmt.Fprintf(&b, "| `%s` | %s | %s |\n", cell(e.Word), cell(on(e)), markdownCell(e))
		}
	}
	return b.String()
}

func markdownCell(e rule.Entry) string {
	if e.Schema == "" || e.Refused != "" {
		return cell(becomes(e))
	}
	return strings.Replace(cell(becomes(e)), cell(e.Schema), "`"+cell(e.Schema)+"`", 1)
}

// cell escapes what would end a cell.
func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }
