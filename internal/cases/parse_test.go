package cases

import (
	"errors"
	"reflect"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit"
)

// parse is one text and what becomes of it: the value, or the error that a model reads.
type parse[P any] struct {
	text    string
	want    P
	dropped []string
	err     string
	options toolkit.ParseOptions
}

// check parses each text.
func check[P any](t *testing.T, schema toolkit.Schema[P], rows ...parse[P]) {
	t.Helper()
	s := schema.(interface {
		ParseWith([]byte, toolkit.ParseOptions) (P, toolkit.ParseReport, error)
	})
	for _, row := range rows {
		got, report, err := s.ParseWith([]byte(row.text), row.options)
		if err != nil {
			var failed *toolkit.ParseError
			if !errors.As(err, &failed) || len(failed.Issues) == 0 {
				t.Errorf("%.100q: %T %v, want a *ParseError with issues", row.text, err, err)
			}
			if err.Error() != row.err {
				t.Errorf("%.100q: %q, want %q", row.text, err, row.err)
			}
			continue
		}
		if row.err != "" {
			t.Errorf("%.100q is accepted, want %q", row.text, row.err)
			continue
		}
		if !reflect.DeepEqual(got, row.want) {
			t.Errorf("%.100q: %+v, want %+v", row.text, got, row.want)
		}
		if !reflect.DeepEqual(report.Dropped, row.dropped) {
			t.Errorf("%.100q: dropped %q, want %q", row.text, report.Dropped, row.dropped)
		}
	}
}

// erased is a schema without its type.
type erased struct {
	typ   reflect.Type
	parse func([]byte) error
}

func of[P any](schema toolkit.Schema[P]) erased {
	return erased{reflect.TypeFor[P](), func(text []byte) error {
		_, err := schema.Parse(text)
		return err
	}}
}
