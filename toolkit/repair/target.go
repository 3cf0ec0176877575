package repair

import "strings"

// target is a node of the tree that the paths of the issues make.
type target struct {
	path   string
	wanted bool // an issue is about this value
	below  map[string]*target
}

var tokenUnescaper = strings.NewReplacer("~1", "/", "~0", "~")

// add adds the value at a JSON Pointer. What is not one is nowhere.
func (t *target) add(path string) {
	for rest := path; rest != ""; {
		if rest[0] != '/' {
			return
		}
		token, after := rest[1:], ""
		if i := strings.IndexByte(token, '/'); i >= 0 {
			token, after = token[:i], token[i:]
		}
		rest = after
		name := tokenUnescaper.Replace(token)
		next := t.below[name]
		if next == nil {
			next = &target{}
			t.below = set(t.below, name, next)
		}
		t = next
	}
	t.path, t.wanted = path, true
}
