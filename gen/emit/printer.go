package emit

import (
	"bytes"
	"fmt"
)

// printer collects lines of Go. It does not indent: go/format does that at the end.
type printer struct{ bytes.Buffer }

// p prints one line.
func (b *printer) p(format string, args ...any) {
	fmt.Fprintf(&b.Buffer, format, args...)
	b.WriteByte('\n')
}
