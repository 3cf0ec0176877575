// Package suggest finds the name that somebody probably meant.
package suggest

import (
	"unicode"
	"unicode/utf8"
)

// MaxLen is the length in bytes above which a name is neither corrected nor offered:
// nobody mistypes that much, and the limit keeps the work per candidate constant.
const MaxLen = 64

// Nearest returns the candidate that is closest to name, or "" if none is close enough to
// be worth offering. Letter case and the separators '_', '-', '.' and ' ' do not count, so
// old_text is as near to oldText as can be. Of two equally near candidates the first wins.
// The cost is linear in the number of candidates.
func Nearest(name string, candidates []string) string {
	var a, b [MaxLen]rune
	want, ok := fold(&a, name)
	if !ok {
		return ""
	}
	best, bestDistance := "", MaxLen
	for _, c := range candidates {
		got, ok := fold(&b, c)
		if !ok {
			continue
		}
		limit := min(tolerance(len(want), len(got)), bestDistance-1)
		if dist := distance(want, got, limit); dist <= limit {
			best, bestDistance = c, dist
			if dist == 0 {
				break
			}
		}
	}
	return best
}

// tolerance is the largest distance at which two names of n and m characters are near:
// a third of the longer one, but nothing for names of one or two characters, which are a
// single edit away from far too much.
func tolerance(n, m int) int {
	longer := max(n, m)
	if longer < 3 {
		return 0
	}
	return longer / 3
}

// fold writes the characters of s that count into buf and reports whether s can be
// compared at all.
func fold(buf *[MaxLen]rune, s string) ([]rune, bool) {
	if len(s) > MaxLen || !utf8.ValidString(s) {
		return nil, false
	}
	n := 0
	for _, r := range s {
		switch r {
		case '_', '-', '.', ' ':
			continue
		}
		buf[n] = unicode.ToLower(r)
		n++
	}
	return buf[:n], n > 0
}

// distance counts the insertions, deletions, substitutions and swaps of neighbours that
// turn a into b (optimal string alignment). A result above limit may be too small, but is
// above limit.
func distance(a, b []rune, limit int) int {
	if gap := len(a) - len(b); gap > limit || -gap > limit {
		return limit + 1
	}
	// Three rows of the table: the one being filled, the one above, and the one above that.
	var rows [3][MaxLen + 1]int
	before, above, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		above[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		smallest := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			v := min(above[j]+1, row[j-1]+1, above[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				v = min(v, before[j-2]+1)
			}
			row[j] = v
			smallest = min(smallest, v)
		}
		if smallest > limit {
			return limit + 1
		}
		before, above, row = above, row, before
	}
	return above[len(b)]
}
