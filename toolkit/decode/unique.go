package decode

// Duplicate reports whether two of values are equal, as == sees it. The time is linear in
// their number.
func Duplicate[T comparable](values []T) bool {
	const few = 16
	if len(values) <= few {
		for i, v := range values {
			for _, w := range values[:i] {
				if v == w {
					return true
				}
			}
		}
		return false
	}
	seen := make(map[T]struct{}, len(values))
	for _, v := range values {
		if _, dup := seen[v]; dup {
			return true
		}
		seen[v] = struct{}{}
	}
	return false
}
