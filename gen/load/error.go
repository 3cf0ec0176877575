package load

import (
	"strings"

	"github.com/toolgen-go/toolgen/gen/diag"
)

// Error says why packages could not be loaded: a package that is missing, a syntax
// error, a directory outside any module.
type Error struct {
	// Problems has at least one element. A problem of no file has the zero Pos.
	Problems diag.List
}

// Error returns the problems, one a line.
func (e *Error) Error() string {
	lines := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		lines[i] = p.Message
		if p.Pos.IsValid() {
			lines[i] = p.String()
		}
	}
	return strings.Join(lines, "\n")
}

// goCommandMessage returns the part of a go command's failure that people need.
func goCommandMessage(text string) string {
	if _, stderr, ok := strings.Cut(text, "stderr: "); ok {
		text = stderr
	}
	text = strings.TrimPrefix(strings.TrimSpace(text), "go: ")
	return strings.ReplaceAll(text, "\n\t", " ") // "…; to add it:\n\tgo get …"
}
