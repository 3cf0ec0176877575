package decode

import (
	"strconv"
	"unsafe"
)

// EnumKey returns the current member's name if it is one of values; any other is an issue.
func EnumKey[T ~string](m *Map, values []T) (T, bool) {
	m.d.at = m.key
	name := m.name(false)
	for _, v := range values {
		if string(v) == name {
			return v, true
		}
	}
	notOneOf(m.d, m.key, name, values)
	return "", false
}

// IntKey returns the current member's name as an integer: plain digits with a minus sign
// before them or none, so that each number has one name. Anything else is an issue, and so
// is a number that T cannot hold; that issue is BeyondSchema.
func IntKey[T integer](m *Map) (T, bool) {
	m.d.at = m.key
	name := m.name(false)
	var zero T
	signed := zero-1 < 0
	if !plainInteger(name, signed) {
		m.d.add(record{offset: m.key, code: KeyForm, arg: integerForm(signed)})
		return 0, false
	}
	if n, err := strconv.ParseInt(name, 10, 64); err == nil && int64(T(n)) == n && (n < 0) == (T(n) < 0) {
		return T(n), true
	}
	if n, err := strconv.ParseUint(name, 10, 64); err == nil && uint64(T(n)) == n && T(n) >= 0 {
		return T(n), true
	}
	m.d.add(record{offset: m.key, code: KeyRange, arg: integerRange[T](), beyond: true})
	return 0, false
}

// integerRange says what T can hold.
func integerRange[T integer]() string {
	var zero T
	bits := 8 * int(unsafe.Sizeof(zero))
	if zero-1 > 0 {
		return unsignedRange(bits)
	}
	return signedRange(bits)
}

// integerForm says how an integer is written as a name.
func integerForm(signed bool) string {
	if signed {
		return `an integer in plain digits, such as "12" or "-3"`
	}
	return `an integer in plain digits, such as "12"`
}

// plainInteger reports whether s is an integer as Go and JSON write one.
func plainInteger(s string, signed bool) bool {
	if s == "0" {
		return true
	}
	if signed && len(s) > 0 && s[0] == '-' {
		s = s[1:]
	}
	for i := range len(s) {
		if c := s[i]; c < '0' || c > '9' || i == 0 && c == '0' {
			return false
		}
	}
	return s != ""
}

// EnumIntKey returns the current member's name if it is one of values in plain digits; any
// other is an issue.
func EnumIntKey[T integer](m *Map, values []T) (T, bool) {
	m.d.at = m.key
	name := m.name(false)
	for _, v := range values {
		if integerText(v) == name {
			return v, true
		}
	}
	if m.d.full() {
		return 0, false
	}
	allowed := make([]string, len(values))
	for i, v := range values {
		allowed[i] = integerText(v)
	}
	m.d.add(record{offset: m.key, code: CodeEnum, arg: joinValues(quotedStrings(allowed))})
	return 0, false
}

func integerText[T integer](v T) string {
	if v < 0 {
		return strconv.FormatInt(int64(v), 10)
	}
	return strconv.FormatUint(uint64(v), 10)
}

// TextKey hands the current member's name, which Key returned, to a type. A name that the
// type refuses is an issue that is BeyondSchema.
func (m *Map) TextKey(name string, into interface{ UnmarshalText([]byte) error }) bool {
	m.d.at = m.key
	return m.d.Text(name, into)
}

// SameKey records that an earlier name means the same key as the current one, and skips
// the value, which must not have been read yet.
func (m *Map) SameKey() {
	m.d.add(record{offset: m.key, code: KeyRepeated, beyond: true})
	m.d.skip(nil)
}
