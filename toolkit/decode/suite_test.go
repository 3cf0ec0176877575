package decode

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/internal/suites/data"
)

// undecided are the verdicts on the texts of JSONTestSuite that RFC 8259 leaves open, as
// one JSON value that reaches the parameters. Texts that are not Unicode are refused; so
// are nesting beyond 1,000 levels and a byte order mark.
var undecided = map[string]bool{
	"i_number_double_huge_neg_exp.json":                   true,
	"i_number_huge_exp.json":                              true, // kept as text; Any and Float refuse it
	"i_number_neg_int_huge_exp.json":                      true,
	"i_number_pos_double_huge_exp.json":                   true,
	"i_number_real_neg_overflow.json":                     true,
	"i_number_real_pos_overflow.json":                     true,
	"i_number_real_underflow.json":                        true,
	"i_number_too_big_neg_int.json":                       true,
	"i_number_too_big_pos_int.json":                       true,
	"i_number_very_big_negative_int.json":                 true,
	"i_object_key_lone_2nd_surrogate.json":                false,
	"i_string_1st_surrogate_but_2nd_missing.json":         false,
	"i_string_1st_valid_surrogate_2nd_invalid.json":       false,
	"i_string_UTF-16LE_with_BOM.json":                     false,
	"i_string_UTF-8_invalid_sequence.json":                false,
	"i_string_UTF8_surrogate_U+D800.json":                 false,
	"i_string_incomplete_surrogate_and_escape_valid.json": false,
	"i_string_incomplete_surrogate_pair.json":             false,
	"i_string_incomplete_surrogates_escape_valid.json":    false,
	"i_string_invalid_lonely_surrogate.json":              false,
	"i_string_invalid_surrogate.json":                     false,
	"i_string_invalid_utf-8.json":                         false,
	"i_string_inverted_surrogates_U+1D11E.json":           false,
	"i_string_iso_latin_1.json":                           false,
	"i_string_lone_second_surrogate.json":                 false,
	"i_string_lone_utf8_continuation_byte.json":           false,
	"i_string_not_in_unicode_range.json":                  false,
	"i_string_overlong_sequence_2_bytes.json":             false,
	"i_string_overlong_sequence_6_bytes.json":             false,
	"i_string_overlong_sequence_6_bytes_null.json":        false,
	"i_string_truncated-utf-8.json":                       false,
	"i_string_utf16BE_no_BOM.json":                        false,
	"i_string_utf16LE_no_BOM.json":                        false,
	"i_structure_500_nested_arrays.json":                  true,
	"i_structure_UTF-8_BOM_empty_object.json":             false,
}

// repeated are the texts that RFC 8259 allows and strictness refuses.
var repeated = map[string]bool{
	"y_object_duplicated_key.json":           true,
	"y_object_duplicated_key_and_value.json": true,
}

// TestJSONTestSuite reads the texts of github.com/nst/JSONTestSuite.
func TestJSONTestSuite(t *testing.T) {
	root := data.Dir(t, "jsontestsuite in it")
	dir := filepath.Join(root, "jsontestsuite", "test_parsing")
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	count := map[byte]int{}
	for _, file := range files {
		name := file.Name()
		if !strings.HasSuffix(name, ".json") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		count[name[0]]++
		var want, known bool
		switch name[0] {
		case 'y':
			want, known = !repeated[name], true
		case 'n':
			want, known = false, true
		case 'i':
			want, known = undecided[name], true
			if _, listed := undecided[name]; !listed {
				known = false
			}
		}
		if !known {
			t.Errorf("%s: no verdict is listed", name)
		}
		if _, err := readRaw(text); (err == nil) != want {
			t.Errorf("%s: Raw: %v", name, err)
		}
		if err := readSkip(text); (err == nil) != (want || repeated[name]) {
			t.Errorf("%s: Skip: %v", name, err)
		}
		if _, err := readAny(text); err == nil && !want {
			t.Errorf("%s: Any accepts", name)
		}
	}
	if count['y'] < 90 || count['n'] < 180 || count['i'] != len(undecided) {
		t.Errorf("the suite is not complete: %v", count)
	}
}
