package format

// UUID reports whether s is a UUID in the text form of RFC 4122 section 3, such as
// "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", in either letter case and of any version: the
// JSON Schema format uuid and validator's uuid, which agree.
func UUID(s string) bool {
	if len(s) != 36 {
		return false
	}
	for i := range len(s) {
		switch i {
		case 8, 13, 18, 23:
			if s[i] != '-' {
				return false
			}
		default:
			if !isHex(s[i]) {
				return false
			}
		}
	}
	return true
}
