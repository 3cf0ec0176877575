package tools

import "github.com/toolgen-go/toolgen/toolkit"

// All returns every tool of the package, each new, in the order of their names.
func All() []toolkit.AnyTool {
	return []toolkit.AnyTool{
		Count(),
		Echo(),
		Uppercase(),
	}
}
